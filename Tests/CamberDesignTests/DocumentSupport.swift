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
