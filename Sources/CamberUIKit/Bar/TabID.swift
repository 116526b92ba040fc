/// What tells the items of a UIKit bar apart: a string, so that it goes into Interface Builder,
/// Objective-C and restored state.
///
/// Write it as a literal, or make constants of your own:
/// ```swift
/// extension TabID { static let home: TabID = "home" }
/// ```
public struct TabID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// The string.
    public var rawValue: String

    /// The id that is a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The id that is a string.
    public init(_ string: String) { rawValue = string }

    /// The id that is a literal string.
    public init(stringLiteral string: String) { rawValue = string }

    /// The string.
    public var description: String { rawValue }
}
