import CamberCore
import Testing

@Suite struct DriverTests {
    @Test func reportsComeAfterTheStateHasChangedAndSayWhoCausedThem() {
        let test = TestDriver(actions: ["c"])
        var seen: [String?] = []
        let tell = test.driver.onReport
        test.driver.onReport = { [weak test] report, cause in
            tell?(report, cause)
            seen.append(test?.driver.engine.selection)
        }
        test.driver.send(.activate("b"))
        test.driver.send(.activate("b"))
        test.driver.send(.activate("c"))
        test.driver.send(.items([TabItem(id: "a", title: "A")]))
        #expect(
            test.told.filter { !$0.hasPrefix("settle") } == [
                "select(a) b", "tap b", "reselect b", "tap b", "action c", "tap c",
                "select(b) a app",
            ])
        #expect(seen.first == "b")
        #expect(seen.last == "a")
    }

    @Test func programmaticSelectionIsNotReported() {
        let test = TestDriver()
        test.driver.send(.select("c", animated: false))
        #expect(test.driver.engine.selection == "c")
        #expect(!test.told.contains { $0.hasPrefix("select") || $0.hasPrefix("tap") })
    }

    // B31: selecting from inside the callback that asks.
    @Test func theVetoCanReadAndSendWithoutReachingTheEngine() {
        let test = TestDriver()
        var asked: [String] = []
        test.driver.shouldSelect = { [weak test] id in
            asked.append(id)
            #expect(test?.driver.engine.selection == "a")
            test?.driver.send(.select("c", animated: false))
            #expect(test?.driver.engine.selection == "a")
            return false
        }
        test.driver.send(.activate("b"))
        #expect(asked == ["b"])
        #expect(test.driver.engine.selection == "c")
        #expect(test.told.filter { !$0.hasPrefix("settle") } == ["refuse b", "tap b"])
    }

    @Test func aVetoThatAsksForMoreIsStopped() {
        let test = TestDriver()
        var asked = 0
        var refused = 0
        test.driver.onRefusedEvent = { refused += 1 }
        test.driver.shouldSelect = { [weak test] id in
            asked += 1
            test?.driver.send(.activate(id == "b" ? "c" : "b"))
            return false
        }
        test.driver.send(.activate("b"))
        #expect(asked == TabBarDriver<String>.deepest + 1)
        #expect(refused > 0)
        // It works again afterwards.
        test.driver.shouldSelect = nil
        test.driver.send(.activate("b"))
        #expect(test.driver.engine.selection == "b")
    }

    @Test func handlersThatAnswerEachOtherAreStopped() {
        let test = TestDriver()
        var rounds = 0
        var depth = 0
        var deepest = 0
        var refused = 0
        test.driver.onRefusedEvent = { refused += 1 }
        test.driver.onReport = { [weak test] report, _ in
            guard case .select = report.kind else { return }
            rounds += 1
            depth += 1
            deepest = max(deepest, depth)
            test?.driver.send(.activate(report.id == "b" ? "c" : "b"))
            depth -= 1
        }
        test.driver.send(.activate("b"))
        #expect(deepest == 1)
        #expect(rounds == TabBarDriver<String>.deepest)
        #expect(refused == 1)
        let before = rounds
        test.driver.send(.select("a", animated: false))
        test.driver.send(.activate("b"))
        #expect(rounds > before)
    }

    @Test func whatAHandlerCausesIsToldAfterWhatIsBeingTold() {
        let test = TestDriver()
        let tell = test.driver.onReport
        test.driver.onReport = { [weak test] report, cause in
            tell?(report, cause)
            if case .select = report.kind, report.id == "b" { test?.driver.send(.activate("c")) }
        }
        test.driver.send(.activate("b"))
        #expect(
            test.told.filter { !$0.hasPrefix("settle") }
                == ["select(a) b", "tap b", "select(b) c", "tap c"])
    }

    @Test func aDisplayLinkIsNeededOnlyUntilTheBarRests() {
        let test = TestDriver(style: AnyTabBarStyle(CircleTabBarStyle()))
        var changes = 0
        test.driver.onChange = { changes += 1 }
        test.driver.draw(at: 0)
        #expect(!test.driver.needsFrames(at: 0))
        test.clock.now = 5
        test.driver.send(.activate("c"))
        #expect(changes == 1)
        #expect(test.driver.needsFrames(at: 5.01))
        let rest = test.driver.engine.restTime
        // What has happened has to be drawn, whenever that is.
        #expect(test.driver.needsFrames(at: rest))
        test.driver.draw(at: 5.01)
        #expect(rest > 5.1 && rest < 7)
        #expect(test.driver.needsFrames(at: rest.nextDown))
        #expect(!test.driver.needsFrames(at: rest))
        test.told = []
        test.driver.settle(at: rest.nextDown)
        #expect(test.told == [])
        test.driver.settle(at: rest)
        test.driver.settle(at: rest)
        #expect(test.told == ["settle c app"])
        #expect(test.driver.engine.time == rest)
    }

    // A frame of the display's is drawn for when it will be seen. One that layout asks for meanwhile
    // must not be of an earlier time, or what moves would go back.
    @Test func aFrameBesideTheDisplaysIsNeverEarlier() {
        let test = TestDriver(style: AnyTabBarStyle(CircleTabBarStyle()))
        test.clock.now = 5
        #expect(test.driver.frameTime == 5)
        test.driver.send(.activate("c"))
        test.clock.now = 5.1
        test.driver.draw(at: 5.116)
        let seen = test.driver.scene.indicator
        #expect(test.driver.frameTime == 5.116)
        test.driver.draw(at: test.driver.frameTime)
        #expect(test.driver.scene.indicator == seen)
        test.clock.now = 5.2
        #expect(test.driver.frameTime == 5.2)
        test.driver.draw(at: 4)
        #expect(test.driver.frameTime == 5.2)
    }

    @Test func diagnosticsReachTheHost() {
        let test = TestDriver()
        var codes: [String] = []
        test.driver.onDiagnostic = { codes.append("\($0.code.name) \($0.id)") }
        test.driver.send(.select("nowhere"))
        #expect(codes == ["unknown-id nowhere"])
    }

    // B170: nothing is kept by what outlives it.
    @Test func hostAndDriverAreFreed() {
        weak var host: TestDriver?
        weak var driver: TabBarDriver<String>?
        do {
            let test = TestDriver()
            test.driver.onChange = { [weak test] in test?.told.append("change") }
            test.driver.shouldSelect = { [weak test] _ in test != nil }
            test.driver.send(.activate("b"))
            #expect(test.driver.needsFrames(at: 0))
            (host, driver) = (test, test.driver)
            #expect(host != nil && driver != nil)
        }
        #expect(host == nil)
        #expect(driver == nil)
    }

    // What is put off, reported or remarked on is not kept once it has been told.
    @Test func whatHandlersHoldIsFreedWithTheDriver() {
        final class Token {}
        weak var token: Token?
        weak var touch: Token?
        do {
            let test = TestDriver()
            let (held, finger) = (Token(), Token())
            (token, touch) = (held, finger)
            test.driver.onReport = { _, _ in withExtendedLifetime(held) {} }
            test.driver.onDiagnostic = { _ in withExtendedLifetime(held) {} }
            test.driver.onRefusedEvent = { withExtendedLifetime(held) {} }
            test.driver.shouldSelect = { [weak driver = test.driver] _ in
                withExtendedLifetime(held) {}
                driver?.send(.select("nowhere"))
                return true
            }
            // A finger that never goes up: it is known by its identity only.
            test.driver.touch(.down, ObjectIdentifier(finger), at: .zero, time: 0)
            test.driver.send(.activate("b"))
            #expect(token != nil && touch != nil)
        }
        #expect(token == nil)
        #expect(touch == nil)
    }

    @Test func digitsChoosePages() {
        let test = TestDriver(["a", "plus", "b"], actions: ["plus"])
        #expect(test.driver.page(forDigit: 1) == "a")
        #expect(test.driver.page(forDigit: 2) == "b")
        for digit in [-1, 0, 3, 10] { #expect(test.driver.page(forDigit: digit) == nil) }
    }
}
