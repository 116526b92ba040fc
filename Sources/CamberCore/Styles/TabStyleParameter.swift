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
    private let access: Access

    private typealias Get<Value> = @Sendable (Style) -> Value
    private typealias Put<Value> = @Sendable (inout Style, Value) -> Void

    /// The way to the property. Kinds are told apart here, once for all parameters of a style, and
    /// not in two more closures for each of them.
    private enum Access: Sendable {
        case number(Get<Double>, Put<Double>)
        case optionalNumber(Get<Double?>, Put<Double?>)
        case wholeNumber(Get<Int>, Put<Int>)
        case flag(Get<Bool>, Put<Bool>)
        case choice(Get<Int>, Put<Int>)
        case motion(Get<TabMotion>, Put<TabMotion>)
        case cellWidth(Get<TabCellWidth>, Put<TabCellWidth>)
    }

    private init(
        _ name: String, _ unit: TabParameterUnit, _ kind: TabParameterKind, _ meaning: String,
        _ access: Access
    ) {
        info = TabParameterInfo(name: name, unit: unit, kind: kind, meaning: meaning)
        self.access = access
    }

    /// Reads the value from a style.
    @inline(never)
    public func get(_ style: Style) -> TabParameterValue {
        switch access {
        case .number(let get, _): .number(get(style))
        case .optionalNumber(let get, _): get(style).map { .number($0) } ?? .none
        case .wholeNumber(let get, _): .number(Double(get(style)))
        case .flag(let get, _): .flag(get(style))
        case .choice(let get, _): .choice(get(style))
        case .motion(let get, _): .motion(get(style))
        case .cellWidth(let get, _): .cellWidth(get(style))
        }
    }

    /// Writes a value into a style. A number out of range is clamped; NaN and a value of another
    /// kind are ignored.
    @inline(never)
    public func set(_ style: inout Style, _ value: TabParameterValue) {
        switch (access, info.kind, value) {
        case (.number(_, let set), .number(let range), .number(let number)) where !number.isNaN:
            set(&style, number.clamped(to: range))
        case (.optionalNumber(_, let set), .optionalNumber(let range), .number(let number))
        where !number.isNaN:
            set(&style, number.clamped(to: range))
        case (.optionalNumber(_, let set), _, .none): set(&style, nil)
        case (.wholeNumber(_, let set), .wholeNumber(let range), .number(let number))
        where !number.isNaN:
            set(&style, Int(number.clamped(to: range)))
        case (.flag(_, let set), _, .flag(let flag)): set(&style, flag)
        case (.choice(_, let set), _, .choice(let index)): set(&style, index)
        case (.motion(_, let set), _, .motion(let motion)): set(&style, motion)
        case (.cellWidth(_, let set), _, .cellWidth(let width)): set(&style, width.sanitized)
        default: break
        }
    }

    /// A number in a range.
    public static func number(
        _ name: String, _ unit: TabParameterUnit, _ range: ClosedRange<Double>, _ meaning: String,
        get: @escaping @Sendable (Style) -> Double,
        set: @escaping @Sendable (inout Style, Double) -> Void
    ) -> Self {
        Self(name, unit, .number(range), meaning, .number(get, set))
    }

    /// A number in a range, or none.
    public static func optionalNumber(
        _ name: String, _ unit: TabParameterUnit, _ range: ClosedRange<Double>, _ meaning: String,
        get: @escaping @Sendable (Style) -> Double?,
        set: @escaping @Sendable (inout Style, Double?) -> Void
    ) -> Self {
        Self(name, unit, .optionalNumber(range), meaning, .optionalNumber(get, set))
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
        return Self(name, .count, .wholeNumber(bounds), meaning, .wholeNumber(get, set))
    }

    /// Yes or no.
    public static func flag(
        _ name: String, _ meaning: String, get: @escaping @Sendable (Style) -> Bool,
        set: @escaping @Sendable (inout Style, Bool) -> Void
    ) -> Self {
        Self(name, .none, .flag, meaning, .flag(get, set))
    }

    /// One of a type's named cases.
    public static func choice<Choice: TabParameterChoice>(
        _ name: String, _ meaning: String, get: @escaping @Sendable (Style) -> Choice,
        set: @escaping @Sendable (inout Style, Choice) -> Void
    ) -> Self {
        Self(
            name, .none, .choice(Choice.names), meaning,
            .choice(
                { get($0).rawValue },
                { style, index in
                    if let choice = Choice(rawValue: index) { set(&style, choice) }
                }))
    }

    /// A motion.
    public static func motion(
        _ name: String, _ meaning: String, get: @escaping @Sendable (Style) -> TabMotion,
        set: @escaping @Sendable (inout Style, TabMotion) -> Void
    ) -> Self {
        Self(name, .none, .motion, meaning, .motion(get, set))
    }

    /// A rule for the width of a strip's cells.
    public static func cellWidth(
        _ name: String, _ meaning: String, get: @escaping @Sendable (Style) -> TabCellWidth,
        set: @escaping @Sendable (inout Style, TabCellWidth) -> Void
    ) -> Self {
        Self(name, .points, .cellWidth, meaning, .cellWidth(get, set))
    }
}
