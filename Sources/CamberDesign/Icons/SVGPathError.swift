/// Why a text is not the path data of SVG, and where.
public struct SVGPathError: Error, Hashable, Sendable {
    /// What was wrong.
    public enum Reason: Hashable, Sendable {
        /// The data does not begin with `M` or `m`.
        case expectedMove
        /// Something other than a command letter stands where a command must begin.
        case expectedCommand
        /// A command lacks a number.
        case expectedNumber
        /// A flag of an arc is neither `0` nor `1`.
        case expectedFlag
        /// A coordinate lies beyond ±``SVGPathParser/coordinateLimit``.
        case outOfRange
    }

    /// What was wrong.
    public var reason: Reason
    /// Where: bytes from the start of the data. The data's length if it ended too early.
    public var offset: Int

    /// An error at a byte of the data.
    public init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    /// The error in words: what was expected, and where.
    public var message: String {
        let expectation: String
        switch reason {
        case .expectedMove: expectation = "path data must begin with M or m"
        case .expectedCommand: expectation = "expected a command, one of MmLlHhVvCcSsQqTtAaZz"
        case .expectedNumber: expectation = "expected a number"
        case .expectedFlag: expectation = "expected an arc flag, 0 or 1"
        case .outOfRange: expectation = "expected a coordinate between -1e9 and 1e9"
        }
        return expectation + " at byte \(offset)"
    }
}
