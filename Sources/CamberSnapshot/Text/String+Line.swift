extension String {
    /// The text as every picture shows it, on one line: a space for what would end the line or leap
    /// along it, nothing for other control characters, which have no form, and U+FFFD for what is no
    /// character, which neither XML nor Cairo's PDFs can hold.
    var asLine: String {
        guard unicodeScalars.contains(where: { !$0.isOfLine }) else { return self }
        var line = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar.isOfLine {
                line.append(scalar)
            } else if scalar.leavesLine {
                line.append(" ")
            } else if !scalar.isControl {
                line.append("\u{FFFD}")
            }
        }
        return String(line)
    }
}

extension Unicode.Scalar {
    /// Whether a line holds it as it is.
    fileprivate var isOfLine: Bool {
        !isControl && !leavesLine && !properties.isNoncharacterCodePoint
    }

    /// Whether it would end a line or leap along it.
    fileprivate var leavesLine: Bool {
        switch value {
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Whether it is one of the codes that a terminal obeys instead of showing them.
    package var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
