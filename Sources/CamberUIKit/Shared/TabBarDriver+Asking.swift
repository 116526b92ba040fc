import CamberCore

extension TabBarDriver {
    /// The height that a bar takes from its container when shown: from the bar's top to the
    /// container's bottom, or from the container's top to a header's lower edge.
    /// - Parameter environment: the container; its height does not matter, its safe area does.
    func fittingHeight(in environment: TabEnvironment) -> Double {
        var probe = engine
        var roomy = environment
        // Any height with room for a bar will do; insets would shrink in one without.
        roomy.size.height = 10_000
        _ = probe.send(.keyboard(height: 0), at: probe.time)
        _ = probe.send(.barHidden(false, animated: false), at: probe.time)
        _ = probe.send(.environment(roomy), at: probe.time)
        var scene = TabBarScene()
        probe.scene(at: probe.time, into: &scene)
        switch probe.style.placement {
        case .top: return scene.contentInsets.top
        case .bottom: return scene.contentInsets.bottom
        }
    }

    /// The page that ⌘1 … ⌘9 choose, or `nil` when there are fewer.
    func page(forDigit digit: Int) -> TabID? {
        let pages = engine.pageIDs
        return (1...9).contains(digit) && digit <= pages.count ? pages[digit - 1] : nil
    }

    /// The place of the selection among the pages, from 0, or `nil` without one.
    var selectedOrdinal: Int? {
        guard let selection = engine.selection else { return nil }
        return engine.pageIDs.firstIndex(of: selection)
    }
}
