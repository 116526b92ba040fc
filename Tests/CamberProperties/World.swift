import CamberCore

typealias Item = TabItem<Int>
typealias Report = TabReport<Int>

/// A look with the parameters that are set over it.
struct Look {
    struct Option {
        var index: Int
        var value: TabParameterValue
    }

    /// Every look; made once, because each makes its table of parameters.
    static let all = AnyTabBarStyle.all

    let index: Int
    let isOriginal: Bool
    let options: [Option]
    let style: AnyTabBarStyle

    init(_ index: Int, isOriginal: Bool = false, options: [Option] = []) {
        self.index = index
        self.isOriginal = isOriginal
        self.options = options
        var style = isOriginal ? Self.all[index].original : Self.all[index]
        for option in options { style = style.setting(option.index, to: option.value) }
        self.style = style
    }
}

/// Something that happens in a world.
enum WorldEvent {
    case send(TabEvent<Int>)
    case look(Look)
    /// From now on the app refuses these ids and no others.
    case veto(Set<Int>)
}

/// An event of a world.
struct Step {
    /// When, in seconds; may be earlier than the step before, or no number.
    var time: Double
    var event: WorldEvent
    /// What the step's own random questions are drawn from, so that they stay when others go.
    var salt: UInt64
}

/// What is compared beside the bar itself; each costs a second bar.
struct Companions: OptionSet {
    let rawValue: Int
    /// The same bar with the direction turned round.
    static let mirror = Companions(rawValue: 1)
    /// The same bar, asked more often.
    static let oversampled = Companions(rawValue: 2)
}

/// A bar and all that happens to it: everything that a failure needs to be seen again.
struct World {
    var items: [Item] = []
    var selection = TabInitialSelection<Int>.automatic
    var look = Look(0)
    var appearance = TabBarAppearance()
    var environment = TabEnvironment(size: SceneSize(390, 844))
    var paging = TabPaging()
    var steps: [Step] = []
    var companions: Companions = []

    func engine() -> TabEngine<Int> {
        TabEngine(
            items: items, selection: selection, style: look.style, appearance: appearance,
            environment: environment, paging: paging)
    }
}
