import CamberTestSupport
import Testing

@testable import CamberCore

@Suite struct RandomBarTests {
    static func parameter(_ style: AnyTabBarStyle, _ name: String) -> Double {
        guard let index = style.parameters.firstIndex(where: { $0.name == name }),
            case .number(let number) = style.values[index]
        else { return 0 }
        return number
    }

    /// The widest that a cell may be.
    static func limit(_ style: AnyTabBarStyle) -> Double? {
        let limit = parameter(style, "maximumCellWidth")
        return limit > 0 ? limit : nil
    }

    /// Nothing traps, everything is finite, nothing is negative, and equal cells fill exactly.
    @Test func anyBarIsLaidOut() {
        var bars = RandomBars(.announced("anyBarIsLaidOut", seed: 20_250_101))
        var scene = TabBarScene()
        for round in 0..<20_000 {
            let style = bars.style()
            let items = bars.items()
            var engine = TabEngine(
                items: items, style: style, environment: bars.environment())
            switch bars.random.int(0...3) {
            case 0: engine.scene(at: 0, into: &scene)
            case 1: engine.scene(position: bars.random.double(-2...10), into: &scene)
            case 2: engine.scene(position: bars.length(), into: &scene)
            default:
                _ = engine.send(.activate(bars.random.int(0...9)), at: 0)
                _ = engine.send(.select(bars.random.int(0...9)), at: 0.1)
                engine.scene(at: bars.random.double(0...1), into: &scene)
            }
            var problem = SceneProblem.find(scene)
            if scene.strip == nil {
                problem =
                    problem
                    ?? (scene.cells.count == items.count ? nil : "\(scene.cells.count) cells")
                    ?? (style.name == "pill"
                        ? SceneProblem.unequalCells(scene, engine.environment)
                        : SceneProblem.equalCells(
                            scene, engine.environment,
                            spacing: Self.parameter(style, "spacing"),
                            padding: Self.parameter(style, "horizontalPadding"),
                            limit: Self.limit(style)))
            }
            if let problem {
                Issue.record(
                    """
                    round \(round): \(problem)
                    \(style.name) \(zip(style.parameters.map(\.name), style.values).map { "\($0): \($1)" })
                    \(items.count) items in \(engine.environment)
                    """)
                return
            }
        }
    }

    /// x' = width − x − own width for everything, and nothing else changes.
    @Test func rightToLeftIsTheMirrorImage() {
        var bars = RandomBars(.announced("rightToLeftIsTheMirrorImage", seed: 7))
        for round in 0..<3000 {
            let style = bars.style()
            let items = bars.items()
            var environment = bars.tameEnvironment(.leftToRight)
            var engine = TabEngine(items: items, style: style, environment: environment)
            environment.direction = .rightToLeft
            var mirrored = TabEngine(items: items, style: style, environment: environment)
            if let page = items.indices.filter({ engine.state.isPage($0) }).last {
                _ = engine.send(.select(page), at: 1)
                _ = mirrored.send(.select(page), at: 1)
            }
            let time = bars.random.double(1...2)
            if let problem = Self.difference(
                engine.scene(at: time), mirrored.scene(at: time), width: environment.size.width)
            {
                Issue.record("round \(round): \(style.name): \(problem)")
                return
            }
        }
    }

    /// Other containers never change the selection, and the old one brings the old scene back.
    @Test func resizingIsSilentAndReversible() throws {
        var bars = RandomBars(.announced("resizingIsSilentAndReversible", seed: 5))
        for round in 0..<1500 {
            let environment = bars.tameEnvironment(.leftToRight)
            var engine = TabEngine(
                items: bars.items(), style: bars.style(), environment: environment)
            if let page = engine.state.pageItems.last {
                _ = engine.send(.select(page, animated: false), at: 0)
            }
            let before = engine.scene(at: 1)
            for step in 1...3 {
                let told = engine.send(.environment(bars.environment()), at: Double(step))
                #expect(told.allSatisfy { $0.kind == .settle })
                let scene = engine.scene(at: Double(step))
                #expect(SceneProblem.find(scene) == nil)
                if let strip = scene.strip {
                    #expect(strip.offset >= 0 && strip.offset <= strip.maxOffset)
                }
            }
            _ = engine.send(.environment(environment), at: 4)
            let after = engine.scene(at: 5)
            guard after.cells == before.cells, after.path == before.path,
                after.indicator == before.indicator, after.strip == before.strip
            else {
                Issue.record("round \(round): \(engine.style.name) is not the same again")
                return
            }
        }
    }

    private static func difference(
        _ left: TabBarScene, _ right: TabBarScene, width: Double
    ) -> String? {
        func isMirror(_ a: SceneRect?, _ b: SceneRect?) -> Bool {
            guard let a, let b else { return a == nil && b == nil }
            return b.isClose(to: SceneRect(width - a.x - a.width, a.y, a.width, a.height))
        }
        func isMirror(_ a: ScenePoint, _ b: ScenePoint) -> Bool {
            b.isClose(to: ScenePoint(width - a.x, a.y))
        }
        if !isMirror(left.barFrame, right.barFrame) { return "bar" }
        if !isMirror(left.pageArea, right.pageArea) { return "page area" }
        if !isMirror(left.raisedFrame, right.raisedFrame) { return "raised" }
        if !isMirror(left.indicator, right.indicator) { return "indicator" }
        if left.contentInsets != right.contentInsets { return "insets" }
        if left.strip != right.strip { return "strip" }
        if left.cells.count != right.cells.count { return "cells" }
        for (a, b) in zip(left.cells, right.cells) {
            if !isMirror(a.frame, b.frame) || !isMirror(a.icon, b.icon)
                || !isMirror(a.title, b.title) || !isMirror(a.badge, b.badge)
            {
                return "cell \(a.item)"
            }
            var rest = b
            (rest.frame, rest.icon, rest.title, rest.badge) = (a.frame, a.icon, a.title, a.badge)
            if rest != a { return "cell \(a.item) beyond its frames" }
        }
        if left.path.verbs != right.path.verbs
            || !zip(left.path.points, right.path.points).allSatisfy({ isMirror($0, $1) })
        {
            return "path"
        }
        if left.shapes.count != right.shapes.count { return "shapes" }
        for (a, b) in zip(left.shapes, right.shapes) {
            var rest = b
            if case .gradient(let from) = a.fill, case .gradient(let to) = b.fill {
                if !isMirror(from.start, to.start) || !isMirror(from.end, to.end)
                    || from.startColor != to.startColor || from.endColor != to.endColor
                {
                    return "gradient"
                }
                rest.fill = a.fill
            }
            rest.shadow?.dx = a.shadow?.dx ?? 0
            if (a.shadow?.dx ?? 0) != -(b.shadow?.dx ?? 0) || rest != a { return "shape" }
        }
        if left.commands.count != right.commands.count { return "commands" }
        for (a, b) in zip(left.commands, right.commands) {
            if case .clip(let from) = a, case .clip(let to) = b {
                if !isMirror(from, to) { return "clip" }
            } else if a != b {
                return "order"
            }
        }
        return nil
    }

    /// What a style shows is what applies: in range, and the default for what is no number.
    @Test func parametersAreClampedVisibly() {
        var style = CurvedTabBarStyle()
        style.swellWidth = .infinity
        style.swellHeight = .nan
        style.shadowOpacity = -.infinity
        style.softness = 1e300
        style.common.badgeCap = -3
        let checked = AnyTabBarStyle(style)
        #expect(Self.parameter(checked, "swellWidth") == 1000)
        #expect(Self.parameter(checked, "swellHeight") == 25)
        #expect(Self.parameter(checked, "shadowOpacity") == 0)
        #expect(Self.parameter(checked, "softness") == 20)
        #expect(checked.common.badgeCap == 1)
    }

    @Test func theTableSetsClampsAndIgnores() throws {
        let style = AnyTabBarStyle(CircleTabBarStyle())
        let index = try #require(style.parameters.firstIndex { $0.name == "barHeight" })
        func height(_ value: TabParameterValue) -> Double {
            Self.parameter(style.setting(index, to: value), "barHeight")
        }
        #expect(height(.number(64)) == 64)
        #expect(height(.number(1)) == 20 && height(.number(.infinity)) == 200)
        #expect(height(.number(.nan)) == 50 && height(.flag(true)) == 50)
        #expect(style.setting(-1, to: .number(3)) == style)
        #expect(style.setting(99, to: .number(3)) == style)
    }

    /// The names are part of the formats.
    @Test func parameterNamesAreThoseOfTheFormats() throws {
        let common = ["motion", "pageTransition", "effect", "badgeCap"]
        let names = [
            "circle": [
                "barHeight", "homeIndicatorFiller", "discDiameter", "iconSize", "selectedScale",
                "lift",
            ],
            "labelled": [
                "spacing", "topPadding", "iconSize", "titleGap", "titleSize", "loneIconSize",
                "hairline",
            ],
            "curved": [
                "horizontalPadding", "verticalPadding", "iconBox", "selectedIconBox", "iconSize",
                "titleGap", "titleSize", "titleLineHeight", "surfaceInset", "swellWidth",
                "swellHeight", "shoulder", "shadowRadius", "shadowOffset", "shadowOpacity",
                "softness",
            ],
            "scroll": [
                "headerHeight", "rowHeight", "cellWidth", "alignment", "baselineHeight",
                "indicatorHeight", "indicator", "reveal", "fades", "fadeWidth", "fadeHeight",
                "edges", "flickVelocity", "titleSize",
            ],
            "icons": ["barHeight", "iconSize", "pressedOpacity", "fillsHomeIndicatorArea"],
            "notch": [
                "barHeight", "homeIndicatorFiller", "discDiameter", "discGap", "shoulder",
                "iconSize", "selectedScale", "lift", "shadowRadius", "shadowOffset",
                "shadowOpacity",
            ],
            "pill": [
                "barHeight", "horizontalInset", "bottomInset", "indicatorInset",
                "horizontalPadding", "iconSize", "titleGap", "titleSize", "shadowRadius",
                "shadowOffset", "shadowOpacity",
            ],
        ]
        for style in AnyTabBarStyle.all {
            let given = Set(style.parameters.map(\.name))
            #expect(given.count == style.parameters.count)
            let own = try #require(names[style.name], "\(style.name) is not in the list")
            #expect(given.isSuperset(of: own + common))
        }
    }
}
