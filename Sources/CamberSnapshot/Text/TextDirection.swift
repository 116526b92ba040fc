/// Which way a text reads.
enum TextDirection {
    /// Whether a text reads from right to left: whether its first letter belongs to a script that
    /// does, as the Unicode bidirectional algorithm decides (rules P2 and P3). The blocks are
    /// those whose letters have the classes R and AL.
    static func isRightToLeft(_ text: String) -> Bool {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
                0x1E800...0x1EFFF:
                if scalar.properties.isAlphabetic { return true }
            default:
                if scalar.properties.isAlphabetic { return false }
            }
        }
        return false
    }
}
