import CamberCore
import CamberDesign
import Foundation
import Testing

@testable import CamberSnapshot

/// Snapshots in a folder of their own, which is removed afterwards.
@Suite final class BarSnapshotTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("camber-snapshot-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func snapshot(
        _ recording: BarSnapshot.Recording, _ format: BarSnapshot.Format = .svg
    ) -> BarSnapshot {
        var snapshot = BarSnapshot(format, recording: recording)
        snapshot.references = folder.appendingPathComponent("references")
        snapshot.artifacts = folder.appendingPathComponent("artifacts")
        return snapshot
    }

    private func bar(_ title: String = "Home", shadowOpacity: Double = 0.2) -> TabEngine<String> {
        TabEngine(
            items: [
                TabItem(id: "a", title: title, icon: "house"),
                TabItem(id: "b", title: "Me", icon: "person"),
            ],
            style: AnyTabBarStyle(.curved(shadowOpacity: shadowOpacity)),
            environment: TabEnvironment(size: SceneSize(320, 480)))
    }

    /// What verifying throws.
    private func failure(_ body: () throws(BarSnapshotFailure) -> Void) -> BarSnapshotFailure? {
        do {
            try body()
            return nil
        } catch {
            return error
        }
    }

    private func message(_ failure: BarSnapshotFailure?) -> String { failure?.description ?? "" }

    private func files(_ name: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: folder.appendingPathComponent(name).path)
        return (names ?? []).sorted()
    }

    // MARK: - Recording

    @Test func aMissingReferenceIsWrittenAndFailsOnce() throws {
        let first = failure { () throws(BarSnapshotFailure) in
            try snapshot(.missing).verify(bar(), named: "bar")
        }
        guard case .recorded("bar", let file) = first else {
            Issue.record("found \(String(describing: first))")
            return
        }
        #expect(file.lastPathComponent == "bar.svg" && files("references") == ["bar.svg"])
        try snapshot(.missing).verify(bar(), named: "bar")
        try snapshot(.never).verify(bar(), named: "bar")
        #expect(files("artifacts").isEmpty)
    }

    @Test func neverLeavesThePictureAndWritesNoReference() {
        let failure = failure { () throws(BarSnapshotFailure) in
            try snapshot(.never).verify(bar(), named: "bar")
        }
        guard case .missing("bar", _, let result) = failure else {
            Issue.record("found \(String(describing: failure))")
            return
        }
        #expect(files("references").isEmpty && files("artifacts") == ["bar-result.svg"])
        #expect(message(failure).contains(result.path))
    }

    @Test(arguments: [BarSnapshot.Recording.never, .missing])
    func aDifferenceLeavesReferenceResultAndDifference(recording: BarSnapshot.Recording) throws {
        _ = failure { () throws(BarSnapshotFailure) in
            try snapshot(.all).verify(bar(), named: "in/bar")
        }
        let reference = try Data(
            contentsOf: folder.appendingPathComponent("references/in/bar.svg"))
        let failure = failure { () throws(BarSnapshotFailure) in
            try snapshot(recording).verify(bar("Start"), named: "in/bar")
        }
        guard case .different("in/bar", let difference, let artifacts) = failure else {
            Issue.record("found \(String(describing: failure))")
            return
        }
        #expect(difference.contains("Home") && difference.contains("Start"))
        #expect(
            artifacts.map(\.lastPathComponent)
                == ["bar-reference.svg", "bar-result.svg", "bar-difference.svg"])
        #expect(try Data(contentsOf: artifacts[0]) == reference)
        #expect(try String(contentsOf: artifacts[1], encoding: .utf8).contains("Start"))
        for artifact in artifacts {
            #expect(message(failure).contains(artifact.path))
        }
        // The reference stays.
        #expect(
            try Data(contentsOf: folder.appendingPathComponent("references/in/bar.svg"))
                == reference)
    }

    @Test func failedWritesWhatDiffersAndNothingElse() throws {
        for name in ["same", "other"] {
            _ = failure { () throws(BarSnapshotFailure) in
                try snapshot(.all).verify(bar(), named: name)
            }
        }
        try snapshot(.failed).verify(bar(), named: "same")
        let failure = failure { () throws(BarSnapshotFailure) in
            try snapshot(.failed).verify(bar("Start"), named: "other")
        }
        guard case .recorded("other", _) = failure else {
            Issue.record("found \(String(describing: failure))")
            return
        }
        try snapshot(.never).verify(bar("Start"), named: "other")
    }

    @Test func aRunThatRecordsAllNeverPasses() {
        for _ in 0..<2 {
            let failure = failure { () throws(BarSnapshotFailure) in
                try snapshot(.all).verify(bar(), named: "bar")
            }
            #expect(failure != nil)
        }
    }

    @Test func theEnvironmentsWordIsChecked() throws {
        let verification = SnapshotVerification(snapshot: snapshot(.never), name: "bar")
        #expect(try verification.mode("") == .missing)
        #expect(try verification.mode("failed") == .failed)
        let failure = failure { () throws(BarSnapshotFailure) in _ = try verification.mode("1") }
        #expect(
            failure?.description
                == "bar: CAMBER_RECORD is \"1\"; expected one of never, missing, failed, all")
    }

    @Test(arguments: ["", "../bar", "a//b", "/bar", ".bar", "a/.."])
    func namesStayInTheFolder(name: String) {
        let failure = failure { () throws(BarSnapshotFailure) in
            try snapshot(.all).verify(bar(), named: name)
        }
        guard case .unusable = failure else {
            Issue.record("found \(String(describing: failure))")
            return
        }
        #expect(files("").isEmpty)
    }

    // MARK: - What is compared

    @Test func referencesLieBesideTheTest() {
        let snapshot = BarSnapshot(beside: "/tests/BarTests.swift")
        #expect(snapshot.references.path == "/tests/Snapshots/BarTests")
        #expect(snapshot.artifacts.lastPathComponent == "BarTests")
    }

    @Test func aBarIsComparedAtRestOrAtATime() throws {
        var moving = bar()
        _ = moving.send(.activate("b"), at: 1)
        var rested = bar()
        _ = rested.send(.select("b", animated: false), at: 0)
        _ = failure { () throws(BarSnapshotFailure) in
            try snapshot(.all).verify(rested, named: "bar")
        }
        try snapshot(.never).verify(moving, named: "bar")
        #expect(
            failure { () throws(BarSnapshotFailure) in
                try snapshot(.never).verify(moving, at: 1.1, named: "bar")
            } != nil)
    }

    #if os(Linux)
        @Test func pixelsAreComparedWithATolerance() throws {
            let format = BarSnapshot.Format.png(scale: 1, comparison: .similar)
            _ = failure { () throws(BarSnapshotFailure) in
                try snapshot(.all, format).verify(bar(), named: "bar")
            }
            #expect(files("references") == ["bar-linux.png"])
            try snapshot(.never, format).verify(bar(shadowOpacity: 0.21), named: "bar")
            var other = bar()
            _ = other.send(.select("b", animated: false), at: 0)
            let failure = failure { () throws(BarSnapshotFailure) in
                try snapshot(.never, format).verify(other, named: "bar")
            }
            guard case .different(_, let difference, let artifacts) = failure else {
                Issue.record("found \(String(describing: failure))")
                return
            }
            #expect(difference.contains("pixels differ"))
            #expect(artifacts.map(\.pathExtension) == ["png", "png", "png"])
            let images = try artifacts.map { try PixelImage(png: Array(Data(contentsOf: $0))) }
            #expect(images[2] == ImageComparison.similar.differenceImage(images[1], images[0]))
        }

        @Test func aReferenceThatIsNoImageIsNamed() throws {
            let file = folder.appendingPathComponent("references/bar-linux.png")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("no image".utf8).write(to: file)
            let failure = failure { () throws(BarSnapshotFailure) in
                try snapshot(.never, .png()).verify(bar(), named: "bar")
            }
            #expect(message(failure).contains("the reference cannot be compared"))
        }
    #endif
}
