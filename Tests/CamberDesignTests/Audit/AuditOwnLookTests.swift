import CamberCore
import CamberDesign
import Testing

/// Looks of an app's own can do what those that ship never do.
@Suite struct AuditOwnLookTests {
    /// Two cells; the second and its parts are moved by what a test says.
    struct Look: TabBarStyle {
        static let name = "own"
        static let parameters: [TabStyleParameter<Look>] = []
        var common = TabStyleCommon(motion: .instant)
        var titleFont: TabFont { TabFont(size: 10) }
        /// How far the second cell is moved to the left.
        var overlap = 0.0
        /// How much farther while it is selected.
        var selectedOverlap = 0.0
        /// How far the second title and badge are moved to the left.
        var titleShift = 0.0
        var badgeShift = 0.0
        /// How far the mark of the selection stands above the bar, and whether it takes touches.
        var rise = 0.0
        var takesTouches = true
        /// How far the first icon rises as it is selected; the second rises twice as far.
        var drift = 0.0

        init() {}

        func layout(_ context: TabBarContext, into scene: inout TabBarScene) {
            let bar = SceneRect(0, 600, 400, 100)
            scene.barFrame = bar
            scene.titleFontSize = 10
            scene.badgeFontSize = 10
            scene.drawRect(bar, .surface, fill: .color(.white))
            for item in context.items.indices {
                let x = item == 0 ? 0 : 200 - overlap
                let cell = scene.addCell(item, frame: SceneRect(x, 600, 200, 100), context)
                if scene.cells[cell].isSelected { drawMark(x + 50, into: &scene) }
                if scene.cells[cell].isSelected, item == 1 {
                    scene.cells[cell].frame.x -= selectedOverlap
                }
                scene.cells[cell].icon = SceneRect(
                    x + 80, 620 - drift * Double(item + 1) * scene.cells[cell].emphasis, 40, 40)
                scene.cells[cell].iconColor = .black
                let shift = item == 0 ? 0 : titleShift
                scene.cells[cell].title = SceneRect(x + 75 - shift, 670, 50, 12)
                scene.cells[cell].titleColor = .black
                if context.items[item].badge != .none {
                    scene.cells[cell].badge = SceneRect(x + 110 - badgeShift, 612, 16, 16)
                    scene.cells[cell].badgeColor = .black
                    scene.cells[cell].badgeTextColor = .white
                }
                scene.drawIcon(cell: cell)
                scene.drawTitle(cell: cell)
            }
            scene.drawBadges()
        }

        private func drawMark(_ x: Double, into scene: inout TabBarScene) {
            let mark = SceneRect(x, 600 - rise, 20, 30 + rise)
            scene.indicator = mark
            let range = scene.addPath { $0.addRect(mark) }
            scene.draw(SceneShape(.indicator, range: range, fill: .color(.black)))
            guard takesTouches, rise > 0 else { return }
            scene.addRaisedRegion(range)
            scene.raisedFrame = SceneRect(x, 600 - rise, 20, rise)
        }
    }

    private func findings(_ change: (inout Look) -> Void) -> [AuditFinding] {
        var look = Look()
        change(&look)
        var design = BarDesign(DesignStyle(AnyTabBarStyle(look)))
        for (index, name) in ["a", "b"].enumerated() {
            var item = DesignItem(id: Array(name.utf8))
            item.title = item.id
            item.icon = Array("house".utf8)
            if index == 1 { item.badge = .count(1) }
            design.items.append(item)
        }
        return BarAudit.findings(
            in: design, matrix: AuditMatrix(containers: [AuditDesign.plain(400)]))
    }

    @Test func itIsCleanAsItIs() {
        #expect(findings { _ in }.map(\.summary) == [])
        #expect(findings { $0.rise = 20 }.map(\.summary) == [])
    }

    @Test func targetsThatOverlapAreFound() throws {
        let found = findings { $0.overlap = 30 }
        #expect(found.map(\.rule) == [.targetOverlap])
        let finding = try #require(found.first)
        #expect(finding.measured == 30 && finding.items == [0] && finding.other == 1)
        #expect(text(finding.message) == "the target reaches 30 pt into the target of \"b\"")
    }

    /// What one selection alone brings about is found, although the others have been looked at.
    @Test func everySelectionIsLookedAt() throws {
        let found = findings { $0.selectedOverlap = 30 }
        #expect(found.map(\.rule) == [.targetOverlap])
        let finding = try #require(found.first)
        #expect(finding.measured == 30 && finding.items == [0] && finding.other == 1)
        #expect(finding.isSelected == false && finding.example.selection == 1)
    }

    /// The second title begins at 275, the first icon and title end at 120 and 125.
    @Test(arguments: [(150.0, 0.0), (151, 1)])
    func titlesThatMeetAreFound(shift: Double, measured: Double) {
        let found = findings { $0.titleShift = shift }
        #expect(found.map(\.rule) == (measured > 0 ? [.titleOverlap] : []))
        #expect(found.allSatisfy { $0.measured == measured && $0.other == 1 && $0.part == .title })
    }

    /// The second badge begins at 310, the first icon ends at 120, and both are 16 and 40 tall.
    @Test func aBadgeOverAnothersIconIsFound() throws {
        let found = findings { $0.badgeShift = 194 }
        #expect(found.map(\.rule) == [.badgeCoversIcon])
        let finding = try #require(found.first)
        #expect(finding.items == [1] && finding.other == 0 && finding.limit == 0)
        #expect(abs(finding.measured - 100 * 4 * 8 / 1600.0) < 1e-9)
    }

    @Test func aMarkThatTakesNoTouchesIsFound() throws {
        let found = findings {
            $0.rise = 20
            $0.takesTouches = false
        }
        #expect(found.map(\.rule) == [.raisedPartUntouchable])
        #expect(found.first?.measured == 20)
        #expect(found.first?.items == [0, 1])
    }

    /// Each icon travels as far as the look lets it; the finding is one, with the farthest.
    @Test(arguments: [(8.0, 0), (9, 1)])
    func movementIsOneFinding(drift: Double, count: Int) {
        let found = findings { $0.drift = drift }
        #expect(found.map(\.rule) == Array(repeating: .reduceMotion, count: count))
        #expect(found.allSatisfy { $0.items == [1] && $0.measured == 18 })
        let both = findings { $0.drift = 17 }.filter { $0.rule == .reduceMotion }
        #expect(both.map(\.items) == [[0, 1]])
        #expect(both.map(\.measured) == [34])
        #expect(both.map { text($0.places.text) } == ["on the design's own container"])
    }
}
