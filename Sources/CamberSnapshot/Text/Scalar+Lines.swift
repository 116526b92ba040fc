extension Unicode.Scalar {
    /// Whether it would end a line or leap along it. A title is one line, and has a space instead.
    var leavesLine: Bool {
        switch value {
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
