/// Decides between the app's selection and the bar's.
///
/// The app's value is a request only when it has changed since it was seen last: an update for
/// another reason, and the echo of what the bar itself has chosen, ask for nothing. A value whose
/// page is not there yet waits for it.
struct TabSelectionArbiter<Value: Hashable> {
    /// What the app asks of the bar.
    enum Request: Equatable {
        case nothing
        case select(Value?)
    }

    private var seen: Value??
    private var isWaiting = false

    /// The app's value at an update.
    /// - Parameters:
    ///   - value: the app's selection.
    ///   - pages: the values of the pages that there are.
    mutating func request(_ value: Value?, pages: [Value]) -> Request {
        // A bar that has lost all its pages has forgotten its selection.
        if seen != .some(value) || pages.isEmpty {
            (seen, isWaiting) = (.some(value), true)
        }
        guard isWaiting, value.map(pages.contains) ?? true else { return .nothing }
        isWaiting = false
        return .select(value)
    }

    /// The app has taken over what the bar chose.
    mutating func accept(_ value: Value?) {
        (seen, isWaiting) = (.some(value), false)
    }

    /// What the app is to be told after an update: the bar's selection, when that of the app has lost
    /// its page. `nil` when there is nothing to tell.
    func correction(selected: Value?, pages: [Value]) -> Value? {
        guard let seen, let value = seen, !isWaiting, !pages.contains(value) else { return nil }
        return selected
    }

    /// Offers the app a selection that the user wishes.
    /// - Returns: whether the app has it now. A setter that refuses leaves its old value; one that
    ///   puts something else in its place has asked for that, which the next update will show.
    static func offer(_ value: Value, read: () -> Value?, write: (Value) -> Void) -> Bool {
        if read() != value { write(value) }
        return read() == value
    }
}
