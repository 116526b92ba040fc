import CamberCore
import Testing

/// Fingers by their numbers, and the events of what they do.
@Suite struct FingerTests {
    final class Touch {}

    let one = Touch()
    let other = Touch()
    let start = ScenePoint(10, 20)
    let end = ScenePoint(13, 16)

    func line(_ event: TabEvent<String>?) -> String {
        switch event {
        case .touchDown(let point, let finger): "down \(finger) \(point.x)"
        case .touchMove(let point, let finger): "move \(finger) \(point.x)"
        case .touchUp(let point, let finger): "up \(finger) \(point.x)"
        case .touchesCancelled: "cancelled"
        case nil: "-"
        default: "?"
        }
    }

    // B76: a second finger is told apart from the first.
    @Test func fingersKeepTheirNumbers() {
        var fingers = TabFingers()
        func tell(_ phase: TabFingerPhase, _ touch: Touch) -> String {
            line(fingers.event(phase, of: ObjectIdentifier(touch), at: start))
        }
        #expect(tell(.moved, one) == "-")
        #expect(tell(.down, one) == "down 1 10.0")
        #expect(tell(.down, other) == "down 2 10.0")
        #expect(tell(.down, one) == "-")
        #expect(tell(.moved, other) == "move 2 10.0")
        #expect(tell(.up, one) == "up 1 10.0")
        #expect(tell(.up, one) == "-")
        #expect(fingers.areDown)
        // A finger that comes back is another one.
        #expect(tell(.down, one) == "down 3 10.0")
        #expect(tell(.cancelled, one) == "cancelled")
        #expect(tell(.cancelled, one) == "-")
        #expect(tell(.up, other) == "up 2 10.0")
        #expect(!fingers.areDown)
    }

    @Test func fingersOnPagesAreNeverThoseOfTheBar() {
        var fingers = TabFingers(areOnPages: true)
        func tell(_ phase: TabFingerPhase, _ touch: Touch, _ point: ScenePoint) -> String {
            line(fingers.event(phase, of: ObjectIdentifier(touch), at: point))
        }
        #expect(fingers.displacement == .zero)
        #expect(tell(.down, one, start) == "down -1 10.0")
        #expect(tell(.down, other, start) == "down -2 10.0")
        #expect(fingers.displacement == .zero)
        // Only the first finger counts.
        #expect(tell(.moved, other, .zero) == "move -2 0.0")
        #expect(tell(.moved, one, end) == "move -1 13.0")
        #expect(fingers.displacement == ScenePoint(3, -4))
        let wereDown = [fingers.removeAll(), fingers.removeAll()]
        #expect(wereDown == [true, false])
        #expect(!fingers.areDown && fingers.displacement == .zero)
        #expect(tell(.moved, one, end) == "-")
        #expect(tell(.down, other, end) == "down -1 13.0")
    }

    @Test func aTapOfTheDriverIsTheBars() {
        let test = TestDriver()
        test.driver.draw(at: 0)
        let cell = test.driver.cell(of: "c")
        let point = cell?.frame.center ?? .zero
        #expect(test.driver.item(at: point) == "c")
        #expect(test.driver.item(at: ScenePoint(200, 300)) == nil)
        test.driver.touch(.down, ObjectIdentifier(one), at: point, time: 1)
        test.driver.touch(.up, ObjectIdentifier(other), at: point, time: 1.05)
        #expect(test.told == [])
        test.driver.touch(.up, ObjectIdentifier(one), at: point, time: 1.1)
        #expect(test.told.filter { !$0.hasPrefix("settle") } == ["select(a) c", "tap c"])
    }

    // The bar leaves its window under a finger: nothing is chosen where nobody sees it, and what the
    // system may still tell of the finger is nobody's.
    @Test func aFingerOnABarThatGoesChoosesNothing() {
        let test = TestDriver()
        test.driver.draw(at: 0)
        let point = test.driver.cell(of: "c")?.frame.center ?? .zero
        test.driver.touch(.down, ObjectIdentifier(one), at: point, time: 1)
        test.driver.draw(at: 1)
        #expect(test.driver.cell(of: "c")?.isPressed == true)
        test.driver.dropFingers()
        test.driver.draw(at: 1)
        #expect(test.driver.cell(of: "c")?.isPressed == false)
        test.driver.touch(.up, ObjectIdentifier(one), at: point, time: 1.1)
        #expect(test.told == [])
        // Without a finger nothing has happened.
        var changes = 0
        test.driver.onChange = { changes += 1 }
        test.driver.dropFingers()
        #expect(changes == 0)
    }
}
