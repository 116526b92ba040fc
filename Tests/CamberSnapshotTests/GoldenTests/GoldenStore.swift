import CamberTestSupport
import Foundation
import Testing

/// The pictures that have been looked at and found right, and what becomes of those that differ.
enum GoldenStore {
    /// Where goldens lie, relative to the package's root.
    static let folder = "Tests/CamberSnapshotTests/Goldens"
    /// Where pictures are left that are not as the golden, relative to the package's root.
    static let failures = "build/goldens"

    /// Whether goldens are written instead of compared.
    static let isRecording = ProcessInfo.processInfo.environment["CAMBER_RECORD"] == "1"

    /// The names of all goldens, with their extensions.
    static var names: Set<String> {
        Set(PackageFiles.paths(in: folder).map { String($0.dropFirst(folder.count + 1)) })
    }

    /// The golden of a name, or `nil` if there is none.
    static func read(_ name: String) -> Data? { try? PackageFiles.data(folder + "/" + name) }

    /// Writes a golden.
    static func record(_ data: Data, _ name: String) throws {
        try write(data, to: folder + "/" + name)
    }

    /// Leaves a picture that differs from its golden for a person to look at.
    /// - Returns: where it is, relative to the package's root.
    static func leave(_ data: Data, _ name: String) throws -> String {
        let path = failures + "/" + name
        try write(data, to: path)
        return path
    }

    /// Deletes a golden that nothing draws any more.
    static func delete(_ name: String) throws {
        try FileManager.default.removeItem(
            at: PackageFiles.root.appendingPathComponent(folder + "/" + name))
    }

    private static func write(_ data: Data, to path: String) throws {
        let file = PackageFiles.root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Says that goldens were written: a run that records must never pass for one that compares.
    static func reportRecording(_ count: Int, of what: String) {
        Issue.record(
            "recorded \(count) goldens of \(what); look at each, then run without CAMBER_RECORD")
    }
}

/// The first line in which two texts differ.
struct TextDifference: CustomStringConvertible {
    let line: Int
    let expected: String?
    let found: String?
    /// The lines before it that are the same, at most two.
    let context: [String]

    /// The difference between two texts, or `nil` if there is none.
    init?(expected: String, found: String) {
        if expected.utf8.elementsEqual(found.utf8) { return nil }
        let a = Self.lines(expected)
        let b = Self.lines(found)
        let same = zip(a, b).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        line = same + 1
        self.expected = same < a.count ? a[same] : nil
        self.found = same < b.count ? b[same] : nil
        context = Array(a[max(0, same - 2)..<same])
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The lines before, then the golden's line after `-` and the new one after `+`.
    var description: String {
        var text = "first difference in line \(line):"
        for line in context { text += "\n    \(line)" }
        text += "\n  - " + (expected ?? "(the golden ends)")
        text += "\n  + " + (found ?? "(the new picture ends)")
        return text
    }
}
