import CamberCore
import Testing

/// What an on-screen keyboard covers of a container.
@Suite struct KeyboardTests {
    let screen = SceneSize(390, 844)

    @Test func aDockedKeyboardCoversItsHeight() {
        let overlap = TabKeyboardOverlap(keyboard: SceneRect(0, 508, 390, 336), over: screen)
        #expect(overlap.height == 336)
        #expect(!overlap.isFloating)
    }

    // On its way out it is below the container.
    @Test(arguments: [SceneRect(0, 844, 390, 336), SceneRect(0, 0, 0, 0), SceneRect(0, 844, 0, 0)])
    func anAbsentKeyboardCoversNothing(frame: SceneRect) {
        let overlap = TabKeyboardOverlap(keyboard: frame, over: screen)
        #expect(overlap.height == 0)
        #expect(!overlap.isFloating)
    }

    // B163: the small bar of an iPad, 320 × 55, and keyboards that are split or carried about.
    @Test(arguments: [
        SceneRect(252, 1113, 320, 55), SceneRect(40, 700, 320, 260), SceneRect(0, 700, 820, 300),
    ])
    func whatFloatsCoversNothing(frame: SceneRect) {
        let overlap = TabKeyboardOverlap(keyboard: frame, over: SceneSize(820, 1180))
        #expect(overlap.height == 0)
        #expect(overlap.isFloating)
    }

    // In Split View the keyboard is wider than the container, and begins to its left.
    @Test func aKeyboardAcrossTheScreenIsDockedInEveryContainer() {
        let overlap = TabKeyboardOverlap(
            keyboard: SceneRect(-517, 768, 1024, 412), over: SceneSize(507, 1180))
        #expect(overlap.height == 412)
        // A sheet ends above the screen's bottom.
        let sheet = TabKeyboardOverlap(
            keyboard: SceneRect(-100, 500, 820, 400), over: SceneSize(540, 620))
        #expect(sheet.height == 120)
        // One that is higher than the container covers all of it.
        let low = TabKeyboardOverlap(
            keyboard: SceneRect(0, -50, 390, 336), over: SceneSize(390, 200))
        #expect(low.height == 200)
    }
}
