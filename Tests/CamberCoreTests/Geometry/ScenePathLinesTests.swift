import CamberCore
import CamberTestSupport
import Testing

@Suite struct ScenePathLinesTests {
    /// A square of 30 with a hole of 10 in its middle, and a bump on top of it.
    ///
    ///      ___
    ///     /   \
    ///     | _ |
    ///     ||_||
    ///     |___|
    @Test func holesAreOutside() {
        var scene = TabBarScene()
        _ = scene.addPath { $0.addRect(SceneRect(100, 0, 9, 9)) }
        let ring = scene.addPath { path in
            path.move(to: ScenePoint(0, 0))
            path.cubic(ScenePoint(0, -20), ScenePoint(30, -20), to: ScenePoint(30, 0))
            path.line(to: ScenePoint(30, 30))
            path.line(to: ScenePoint(0, 30))
            path.close()
            path.move(to: ScenePoint(10, 10))
            path.line(to: ScenePoint(10, 20))
            path.line(to: ScenePoint(20, 20))
            path.line(to: ScenePoint(20, 10))
        }
        let lines = ScenePathLines(scene.path, in: ring)
        // The curve's top is at three quarters of its handles' height.
        let inside: [(Double, Double)] = [
            (5, 15), (25, 15), (15, 5), (15, 25), (15, -14), (0.001, 29.999),
        ]
        let outside: [(Double, Double)] = [
            (15, 15), (-1, 15), (31, 15), (15, 31), (15, -15.1), (1, -14), (104, 4),
        ]
        for (x, y) in inside { #expect(lines.contains(ScenePoint(x, y)), "\(x), \(y)") }
        for (x, y) in outside { #expect(!lines.contains(ScenePoint(x, y)), "\(x), \(y)") }
    }

    @Test func nothingIsInsideOfNothing() {
        var path = ScenePath()
        #expect(!ScenePathLines(path, in: path.fullRange).contains(.zero))
        path.move(to: ScenePoint(0, 5))
        path.line(to: ScenePoint(9, 5))
        #expect(!ScenePathLines(path, in: path.fullRange).contains(ScenePoint(4, 5)))
    }

    /// Whatever a path does, its kept lines say of each point what the path itself says.
    @Test func theySayWhatThePathSays() {
        var random = SeededGenerator.announced("ScenePathLines", seed: 1)
        func point() -> ScenePoint {
            ScenePoint(random.double(-50...50), (random.double(-50...50) * 4).rounded() / 4)
        }
        for _ in 0..<300 {
            var path = ScenePath()
            for _ in 0..<random.int(1...12) {
                switch random.int(0...5) {
                case 0: path.move(to: point())
                case 1: path.close()
                case 2: path.cubic(point(), point(), to: point())
                default: path.line(to: point())
                }
            }
            let lines = ScenePathLines(path, in: path.fullRange)
            for _ in 0..<60 {
                let place = random.chance(0.2) ? path.points.randomElement(using: &random) : nil
                let at = place ?? point()
                #expect(
                    lines.contains(at) == path.contains(at, in: path.fullRange), "\(path) at \(at)")
            }
        }
    }
}
