/// What a bar writes into the system's restored state and reads from it: the id of the selection,
/// because indexes mean something else as soon as the tabs have changed.
enum TabRestoration {
    /// The key of the selection's id.
    static let selectionKey = "Camber.selection"

    /// The page to select after a launch, or `nil` to leave the selection as it is.
    /// - Parameters:
    ///   - restored: what was written at the last launch.
    ///   - pages: the pages that there are. Without any, the id waits for them.
    static func selection(restored: String?, pages: [TabID]) -> TabID? {
        guard let restored else { return nil }
        let id = TabID(restored)
        return pages.isEmpty || pages.contains(id) ? id : nil
    }
}
