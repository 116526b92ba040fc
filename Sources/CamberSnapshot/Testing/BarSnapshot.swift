import CamberCore
import CamberDesign
import Foundation

/// Freezes bars in tests: compares pictures of them with references that somebody has looked at.
///
/// ```swift
/// func testTheBarLooksAsItDid() throws {
///     try BarSnapshot().verify(bar, named: "home")
/// }
/// ```
/// What is wrong is thrown, with a message that names the files, so this works in every test framework
/// and needs none.
///
/// References lie beside the test file in `Snapshots/<test file>/<name>.svg`. One that is missing is
/// written, and the test fails once, so that somebody looks at it. The environment variable
/// `CAMBER_RECORD` changes that; see ``Recording``. What differs is left in a folder that the message
/// names, as `<name>-reference`, `<name>-result` and `<name>-difference`.
public struct BarSnapshot: Sendable {
    /// What references are.
    public enum Format: Sendable {
        /// SVG, compared byte by byte. Texts are as wide as a rule has it that knows no fonts, so the
        /// same bar gives the same bytes on every machine, and no drawing library is needed.
        case svg
        /// PNG at a scale of pixels a point, compared with a tolerance. It shows what SVG cannot, such
        /// as fonts and blur; these are the platform's, so each platform has references of its own.
        case png(scale: Double = 2, comparison: ImageComparison = .similar)
    }

    /// When references are written. A run that writes one always fails: nobody has looked at it yet.
    public enum Recording: String, CaseIterable, Sendable {
        /// Never: a missing reference is a failure, and its picture is left among what differs.
        case never
        /// Those that are missing. The default.
        case missing
        /// Those that are missing, and those that differ.
        case failed
        /// All.
        case all
    }

    /// What references are.
    public var format: Format
    /// When references are written; `nil` for what the environment variable `CAMBER_RECORD` says, and
    /// without it for `missing`.
    public var recording: Recording?
    /// The folder of the references.
    public var references: URL
    /// Where pictures are left that differ.
    public var artifacts: URL
    /// What draws.
    public var renderer: SnapshotRenderer
    /// Whether a PNG's file is called after the platform that drew it: `home-linux.png` or
    /// `home-apple.png`. Turned off where only one platform draws any.
    public var namesPlatform = true
    /// How much of the pages beside the bar a picture of a bar shows, in points; `nil` for the whole
    /// container.
    public var margin: Double? = 24

    /// Snapshots for the tests of a file.
    /// - Parameters:
    ///   - format: what references are.
    ///   - recording: when they are written; `nil` for what `CAMBER_RECORD` says.
    ///   - file: the test file, which the references lie beside. What differs is left in the folder
    ///     that the environment variable `CAMBER_ARTIFACTS` names, else in a temporary one.
    public init(
        _ format: Format = .svg, recording: Recording? = nil, beside file: String = #filePath
    ) {
        let file = URL(fileURLWithPath: file)
        let name = file.deletingPathExtension().lastPathComponent
        let environment = ProcessInfo.processInfo.environment
        let artifacts =
            environment["CAMBER_ARTIFACTS"].map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("camber-snapshots")
        self.format = format
        self.recording = recording
        self.references = file.deletingLastPathComponent()
            .appendingPathComponent("Snapshots").appendingPathComponent(name)
        self.artifacts = artifacts.appendingPathComponent(name)
        switch format {
        case .svg: renderer = SnapshotRenderer(measurer: .fixed())
        case .png: renderer = SnapshotRenderer()
        }
    }

    // MARK: Verifying

    /// Compares a design's bar, at rest, with its reference.
    /// - Throws: ``BarSnapshotFailure`` when they differ, or when a reference was written.
    public func verify(_ design: BarDesign, named name: String) throws(BarSnapshotFailure) {
        let measurer = renderer.measurer
        let icons = renderer.icons
        let host = ScenarioHost(
            measure: { measurer.width(of: $0, font: $1) },
            knowsIcon: { icons.glyph(named: String(decoding: $0, as: UTF8.self)) != nil })
        try verify(ScenarioPlayer(Scenario(design), host: host).engine, named: name)
    }

    /// Compares a bar with its reference. Give its items their widths with ``TextMeasurer/measured(_:for:)``
    /// of the renderer's measurer; without them the engine estimates.
    /// - Parameters:
    ///   - engine: the bar.
    ///   - time: the time, from the engine's last event on; `nil` for when it has come to rest.
    ///   - name: the reference's name; `/` makes folders.
    /// - Throws: ``BarSnapshotFailure`` when they differ, or when a reference was written.
    public func verify<ID>(
        _ engine: TabEngine<ID>, at time: Double? = nil, named name: String
    ) throws(BarSnapshotFailure) {
        let time = time ?? max(engine.time, engine.restTime)
        var picture = BarPicture(engine, at: time) { "\($0)" }
        if let margin {
            picture.crop = picture.scene.surroundings(engine.style.placement, margin: margin)
        }
        try verify(picture, named: name)
    }

    /// Compares a picture with its reference.
    /// - Throws: ``BarSnapshotFailure`` when they differ, or when a reference was written.
    public func verify(_ picture: BarPicture, named name: String) throws(BarSnapshotFailure) {
        try SnapshotVerification(snapshot: self, name: name).run(picture)
    }
}
