extension TabBarDriver {
    // MARK: The container

    /// Tells the bar of its container and the user's settings, if they are others than before.
    /// - Returns: whether they are.
    package func setEnvironment(_ environment: TabEnvironment) -> Bool {
        guard environment != sentEnvironment else { return false }
        sentEnvironment = environment
        send(.environment(environment))
        return true
    }

    // MARK: The bar's own size

    /// The height that a bar takes from its container when shown: from the bar's top to the
    /// container's bottom, or from the container's top to a header's lower edge.
    /// - Parameters:
    ///   - environment: the container; its height does not matter, its safe area does.
    ///   - width: another width than the container's.
    ///   - safeArea: another safe area than the container's.
    package func fittingHeight(
        in environment: TabEnvironment, width: Double? = nil, safeArea: SceneInsets? = nil
    ) -> Double {
        var (probe, roomy, scene) = (engine, environment, TabBarScene())
        roomy.size.width = width ?? roomy.size.width
        roomy.safeArea = safeArea ?? roomy.safeArea
        // Any height with room for a bar will do; in one without, insets would shrink.
        roomy.size.height = 10_000
        let events: [TabEvent<ID>] = [
            .keyboard(height: 0), .barHidden(false, animated: false), .environment(roomy),
        ]
        for event in events { _ = probe.send(event, at: probe.time) }
        probe.scene(at: probe.time, into: &scene)
        let insets = scene.contentInsets
        return probe.style.placement == .top ? insets.top : insets.bottom
    }

    /// Whether the bar takes another room than at the last question: another height, or at the other
    /// edge.
    package func takesOtherRoom(in environment: TabEnvironment) -> Bool {
        let room = (height: fittingHeight(in: environment), edge: engine.style.placement)
        defer { fittedRoom = room }
        return fittedRoom.map { $0 != room } ?? true
    }
}
