import CamberTestSupport
import Testing

@testable import CamberUIKit

/// Which appearance calls pages get.
@Suite struct AppearanceTests {
    /// Pages and what they have been told, `+` will appear, `-` will disappear, `.` did.
    struct Pages {
        var state = TabAppearances<String>()
        var told: [String] = []

        mutating func show(_ visible: [String], _ selection: String?) {
            add(state.show(visible, selection: selection))
        }

        mutating func container(_ phase: TabAppearances<String>.Phase) {
            add(state.setContainer(phase))
        }

        private mutating func add(
            _ calls: (before: TabAppearances<String>.Calls, after: TabAppearances<String>.Calls)
        ) {
            for (key, call) in calls.before + calls.after {
                switch call {
                case .willAppear: told.append("+\(key)")
                case .willDisappear: told.append("-\(key)")
                case .did: told.append(".\(key)")
                }
            }
        }

        /// What has been told since it was last taken.
        mutating func take() -> [String] {
            defer { told = [] }
            return told
        }

        /// Pages in a container that has appeared.
        static func shown(_ page: String) -> Pages {
            var pages = Pages()
            pages.show([page], page)
            pages.container(.appearing)
            pages.container(.appeared)
            _ = pages.take()
            return pages
        }
    }

    // B177: all pages appear at the start, and none on switching.
    @Test func theVisiblePageAloneAppearsWithItsContainer() {
        var pages = Pages()
        pages.show(["a"], "a")
        #expect(pages.take() == [])
        pages.container(.appearing)
        #expect(pages.take() == ["+a"])
        pages.show(["a"], "a")
        #expect(pages.take() == [])
        pages.container(.appeared)
        #expect(pages.take() == [".a"])
    }

    @Test func aSwitchIsOneDisappearanceAndOneAppearance() {
        var pages = Pages.shown("a")
        pages.show(["b"], "b")
        #expect(pages.take() == ["+b", "-a", ".a", ".b"])
        pages.show(["a"], "a")
        #expect(pages.take() == ["+a", "-b", ".b", ".a"])
    }

    //  a ▓▓▓▓      a ▓▓▒▒ b      b ▒▒▒▒
    @Test func aSlideBeginsWhenThePageComesAndEndsAtRest() {
        var pages = Pages.shown("a")
        pages.show(["a"], "b")
        #expect(pages.take() == ["-a"])
        pages.show(["a", "b"], "b")
        #expect(pages.take() == ["+b"])
        pages.show(["a", "b"], "b")
        #expect(pages.take() == [])
        pages.show(["b"], "b")
        #expect(pages.take() == [".a", ".b"])
    }

    @Test func aPageThatIsOnlyPeekedAtNeverAppears() {
        var pages = Pages.shown("a")
        pages.show(["a", "b"], "a")
        #expect(pages.take() == ["+b"])
        pages.show(["a"], "a")
        #expect(pages.take() == ["-b", ".b"])
        #expect(pages.state.phase(of: "a") == .appeared)
    }

    @Test func aSwipeThatIsTakenBackReturnsToThePage() {
        var pages = Pages.shown("a")
        pages.show(["a", "b"], "a")
        pages.show(["a", "b"], "b")
        #expect(pages.take() == ["+b", "-a"])
        pages.show(["a", "b"], "a")
        #expect(pages.take() == ["+a"])
        pages.show(["a"], "a")
        #expect(pages.take() == ["-b", ".b", ".a"])
    }

    // B178: removing the container calls appear on other visited tabs.
    @Test func onlyTheVisiblePageLeavesWithItsContainer() {
        var pages = Pages.shown("a")
        pages.show(["b"], "b")
        _ = pages.take()
        pages.container(.disappearing)
        pages.container(.disappeared)
        #expect(pages.take() == ["-b", ".b"])
        pages.show([], nil)
        #expect(pages.take() == [])
    }

    @Test func aDismissalThatIsGivenUpIsAnAppearanceAgain() {
        var pages = Pages.shown("a")
        pages.container(.disappearing)
        pages.container(.appearing)
        pages.container(.appeared)
        #expect(pages.take() == ["-a", "+a", ".a"])
    }

    @Test func pagesThatAreExchangedUnderACoverHearOnlyOfTheReturn() {
        var pages = Pages.shown("a")
        pages.container(.disappearing)
        pages.container(.disappeared)
        _ = pages.take()
        pages.show(["b"], "b")
        #expect(pages.take() == [])
        pages.container(.appearing)
        pages.container(.appeared)
        #expect(pages.take() == ["+b", ".b"])
    }

    // Whatever happens, calls alternate as UIKit demands, and at rest one page has appeared.
    @Test func callsAreAlwaysBalanced() {
        var random = SeededGenerator.announced("callsAreAlwaysBalanced", seed: 177)
        for _ in 0..<300 {
            var pages = Pages.shown("0")
            pages.told = ["+0", ".0"]
            for _ in 0..<40 {
                let (a, b) = (random.int(0...3), random.int(0...3))
                switch random.int(0...7) {
                case 0: pages.container(.disappearing)
                case 1: pages.container(.disappeared)
                case 2: pages.container(.appearing)
                case 3: pages.container(.appeared)
                case 4: pages.show([], nil)
                case 5: pages.show(["\(a)"], "\(a)")
                default: pages.show(a == b ? ["\(a)"] : ["\(a)", "\(b)"], "\(a)")
                }
            }
            pages.container(.appeared)
            pages.show(["1"], "1")
            for page in 0..<4 {
                let heard = pages.told.filter { $0.hasSuffix("\(page)") }.map(\.first)
                var isIn = false
                var isOpen = false
                for call in heard {
                    switch call {
                    case "+", "-":
                        #expect((call == "+") != isIn, "\(page): \(heard)")
                        isIn = call == "+"
                        isOpen = true
                    default:
                        #expect(isOpen, "\(page): \(heard)")
                        isOpen = false
                    }
                }
                #expect(!isOpen && isIn == (page == 1), "\(page): \(heard)")
            }
        }
    }
}
