/// A type whose cases are the names that a parameter can take.
public protocol TabParameterChoice: Sendable {
    /// The names, in the order of their raw values from 0.
    static var names: [String] { get }
    /// The index of the case.
    var rawValue: Int { get }
    /// The case with an index.
    init?(rawValue: Int)
}
