import Foundation

/// The package's own files, for tests that read sources, examples and goldens.
public enum PackageFiles {
    /// The folder that holds `Package.swift`.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The paths below `folder`, relative to the root and sorted, of all files that belong to the
    /// package: what was built and what tools keep in hidden folders is left out.
    ///
    /// - Parameters:
    ///   - folder: a path relative to the root; empty for the whole package.
    ///   - ext: only files with this extension, if given.
    public static func paths(in folder: String = "", extension ext: String? = nil) -> [String] {
        let files = FileManager.default
        let top = folder.isEmpty ? root : root.appendingPathComponent(folder)
        let kept: Set<String> = [".ci", ".github"]
        var found: [String] = []
        for name in (try? files.contentsOfDirectory(atPath: top.path)) ?? [] {
            let path = folder.isEmpty ? name : folder + "/" + name
            var isFolder: ObjCBool = false
            guard
                files.fileExists(
                    atPath: top.appendingPathComponent(name).path, isDirectory: &isFolder)
            else { continue }
            if !isFolder.boolValue {
                if name == ".git" { continue }  // A file in a work tree.
                if ext == nil || name.hasSuffix("." + (ext ?? "")) { found.append(path) }
            } else if name != "build", name != "node_modules",
                !name.hasPrefix(".") || kept.contains(name)
            {
                found += paths(in: path, extension: ext)
            }
        }
        return found.sorted()
    }

    /// The bytes of the file at a path relative to the root.
    public static func data(_ path: String) throws -> Data {
        try Data(contentsOf: root.appendingPathComponent(path))
    }

    /// The text of the file at a path relative to the root; invalid UTF-8 is repaired.
    public static func text(_ path: String) throws -> String {
        String(decoding: try data(path), as: UTF8.self)
    }
}
