import CamberCore

/// Where, for whom and in which state a bar is looked at.
public struct AuditCondition: Equatable, Sendable {
    /// The container.
    public var container: DesignContainer
    /// The text size; 1 is the default one.
    public var textScale: Double
    /// The layout's direction.
    public var direction: TabLayoutDirection
    /// The light or dark appearance.
    public var colorScheme: TabColorScheme
    /// The selected page as an index into the design's items; nil without a selection.
    public var selection: Int?
}

/// Everything that a bar is checked in: each container at each text size, in each direction and in
/// each appearance, with each page selected.
public struct AuditMatrix: Equatable, Sendable {
    /// The containers.
    public var containers: [DesignContainer]
    /// The text sizes, ascending, each 0.5 … 4; 1 is the default one.
    public var textScales = [0.8, 1, 1.35, 2, 3.1]
    /// The directions.
    public var directions: [TabLayoutDirection] = [.leftToRight, .rightToLeft]
    /// The appearances.
    public var colorSchemes: [TabColorScheme] = [.light, .dark]

    /// Every text size, direction and appearance in the given containers.
    public init(containers: [DesignContainer]) {
        self.containers = containers
    }

    /// Every device of the catalogue, upright and on its side, and the design's own container where
    /// that is none of them and has room for anything.
    public init(for design: BarDesign) {
        self.init(devices: Device.all)
        let size = design.container.size
        if case .custom = design.container, size.width > 0, size.height > 0 {
            containers.append(design.container)
        }
    }

    /// Every text size, direction and appearance on some devices.
    public init(devices: [Device]) {
        var containers: [DesignContainer] = []
        for device in devices { containers.append(.device(device)) }
        self.init(containers: containers)
    }

    /// One condition without its selection, by indexes into the lists above.
    struct Stage: Equatable {
        var container: Int
        var textScale: Int
        var direction: Int
        var colorScheme: Int
    }

    /// How many stages there are.
    var stageCount: Int {
        containers.count * textScales.count * directions.count * colorSchemes.count
    }

    /// The stage of a number. What is usual comes first – the design's own container, which is the
    /// one at `home`, and the default text size – so that of equal findings the usual one is the
    /// example.
    func stage(_ number: Int, home: Int) -> Stage {
        var rest = number
        func take(_ count: Int, first: Int) -> Int {
            let turn = rest % count
            rest /= count
            return turn == 0 ? first : turn <= first ? turn - 1 : turn
        }
        let scheme = take(colorSchemes.count, first: 0)
        let direction = take(directions.count, first: 0)
        let scale = take(textScales.count, first: textScales.firstIndex(of: 1) ?? 0)
        return Stage(
            container: take(containers.count, first: home), textScale: scale,
            direction: direction, colorScheme: scheme)
    }

    /// The condition of a stage with a page selected.
    func condition(_ stage: Stage, selection: Int?) -> AuditCondition {
        AuditCondition(
            container: containers[stage.container], textScale: textScales[stage.textScale],
            direction: directions[stage.direction],
            colorScheme: colorSchemes[stage.colorScheme], selection: selection)
    }
}
