extension JSONReader {
    /// An error at a place, by default where the reader is.
    func error(
        _ kind: DesignError.Kind, _ problem: [UInt8], expected: [UInt8] = [], hint: [UInt8] = [],
        at place: JSONPosition? = nil
    ) -> DesignError {
        let place = place ?? position
        return DesignError(
            kind: kind, file: file, line: place.line, column: place.column, path: path,
            problem: problem, expected: expected, hint: hint)
    }

    /// An error where the reader is.
    func error(
        _ kind: DesignError.Kind, _ problem: StaticString, expected: StaticString
    ) -> DesignError {
        error(kind, [UInt8](literal: problem), expected: [UInt8](literal: expected))
    }

    /// The path of the value being read.
    private var path: [UInt8] {
        var path = JSONPath()
        for step in steps {
            switch step {
            case .none: break
            case .index(let index): path.append(index: index)
            case .key(let key): path.append(key: key)
            }
        }
        return path.text
    }

    /// An error about what stands at `offset`.
    func unexpected(expected: StaticString) -> DesignError {
        if isAtEnd { return error(.syntax, "the document ends here", expected: expected) }
        guard let length = UTF8Scalars.length(in: bytes, at: offset) else {
            return invalidEncoding()
        }
        var problem = [UInt8](literal: "found ")
        if current == UInt8(ascii: "\"") {
            problem.append(literal: "a string")
        } else if JSONReader.isNumberByte(current) {
            var end = offset
            while end < bytes.count, JSONReader.isNumberByte(bytes[end]) { end += 1 }
            problem.append(excerpt: bytes[offset..<end], limit: 40)
        } else {
            problem.append(quoted: Array(bytes[offset..<(offset + length)]))
        }
        return error(.syntax, problem, expected: [UInt8](literal: expected), hint: hint)
    }

    /// What to say about JSON's best-known dialects.
    private var hint: [UInt8] {
        switch current {
        case UInt8(ascii: "/"), UInt8(ascii: "#"): [UInt8](literal: "JSON has no comments")
        case UInt8(ascii: "'"): [UInt8](literal: "strings take double quotes")
        default: []
        }
    }

    /// An error about the byte at `offset`, where no well-formed UTF-8 starts.
    func invalidEncoding() -> DesignError {
        var problem = [UInt8](literal: "the byte 0x")
        problem.append(JSONEscape.hexDigit(current >> 4))
        problem.append(JSONEscape.hexDigit(current))
        problem.append(literal: " starts no well-formed UTF-8 character")
        return error(.encoding, problem)
    }
}
