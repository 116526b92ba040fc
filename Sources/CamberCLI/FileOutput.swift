import Foundation

/// A file that is written piece by piece and is there, whole, only when it is finished; or standard
/// output, a device or a pipe, where pieces go at once.
final class FileOutput {
    private let path: String
    private let draft: URL?
    private let handle: FileHandle

    /// A file to write, or standard output for `-`.
    init(_ path: String) throws {
        self.path = path
        guard path != "-" else {
            draft = nil
            handle = .standardOutput
            return
        }
        let files = FileManager.default
        let target = URL(fileURLWithPath: path)
        let type = try? files.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        if let type, type != .typeRegular {
            // A device, a pipe or a link must not be replaced by a file.
            guard type != .typeDirectory, let handle = FileHandle(forWritingAtPath: path) else {
                throw CommandFailure("\(path): cannot be written; it is no file")
            }
            draft = nil
            self.handle = handle
            return
        }
        let draft = target.deletingLastPathComponent()
            .appendingPathComponent(".\(target.lastPathComponent).\(UUID().uuidString)")
        guard files.createFile(atPath: draft.path, contents: nil),
            let handle = FileHandle(forWritingAtPath: draft.path)
        else {
            throw CommandFailure(
                "\(path): cannot be written; check that its folder exists and its permissions")
        }
        self.draft = draft
        self.handle = handle
    }

    deinit {
        // What was not finished is not left behind.
        if let draft { try? FileManager.default.removeItem(at: draft) }
    }

    /// Adds bytes.
    func write(_ bytes: [UInt8]) throws {
        do {
            try handle.write(contentsOf: bytes)
        } catch {
            throw CommandFailure("\(path == "-" ? "standard output" : path): cannot be written")
        }
    }

    /// Puts the file in its place, in one step.
    func finish() throws {
        guard let draft else { return }
        try handle.close()
        guard rename(draft.path, path) == 0 else {
            throw CommandFailure("\(path): cannot be written: \(String(cString: strerror(errno)))")
        }
    }
}
