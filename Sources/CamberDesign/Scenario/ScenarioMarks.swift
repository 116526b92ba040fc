import CamberCore

/// Where fingers touch the screen while a scenario plays, for pictures that show it.
public struct ScenarioMarks: Sendable {
    /// A place that is touched.
    public struct Mark: Hashable, Sendable {
        /// Where.
        public let point: ScenePoint
        /// 1 while the finger is down; fading to 0 after a tap.
        public let strength: Double
    }

    /// How long a tap can be seen, in seconds.
    public static let fade = 0.3

    private var fingers: [(number: Int, point: ScenePoint)] = []
    private var lastTap: (point: ScenePoint, time: Double)?

    mutating func put(_ finger: Int, at point: ScenePoint) {
        lift(finger)
        fingers.append((finger, point))
    }

    mutating func move(_ finger: Int, to point: ScenePoint) {
        for index in fingers.indices where fingers[index].number == finger {
            fingers[index].point = point
        }
    }

    mutating func lift(_ finger: Int) { fingers.removeAll { $0.number == finger } }

    mutating func liftAll() { fingers.removeAll() }

    mutating func tap(_ point: ScenePoint, at time: Double) { lastTap = (point, time) }

    /// Whether a tap is still fading at a time, in seconds.
    public func isFading(at time: Double) -> Bool {
        lastTap.map { time < $0.time + Self.fade } ?? false
    }

    /// What is to be seen at a time, in seconds.
    public func visible(at time: Double) -> [Mark] {
        var marks: [Mark] = []
        for finger in fingers { marks.append(Mark(point: finger.point, strength: 1)) }
        if let lastTap, time >= lastTap.time, time < lastTap.time + Self.fade {
            let left = 1 - (time - lastTap.time) / Self.fade
            marks.append(Mark(point: lastTap.point, strength: left))
        }
        return marks
    }
}
