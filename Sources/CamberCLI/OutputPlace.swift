import Foundation

/// Where an output goes, and whether it can.
struct OutputPlace {
    private let path: String
    /// Whether the path names what is open already, such as standard output.
    private let isOpen: Bool
    /// What is written: what the path leads to when it is a link, so that the link stays one.
    let target: String
    private let attributes: [FileAttributeKey: Any]?

    /// The place of a path that is not `-`.
    init(_ path: String) {
        self.path = path
        isOpen =
            ["/dev/stdout", "/dev/stderr"].contains(path)
            || ["/dev/fd/", "/proc/self/fd/"].contains { path.hasPrefix($0) }
        target = isOpen ? path : Self.end(of: path)
        attributes = try? FileManager.default.attributesOfItem(atPath: target)
    }

    private var type: FileAttributeType? { attributes?[.type] as? FileAttributeType }
    /// What whoever made the file that is replaced allows whom.
    var permissions: [FileAttributeKey: Any]? { attributes?.filter { $0.key == .posixPermissions } }

    /// The folder that a file is written in.
    var folder: String { Self.folder(of: target) }
    /// The file's name.
    var name: String { Self.name(of: target) }

    /// Whether it is a device or a pipe, which must not be replaced by a file.
    var isWrittenInPlace: Bool { isOpen || (type != nil && type != .typeRegular) }

    /// Refuses a place where no file can be, before the work that it would be for.
    func check() throws {
        if type == .typeDirectory || path.hasSuffix("/") {
            throw CommandFailure("\(path): found a folder, expected a file")
        }
        if isWrittenInPlace { return }
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
        guard exists, isFolder.boolValue else {
            throw CommandFailure("\(path): cannot be written; there is no folder \(folder)")
        }
        guard access(folder, W_OK) == 0 else {
            throw CommandFailure("\(path): cannot be written; check its folder's permissions")
        }
        guard type == nil || access(target, W_OK) == 0 else {
            throw CommandFailure("\(path): cannot be written; check its permissions")
        }
    }

    /// Refuses to write over a file that is read.
    func check(isNoneOf inputs: [String]) throws {
        guard let file = Self.identity(target) else { return }
        for input in inputs where Self.identity(input) == file {
            throw UsageError("--output \(path) is what is read; expected another file")
        }
    }

    /// What a path leads to when it is a link, or a link to a link.
    private static func end(of path: String) -> String {
        var end = path
        // More links in a row than systems follow.
        for _ in 0..<64 {
            end = folder(of: end) + "/" + name(of: end)
            let files = FileManager.default
            guard let next = try? files.destinationOfSymbolicLink(atPath: end) else { return end }
            end = next.hasPrefix("/") ? next : folder(of: end) + "/" + next
        }
        return path
    }

    /// The folder that a path is in, by the name without links if it is there: after a link, Foundation
    /// and the system take `..` for different folders.
    private static func folder(of path: String) -> String {
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        guard let real = realpath(folder, nil) else { return folder }
        defer { free(real) }
        return String(cString: real)
    }

    private static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// What no two files have in common; `nil` for what is no file. `-` is standard input.
    private static func identity(_ path: String) -> [UInt64]? {
        var info = stat()
        let result = path == "-" ? fstat(STDIN_FILENO, &info) : stat(path, &info)
        guard result == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
        return [UInt64(truncatingIfNeeded: info.st_dev), UInt64(info.st_ino)]
    }
}
