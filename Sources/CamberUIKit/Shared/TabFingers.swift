/// Numbers the fingers that are down, so that the engine can tell them apart. Touches are known by
/// the identity of the object that stands for them until they end.
struct TabFingers {
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var next = 0

    /// The number of a finger that goes down. One that is down already keeps its number.
    mutating func begin(_ touch: AnyObject) -> Int {
        if let known = number(of: touch) { return known }
        next += 1
        numbers[ObjectIdentifier(touch)] = next
        return next
    }

    /// The number of a finger that is down, or `nil` for one that never went down here.
    func number(of touch: AnyObject) -> Int? { numbers[ObjectIdentifier(touch)] }

    /// Forgets a finger that goes up; the result is its number.
    mutating func end(_ touch: AnyObject) -> Int? {
        numbers.removeValue(forKey: ObjectIdentifier(touch))
    }
}
