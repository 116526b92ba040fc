/// Swift source as far as rules about it need to understand it: what is code, what it imports.
public struct SwiftSource {
    /// The source with everything inside comments and string literals replaced by spaces; line
    /// breaks stay, so line numbers do. Interpolated expressions are code and stay.
    public let code: String

    /// Reads source text. Text that is not Swift gives something, and never traps.
    public init(_ text: String) {
        var scanner = Scanner(source: Array(text.utf8))
        scanner.code()
        code = String(decoding: scanner.output, as: UTF8.self)
    }

    /// The types that are declared in the file and in no other type, in order.
    public var types: [String] {
        let kinds: Set = ["struct", "class", "enum", "protocol", "typealias"]
        let modifiers: Set = ["public", "package", "internal", "fileprivate", "private", "final"]
        return code.split(separator: "\n").compactMap { line in
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
            guard line.first?.isWhitespace == false,
                let kind = words.firstIndex(where: { !modifiers.contains($0) }),
                kinds.contains(words[kind])
            else { return nil }
            return words.dropFirst(kind + 1).first
        }
    }

    /// All words of the code.
    public var words: Set<String> { Set(tokens) }

    /// The lines that hold code; comments and blank ones do not count.
    public var lineCount: Int {
        code.split(separator: "\n").count { line in line.contains { !$0.isWhitespace } }
    }

    /// The modules imported, in order, whatever stands before or after the keyword: attributes,
    /// an access level, the kind of one imported declaration, a submodule.
    public var imports: [String] {
        let kinds: Set = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]
        // Where the reserved word can stand as a name: a member, a label, or in backticks.
        let namesFollow: Set = [".", "`", "(", ","]
        let words = tokens
        var modules: [String] = []
        for (index, word) in words.enumerated() where word == "import" {
            if index > 0, namesFollow.contains(words[index - 1]) { continue }
            var rest = words[(index + 1)...].drop { $0 == "`" }
            if let first = rest.first, kinds.contains(first) { rest = rest.dropFirst() }
            if let module = rest.first(where: { $0 != "`" }) { modules.append(module) }
        }
        return modules
    }

    /// Words, and every other character alone; white space separates.
    private var tokens: [String] {
        var tokens: [String] = []
        var word = ""
        for character in code {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            }
            if !word.isEmpty { tokens.append(word) }
            word = ""
            if !character.isWhitespace { tokens.append(String(character)) }
        }
        if !word.isEmpty { tokens.append(word) }
        return tokens
    }
}

/// Copies source to `output`, blanking comments and literals.
private struct Scanner {
    let source: [UInt8]
    var output: [UInt8] = []
    private var position = 0

    init(source: [UInt8]) {
        self.source = source
        output.reserveCapacity(source.count)
    }

    private func at(_ text: StaticString, offset: Int = 0) -> Bool {
        let start = position + offset
        guard start + text.utf8CodeUnitCount <= source.count else { return false }
        return text.withUTF8Buffer { source[start...].starts(with: $0) }
    }

    private mutating func keep(_ count: Int = 1) {
        output += source[position..<position + count]
        position += count
    }

    private mutating func blank(_ count: Int = 1) {
        for _ in 0..<min(count, source.count - position) {
            let byte = source[position]
            output.append(byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " "))
            position += 1
        }
    }

    /// Code to the end of the source or, inside an interpolation, to its closing parenthesis.
    mutating func code(inParentheses: Bool = false) {
        var depth = 0
        while position < source.count {
            if at("//") {
                while position < source.count, !at("\n") { blank() }
            } else if at("/*") {
                comment()
            } else if let hashes = openingQuote() {
                literal(hashes: hashes)
            } else {
                if at("(") { depth += 1 }
                if at(")") {
                    if inParentheses, depth == 0 { return keep() }
                    depth -= 1
                }
                keep()
            }
        }
    }

    /// A block comment; they nest.
    private mutating func comment() {
        var depth = 0
        repeat {
            if at("/*") {
                depth += 1
                blank(2)
            } else if at("*/") {
                depth -= 1
                blank(2)
            } else {
                blank()
            }
        } while depth > 0 && position < source.count
    }

    /// The number of `#` before the quote, if a string literal begins here.
    private func openingQuote() -> Int? {
        var hashes = 0
        while at("#", offset: hashes) { hashes += 1 }
        return at("\"", offset: hashes) ? hashes : nil
    }

    private func hasHashes(_ count: Int, offset: Int) -> Bool {
        (0..<count).allSatisfy { at("#", offset: offset + $0) }
    }

    private func isBlankToLineEnd(from start: Int) -> Bool {
        source[min(start, source.count)...].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D } == 0x0A
    }

    private mutating func literal(hashes: Int) {
        // Three quotes open a literal of several lines only at a line's end: #""" "# has one line.
        let isLong = at("\"\"\"", offset: hashes) && isBlankToLineEnd(from: position + hashes + 3)
        let quotes = isLong ? 3 : 1
        blank(hashes + quotes)
        while position < source.count {
            if at("\\"), hasHashes(hashes, offset: 1) {
                let isInterpolation = at("(", offset: 1 + hashes)
                blank(1 + hashes)
                if isInterpolation {
                    keep()
                    code(inParentheses: true)
                } else {
                    blank()
                }
            } else if quotes == 3 ? at("\"\"\"") : at("\""), hasHashes(hashes, offset: quotes) {
                return blank(quotes + hashes)
            } else if quotes == 1, at("\n") {
                return  // Not Swift; what follows is read as code again.
            } else {
                blank()
            }
        }
    }
}
