import CamberCore
import Testing

@testable import CamberUIKit

@MainActor @Suite struct DriverTests {
    @Test func reportsComeAfterTheStateHasChangedAndSayWhoCausedThem() {
        let test = TestDriver(actions: ["c"])
        var seen: [TabID?] = []
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
        var asked: [TabID] = []
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
        #expect(asked == TabBarDriver.deepest + 1)
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
        #expect(rounds == TabBarDriver.deepest)
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
        #expect(!test.driver.needsFrames(at: 0))
        test.clock.now = 5
        test.driver.send(.activate("c"))
        #expect(changes == 1)
        #expect(test.driver.needsFrames(at: 5.01))
        let rest = test.driver.engine.restTime
        #expect(rest > 5.1 && rest < 7)
        #expect(test.driver.needsFrames(at: rest.nextDown))
        #expect(!test.driver.needsFrames(at: rest))
        test.told = []
        test.driver.settle()
        test.driver.settle()
        #expect(test.told == ["settle c app"])
        #expect(test.driver.engine.time == rest)
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
        weak var driver: TabBarDriver?
        do {
            let test = TestDriver()
            test.driver.send(.activate("b"))
            (host, driver) = (test, test.driver)
            #expect(host != nil && driver != nil)
        }
        #expect(host == nil)
        #expect(driver == nil)
    }

    @Test func digitsChoosePages() {
        let test = TestDriver(["a", "plus", "b"], actions: ["plus"])
        #expect(test.driver.page(forDigit: 1) == "a")
        #expect(test.driver.page(forDigit: 2) == "b")
        for digit in [-1, 0, 3, 10] { #expect(test.driver.page(forDigit: digit) == nil) }
    }

    @Test func fingersKeepTheirNumbers() {
        final class Touch {}
        let (one, other) = (Touch(), Touch())
        var fingers = TabFingers()
        let first = fingers.begin(one)
        let second = fingers.begin(other)
        #expect(first != second)
        #expect(fingers.begin(one) == first)
        #expect(fingers.number(of: other) == second)
        #expect(fingers.end(one) == first)
        #expect(fingers.end(one) == nil)
        #expect(fingers.number(of: one) == nil)
        #expect(fingers.begin(one) != second)
    }
}
