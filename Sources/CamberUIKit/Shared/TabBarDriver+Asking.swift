import CamberCore

extension TabBarDriver {
    /// The height that a bar takes from its container when shown: from the bar's top to the
    /// container's bottom, or from the container's top to a header's lower edge.
    /// - Parameter environment: the container; its height does not matter, its safe area does.
    func fittingHeight(in environment: TabEnvironment) -> Double {
        var (probe, roomy, scene) = (engine, environment, TabBarScene())
        // Any height with room for a bar will do; in one without, insets would shrink.
        roomy.size.height = 10_000
        let events: [TabEvent<TabID>] = [
            .keyboard(height: 0), .barHidden(false, animated: false), .environment(roomy),
        ]
        for event in events { _ = probe.send(event, at: probe.time) }
        probe.scene(at: probe.time, into: &scene)
        let insets = scene.contentInsets
        return probe.style.placement == .top ? insets.top : insets.bottom
    }

    /// The page that ⌘1 … ⌘9 choose, or `nil` when there are fewer.
    func page(forDigit digit: Int) -> TabID? {
        let pages = engine.pageIDs
        return (1...9).contains(digit) && digit <= pages.count ? pages[digit - 1] : nil
    }
}
