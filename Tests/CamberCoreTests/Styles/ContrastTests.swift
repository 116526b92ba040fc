import CamberTestSupport
import Testing

@testable import CamberCore

@Suite struct ContrastTests {
    /// Known ratios on white, WCAG's own examples and those of the system's colours.
    @Test(
        arguments: [
            (0x000000, 21), (0xFFFFFF, 1), (0x767676, 4.54), (0x777777, 4.48), (0x007AFF, 4.02),
            (0xFF3B30, 3.55), (0x8E8E93, 3.26), (0x34C759, 2.22), (0xFFCC00, 1.51),
        ] as [(UInt32, Double)])
    func ratiosOnWhite(color: UInt32, ratio: Double) {
        #expect(SceneColor(color).contrast(with: .white).isClose(to: ratio, within: 0.005))
        #expect(
            SceneColor.white.contrast(with: SceneColor(color)).isClose(to: ratio, within: 0.005))
    }

    /// #0073E6 on #FBFCFC is 4.447.
    @Test func ratioOnAnotherBackground() {
        let ratio = SceneColor(0x0073E6).contrast(with: SceneColor(0xFBFCFC))
        #expect(ratio.isClose(to: 4.447, within: 0.001))
    }

    /// Alpha counts: half black over white is #808080.
    @Test func translucentColoursAreSeenOverTheirBackground() {
        let half = SceneColor(0x000000, alpha: 0.5)
        let gray = SceneColor(red: 0.5, green: 0.5, blue: 0.5)
        #expect(half.over(.white) == gray)
        #expect(SceneColor(0xFFFFFF, alpha: 0.5).over(.black) == gray)
    }

    @Test func strengtheningStopsAtTheFirstColourThatHoldsOut() {
        let gray = SceneColor(0x8E8E93)
        let strong = gray.strengthened(to: 4.5, over: .white, .white)
        #expect(strong.contrast(with: .white) >= 4.5)
        #expect(strong.contrast(with: .white) < 4.6)
        #expect(gray.strengthened(to: 3, over: .white, .white) == gray)
        // Towards white on black.
        let light = SceneColor(0x333333).strengthened(to: 4.5, over: .black, .black)
        #expect(light.red > 0.4 && light.contrast(with: .black) >= 4.5)
        // Nothing has 10 on both.
        let mid = SceneColor(0x777777)
        #expect(mid.strengthened(to: 10, over: .white, .black) == .black)
    }

    private static func scene(
        _ style: AnyTabBarStyle, _ scheme: TabColorScheme, increaseContrast: Bool,
        appearance: TabBarAppearance = TabBarAppearance(), items: [TabItem<Int>]? = nil
    ) -> TabBarScene {
        var environment = TestDevice.iPhone15.environment(colorScheme: scheme)
        environment.increaseContrast = increaseContrast
        return TabEngine(
            items: items ?? TestItems.full(3), style: style, appearance: appearance,
            environment: environment
        ).scene()
    }

    /// What is not selected has 4.5:1 on the bar in every look, and a line of 3:1 sets it off.
    @Test(arguments: AnyTabBarStyle.all.indices, [TabColorScheme.light, .dark])
    func everyLookGetsStronger(look: Int, scheme: TabColorScheme) throws {
        let style = AnyTabBarStyle.all[look]
        let scene = Self.scene(style, scheme, increaseContrast: true)
        let page = scheme == .light ? SceneColor(0xF2F2F7) : .black
        let shape = try #require(scene.shapes(.surface).first)
        let surface = try #require(scene.color(shape)).over(page)
        for cell in scene.cells.dropFirst() {
            if cell.icon != nil { #expect(cell.iconColor.contrast(with: surface) >= 4.5) }
            if cell.title != nil { #expect(cell.titleColor.contrast(with: surface) >= 4.5) }
        }
        let lines = scene.shapes(.hairline) + scene.shapes(.baseline)
        #expect(!lines.isEmpty)
        for line in lines {
            let color = try #require(scene.color(line))
            #expect(color.contrast(with: surface) >= 3)
            let bounds = try #require(scene.bounds(line.range))
            #expect(bounds.height >= 1)
        }
        // Where everything is does not change.
        let plain = Self.scene(style, scheme, increaseContrast: false)
        #expect(plain.cells.map(\.icon) == scene.cells.map(\.icon))
        #expect(plain.cells.map(\.title) == scene.cells.map(\.title))
        #expect(plain.barFrame == scene.barFrame)
    }

    /// An app's colours are its own; what the look derives from its tint is not.
    @Test func coloursOfTheAppStay() {
        var appearance = TabBarAppearance(inactive: TabColor(0xC0C0C0))
        appearance[.unselected] = TabColor(0xD0D0D0)
        appearance[.hairline] = TabColor(0xE0E0E0)
        let circle = Self.scene(
            AnyTabBarStyle(CircleTabBarStyle()), .light, increaseContrast: true,
            appearance: appearance)
        #expect(circle.cells[1].iconColor == SceneColor(0xC0C0C0))
        #expect(circle.shapes(.hairline).allSatisfy { circle.color($0) == SceneColor(0xE0E0E0) })
        let labelled = Self.scene(
            AnyTabBarStyle(LabelledTabBarStyle()), .light, increaseContrast: true,
            appearance: appearance)
        #expect(labelled.cells[1].titleColor == SceneColor(0xD0D0D0))
        var items = TestItems.full(3)
        items[1].tint = TabColor(0xFFCC00)
        items[2].inactive = TabColor(0xFFCC00)
        let curved = Self.scene(
            AnyTabBarStyle(CurvedTabBarStyle()), .light, increaseContrast: true, items: items)
        #expect(curved.cells[1].iconColor.contrast(with: .white) >= 4.5)
        #expect(curved.cells[2].iconColor == SceneColor(0xFFCC00))
    }

    /// Both ends of a gradient count.
    @Test func gradientsAreAsWeakAsTheirWorseEnd() {
        var appearance = TabBarAppearance(background: TabColor(0xFFFFFF))
        appearance.backgroundEnd = TabColor(0xC0C0C0)
        let scene = Self.scene(
            AnyTabBarStyle(CircleTabBarStyle()), .light, increaseContrast: true,
            appearance: appearance)
        #expect(scene.cells[1].iconColor.contrast(with: SceneColor(0xC0C0C0)) >= 4.5)
    }
}
