import CamberCore
import Testing

@testable import CamberUIKit

/// Whose a finger's first movement over pages is.
@Suite struct PagePanTests {
    func pan(
        _ dx: Double, _ dy: Double = 0, _ direction: TabLayoutDirection = .leftToRight,
        ordinal: Int = 1, canSwipeBack: Bool = false, inner: [TabInnerScroll] = []
    ) -> Bool {
        TabPagePan(
            dx: dx, dy: dy, direction: direction, ordinal: ordinal, canSwipeBack: canSwipeBack,
            innerScrolls: inner
        ).begins
    }

    // B73: one-handed scrolls are a little oblique; and the speed of the finger does not matter.
    @Test(arguments: [1.0, 40])
    func verticalWinsUnlessHorizontalDominates(speed: Double) {
        #expect(!pan(14 * speed, 22 * speed))
        #expect(!pan(18 * speed, 19 * speed))
        #expect(!pan(11.9 * speed, 10 * speed))
        #expect(pan(12.1 * speed, 10 * speed))
        #expect(pan(-20 * speed, 3 * speed))
        #expect(!pan(0, 0))
        #expect(!pan(.nan, 1))
        #expect(!pan(.infinity, 0))
    }

    @Test func theFirstPageYieldsToTheBackSwipe() {
        #expect(!pan(10, ordinal: 0, canSwipeBack: true))
        #expect(pan(-10, ordinal: 0, canSwipeBack: true))
        #expect(pan(10, ordinal: 1, canSwipeBack: true))
        #expect(pan(10, ordinal: 0))
        // Mirrored, back is to the left.
        #expect(!pan(-10, 0, .rightToLeft, ordinal: 0, canSwipeBack: true))
        #expect(pan(10, 0, .rightToLeft, ordinal: 0, canSwipeBack: true))
    }

    //  |<-- least        largest -->|
    // A finger that moves right shows what is on the left.
    @Test func scrollViewsInsideComeFirstUntilTheirEdge() {
        let range = 0.0...200
        let middle = TabInnerScroll(offset: 100, range: range)
        #expect(!pan(10, inner: [middle]))
        #expect(!pan(-10, inner: [middle]))
        let left = TabInnerScroll(offset: 0.3, range: range)
        #expect(pan(10, inner: [left]))
        #expect(!pan(-10, inner: [left]))
        let right = TabInnerScroll(offset: 199.7, range: range)
        #expect(!pan(10, inner: [right]))
        #expect(pan(-10, inner: [right]))
        #expect(!pan(-10, inner: [right, left]))
        let bouncing = TabInnerScroll(offset: -12, range: range)
        #expect(pan(10, inner: [bouncing]))
    }
}
