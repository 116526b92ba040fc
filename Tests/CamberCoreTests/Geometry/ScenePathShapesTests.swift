import Testing

@testable import CamberCore

@Suite struct ScenePathShapesTests {
    let rect = SceneRect(10, 20, 40, 30)

    // (10,20)───────(50,20)
    //    │              │
    // (10,50)───────(50,50)
    @Test func rectRunsClockwiseFromItsTopLeft() {
        var path = ScenePath()
        path.addRect(rect)
        #expect(path.verbs == [.move, .line, .line, .line, .close])
        #expect(
            path.points == [
                ScenePoint(10, 20), ScenePoint(50, 20), ScenePoint(50, 50), ScenePoint(10, 50),
            ])
    }

    @Test func ellipseStaysWithinItsStatedErrorOfTheTrueOne() {
        var path = ScenePath()
        path.addEllipse(in: rect)
        for point in path.samples() {
            let x = (point.x - 30) / 20
            let y = (point.y - 35) / 15
            #expect(abs((x * x + y * y).squareRoot() - 1) < 0.00028)
        }
    }

    @Test(arguments: [-5, 0, 1, 15, 100, .infinity, .nan] as [Double])
    func roundedRectClampsItsRadiusAndKeepsItsSteps(radius: Double) {
        var path = ScenePath()
        path.addRoundedRect(rect, radius: radius)
        #expect(path.verbs.count == 10)
        for point in path.points {
            #expect(point.x >= 10 && point.x <= 50 && point.y >= 20 && point.y <= 50)
        }
    }

    //  ╭──────╮
    //  ╰──────╯
    @Test func capsuleHasHalfCirclesOnItsShorterSides() {
        var path = ScenePath()
        path.addCapsule(in: rect)
        for point in path.samples() where point.x < 25 {
            let dx = point.x - 25
            let dy = point.y - 35
            #expect(abs((dx * dx + dy * dy).squareRoot() - 15) < 0.01)
        }
    }

    @Test func negativeSizesDoNotTrap() {
        var path = ScenePath()
        path.addRoundedRect(SceneRect(0, 0, -4, -4), radius: 3)
        path.addCapsule(in: SceneRect(0, 0, .nan, 3))
        path.addEllipse(in: SceneRect(0, 0, -1, 0))
        #expect(path.verbs.count == 26)
    }

    @Test func reusedPathKeepsItsStorage() {
        var path = ScenePath()
        path.addEllipse(in: rect)
        path.addCapsule(in: rect)
        let capacity = path.points.capacity
        for _ in 0..<100 {
            path.removeAll()
            path.addEllipse(in: rect)
            path.addCapsule(in: rect)
        }
        #expect(path.points.capacity == capacity)
    }
}

@Suite struct ScenePathArcsTests {
    // Angles run clockwise on screen from the right: 0 → right, ½π → bottom.
    @Test func circularArcStartsAndEndsWhereItsAnglesSay() throws {
        var path = ScenePath()
        path.addArc(center: ScenePoint(5, 5), radius: 2, start: 0, sweep: .pi / 2)
        #expect(path.verbs == [.move, .cubic])
        #expect(path.points[0] == ScenePoint(7, 5))
        #expect(distance(path.points[3], ScenePoint(5, 7)) < 1e-12)
    }

    @Test(arguments: [0, 0.1, 1, -2, 3.2, -6.3, 20, .nan, .infinity] as [Double])
    func circularArcStaysOnItsCircle(sweep: Double) {
        var path = ScenePath()
        path.addArc(center: ScenePoint(1, 2), radius: 3, start: 0.7, sweep: sweep)
        #expect(path.verbs.count >= 2 && path.verbs.count <= 5)
        for point in path.samples() {
            #expect(abs(distance(point, ScenePoint(1, 2)) - 3) < 0.001)
        }
    }

    @Test func connectedArcJoinsWhatCameBefore() {
        var path = ScenePath()
        path.move(to: .zero)
        path.addArc(center: ScenePoint(5, 0), radius: 1, start: 0, sweep: 1, connected: true)
        #expect(path.verbs == [.move, .line, .cubic])
    }

    //      ╭──╮ large, clockwise
    //  a ──╯  ╰── b
    @Test(arguments: [false, true], [false, true])
    func flagsChooseAmongTheFourArcs(large: Bool, clockwise: Bool) throws {
        var path = ScenePath()
        path.move(to: ScenePoint(-3, 0))
        path.addArc(
            from: ScenePoint(-3, 0), to: ScenePoint(3, 0), radiusX: 5, radiusY: 5, rotation: 0,
            largeArc: large, clockwise: clockwise)
        // The centre lies 4 above or below the chord of 6 in a circle of 5.
        let centerY: Double = large == clockwise ? -4 : 4
        let samples = path.samples()
        for point in samples {
            #expect(abs(distance(point, ScenePoint(0, centerY)) - 5) < 0.002)
        }
        let highest = samples.map(\.y).min() ?? 0
        let lowest = samples.map(\.y).max() ?? 0
        #expect(abs(highest - (clockwise ? (large ? -9 : -1) : 0)) < 0.01)
        #expect(abs(lowest - (clockwise ? 0 : (large ? 9 : 1))) < 0.01)
        #expect(path.points.last == ScenePoint(3, 0))
    }

    /// Both ends taken from an ellipse of known centre; every sample must satisfy its equation.
    @Test(arguments: [(0.3, 1.1), (0.3, 4.9), (-2, 1), (1, 0.2), (5, 1.9)] as [(Double, Double)])
    func rotatedEllipseLiesOnItsEquation(first: Double, second: Double) {
        let (sine, cosine) = (Maths.sin(0.5), Maths.cos(0.5))
        func point(_ angle: Double) -> ScenePoint {
            let (x, y) = (6 * Maths.cos(angle), 3 * Maths.sin(angle))
            return ScenePoint(1 + x * cosine - y * sine, 2 + x * sine + y * cosine)
        }
        let sweep = second - first
        var path = ScenePath()
        path.move(to: point(first))
        path.addArc(
            from: point(first), to: point(second), radiusX: 6, radiusY: -3, rotation: 0.5,
            largeArc: abs(sweep) > .pi, clockwise: sweep > 0)
        for sample in path.samples() {
            let (dx, dy) = (sample.x - 1, sample.y - 2)
            let u = (dx * cosine + dy * sine) / 6
            let v = (dy * cosine - dx * sine) / 3
            #expect(abs(u * u + v * v - 1) < 0.001)
        }
        #expect(path.verbs.count == 1 + Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    }

    @Test func radiiGrowUntilTheyReach() {
        var path = ScenePath()
        path.move(to: .zero)
        path.addArc(
            from: .zero, to: ScenePoint(10, 0), radiusX: 1, radiusY: 1, rotation: 0,
            largeArc: false, clockwise: true)
        for point in path.samples() {
            #expect(abs(distance(point, ScenePoint(5, 0)) - 5) < 0.002)
        }
        #expect(path.points.last == ScenePoint(10, 0))
    }

    @Test(
        arguments: [
            (0, 5, 0), (5, 0, 0), (.nan, 5, 0), (5, .infinity, 0), (5, 5, .nan),
            (1e-300, 1e-300, 0),
        ] as [(Double, Double, Double)])
    func degenerateArcsAreLines(radiusX: Double, radiusY: Double, rotation: Double) {
        var path = ScenePath()
        path.move(to: .zero)
        path.addArc(
            from: .zero, to: ScenePoint(3, 4), radiusX: radiusX, radiusY: radiusY,
            rotation: rotation, largeArc: true, clockwise: false)
        #expect(path.verbs == [.move, .line])
    }

    @Test func arcToTheSamePointIsNothing() {
        var path = ScenePath()
        path.addArc(
            from: .zero, to: .zero, radiusX: 1, radiusY: 1, rotation: 0, largeArc: true,
            clockwise: true)
        #expect(path.verbs.isEmpty)
    }

    @Test func almostFullTurnGoesAllTheWayRound() {
        var path = ScenePath()
        path.move(to: .zero)
        path.addArc(
            from: .zero, to: ScenePoint(0, 1e-9), radiusX: 4, radiusY: 4, rotation: 0,
            largeArc: true, clockwise: true)
        let xs = path.samples().map(\.x)
        #expect(abs((xs.max() ?? 0) - (xs.min() ?? 0) - 8) < 0.01)
    }
}

private func distance(_ a: ScenePoint, _ b: ScenePoint) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}

extension ScenePath {
    /// Points along every segment, ends included.
    fileprivate func samples() -> [ScenePoint] {
        var result: [ScenePoint] = []
        var current = ScenePoint.zero
        var index = 0
        for verb in verbs {
            switch verb {
            case .move, .line:
                current = points[index]
                result.append(current)
            case .cubic:
                let (a, b, c) = (points[index], points[index + 1], points[index + 2])
                for step in 1...16 {
                    let t = Double(step) / 16
                    let s = 1 - t
                    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    result.append(
                        ScenePoint(
                            w0 * current.x + w1 * a.x + w2 * b.x + w3 * c.x,
                            w0 * current.y + w1 * a.y + w2 * b.y + w3 * c.y))
                }
                current = c
            case .close: break
            }
            index += verb.pointCount
        }
        return result
    }
}
