import CamberCore
import CamberDesign

/// A bar that something can happen to. A class, so that it is never copied but on purpose: a player
/// holds a hundred arrays.
final class Bar {
    var player: ScenarioPlayer

    init(_ player: ScenarioPlayer) {
        self.player = player
    }

    /// The bar of a design at rest.
    convenience init(_ design: BarDesign) {
        self.init(ScenarioPlayer(Scenario(design), host: Self.host))
    }

    /// Works on the player in its place; of what a class holds, each part that is read is copied.
    func withPlayer<Result>(_ body: (inout ScenarioPlayer) -> Result) -> Result { body(&player) }

    /// The page measures texts, and the built-in icons are drawn.
    static var host: ScenarioHost { ScenarioHost(measure: PageText.width) }
}
