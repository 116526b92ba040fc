/// Which pages have appeared, and which appearance calls they are owed after a change.
///
/// A page is told that it will appear when any part of it comes into sight, and that it did when it
/// is the selection and alone in sight. It is told that it will disappear when another page becomes
/// the selection or it leaves again, and that it did once no part of it is in sight. So a switch
/// gives each of the two pages one appearance or disappearance, a page that is only peeked at never
/// appears, and a page that is kept out of sight hears nothing, even when the container leaves.
struct TabAppearances<Key: Hashable> {
    /// How far a page or the container has come.
    enum Phase: Hashable, Sendable {
        case disappeared
        case appearing
        case appeared
        case disappearing

        /// Whether it is on its way in, or there.
        var isIn: Bool { self == .appearing || self == .appeared }
        /// Whether it is on no way.
        var isFinal: Bool { self == .appeared || self == .disappeared }
    }

    /// What a page is to be told.
    enum Call: Hashable, Sendable {
        case willAppear
        case willDisappear
        /// The end of what began last.
        case did
    }

    /// Calls in the order in which they are due.
    typealias Calls = [(key: Key, call: Call)]

    private(set) var container = Phase.disappeared
    private var phases: [Key: Phase] = [:]
    private var visible: [Key] = []
    private var selection: Key?

    /// How far a page has come.
    func phase(of key: Key) -> Phase { phases[key] ?? .disappeared }

    /// Other pages come into sight, or another is the selection.
    /// - Returns: what is due before the views are exchanged, and after.
    mutating func show(_ visible: [Key], selection: Key?) -> (before: Calls, after: Calls) {
        self.visible = visible
        self.selection = selection
        return update()
    }

    /// The container itself appears or disappears.
    mutating func setContainer(_ phase: Phase) -> (before: Calls, after: Calls) {
        container = phase
        return update()
    }

    private mutating func update() -> (before: Calls, after: Calls) {
        var (before, after): (Calls, Calls) = ([], [])
        for key in visible + phases.keys.filter({ !visible.contains($0) }) {
            let old = phase(of: key)
            let new = target(of: key, from: old)
            guard new != old else { continue }
            if new.isIn != old.isIn {
                before.append((key, new.isIn ? .willAppear : .willDisappear))
            }
            if new.isFinal { after.append((key, .did)) }
            phases[key] = new == .disappeared ? nil : new
        }
        // Whatever leaves is gone before something else is there.
        after = after.filter { phases[$0.key] == nil } + after.filter { phases[$0.key] != nil }
        return (before, after)
    }

    private func target(of key: Key, from phase: Phase) -> Phase {
        guard container != .disappeared, visible.contains(key) else { return .disappeared }
        if container == .disappearing { return phase == .disappeared ? phase : .disappearing }
        if key == selection {
            let isThere = container == .appeared && visible.count == 1
            return isThere || phase == .appeared ? .appeared : .appearing
        }
        switch phase {
        case .appeared: return .disappearing
        case .disappeared: return .appearing
        case .appearing, .disappearing: return phase
        }
    }
}
