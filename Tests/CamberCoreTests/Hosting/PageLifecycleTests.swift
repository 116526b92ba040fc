import CamberCore
import CamberTestSupport
import Testing

/// What is done with pages, and what they are told.
@Suite struct PageLifecycleTests {
    /// Pages and what they have been told, `+` will appear, `-` will disappear, `.` did; and, apart,
    /// all that was done with them, `>` mounted, `<` unmounted, `x` released.
    struct Pages {
        var state = TabPageLifecycle<String>()
        var told: [String] = []
        var done: [String] = []

        mutating func show(_ visible: [String], _ selection: String?, kept: [String]? = nil) {
            add(state.show(visible, kept: kept ?? visible, selection: selection))
        }

        mutating func container(_ phase: TabPageLifecycle<String>.Phase) {
            add(state.setContainer(phase))
        }

        private mutating func add(_ steps: TabPageLifecycle<String>.Steps) {
            for (page, action) in steps {
                let sign =
                    switch action {
                    case .willAppear: "+"
                    case .willDisappear: "-"
                    case .did: "."
                    case .mount: ">"
                    case .unmount: "<"
                    case .release: "x"
                    }
                done.append(sign + page)
                if "+-.".contains(sign) { told.append(sign + page) }
            }
        }

        /// What has been told since it was last taken.
        mutating func take() -> [String] {
            defer { (told, done) = ([], []) }
            return told
        }

        /// All that was done since it was last taken.
        mutating func takeAll() -> [String] {
            defer { (told, done) = ([], []) }
            return done
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
        // It has never left.
        pages.show(["c"], "c")
        #expect(pages.take() == ["+c", "-a", ".a", ".c"])
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

    // B172, B173: views come before they have appeared and leave before they have disappeared, and
    // what is not kept is let go of last.
    @Test func viewsAreExchangedBetweenWhatWillBeAndWhatWas() {
        var pages = Pages.shown("a")
        pages.show(["b"], "b", kept: ["a", "b"])
        #expect(pages.takeAll() == ["+b", "-a", "<a", ">b", ".a", ".b"])
        pages.show(["c"], "c", kept: ["c"])
        #expect(
            pages.takeAll() == ["+c", "-b", "<a", "<b", ">c", ".b", ".c", "xa", "xb"])
        pages.show([], nil, kept: [])
        #expect(pages.takeAll() == ["-c", "<c", ".c", "xc"])
        pages.show([], nil, kept: [])
        #expect(pages.takeAll() == [])
    }

    // B180: content goes during a dismissal. What an app has moved away is brought back.
    @Test func everyFrameSaysWhereViewsBelong() {
        var pages = Pages.shown("a")
        for _ in 0..<2 {
            pages.show(["a"], "a", kept: ["a", "b"])
            #expect(pages.takeAll() == ["<b", ">a"])
        }
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
