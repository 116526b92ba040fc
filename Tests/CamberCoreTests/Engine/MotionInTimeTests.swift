import CamberTestSupport
import Testing

@testable import CamberCore

/// A bar in motion is a function of time alone: of nothing that is asked in between.
@Suite struct MotionInTimeTests {
    static let motions: [TabMotion] = [
        .linear(0.25), .easeInOut(0.35), .spring(response: 0.55, dampingRatio: 1),
        .spring(response: 0.6, dampingRatio: 0.7, blendDuration: 0.7),
        .spring(response: 0.4, dampingRatio: 1.6),
    ]

    private func bar(_ motion: TabMotion, selected: Int = 0) -> TabEngine<Int> {
        var style = CurvedTabBarStyle()
        style.common.motion = motion
        return TabEngine(
            items: (0..<5).map { TabItem(id: $0, title: "t", icon: "house", titleWidth: 20) },
            selection: .page(selected), style: AnyTabBarStyle(style),
            environment: TabEnvironment(size: SceneSize(390, 844)))
    }

    /// Tap 3, and 0 while it is on its way; look at the end only, or 30, 60 or 120 times a second.
    @Test(arguments: motions)
    func samplingChangesNothing(motion: TabMotion) {
        func positions(rate: Double?) -> [Double] {
            var bar = bar(motion)
            _ = bar.send(.activate(3), at: 0)
            var scene = TabBarScene()
            func look(_ from: Double, _ to: Double) {
                guard let rate else { return }
                for tick in 0..<Int((to - from) * rate) {
                    let time = from + Double(tick) / rate
                    _ = bar.advance(to: time)
                    bar.scene(at: time, into: &scene)
                }
            }
            look(0, 0.15)
            _ = bar.send(.activate(0), at: 0.15)
            look(0.15, 0.4)
            return [0.4, 0.5, 0.75, 1, 3].map { bar.position(at: $0) ?? .nan }
        }
        let once = positions(rate: nil)
        for rate in [30.0, 60, 120] {
            for (a, b) in zip(positions(rate: rate), once) { #expect(abs(a - b) < 1e-9) }
        }
        #expect(once.last == 0)
    }

    /// Interrupted at any instant, the position does not jump, nor the velocity between springs.
    @Test(arguments: motions, motions)
    func interruptionsAreContinuous(first: TabMotion, second: TabMotion) {
        for step in 0..<60 {
            let time = Double(step) * 0.01
            var bar = bar(first)
            _ = bar.send(.activate(4), at: 0)
            let before = (bar.position(at: time) ?? 0, bar.velocity(at: time) ?? 0)
            let emphases = bar.state.emphasisValues(at: time)
            var style = CurvedTabBarStyle()
            style.common.motion = second
            _ = bar.send(.style(AnyTabBarStyle(style)), at: time)
            _ = bar.send(.activate(1), at: time)
            let after = (bar.position(at: time) ?? 0, bar.velocity(at: time) ?? 0)
            // The snap to rest, within its threshold, is the only step there may be.
            #expect(abs(before.0 - after.0) <= 1e-9, "at \(time)")
            if case .spring = first, case .spring = second {
                #expect(abs(before.1 - after.1) <= 1e-9 * max(1, abs(before.1)), "at \(time)")
            }
            for entry in emphases {
                let now =
                    bar.state.emphasisValues(at: time)
                    .first { $0.item == entry.item }?.value ?? 0
                #expect(abs(entry.value - now) <= 0.001, "item \(entry.item) at \(time)")
            }
        }
    }

    /// A jump changes the emphases of its two ends only.
    @Test func jumpsLeaveOthersAlone() {
        var bar = bar(.spring(response: 0.6, dampingRatio: 0.7, blendDuration: 0.7))
        _ = bar.send(.activate(3), at: 0)
        _ = bar.send(.activate(0), at: 0.15)
        var scene = TabBarScene()
        for step in 0...200 {
            bar.scene(at: 0.15 + Double(step) * 0.01, into: &scene)
            #expect(scene.cells[1].emphasis == 0)
            #expect(scene.cells[2].emphasis == 0)
            #expect(scene.cells[4].emphasis == 0)
        }
        #expect(scene.cells[0].emphasis == 1)
        #expect(scene.cells[3].emphasis == 0)
    }

    /// Pages that are no neighbours slide as neighbours, and an interruption moves none by a jump.
    ///
    ///     0 → 4, at half-way → 2:   [0][4] ──▶ [2][0][4]: the visible two go on from where they are
    @Test func slidingPagesGoOnFromWhereTheyAre() {
        var style = ScrollTabBarStyle()
        style.common.motion = .linear(0.4)
        var bar = TabEngine(
            items: (0..<6).map { TabItem(id: $0, title: "t", titleWidth: 20) },
            style: AnyTabBarStyle(style), environment: TabEnvironment(size: SceneSize(390, 844)))
        _ = bar.send(.activate(4), at: 0)
        func visible(_ time: Double) -> [Int: Double] {
            var pages: [TabPagePlacement] = []
            bar.pages(at: time, into: &pages)
            return Dictionary(
                uniqueKeysWithValues: pages.filter(\.isVisible).map { ($0.item, $0.frame.x) })
        }
        #expect(visible(0.1) == [0: -97.5, 4: 292.5])
        _ = bar.send(.activate(1), at: 0.2)
        #expect(visible(0.2) == [0: -195, 4: 195])
        let later = visible(0.3)
        #expect(Set(later.keys).isSubset(of: [0, 1, 4]))
        #expect(visible(1) == [1: 0])
    }

    // MARK: Icon effects

    @Test(arguments: [TabIconEffect.pop, .bounce, .rotate, .flip, .wiggle, .crossfade])
    func effectsActWhileEmphasisChangesAndLeaveNoTrace(effect: TabIconEffect) throws {
        var style = CircleTabBarStyle()
        style.common.motion = .linear(1)
        var plain = TabEngine(
            items: (0..<3).map { TabItem(id: $0, icon: "house") }, style: AnyTabBarStyle(style),
            environment: TabEnvironment(size: SceneSize(390, 844)))
        style.common.effect = effect
        var moved = TabEngine(
            items: plain.items, style: AnyTabBarStyle(style), environment: plain.environment)
        _ = plain.send(.activate(2), at: 0)
        _ = moved.send(.activate(2), at: 0)
        var (a, b) = (TabBarScene(), TabBarScene())
        for time in [0.0, 1, 2] {
            plain.scene(at: time, into: &a)
            moved.scene(at: time, into: &b)
            #expect(a.cells == b.cells, "at \(time)")
        }
        plain.scene(at: 0.3, into: &a)
        moved.scene(at: 0.3, into: &b)
        #expect(a.cells[2] != b.cells[2])
        #expect(a.cells[0] != b.cells[0])
        #expect(a.cells[1] == b.cells[1])
        let (icon, before) = (try #require(b.cells[2].icon), try #require(a.cells[2].icon))
        switch effect {
        case .pop:
            #expect(icon.width > before.width && abs(icon.midX - before.midX) < 1e-9)
            #expect(b.cells[2].scale > a.cells[2].scale)
        case .bounce: #expect(icon.y < before.y && icon.width == before.width)
        case .rotate: #expect(abs(b.cells[2].iconTransform.rotation - 0.3 * 2 * .pi) < 1e-9)
        case .flip: #expect(b.cells[2].iconTransform.scaleX < 0)
        case .wiggle: #expect(abs(b.cells[2].iconTransform.rotation) <= 0.25)
        case .crossfade: #expect(abs(b.cells[2].selectedIconAmount - 0.3) < 1e-9)
        case .none: break
        }
    }

    @Test func reduceMotionTurnsEffectsIntoCrossfades() {
        var style = CircleTabBarStyle()
        style.common.effect = .flip
        var bar = TabEngine(
            items: (0..<3).map { TabItem(id: $0, icon: "house") }, style: AnyTabBarStyle(style),
            environment: TabEnvironment(size: SceneSize(390, 844), reduceMotion: true))
        _ = bar.send(.activate(2), at: 0)
        var scene = TabBarScene()
        bar.scene(at: 0.1, into: &scene)
        #expect(bar.position(at: 0) == 2)
        #expect(scene.cells[2].iconTransform == .identity)
        #expect(abs(scene.cells[2].selectedIconAmount - 0.5) < 1e-9)
        #expect(abs(bar.restTime - 0.2) < 1e-9)
    }

    /// A badge stays on its icon's corner while the icon moves, and inside the bar.
    @Test func badgesFollowTheirIcons() throws {
        var bar = TabEngine(
            items: (0..<3).map { TabItem(id: $0, icon: "house", badge: .dot) },
            style: AnyTabBarStyle(CircleTabBarStyle()),
            environment: TabEnvironment(size: SceneSize(390, 844)))
        _ = bar.send(.activate(2), at: 0)
        var scene = TabBarScene()
        for step in 0...60 {
            bar.scene(at: Double(step) / 60, into: &scene)
            for cell in scene.cells {
                let (icon, badge) = (try #require(cell.icon), try #require(cell.badge))
                #expect(abs(badge.midX - icon.maxX) < 1e-9 && abs(badge.midY - icon.y) < 1e-9)
            }
        }
    }
}
