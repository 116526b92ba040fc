import CamberDesign
import Testing

/// Reads a document that must be right.
func document(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> JSONDocument {
    do {
        return try JSONReader.read(Array(text.utf8), file: "bar.json")
    } catch {
        Issue.record("\(error)", sourceLocation: sourceLocation)
        throw error
    }
}

/// The sentence with which a document is refused, or nil if it is read.
func refusal(of bytes: [UInt8]) -> String? {
    do {
        _ = try JSONReader.read(bytes, file: "bar.json")
        return nil
    } catch {
        return error.description
    }
}

/// The sentence with which a document is refused, or nil if it is read.
func refusal(of text: String) -> String? { refusal(of: Array(text.utf8)) }

/// The sentence with which reading a value is refused, or nil if it succeeds.
func refusal<Value>(
    reading text: String, _ read: (JSONCursor) throws(DesignError) -> Value
) throws -> String? {
    let cursor = try document(text).cursor
    do {
        _ = try read(cursor)
        return nil
    } catch {
        return error.description
    }
}

/// The text of UTF-8.
func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// SplitMix64: the same numbers for a seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
