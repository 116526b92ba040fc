import CamberSnapshot
import Foundation

/// Something went wrong that is not the command line's fault: exit code 1.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Files and the standard streams, which are called `-`.
enum Files {
    /// The most that is read of a file: a little more than any format allows, so that its reader sees
    /// that there is too much, and a file of any size is refused without being read.
    private static let limit = 8 * 1024 * 1024 + 1

    /// What messages call an input.
    static func name(_ path: String) -> String { path == "-" ? "standard input" : path }

    /// Reads a file, or standard input.
    static func read(_ path: String) throws -> [UInt8] {
        if path == "-" { return try read(FileHandle.standardInput, "standard input") }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw CommandFailure("\(path): there is no such file")
        }
        if isDirectory.boolValue {
            throw CommandFailure("\(path): found a folder, expected a file")
        }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw CommandFailure("\(path): cannot be read; check its permissions")
        }
        defer { try? handle.close() }
        return try read(handle, path)
    }

    private static func read(_ handle: FileHandle, _ name: String) throws -> [UInt8] {
        var bytes: [UInt8] = []
        do {
            while bytes.count < limit,
                let chunk = try handle.read(upToCount: min(1 << 16, limit - bytes.count)),
                !chunk.isEmpty
            {
                bytes.append(contentsOf: chunk)
            }
        } catch {
            throw CommandFailure("\(name): cannot be read: \(error.reason)")
        }
        return bytes
    }

    /// Writes a file, whole or not at all, or standard output.
    static func write(_ bytes: [UInt8], to path: String) throws {
        let output = try FileOutput(path)
        try output.write(bytes)
        try output.finish()
    }

    /// Refuses to write what is no text to a terminal.
    static func refuseTerminal(_ what: String) throws {
        if isatty(FileHandle.standardOutput.fileDescriptor) == 1 {
            throw UsageError("\(what) on a terminal is of no use; name a file with -o FILE")
        }
    }

    /// Writes text to standard output.
    static func show(_ text: String) throws {
        try write(Array(text.utf8), to: "-")
    }

    /// Writes a line for the person at the terminal. A terminal that is gone is no failure.
    static func say(_ line: String) {
        try? FileHandle.standardError.write(contentsOf: Data((shown(line) + "\n").utf8))
    }

    /// A text whose control characters, which a design may hold, are shown and not obeyed.
    static func shown(_ line: String) -> String {
        var text = ""
        for scalar in line.unicodeScalars {
            if scalar.isControl, scalar != "\n" {
                text += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// The same of a text within a line: what would begin another is shown, too.
    static func shownOnOneLine(_ text: String) -> String {
        shown(text).replacingOccurrences(of: "\n", with: "\\u{a}")
    }
}
