import Foundation

/// Why a snapshot did not pass. Its description is what a test reports.
public enum BarSnapshotFailure: Error, CustomStringConvertible, LocalizedError {
    /// The picture is not as its reference.
    /// - Parameters:
    ///   - name: the snapshot's name.
    ///   - difference: where they differ, in words.
    ///   - artifacts: reference, result and difference, as files to look at.
    case different(name: String, difference: String, artifacts: [URL])
    /// There is no reference, and none was to be written; the picture is in a file.
    case missing(name: String, reference: URL, result: URL)
    /// The reference has been written, and has to be looked at.
    case recorded(name: String, reference: URL)
    /// The picture cannot be drawn, or a file not be read or written.
    case unusable(name: String, reason: String)

    /// What was wrong, and where to look.
    public var description: String {
        switch self {
        case .different(let name, let difference, let artifacts):
            let paths = artifacts.map { "\n  " + $0.path }.joined()
            return "\(name): the bar is not as its reference: \(difference)\nlook at\(paths)\n"
                + "if it is right, run once with CAMBER_RECORD=failed"
        case .missing(let name, let reference, let result):
            return "\(name): there is no reference \(reference.path); the picture is \(result.path)"
        case .recorded(let name, let reference):
            return "\(name): the reference was written; look at \(reference.path), then run again "
                + "without recording"
        case .unusable(let name, let reason): return "\(name): \(reason)"
        }
    }

    /// The same, for those who ask for it under this name.
    public var errorDescription: String? { description }
}
