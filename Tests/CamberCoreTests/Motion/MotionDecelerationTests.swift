import Foundation
import Testing

@testable import CamberCore

@Suite("Motion: deceleration and the rubber band") struct MotionDecelerationTests {
    @Test func publishedValues() {
        let normal = TabDeceleration(from: 0, velocity: 1000)
        #expect(abs(normal.end - 499.5) < 0.01)
        let fast = TabDeceleration(from: 0, velocity: 1000, rate: 0.99)
        #expect(abs(fast.end - 99.5) < 0.01)
        #expect(abs(normal.velocity(at: 0.001) - 998) < 1e-9)
        #expect(abs(fast.velocity(at: 0.001) - 990) < 1e-9)
        #expect(abs(TabRubberBand.offset(100, dimension: 390) - 48.2) < 0.05)
        #expect(abs(TabRubberBand.offset(390, dimension: 390) - 138.4) < 0.05)
    }

    @Test func positionIsTheSumOfTheVelocities() {
        let motion = TabDeceleration(from: 20, velocity: -1500)
        var position = 20.0
        let step = 1e-4
        for index in 0..<30_000 {
            let time = Double(index) * step
            position +=
                step / 6
                * (motion.velocity(at: time) + 4 * motion.velocity(at: time + step / 2)
                    + motion.velocity(at: time + step))
            if index % 1000 == 0 {
                #expect(abs(position - motion.value(at: time + step)) < 1e-9)
            }
        }
        #expect(motion.value(at: 0) == 20)
        #expect(motion.velocity(at: 0) == -1500)
    }

    @Test func durations() throws {
        for velocity in [1200.0, -300] {
            let motion = TabDeceleration(from: 5, velocity: velocity)
            let duration = motion.duration(untilWithin: 0.5)
            #expect(abs(abs(motion.end - motion.value(at: duration)) - 0.5) < 1e-9)
            // The published formula.
            let rate = 1000 * log(0.998)
            #expect(abs(duration - log(-rate * 0.5 / abs(velocity)) / rate) < 1e-9)
            let slow = motion.duration(untilSlowerThan: 3)
            #expect(abs(abs(motion.velocity(at: slow)) - 3) < 1e-9)
            let middle = 5 + velocity * 0.3
            let passing = try #require(motion.time(passing: middle))
            #expect(abs(motion.value(at: passing) - middle) < 1e-9)
            #expect(motion.time(passing: 5) == 0)
            #expect(motion.time(passing: 5 - velocity) == nil)
            #expect(motion.time(passing: 5 + velocity * 0.5) == nil)
        }
        let still = TabDeceleration(from: 5, velocity: 0)
        #expect(still.end == 5)
        #expect(still.duration(untilWithin: 0.5) == 0)
        #expect(still.time(passing: 6) == nil)
    }

    @Test func freeStrips() {
        var offset = TabTrajectory(0)
        offset.decelerate(
            from: 100, velocity: 800, range: 0...5000, at: 3, threshold: .points)
        let motion = TabDeceleration(from: 100, velocity: 800)
        #expect(offset.target == motion.end)
        for step in 0..<100 {
            let time = Double(step) / 50
            #expect(abs(offset.value(at: 3 + time) - motion.value(at: time)) < 1e-9)
            #expect(abs(offset.velocity(at: 3 + time) - motion.velocity(at: time)) < 1e-9)
        }
        let rest = offset.restTime
        #expect(offset.value(at: rest) == motion.end)
        #expect(offset.velocity(at: rest) == 0)
        #expect(abs(offset.value(at: rest - 1e-6) - motion.end) <= 0.0501)
        #expect(abs(offset.velocity(at: rest - 1e-6)) <= 0.501)
        #expect(
            abs(offset.value(at: rest - 1e-6) - motion.end) >= 0.05
                || abs(offset.velocity(at: rest - 1e-6)) >= 0.5)
    }

    /// Thrown over the edge: it leaves, turns, and comes back to rest on the edge itself.
    ///
    ///     inside │ outside
    ///     ──────▶│──╮
    ///            │◀─╯
    @Test(arguments: [(900.0, 2000.0, 1000.0), (100, -2000, 0), (1000, 500, 1000), (0, -50, 0)])
    func bouncesAtTheEdge(from: Double, velocity: Double, edge: Double) throws {
        var offset = TabTrajectory(from)
        offset.decelerate(
            from: from, velocity: velocity, range: 0...1000, at: 1, threshold: .points)
        let outward: Double = velocity > 0 ? 1 : -1
        #expect(offset.target == edge)
        #expect(offset.value(at: 1) == from)
        #expect(offset.velocity(at: 1) == velocity)
        let passing = try #require(
            TabDeceleration(from: from, velocity: velocity).time(passing: edge))
        let before = 1 + passing - 1e-9
        let after = 1 + passing + 1e-9
        #expect(abs(offset.value(at: before) - offset.value(at: after)) < 1e-4)
        #expect(abs(offset.velocity(at: before) - offset.velocity(at: after)) < 1e-3)
        #expect(abs(offset.value(at: 1 + passing) - edge) < 1e-9)
        var farthest = 0.0
        var last = offset.value(at: 1)
        for step in 1...4000 {
            let time = 1 + Double(step) / 1000
            let beyond = (offset.value(at: time) - edge) * outward
            // Once outside it never comes back in.
            if time > after { #expect(beyond >= 0) }
            farthest = max(farthest, beyond)
            // Nothing jumps.
            #expect(abs(offset.value(at: time) - last) <= abs(velocity) * 0.001 + 0.05)
            last = offset.value(at: time)
        }
        let edgeSpeed = abs(TabDeceleration(from: from, velocity: velocity).velocity(at: passing))
        #expect(abs(farthest - edgeSpeed / 10 / M_E) < 0.01)
        #expect(offset.value(at: offset.restTime) == edge)
        #expect(offset.velocity(at: offset.restTime) == 0)
        #expect(abs(offset.value(at: offset.restTime - 1e-6) - edge) <= 0.0501)
        #expect(offset.restTime < 5)
    }

    @Test func springsBackAtOnceFromOutside() {
        var offset = TabTrajectory(0)
        offset.decelerate(from: -60, velocity: 0, range: 0...1000, at: 2, threshold: .points)
        #expect(offset.target == 0)
        #expect(offset.value(at: 2) == -60)
        for step in 0...20 {
            let time = Double(step) / 40
            let expected =
                -60 + TabSpring(mass: 1, stiffness: 100, damping: 20).value(target: 60, time: time)
            #expect(abs(offset.value(at: 2 + time) - expected) < 1e-9)
        }
        offset.decelerate(from: 1060, velocity: 300, range: 0...1000, at: 9, threshold: .points)
        #expect(offset.target == 1000)
        #expect(offset.velocity(at: 9) == 300)
        #expect(offset.value(at: 9.05) > 1060)
        #expect(offset.value(at: offset.restTime) == 1000)
    }

    /// The end lies a hair beyond the edge: the strip must not creep towards it for half a minute.
    @Test func creepingOverTheEdgeRestsInTime() {
        let end = TabDeceleration(from: 0, velocity: 1000).end
        var free = TabTrajectory(0)
        free.decelerate(from: 0, velocity: 1000, range: 0...5000, at: 0, threshold: .points)
        for exponent in 2...13 {
            var offset = TabTrajectory(0)
            let edge = end - pow(10, -Double(exponent))
            offset.decelerate(from: 0, velocity: 1000, range: 0...edge, at: 0, threshold: .points)
            #expect(offset.target == edge)
            #expect(offset.restTime <= free.restTime + 1e-9)
            #expect(abs(offset.value(at: offset.restTime - 1e-6) - edge) <= 0.0501)
        }
    }

    @Test func degenerateRanges() {
        var offset = TabTrajectory(0)
        offset.decelerate(from: 0, velocity: 0, range: 0...0, at: 0, threshold: .points)
        #expect(offset.isAtRest(at: 0))
        offset.decelerate(from: 0, velocity: 400, range: 0...0, at: 0, threshold: .points)
        #expect(offset.value(at: 0.1) > 10)
        #expect(offset.value(at: offset.restTime) == 0)
        offset.decelerate(
            from: 0, velocity: 400, range: -.infinity ... .infinity, at: 0, threshold: .points)
        #expect(offset.target == TabDeceleration(from: 0, velocity: 400).end)
        // Caught in flight by a spring, it keeps its velocity.
        let velocity = offset.velocity(at: 0.2)
        offset.retarget(to: 0, at: 0.2, motion: .smooth, threshold: .points)
        #expect(abs(offset.velocity(at: 0.2) - velocity) < 1e-9)
        #expect(velocity > 200)
        // NaN leaves it where it is.
        let place = offset.value(at: 0.3)
        offset.decelerate(from: .nan, velocity: .nan, range: 0...500, at: 0.3, threshold: .points)
        #expect(offset.value(at: 0.3) == place)
        #expect(offset.isAtRest(at: 0.3))
    }

    @Test func rubberBandGoesBothWays() {
        for dimension in [1.0, 76, 390, 1024] {
            for drag in [0, 0.001, 1, 50, 390, 5000, -30, -900] as [Double] {
                let offset = TabRubberBand.offset(drag, dimension: dimension)
                #expect(abs(offset) < dimension)
                #expect(offset == 0 || (offset < 0) == (drag < 0))
                let back = TabRubberBand.drag(offset, dimension: dimension)
                #expect(abs(back - drag) <= 1e-9 * max(1, abs(drag) * abs(drag) / dimension))
                let published =
                    (1 - 1 / (abs(drag) * 0.55 / dimension + 1)) * dimension
                #expect(abs(abs(offset) - published) < 1e-9)
                let h = 1e-4
                let slope =
                    (TabRubberBand.offset(drag + h, dimension: dimension)
                        - TabRubberBand.offset(drag - h, dimension: dimension)) / (2 * h)
                // At 0 the two sides meet in a corner of their curvature.
                let tolerance = abs(drag) < 0.01 ? 1e-3 : 1e-6
                #expect(abs(TabRubberBand.slope(drag, dimension: dimension) - slope) < tolerance)
            }
        }
        #expect(TabRubberBand.slope(0, dimension: 390) == 0.55)
    }

    @Test func rubberBandEdges() {
        for dimension in [0, -1, .nan, -.infinity] as [Double] {
            #expect(TabRubberBand.offset(100, dimension: dimension) == 0)
            #expect(TabRubberBand.drag(100, dimension: dimension) == 0)
            #expect(TabRubberBand.slope(100, dimension: dimension) == 0)
        }
        #expect(TabRubberBand.offset(.nan, dimension: 390) == 0)
        #expect(TabRubberBand.drag(.nan, dimension: 390) == 0)
        #expect(TabRubberBand.offset(.infinity, dimension: 390) <= 390)
        #expect(TabRubberBand.offset(-.infinity, dimension: 390) < -389.9)
        #expect(abs(TabRubberBand.offset(100, dimension: .infinity) - 55) < 1e-6)
        #expect(TabRubberBand.drag(390, dimension: 390) == 1e12)
        #expect(TabRubberBand.drag(-500, dimension: 390) == -1e12)
    }
}
