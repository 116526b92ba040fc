/// What a number of a style's parameter is measured in.
public enum TabParameterUnit: Hashable, Sendable {
    /// Points.
    case points
    /// A factor, such as a scale or an opacity.
    case factor
    /// A count.
    case count
    /// Points per second.
    case pointsPerSecond
    /// Not a number.
    case none

    /// The unit's symbol; empty for a factor and for what is not a number.
    public var symbol: String {
        switch self {
        case .points: "pt"
        case .pointsPerSecond: "pt/s"
        case .factor, .count, .none: ""
        }
    }
}

/// What kind of value a parameter takes.
public enum TabParameterKind: Hashable, Sendable {
    /// A number in a range.
    case number(ClosedRange<Double>)
    /// A number in a range, or none.
    case optionalNumber(ClosedRange<Double>)
    /// A whole number in a range.
    case wholeNumber(ClosedRange<Double>)
    /// Yes or no.
    case flag
    /// One of several names.
    case choice([String])
    /// A motion.
    case motion
    /// A rule for the width of a strip's cells.
    case cellWidth
}

/// The value of a parameter.
public enum TabParameterValue: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// No number.
    case none
    /// Yes or no.
    case flag(Bool)
    /// The index of the chosen name.
    case choice(Int)
    /// A motion.
    case motion(TabMotion)
    /// A rule for the width of a strip's cells.
    case cellWidth(TabCellWidth)
}

/// What can be said of a parameter without knowing its style's type.
public struct TabParameterInfo: Hashable, Sendable {
    /// The name in the formats; a look's names never change.
    public let name: String
    /// What a number is measured in.
    public let unit: TabParameterUnit
    /// The kind of value, with its range.
    public let kind: TabParameterKind
    /// What it does, in one sentence.
    public let meaning: String
}

/// One parameter of a style: the row of the table from which the design format's options, the
/// command line's listing and the documentation are all made.
public struct TabStyleParameter<Style>: Sendable {
    /// The parameter's name, unit, kind and meaning.
    public let info: TabParameterInfo
    /// Reads the value from a style.
    public let get: @Sendable (Style) -> TabParameterValue
    /// Writes a value into a style. A number out of range is clamped; NaN and a value of another
    /// kind are ignored.
    public let set: @Sendable (inout Style, TabParameterValue) -> Void

    /// A number in a range.
    public static func number(
        _ name: String, _ unit: TabParameterUnit, _ range: ClosedRange<Double>, _ meaning: String,
        get: @escaping @Sendable (Style) -> Double,
        set: @escaping @Sendable (inout Style, Double) -> Void
    ) -> Self {
        Self(
            info: TabParameterInfo(name: name, unit: unit, kind: .number(range), meaning: meaning),
            get: { .number(get($0)) },
            set: { style, value in
                if case .number(let number) = value, !number.isNaN {
                    set(&style, number.clamped(to: range))
                }
            })
    }

    /// A number in a range, or none.
    public static func optionalNumber(
        _ name: String, _ unit: TabParameterUnit, _ range: ClosedRange<Double>, _ meaning: String,
        get: @escaping @Sendable (Style) -> Double?,
        set: @escaping @Sendable (inout Style, Double?) -> Void
    ) -> Self {
        Self(
            info: TabParameterInfo(
                name: name, unit: unit, kind: .optionalNumber(range), meaning: meaning),
            get: { style in get(style).map { .number($0) } ?? .none },
            set: { style, value in
                switch value {
                case .number(let number) where !number.isNaN:
                    set(&style, number.clamped(to: range))
                case .none: set(&style, nil)
                default: break
                }
            })
    }

    /// The widest that a cell gets, which looks at the bottom share.
    static func maximumCellWidth(
        get: @escaping @Sendable (Style) -> Double?,
        set: @escaping @Sendable (inout Style, Double?) -> Void
    ) -> Self {
        .optionalNumber(
            "maximumCellWidth", .points, 20...10_000,
            "The widest that a cell gets; wider bars centre their cells. None: they fill it.",
            get: get, set: set)
    }

    /// A whole number in a range.
    public static func wholeNumber(
        _ name: String, _ range: ClosedRange<Int>, _ meaning: String,
        get: @escaping @Sendable (Style) -> Int,
        set: @escaping @Sendable (inout Style, Int) -> Void
    ) -> Self {
        let bounds = Double(range.lowerBound)...Double(range.upperBound)
        return Self(
            info: TabParameterInfo(
                name: name, unit: .count, kind: .wholeNumber(bounds), meaning: meaning),
            get: { .number(Double(get($0))) },
            set: { style, value in
                if case .number(let number) = value, !number.isNaN {
                    set(&style, Int(number.clamped(to: bounds)))
                }
            })
    }

    /// Yes or no.
    public static func flag(
        _ name: String, _ meaning: String, get: @escaping @Sendable (Style) -> Bool,
        set: @escaping @Sendable (inout Style, Bool) -> Void
    ) -> Self {
        Self(
            info: TabParameterInfo(name: name, unit: .none, kind: .flag, meaning: meaning),
            get: { .flag(get($0)) },
            set: { style, value in if case .flag(let flag) = value { set(&style, flag) } })
    }

    /// One of a type's named cases.
    public static func choice<Choice: TabParameterChoice>(
        _ name: String, _ meaning: String, get: @escaping @Sendable (Style) -> Choice,
        set: @escaping @Sendable (inout Style, Choice) -> Void
    ) -> Self {
        Self(
            info: TabParameterInfo(
                name: name, unit: .none, kind: .choice(Choice.names), meaning: meaning),
            get: { .choice(get($0).rawValue) },
            set: { style, value in
                if case .choice(let index) = value, let choice = Choice(rawValue: index) {
                    set(&style, choice)
                }
            })
    }

    /// A motion.
    public static func motion(
        _ name: String, _ meaning: String, get: @escaping @Sendable (Style) -> TabMotion,
        set: @escaping @Sendable (inout Style, TabMotion) -> Void
    ) -> Self {
        Self(
            info: TabParameterInfo(name: name, unit: .none, kind: .motion, meaning: meaning),
            get: { .motion(get($0)) },
            set: { style, value in if case .motion(let motion) = value { set(&style, motion) } })
    }

    /// A rule for the width of a strip's cells.
    public static func cellWidth(
        _ name: String, _ meaning: String, get: @escaping @Sendable (Style) -> TabCellWidth,
        set: @escaping @Sendable (inout Style, TabCellWidth) -> Void
    ) -> Self {
        Self(
            info: TabParameterInfo(name: name, unit: .points, kind: .cellWidth, meaning: meaning),
            get: { .cellWidth(get($0)) },
            set: { style, value in
                if case .cellWidth(let width) = value { set(&style, width.sanitized) }
            })
    }
}
