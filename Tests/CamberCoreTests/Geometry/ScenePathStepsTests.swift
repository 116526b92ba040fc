import CamberCore
import Testing

/// Paths as hosts read them.
@Suite struct ScenePathStepsTests {
    func text(_ path: ScenePath, _ range: ScenePathRange, scale: Double? = nil) -> String {
        var text = ""
        path.forEachStep(in: range, pixelsPerPoint: scale) { step in
            switch step {
            case .move(let point): text += "M\(point.x) \(point.y)"
            case .line(let point): text += "L\(point.x) \(point.y)"
            case .cubic(_, _, let end): text += "C\(end.x) \(end.y)"
            case .close: text += "Z"
            }
        }
        return text
    }

    // A rectangle at thirds of a point, and a capsule behind it in the same buffer.
    @Test func onlyStraightPathsAreMovedToPixels() {
        var scene = TabBarScene()
        let straight = scene.addPath { $0.addRect(SceneRect(0.3, 0.6, 10, 0.34)) }
        let curved = scene.addPath { $0.addEllipse(in: SceneRect(0.3, 0.6, 10, 10)) }
        #expect(text(scene.path, straight) == "M0.3 0.6L10.3 0.6L10.3 0.94L0.3 0.94Z")
        #expect(text(scene.path, straight, scale: 2) == "M0.5 0.5L10.5 0.5L10.5 1.0L0.5 1.0Z")
        #expect(text(scene.path, curved, scale: 2) == text(scene.path, curved))
        #expect(text(scene.path, straight, scale: 0) == text(scene.path, straight))
    }

    @Test func rangesBeyondThePathAreLeftOut() {
        var path = ScenePath()
        path.move(to: ScenePoint(.nan, .infinity))
        let range = ScenePathRange(verbs: 0..<9, points: 0..<9)
        #expect(text(path, range) == "M0.0 1000000.0")
        #expect(text(path, ScenePathRange(verbs: -3..<1, points: -3..<1)) == "")
        #expect(path.isSame(range, as: path.fullRange, of: path) == false)  // NaN is not itself.
    }

    @Test func aPathOnItsOwnIsTheSame() {
        var scene = TabBarScene()
        _ = scene.addPath { $0.addRect(SceneRect(0, 0, 1, 1)) }
        let first = scene.addPath { $0.addCapsule(in: SceneRect(0, 0, 30, 10)) }
        let other = scene.addPath { $0.addCapsule(in: SceneRect(0, 0, 30, 11)) }
        let kept = scene.path.extract(first)
        #expect(kept.isSame(kept.fullRange, as: first, of: scene.path))
        #expect(!kept.isSame(kept.fullRange, as: other, of: scene.path))
    }

    @Test func layersOfAShape() {
        let gradient = SceneGradient(
            from: ScenePoint(10, 20), .white, to: ScenePoint(10, 70), .black)
        let ends = gradient.unitPoints(in: SceneRect(0, 20, 40, 100))
        #expect(ends.start == ScenePoint(0.25, 0) && ends.end == ScenePoint(0.25, 0.5))
        #expect(gradient.unitPoints(in: .zero).end == .zero)
        func shape(_ role: SceneShapeRole, softness: Double) -> SceneShape {
            SceneShape(role, range: .empty, fill: .color(.white), softness: softness)
        }
        #expect(shape(.surface, softness: 0).isPixelAligned)
        #expect(!shape(.surface, softness: 2).isPixelAligned)
        #expect(!shape(.indicator, softness: 0).isPixelAligned)
        #expect(shape(.surface, softness: 2).reach == 6)
        #expect(shape(.surface, softness: .nan).reach == 0)
        #expect(SceneRect(0, 0, 18, 12).capsuleRadius == 6)
        var cell = SceneCell(item: 0, frame: .zero)
        #expect(cell.nominalIconSize == 0)
        cell.icon = SceneRect(0, 0, 26.4, 26.4)
        cell.scale = 1.2
        #expect(cell.nominalIconSize == 22)
    }
}
