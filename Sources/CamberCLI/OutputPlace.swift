import Foundation

/// Where an output goes, and whether it can.
struct OutputPlace {
    private let path: String
    /// What is written: what the path leads to when it is a link, so that the link stays one.
    let target: String
    private let attributes: [FileAttributeKey: Any]?

    /// The place of a path that is not `-`.
    init(_ path: String) {
        self.path = path
        // What such links lead to, as `/dev/stdout` does, is open already.
        target = path.hasPrefix("/dev/") ? path : Self.end(of: path)
        attributes = try? FileManager.default.attributesOfItem(atPath: target)
    }

    private var type: FileAttributeType? { attributes?[.type] as? FileAttributeType }
    /// What whoever made the file that is replaced allows whom.
    var permissions: [FileAttributeKey: Any]? { attributes?.filter { $0.key == .posixPermissions } }

    /// The folder that a file is written in.
    var folder: URL { URL(fileURLWithPath: target).deletingLastPathComponent() }
    /// The file's name.
    var name: String { URL(fileURLWithPath: target).lastPathComponent }

    /// Whether it is a device or a pipe, which must not be replaced by a file.
    var isWrittenInPlace: Bool {
        path.hasPrefix("/dev/") || (type != nil && type != .typeRegular)
    }

    /// Refuses a place where no file can be, before the work that it would be for.
    func check() throws {
        if type == .typeDirectory || path.hasSuffix("/") {
            throw CommandFailure("\(path): found a folder, expected a file")
        }
        if isWrittenInPlace { return }
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
        guard exists, isFolder.boolValue else {
            throw CommandFailure("\(path): cannot be written; there is no folder \(folder.path)")
        }
        guard access(folder.path, W_OK) == 0 else {
            throw CommandFailure("\(path): cannot be written; check its folder's permissions")
        }
        guard type == nil || access(target, W_OK) == 0 else {
            throw CommandFailure("\(path): cannot be written; check its permissions")
        }
    }

    /// Refuses to write over a file that is read.
    func check(isNoneOf inputs: [String]) throws {
        guard let file = Self.identity(target) else { return }
        for input in inputs where input != "-" && Self.identity(input) == file {
            throw UsageError("--output \(path) is what is read; expected another file")
        }
    }

    /// What a path leads to when it is a link, or a link to a link.
    private static func end(of path: String) -> String {
        var end = path
        // More links in a row than systems follow.
        for _ in 0..<64 {
            let files = FileManager.default
            guard let next = try? files.destinationOfSymbolicLink(atPath: end) else { return end }
            let folder = URL(fileURLWithPath: end).deletingLastPathComponent()
            end = URL(fileURLWithPath: next, relativeTo: folder).path
        }
        return path
    }

    /// What no two files have in common; `nil` for what is no file.
    private static func identity(_ path: String) -> [UInt64]? {
        var info = stat()
        guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
        return [UInt64(truncatingIfNeeded: info.st_dev), UInt64(info.st_ino)]
    }
}
