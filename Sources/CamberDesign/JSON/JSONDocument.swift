/// A whole document that was read: its values, and what is needed to say where each one is.
///
/// Values carry no path. The path of a value is found from its position when an error needs it, so
/// reading a correct document spends nothing on paths.
public final class JSONDocument: Sendable {
    /// The name that errors give the document, UTF-8; empty for none.
    public let file: [UInt8]
    /// The document's one value.
    public let root: JSONValue
    /// The text, to quote numbers in errors as they were written.
    let bytes: [UInt8]

    init(root: JSONValue, bytes: [UInt8], file: [UInt8]) {
        self.root = root
        self.bytes = bytes
        self.file = file
    }

    /// The document's one value, ready to be read.
    public var cursor: JSONCursor { JSONCursor(document: self, value: root) }

    /// The path of the value or key that starts at a position, such as `items[2].badge`, as UTF-8;
    /// empty for the root. Of a position inside a value, the path of that value.
    func path(to position: JSONPosition) -> [UInt8] {
        var path = JSONPath()
        var value = root
        while value.position.offset < position.offset {
            switch value.kind {
            case .array(let items):
                let index = lastIndex(of: items.count) {
                    items[$0].position.offset <= position.offset
                }
                guard let index else { return path.text }
                path.append(index: index)
                value = items[index]
            case .object(let members):
                let index = lastIndex(of: members.count) {
                    members[$0].position.offset <= position.offset
                }
                guard let index else { return path.text }
                path.append(key: members[index].key)
                // A position of the key itself lies before the value and ends the search.
                value = members[index].value
            default:
                return path.text
            }
        }
        return path.text
    }

    /// The last of the indices 0..<count that lies before or at the place sought; children are in
    /// the document's order, so those that do come first.
    private func lastIndex(of count: Int, isBefore: (Int) -> Bool) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}

/// Writes a path such as `items[2].badge`; a key that is no plain name is written `["a key"]`.
struct JSONPath {
    private(set) var text: [UInt8] = []

    mutating func append(index: Int) {
        text.append(UInt8(ascii: "["))
        text.append(decimal: index)
        text.append(UInt8(ascii: "]"))
    }

    mutating func append(key: [UInt8]) {
        if JSONPath.isPlainName(key) {
            if !text.isEmpty { text.append(UInt8(ascii: ".")) }
            text.append(contentsOf: key)
        } else {
            text.append(UInt8(ascii: "["))
            text.append(quoted: key)
            text.append(UInt8(ascii: "]"))
        }
    }

    private static func isPlainName(_ key: [UInt8]) -> Bool {
        guard let first = key.first, key.count <= 40 else { return false }
        for byte in key {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
                continue
            default: return false
            }
        }
        return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    }
}
