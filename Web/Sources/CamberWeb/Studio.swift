import CamberCore
import CamberDesign

/// The bar that the page shows, and what is kept for it between two calls of the page.
///
/// Everything that a bar does comes from ``ScenarioPlayer``, which the command line uses, too.
final class Studio {
    /// The bar; nil until a design has been read.
    var bar: Bar?
    /// The design as the page knows it.
    var design = BarDesign(DesignStyle(AnyTabBarStyle.all[0]))
    /// The bar as it was when the last movement began.
    var replay: Bar?
    /// When the last movement began and when it ends, in seconds.
    var replaySpan = (start: 0.0, end: 0.0)
    /// The audit that is under way.
    var audit: AuditRun?
    /// The last text that was asked for, UTF-8.
    var text: [UInt8] = []
    /// The last scene or icon that was asked for.
    var numbers = NumberBuffer()

    var scene = TabBarScene()
    var pages: [TabPagePlacement] = []

    /// Lets something happen to the bar, and notes the movement that it causes.
    func perform(_ event: ScenarioEvent, at time: Double) {
        guard let bar else { return }
        bar.player.perform(event, at: time)
        let rest = bar.player.engine.restTime
        guard rest > bar.player.engine.time else { return }
        replay = Bar(bar.player)
        replaySpan = (bar.player.engine.time, rest)
    }

    /// Collects what is due by a time.
    func advance(to time: Double) { bar?.player.advance(to: time) }

    /// Writes a bar as it is at a time into the numbers.
    func write(_ bar: Bar, at time: Double) {
        bar.withPlayer { player in
            player.engine.scene(at: time, into: &scene)
            player.engine.pages(at: time, into: &pages)
            numbers.removeAll()
            numbers.write(motionOf: player.engine, at: time)
            numbers.write(scene, titleWeight: player.engine.style.common.titleWeight)
            numbers.write(pages, of: player)
        }
    }
}

/// The module runs in one thread, and the page calls it from nowhere else.
nonisolated(unsafe) let studio = Studio()
