/// Keeps work that calls the app from being done inside of itself, as when a page that comes into sight
/// lays out its container. Whoever asks meanwhile gets it once more, after and not inside: a layout that
/// asked for the next one as long as the work lasts would never end.
package struct TabSingleRun: Hashable, Sendable {
    private var isUnderWay = false
    private var isWantedAgain = false

    /// Nothing is under way.
    package init() {}

    /// Begins the work.
    /// - Returns: whether it is to be done now; if so, ``end()`` has to follow.
    package mutating func begin() -> Bool {
        isWantedAgain = isUnderWay
        defer { isUnderWay = true }
        return !isUnderWay
    }

    /// Ends the work.
    /// - Returns: whether it was asked for meanwhile.
    package mutating func end() -> Bool {
        isUnderWay = false
        return isWantedAgain
    }
}
