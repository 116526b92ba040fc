import CamberCore
import CamberDesign

extension Studio {
    /// Shows a design.
    /// - Parameters:
    ///   - bytes: the design's text.
    ///   - time: when, in seconds.
    ///   - isNew: whether it has nothing to do with the bar that is shown; otherwise the bar
    ///     changes in its place, as an app would change it, and keeps its selection.
    func load(_ bytes: [UInt8], at time: Double, isNew: Bool) throws(DesignError) {
        let new = try BarDesign.read(bytes)
        let old = design
        design = new
        text = new.json()
        guard !isNew, bar != nil else {
            start(at: time)
            return
        }
        if new.settings != old.settings { perform(.set(new.settings), at: time) }
        if new.items != old.items { perform(.items(new.items), at: time) }
        if new.container != old.container { perform(.resize(new.container), at: time) }
        if new.selection != old.selection, case .page(let id) = new.selection {
            perform(.select(id, animated: true), at: time)
        }
        advance(to: time)
    }

    /// The bar of the design at rest.
    private func start(at time: Double) {
        let bar = Bar(design)
        bar.player.advance(to: time)
        self.bar = bar
        replay = nil
        replaySpan = (time, time)
    }

    /// Writes the design's items in another look, at rest in a small container, into the numbers.
    func preview(_ look: Int) {
        guard AnyTabBarStyle.all.indices.contains(look) else { return }
        var design = design
        design.settings.style = DesignStyle(AnyTabBarStyle.all[look])
        design.settings.textScale = 1
        design.selection = .automatic
        design.container = .custom(SceneSize(300, 200), scale: 2, safeArea: .zero)
        write(Bar(design), at: 0)
    }

    /// Lets one event happen that is written as a step of a scenario, whose own time is ignored.
    func step(_ bytes: [UInt8], at time: Double) throws(DesignError) {
        let scenario = try Scenario.read(bytes, for: design)
        for step in scenario.steps { perform(step.event, at: time) }
        guard let bar else { return }
        design.settings = bar.player.settings
        design.items = bar.player.items
        design.container = bar.player.container
    }

    /// The trace of a scenario, as the command line writes it.
    func trace(_ design: [UInt8], _ scenario: [UInt8]) throws(DesignError) {
        let design = try BarDesign.read(design)
        text = TraceWriter.trace(try Scenario.read(scenario, for: design), host: Bar.host)
    }
}
