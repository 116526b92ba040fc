import CamberCore
import CamberDesign

/// The bar that the page shows, and what is kept for it between two calls of the page.
///
/// Everything that a bar does comes from ``ScenarioPlayer``, which the command line uses, too.
final class Studio {
    /// The bar; nil until a design has been read.
    var player: ScenarioPlayer?
    /// The design as the page knows it.
    var design = BarDesign(DesignStyle(AnyTabBarStyle.all[0]))
    /// The bar as it was when the last movement began.
    var replay: ScenarioPlayer?
    /// When the last movement began and when it ends, in seconds.
    var replaySpan = (start: 0.0, end: 0.0)
    /// The last text that was asked for, UTF-8.
    var text: [UInt8] = []
    /// The last scene or icon that was asked for.
    var numbers = NumberBuffer()

    var scene = TabBarScene()
    var pages: [TabPagePlacement] = []

    /// The page measures texts, and the built-in icons are drawn.
    static var host: ScenarioHost { ScenarioHost(measure: PageText.width) }

    /// Lets something happen to the bar, and notes the movement that it causes.
    func perform(_ event: ScenarioEvent, at time: Double) {
        guard var player else { return }
        // Let go, so that the bar is changed in its place.
        self.player = nil
        player.perform(event, at: time)
        note(player)
        self.player = player
    }

    /// Collects what is due by a time.
    func advance(to time: Double) {
        player?.advance(to: time)
    }

    /// Keeps the bar for the scrubber if it moves from now on.
    private func note(_ player: ScenarioPlayer) {
        let rest = player.engine.restTime
        guard rest > player.engine.time else { return }
        replay = player
        replaySpan = (player.engine.time, rest)
    }
}

/// The module runs in one thread, and the page calls it from nowhere else.
nonisolated(unsafe) let studio = Studio()
