extension TabIconEffect {
    /// Applies the effect to every icon whose emphasis is changing, as a pure function of how far
    /// the change is. At rest, at 0 and at 1, no effect leaves a trace; `crossfade` shows one of the
    /// two icons.
    ///
    /// - `pop` grows the icon by up to 30 %, most at half-way.
    /// - `bounce` raises it by up to a third of its height.
    /// - `rotate` turns it once clockwise.
    /// - `flip` turns it once about its vertical axis.
    /// - `wiggle` swings it three times by up to 14°, less and less.
    ///
    /// Reduce Motion turns all of them into `crossfade`.
    func apply(to scene: inout TabBarScene, reduceMotion: Bool) {
        guard self != .none else { return }
        for index in scene.cells.indices {
            guard let icon = scene.cells[index].icon else { continue }
            let t = scene.cells[index].emphasis.clamped(to: 0...1)
            if reduceMotion || self == .crossfade {
                scene.cells[index].selectedIconAmount = t
                continue
            }
            guard t > 0, t < 1 else { continue }
            let arch = Maths.sin(.pi * t)
            switch self {
            case .none, .crossfade: break
            case .pop:
                let factor = 1 + 0.3 * arch
                scene.cells[index].scale *= factor
                scene.cells[index].icon = SceneRect(
                    center: icon.center, width: icon.width * factor, height: icon.height * factor)
            case .bounce:
                scene.cells[index].icon = icon.offsetBy(0, -icon.height / 3 * arch)
            case .rotate: scene.cells[index].iconTransform.rotation = Maths.tau * t
            case .flip: scene.cells[index].iconTransform.scaleX = Maths.cos(Maths.tau * t)
            case .wiggle:
                scene.cells[index].iconTransform.rotation =
                    0.25 * (1 - t) * Maths.sin(3 * Maths.tau * t)
            }
            moveBadge(of: index, from: icon, in: &scene)
        }
    }

    /// A badge stays on its icon's corner, and inside the bar's width.
    private func moveBadge(of cell: Int, from old: SceneRect, in scene: inout TabBarScene) {
        guard var badge = scene.cells[cell].badge, let icon = scene.cells[cell].icon, icon != old
        else { return }
        let bar = scene.barFrame
        badge.x = (badge.x + icon.maxX - old.maxX)
            .clamped(to: bar.x...max(bar.x, bar.maxX - badge.width))
        badge.y += icon.y - old.y
        scene.cells[cell].badge = badge
    }
}
