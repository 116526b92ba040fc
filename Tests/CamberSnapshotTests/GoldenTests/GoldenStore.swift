import CamberSnapshot
import CamberTestSupport
import Foundation
import Testing

/// The pictures that have been looked at and found right, and what becomes of those that differ.
enum GoldenStore {
    /// Where goldens lie, relative to the package's root.
    static let folder = "Tests/CamberSnapshotTests/Goldens"

    /// Whether all goldens are written instead of compared.
    static let isRecordingAll = ProcessInfo.processInfo.environment["CAMBER_RECORD"] == "all"

    /// The names of all goldens, with their extensions.
    static var names: Set<String> {
        Set(PackageFiles.paths(in: folder).map { String($0.dropFirst(folder.count + 1)) })
    }

    /// Snapshots whose references are the goldens. What differs is left in `build/goldens`.
    static func snapshot(_ format: BarSnapshot.Format) -> BarSnapshot {
        var snapshot = BarSnapshot(format)
        snapshot.references = PackageFiles.root.appendingPathComponent(folder)
        snapshot.artifacts = PackageFiles.root.appendingPathComponent("build/goldens")
        snapshot.renderer = SnapshotRenderer(measurer: GoldenCase.measurer)
        snapshot.namesPlatform = false
        return snapshot
    }

    /// Deletes a golden that nothing draws any more.
    static func delete(_ name: String) throws {
        try FileManager.default.removeItem(
            at: PackageFiles.root.appendingPathComponent(folder + "/" + name))
    }
}
