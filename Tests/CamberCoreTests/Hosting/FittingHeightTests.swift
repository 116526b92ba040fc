import CamberCore
import Testing

/// The height at which a bar fills a view of its own.
@Suite struct FittingHeightTests {
    @Test(arguments: [
        // barHeight 50, filler 20 with a home indicator.
        ("circle", 0.0, 50.0), ("circle", 34, 70),
        // 12 + 24 + 2 + 14.4, and the safe area below.
        ("labelled", 0, 52.4), ("labelled", 34, 86.4),
        // 99 − 25, and the safe area below.
        ("curved", 0, 74), ("curved", 34, 108),
        ("icons", 0, 56), ("icons", 34, 90),
        // A header takes nothing at the bottom.
        ("scroll", 34, 56),
    ])
    func isTheBarsOwn(look: String, bottom: Double, height: Double) throws {
        let style = try #require(AnyTabBarStyle.all.first { $0.name == look })
        let test = TestDriver(style: style)
        // The view has no size yet, or any other.
        for size in [SceneSize.zero, SceneSize(390, 20), SceneSize(390, 844)] {
            let environment = TabEnvironment(
                size: size, safeArea: SceneInsets(bottom: bottom))
            #expect(abs(test.driver.fittingHeight(in: environment) - height) < 1e-9)
        }
        // Neither a keyboard nor hiding changes what the bar asks for, nor does asking change it.
        test.driver.send(.barHidden(true, animated: false))
        test.driver.send(.keyboard(height: 300))
        let environment = TabEnvironment(
            size: SceneSize(390, 20), safeArea: SceneInsets(bottom: bottom))
        #expect(abs(test.driver.fittingHeight(in: environment) - height) < 1e-9)
        #expect(test.driver.engine.isBarHidden)
        #expect(test.driver.engine.environment.size == SceneSize(390, 844))
    }

    @Test func aHeaderReachesUnderTheStatusBar() throws {
        let test = TestDriver(style: AnyTabBarStyle(ScrollTabBarStyle()))
        let environment = TabEnvironment(size: SceneSize(390, 0), safeArea: SceneInsets(top: 47))
        #expect(test.driver.fittingHeight(in: environment) == 103)
    }

    // What a bar alone is asked for: another width, and no screen's edge to reach under.
    @Test func anotherWidthAndSafeAreaMayBeAskedFor() {
        let test = TestDriver(style: AnyTabBarStyle(LabelledTabBarStyle()))
        let environment = TabEnvironment(
            size: SceneSize(390, 844), safeArea: SceneInsets(bottom: 34))
        let own = test.driver.fittingHeight(in: environment)
        #expect(test.driver.fittingHeight(in: environment, safeArea: .zero) == own - 34)
        var wide = environment
        wide.size.width = 1024
        #expect(
            test.driver.fittingHeight(in: environment, width: 1024)
                == test.driver.fittingHeight(in: wide))
    }

    // A view of that height is filled: the bar's frame is its bounds.
    @Test(arguments: AnyTabBarStyle.all.map(\.name))
    func fillsTheView(look: String) throws {
        let style = try #require(AnyTabBarStyle.all.first { $0.name == look })
        let test = TestDriver(style: style)
        for insets in [SceneInsets.zero, SceneInsets(bottom: 34)] {
            var environment = TabEnvironment(size: SceneSize(390, 0), safeArea: insets)
            let height = test.driver.fittingHeight(in: environment)
            environment.size.height = height
            test.driver.send(.environment(environment))
            var scene = TabBarScene()
            test.driver.engine.scene(at: 0, into: &scene)
            #expect(abs(scene.barFrame.y) < 1e-9)
            #expect(scene.barFrame.maxY <= height + 1e-9)
        }
    }
}
