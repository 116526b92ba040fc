import CamberTestSupport
import Testing

@testable import CamberSwiftUI

private typealias Arbiter = TabSelectionArbiter<String>

@Suite struct SelectionArbiterTests {
    private let pages = ["a", "b", "c"]

    @Test func onlyAChangeIsARequest() {
        var arbiter = Arbiter()
        #expect(arbiter.request("b", pages: pages) == .select("b"))
        #expect(arbiter.request("b", pages: pages) == .nothing)
        // Whatever else changes.
        #expect(arbiter.request("b", pages: ["b", "x"]) == .nothing)
        #expect(arbiter.request("c", pages: pages) == .select("c"))
        #expect(arbiter.request("b", pages: pages) == .select("b"))
    }

    // B38: what the bar has chosen comes back as the app's value, and asks for nothing.
    @Test func anEchoAsksForNothing() {
        var arbiter = Arbiter()
        _ = arbiter.request("a", pages: pages)
        arbiter.accept("c")
        #expect(arbiter.request("c", pages: pages) == .nothing)
        #expect(arbiter.request("a", pages: pages) == .select("a"))
    }

    @Test func noneCanBeAskedFor() {
        var arbiter = Arbiter()
        #expect(arbiter.request(nil, pages: pages) == .select(nil))
        #expect(arbiter.request(nil, pages: pages) == .nothing)
        #expect(arbiter.correction(selected: "a", pages: pages) == nil)
    }

    // B01: a value that comes before its page.
    @Test func aValueWaitsForItsPage() {
        var arbiter = Arbiter()
        #expect(arbiter.request("c", pages: []) == .nothing)
        #expect(arbiter.request("c", pages: ["a", "b"]) == .nothing)
        // The bar shows another page meanwhile, which is nobody's choice.
        #expect(arbiter.correction(selected: "a", pages: ["a", "b"]) == nil)
        #expect(arbiter.request("c", pages: pages) == .select("c"))
        #expect(arbiter.request("c", pages: pages) == .nothing)
    }

    @Test func aChoiceOfTheUsersEndsTheWait() {
        var arbiter = Arbiter()
        _ = arbiter.request("c", pages: ["a", "b"])
        arbiter.accept("b")
        #expect(arbiter.request("b", pages: pages) == .nothing)
    }

    // B02: a page that goes gives way, and the app hears of it.
    @Test func aLostPageIsTold() {
        var arbiter = Arbiter()
        _ = arbiter.request("b", pages: pages)
        #expect(arbiter.correction(selected: "b", pages: pages) == nil)
        #expect(arbiter.request("b", pages: ["a", "c"]) == .nothing)
        #expect(arbiter.correction(selected: "c", pages: ["a", "c"]) == "c")
        arbiter.accept("c")
        #expect(arbiter.correction(selected: "c", pages: ["a", "c"]) == nil)
        #expect(arbiter.request("c", pages: ["a", "c"]) == .nothing)
    }

    // An app that does not want to hear of it keeps its value, and gets it when its page is back.
    @Test func aRefusedCorrectionIsARequestAgain() {
        var arbiter = Arbiter()
        _ = arbiter.request("b", pages: pages)
        _ = arbiter.request("b", pages: ["a", "c"])
        arbiter.accept("c")
        #expect(arbiter.request("b", pages: ["a", "c"]) == .nothing)
        #expect(arbiter.correction(selected: "c", pages: ["a", "c"]) == nil)
        #expect(arbiter.request("b", pages: pages) == .select("b"))
    }

    // A bar that is emptied forgets its selection; the app's is still the app's.
    @Test func pagesThatComeBackFindTheSelection() {
        var arbiter = Arbiter()
        _ = arbiter.request("b", pages: pages)
        #expect(arbiter.request("b", pages: []) == .nothing)
        #expect(arbiter.correction(selected: nil, pages: []) == nil)
        #expect(arbiter.request("b", pages: pages) == .select("b"))
    }

    // MARK: Offers

    private final class Store {
        var value: String?
        var writes: [String] = []
        let rule: (String) -> String?

        init(_ value: String?, rule: @escaping (String) -> String?) {
            self.value = value
            self.rule = rule
        }

        func offer(_ new: String) -> Bool {
            Arbiter.offer(new, read: { self.value }) {
                self.writes.append($0)
                self.value = self.rule($0)
            }
        }
    }

    @Test func aSetterThatTakesIt() {
        let store = Store("a") { $0 }
        #expect(store.offer("b"))
        #expect(store.writes == ["b"])
    }

    @Test func aSetterThatRefusesIsObeyed() {
        let store = Store("a") { _ in "a" }
        #expect(!store.offer("b"))
        #expect(store.value == "a")
    }

    @Test func aSetterThatPutsSomethingElseAsksForThat() {
        let store = Store("a") { _ in "c" }
        var arbiter = Arbiter()
        _ = arbiter.request("a", pages: pages)
        #expect(!store.offer("b"))
        #expect(arbiter.request(store.value, pages: pages) == .select("c"))
    }

    @Test func theCurrentValueIsNotWritten() {
        let store = Store("a") { $0 }
        #expect(store.offer("a"))
        #expect(store.writes.isEmpty)
    }

    // MARK: Random

    /// Any sequence of updates, choices and lists, with an app that refuses at times: once everything
    /// is quiet, the bar shows the app's value if it has a page, and no write said what was there.
    @Test(arguments: 0..<200)
    func barAndAppAgreeInTheEnd(round: Int) {
        var random = SeededGenerator(seed: UInt64(round))
        var arbiter = Arbiter()
        var list = pages
        var bar: String?
        var refuses = false
        var app: String? = "a"
        var writes: [(old: String?, new: String)] = []
        func write(_ value: String) {
            writes.append((app, value))
            if !refuses { app = value }
        }
        /// As the host does: the request, the list, the request again, what is to be told.
        func update() {
            let request = arbiter.request(app, pages: list)
            bar = bar.flatMap { list.contains($0) ? $0 : nil } ?? list.first
            if case .select(let value) = request { bar = value }
            if let told = arbiter.correction(selected: bar, pages: list) {
                arbiter.accept(told)
                write(told)
            }
        }
        update()
        for _ in 0..<60 {
            refuses = Int.random(in: 0..<4, using: &random) == 0
            switch Int.random(in: 0..<4, using: &random) {
            case 0: app = ["a", "b", "c", "d"].randomElement(using: &random)
            case 1: list = ["a", "b", "c", "d"].filter { _ in Bool.random(using: &random) }
            case 2:
                if let wish = list.randomElement(using: &random), wish != bar,
                    Arbiter.offer(wish, read: { app }, write: write)
                {
                    arbiter.accept(wish)
                    bar = wish
                }
            default: break
            }
            update()
        }
        refuses = false
        update()
        update()
        #expect(bar == app || !(app.map(list.contains) ?? false), "round \(round)")
        #expect(writes.allSatisfy { $0.old != $0.new }, "round \(round)")
    }
}
