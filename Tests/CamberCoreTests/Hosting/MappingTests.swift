import CamberCore
import Testing

@Suite struct MappingTests {
    @Test(
        arguments: [
            (nil, nil), ("", TabBadge.dot), ("3", .count(3)), ("1000", .count(1000)),
            ("0", .text("0")), ("-1", .text("-1")), ("new", .text("new")), ("99+", .text("99+")),
            ("9999999999999999999999", .text("9999999999999999999999")),
        ] as [(String?, TabBadge?)])
    func badgeValues(value: String?, badge: TabBadge?) {
        #expect(TabBadge(badgeValue: value) == badge)
    }

    // B184
    @Test func theSelectedImageTakesThePlaceOfTheNormalOne() {
        func plan(_ amount: Double, selected: Bool = true, pressed: Bool = false, own: Bool = false)
            -> [Double]
        {
            let plan = TabIconPlan(
                hasSelected: selected, hasHighlighted: own, selectedAmount: amount,
                isPressed: pressed)
            return [plan.normal, plan.selected, plan.highlighted]
        }
        #expect(plan(0) == [1, 0, 0])
        #expect(plan(1) == [0, 1, 0])
        #expect(plan(0.25) == [0.75, 0.25, 0])
        #expect(plan(1.2) == [0, 1, 0])
        #expect(plan(-0.1) == [1, 0, 0])
        // Without one the normal image stays.
        #expect(plan(1, selected: false) == [1, 0, 0])
        // Under a finger only an image of its own takes over.
        #expect(plan(0.5, pressed: true) == [0.5, 0.5, 0])
        #expect(plan(0.5, pressed: true, own: true) == [0, 0, 1])
        #expect(plan(0.5, pressed: false, own: true) == [0.5, 0.5, 0])
    }

    @Test func imagesAreAsOpaqueAsTheItem() {
        let plan = TabIconPlan(
            hasSelected: true, hasHighlighted: false, selectedAmount: 0.25, isPressed: false,
            opacity: 0.4)
        #expect(abs(plan.normal - 0.3) < 1e-12)
        #expect(abs(plan.selected - 0.1) < 1e-12)
        #expect(plan.highlighted == 0)
    }

    // B185: a missing image is a title-only item and one remark.
    @Test func missingImagesAreRemarkedOnOnce() {
        let size = SceneSize(24, 24)
        #expect(TabImageFinding(size: size, wasNamed: true) == .usable)
        #expect(TabImageFinding(size: nil, wasNamed: false) == .none)
        #expect(TabImageFinding(size: nil, wasNamed: true) == .missing)
        #expect(TabImageFinding(size: SceneSize(0, 24), wasNamed: false) == .missing)
        #expect(TabImageFinding(size: SceneSize(.nan, 24), wasNamed: false) == .missing)

        var images = TabMissingImages<String>()
        #expect(images.remark(on: "a", .usable) == nil)
        #expect(images.remark(on: "b", .none) == nil)
        let remark = images.remark(on: "a", .missing)
        #expect(remark?.code == .missingIcon)
        #expect(remark?.id == "a")
        #expect(images.remark(on: "a", .missing) == nil)
        #expect(images.remark(on: "a", .usable) == nil)
        #expect(images.remark(on: "a", .missing) != nil)
    }

    @Test func insetsFollowTheDirection() {
        for direction in [TabLayoutDirection.leftToRight, .rightToLeft] {
            let insets = SceneInsets(top: 1, left: 2, bottom: 3, right: 4, direction)
            #expect(insets.top == 1 && insets.bottom == 3)
            #expect(insets.leading == (direction == .leftToRight ? 2 : 4))
            #expect(insets.trailing == (direction == .leftToRight ? 4 : 2))
        }
        // B166: a page's additional insets are what the bar adds to its safe area.
        let content = SceneInsets(top: 59, bottom: 83)
        #expect(
            content.beyond(SceneInsets(top: 59, leading: 5, bottom: 34))
                == SceneInsets(bottom: 49))
    }
}
