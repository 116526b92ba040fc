import CamberUIKit
import Testing

@testable import CamberSwiftUI

@Suite struct PageWishesTests {
    @Test func aBarIsHiddenWhileAnybodyOfItsPageWantsIt() {
        var wishes = TabPageWishes()
        #expect(!wishes.isHidden(on: "a"))
        wishes.setHidden(true, on: "a", by: 1)
        wishes.setHidden(true, on: "a", by: 1)
        wishes.setHidden(true, on: "a", by: "two")
        #expect(wishes.isHidden(on: "a"))
        // Each page has its own.
        #expect(!wishes.isHidden(on: "b"))
        #expect(!wishes.isHidden(on: nil))
        wishes.setHidden(false, on: "a", by: 1)
        #expect(wishes.isHidden(on: "a"))
        wishes.setHidden(false, on: "b", by: "two")
        #expect(wishes.isHidden(on: "a"))
        wishes.setHidden(false, on: "a", by: "two")
        #expect(!wishes.isHidden(on: "a"))
    }

    @Test func aPageGivesAndTakesItsBadge() {
        var wishes = TabPageWishes()
        wishes.setBadge(.count(3), on: "a")
        #expect(wishes.badge(of: "a") == .count(3))
        #expect(wishes.badge(of: "b") == nil)
        wishes.setBadge(nil, on: "a")
        #expect(wishes.badge(of: "a") == nil)
    }

    @Test func pagesThatGoAreForgotten() {
        var wishes = TabPageWishes()
        wishes.setHidden(true, on: "a", by: 1)
        wishes.setBadge(.dot, on: "a")
        wishes.setBadge(.dot, on: "b")
        wishes.keep(["b"])
        #expect(!wishes.isHidden(on: "a"))
        #expect(wishes.badge(of: "a") == nil)
        #expect(wishes.badge(of: "b") == .dot)
    }
}
