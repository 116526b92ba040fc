import Foundation

/// What reads the output, such as `head`, has had enough. That is no failure.
struct OutputClosed: Error {}

/// A file that is written piece by piece and is there, whole, only when it is finished; or standard
/// output, a device or a pipe, where pieces go at once.
final class FileOutput {
    private let path: String
    private let draft: String?
    private let interruptions: InterruptionGuard?
    private let handle: FileHandle

    /// A file to write, or standard output for `-`.
    init(_ path: String) throws {
        self.path = path
        guard path != "-" else {
            (draft, interruptions) = (nil, nil)
            handle = .standardOutput
            return
        }
        let place = OutputPlace(path)
        try place.check()
        if place.isWrittenInPlace {
            guard let handle = FileHandle(forWritingAtPath: path) else {
                throw CommandFailure("\(path): cannot be written; check its permissions")
            }
            (draft, interruptions) = (nil, nil)
            self.handle = handle
            return
        }
        let draft = "\(place.folder)/.\(place.name).\(UUID().uuidString)"
        let interruptions = InterruptionGuard(removing: draft)
        guard
            FileManager.default.createFile(
                atPath: draft, contents: nil, attributes: place.permissions),
            let handle = FileHandle(forWritingAtPath: draft)
        else {
            // It is there if the permissions that it shall keep leave nothing to its new owner.
            try? FileManager.default.removeItem(atPath: draft)
            throw CommandFailure("\(path): cannot be written; check its folder's permissions")
        }
        (self.draft, self.interruptions) = (draft, interruptions)
        self.handle = handle
    }

    deinit {
        // What was not finished is not left behind.
        if let draft { try? FileManager.default.removeItem(atPath: draft) }
    }

    /// Adds bytes.
    /// - Throws: ``OutputClosed`` when nobody reads them, ``CommandFailure`` when they cannot be
    ///   written for another reason.
    func write(_ bytes: [UInt8]) throws {
        do {
            try handle.write(contentsOf: bytes)
        } catch {
            if error.systemCode == EPIPE { throw OutputClosed() }
            let name = path == "-" ? "standard output" : path
            throw CommandFailure("\(name): cannot be written: \(error.reason)")
        }
    }

    /// Puts the file in its place, in one step.
    func finish() throws {
        guard let draft else { return }
        try handle.close()
        guard rename(draft, OutputPlace(path).target) == 0 else {
            throw CommandFailure("\(path): cannot be written: \(String(cString: strerror(errno)))")
        }
    }
}

extension Error {
    /// The number of the system's error, if the system's it was.
    fileprivate var systemCode: Int32? {
        let error = self as NSError
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        return cause.domain == NSPOSIXErrorDomain ? Int32(cause.code) : nil
    }

    /// What went wrong with a file, in the system's few words.
    var reason: String {
        systemCode.map { String(cString: strerror($0)) } ?? localizedDescription
    }
}
