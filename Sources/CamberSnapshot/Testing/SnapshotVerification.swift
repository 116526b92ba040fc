import CamberCore
import Foundation

/// One comparison of a picture with its reference.
struct SnapshotVerification {
    let snapshot: BarSnapshot
    let name: String

    /// What a picture of each platform is called after.
    #if os(Linux)
        static let platform = "linux"
    #else
        static let platform = "apple"
    #endif

    private var suffix: String {
        switch snapshot.format {
        case .svg: ".svg"
        case .png: snapshot.namesPlatform ? "-\(Self.platform).png" : ".png"
        }
    }

    /// Compares, and writes what is to be written.
    func run(_ picture: BarPicture) throws(BarSnapshotFailure) {
        let recording = try mode()
        try checkName()
        let result = try render(picture)
        let file = snapshot.references.appendingPathComponent(name + suffix)
        let reference = try? Data(contentsOf: file)
        if recording == .all || (reference == nil && recording != .never) {
            try write(result, to: file)
            throw .recorded(name: name, reference: file)
        }
        guard let reference else {
            throw .missing(name: name, reference: file, result: try leave(result, "result"))
        }
        guard let difference = try difference(reference, result, picture) else { return }
        if recording == .failed {
            try write(result, to: file)
            throw .recorded(name: name, reference: file)
        }
        throw .different(
            name: name, difference: difference.words,
            artifacts: [
                try leave(reference, "reference"), try leave(result, "result"),
                try leave(difference.picture, "difference"),
            ])
    }

    private func mode() throws(BarSnapshotFailure) -> BarSnapshot.Recording {
        if let recording = snapshot.recording { return recording }
        return try mode(ProcessInfo.processInfo.environment["CAMBER_RECORD"] ?? "")
    }

    /// What the environment's word means; without one, `missing`.
    func mode(_ word: String) throws(BarSnapshotFailure) -> BarSnapshot.Recording {
        if word.isEmpty { return .missing }
        guard let recording = BarSnapshot.Recording(rawValue: word) else {
            let names = BarSnapshot.Recording.allCases.map(\.rawValue).joined(separator: ", ")
            throw unusable("CAMBER_RECORD is \"\(word)\"; expected one of \(names)")
        }
        return recording
    }

    /// A name stays inside of the folder.
    private func checkName() throws(BarSnapshotFailure) {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        if parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }) {
            throw unusable("the name is no file's; expected words such as \"home-dark\"")
        }
    }

    private func unusable(_ reason: String) -> BarSnapshotFailure {
        .unusable(name: name, reason: reason)
    }

    // MARK: Pictures

    private func render(_ picture: BarPicture) throws(BarSnapshotFailure) -> Data {
        switch snapshot.format {
        case .svg: return Data(snapshot.renderer.svg(picture).utf8)
        case .png(let scale, _):
            do {
                return Data(try snapshot.renderer.png(picture, scale: scale))
            } catch {
                throw unusable(error.description)
            }
        }
    }

    /// How a picture differs from its reference; nil if it does not.
    private func difference(
        _ reference: Data, _ result: Data, _ picture: BarPicture
    ) throws(BarSnapshotFailure) -> (words: String, picture: Data)? {
        switch snapshot.format {
        case .svg:
            let texts = [reference, result].map { String(decoding: $0, as: UTF8.self) }
            guard let difference = TextDifference(expected: texts[0], found: texts[1]) else {
                return nil
            }
            let overlay = Self.overlay(reference, result, bounds: picture.bounds)
            return (difference.description, Data(overlay.utf8))
        case .png(_, let comparison):
            do {
                let images = [
                    try PixelImage(png: Array(reference)), try PixelImage(png: Array(result)),
                ]
                let outcome = comparison.compare(images[1], with: images[0])
                guard let words = outcome.words else { return nil }
                let image = try comparison.differenceImage(images[1], images[0]).png()
                return (words, Data(image))
            } catch {
                throw unusable("the reference cannot be compared: \(error)")
            }
        }
    }

    /// An SVG of two, one subtracted from the other: black where they are the same.
    private static func overlay(_ reference: Data, _ result: Data, bounds: SceneRect) -> String {
        let images = [reference, result].map { data in
            "<image href=\"data:image/svg+xml;base64,\(data.base64EncodedString())\""
        }
        let size =
            "width=\"\(SVGText.number(bounds.width))\" height=\"\(SVGText.number(bounds.height))\""
        return """
            <svg xmlns="http://www.w3.org/2000/svg" \(size)>
            \(images[0])/>
            \(images[1]) style="mix-blend-mode:difference"/>
            </svg>

            """
    }

    // MARK: Files

    private func leave(_ data: Data, _ what: String) throws(BarSnapshotFailure) -> URL {
        let ending = suffix.hasSuffix(".svg") ? ".svg" : ".png"
        let file = snapshot.artifacts.appendingPathComponent("\(name)-\(what)\(ending)")
        try write(data, to: file)
        return file
    }

    private func write(_ data: Data, to file: URL) throws(BarSnapshotFailure) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        } catch {
            throw unusable("\(file.path) cannot be written: \(error.localizedDescription)")
        }
    }
}

extension ImageComparison.Outcome {
    /// What differs; nil if the images count as the same.
    fileprivate var words: String? {
        switch self {
        case .identical, .withinTolerance: nil
        case .different(let difference): difference.description
        case .sizesDiffer(let width, let height, let expectedWidth, let expectedHeight):
            "it has \(width) × \(height) pixels, and the reference \(expectedWidth) × "
                + "\(expectedHeight)"
        }
    }
}
