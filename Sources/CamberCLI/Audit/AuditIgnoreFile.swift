import CamberDesign
import Foundation

/// A list of findings to ignore, and the folder that its paths start from.
struct AuditIgnoreFile {
    private let path: String
    private let list: AuditIgnoreList

    /// Reads a list.
    init(_ path: String) throws {
        self.path = path
        list = try AuditIgnoreList.read(Files.read(path), file: Files.name(path))
    }

    /// What is to be ignored in a design, given by its path.
    func ignores(for design: String) -> [AuditIgnore] { entries(for: design).map(\.ignore) }

    /// What to say of entries that ignore nothing.
    func remarks(on idle: [AuditIgnore], of design: String) -> [String] {
        entries(for: design).filter { idle.contains($0.ignore) }.map { entry in
            let item = entry.ignore.item.map {
                " of \"\(Files.shownOnOneLine(String(decoding: $0, as: UTF8.self)))\""
            }
            let what = entry.ignore.rule.id + (item ?? "")
            return "\(Files.name(path)):\(entry.line): \(what) does not occur in \(design); "
                + "remove the entry"
        }
    }

    private func entries(for design: String) -> [AuditIgnoreList.Entry] {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        let wanted = URL(fileURLWithPath: design).standardizedFileURL
        return list.entries.filter { entry in
            let name = String(decoding: entry.design, as: UTF8.self)
            let file = URL(fileURLWithPath: name, relativeTo: folder)
            return file.standardizedFileURL.path == wanted.path
        }
    }
}
