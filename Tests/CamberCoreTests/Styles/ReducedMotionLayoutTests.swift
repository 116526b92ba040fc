import CamberTestSupport
import Testing

@testable import CamberCore

/// With Reduce Motion everything is in its new place at once, and only colours take their 0.2 s.
@Suite struct ReducedMotionLayoutTests {
    private static func engine(_ style: AnyTabBarStyle) -> TabEngine<Int> {
        TabEngine(
            items: TestItems.full(5), style: style,
            environment: TestDevice.iPhone15.environment(reduceMotion: true))
    }

    private static func parts(_ cell: SceneCell) -> [SceneRect?] {
        [cell.frame, cell.icon, cell.title, cell.badge]
    }

    @Test(arguments: ["notch", "pill"])
    func placesDoNotFollowWhatFades(name: String) throws {
        let style = try #require(AnyTabBarStyle.all.first { $0.name == name })
        var engine = Self.engine(style)
        _ = engine.send(.activate(3), at: 0)
        let rest = engine.scene(at: 1)
        for time in [0, 0.01, 0.1, 0.19] {
            let scene = engine.scene(at: time)
            #expect(scene.indicator == rest.indicator)
            #expect(scene.cells.map(Self.parts) == rest.cells.map(Self.parts))
        }
        // A tap on the way there is no different.
        _ = engine.send(.activate(1), at: 0.1)
        #expect(
            engine.scene(at: 0.1).cells.map(Self.parts)
                == engine.scene(at: 1).cells.map(Self.parts))
    }

    /// What has moved comes into sight where it is now; what stays where it was stays in sight.
    @Test(arguments: ["notch", "pill"])
    func whatHasMovedFadesIn(name: String) throws {
        let style = try #require(AnyTabBarStyle.all.first { $0.name == name })
        var engine = Self.engine(style)
        _ = engine.send(.activate(3), at: 0)
        for (time, alpha) in [(0.0, 0.0), (0.05, 0.25), (0.1, 0.5), (0.2, 1)] {
            let cells = engine.scene(at: time).cells
            for item in [0, 3] {
                #expect(Double(cells[item].iconColor.alpha).isClose(to: alpha, within: 1e-6))
            }
            #expect(cells[1].iconColor.alpha == 1)
        }
        guard let title = engine.scene(at: 0.1).cells.first(where: { $0.title != nil }) else {
            return #expect(name == "notch")
        }
        #expect(title.item == 3 && Double(title.titleColor.alpha).isClose(to: 0.5, within: 1e-6))
    }

    /// A finger still moves what it holds, by its way.
    @Test(arguments: ["notch", "pill"])
    func aFingersDragIsFollowed(name: String) throws {
        let style = try #require(AnyTabBarStyle.all.first { $0.name == name })
        let moving = TabEngine(
            items: TestItems.full(5), style: style, environment: TestDevice.iPhone15.environment())
        for position in [0.25, 0.5, 2.75] {
            let reduced = Self.engine(style).scene(position: position)
            #expect(
                reduced.cells.map(Self.parts)
                    == moving.scene(position: position).cells.map(Self.parts))
        }
    }

    /// No look moves an edge by more than the 16 points that the audit allows.
    @Test func noLookTravels() {
        for style in AnyTabBarStyle.all {
            var engine = Self.engine(style)
            _ = engine.send(.activate(4), at: 0)
            let rest = engine.scene(at: 1)
            for step in 0...20 {
                for (cell, last) in zip(engine.scene(at: Double(step) / 100).cells, rest.cells) {
                    guard let icon = cell.icon, let end = last.icon else { continue }
                    let way = max(abs(icon.x - end.x), abs(icon.y - end.y))
                    #expect(way <= 16, "\(style.name) moves an icon by \(way)")
                }
            }
        }
    }
}
