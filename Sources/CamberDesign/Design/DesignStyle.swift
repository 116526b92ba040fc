import CamberCore

/// The look of a design: which one, whether it starts from the original design's values, and the
/// options that are set over them.
public struct DesignStyle: Sendable {
    /// The look with its defaults.
    public let look: AnyTabBarStyle
    /// Whether the options that are not set have the values of the original design.
    public private(set) var isOriginal = false
    /// The options that are set, by their index in the look's parameters.
    private var given: [TabParameterValue?]
    /// The look with the options applied.
    public private(set) var applied: AnyTabBarStyle

    /// A look with no options set.
    public init(_ look: AnyTabBarStyle) {
        self.look = look
        given = Array(repeating: nil, count: look.parameters.count)
        applied = look
    }

    /// The look of a name, given as UTF-8, with its defaults; nil if there is none.
    public static func named(_ name: [UInt8]) -> DesignStyle? {
        for look in AnyTabBarStyle.all where look.name.bytes == name {
            return DesignStyle(look)
        }
        return nil
    }

    /// What the options have that are not set.
    public var base: AnyTabBarStyle { isOriginal ? look.original : look }

    /// Starts from the values of the original design, or from the defaults; options that are set
    /// stay as they are.
    public mutating func setOriginal(_ original: Bool) {
        isOriginal = original
        apply()
    }

    /// Sets an option, or returns it to its default with nil. An index that does not exist changes
    /// nothing; a number out of range is clamped.
    public mutating func set(_ index: Int, to value: TabParameterValue?) {
        guard given.indices.contains(index) else { return }
        given[index] = value
        apply()
    }

    /// Sets several options at once; see ``set(_:to:)``.
    mutating func set(original: Bool?, _ changes: [(index: Int, value: TabParameterValue?)]) {
        if let original { isOriginal = original }
        for change in changes where given.indices.contains(change.index) {
            given[change.index] = change.value
        }
        apply()
    }

    /// Returns every option to its default.
    public mutating func reset() {
        self = DesignStyle(look)
    }

    private mutating func apply() {
        var style = base
        for index in given.indices {
            if let value = given[index] { style = style.setting(index, to: value) }
        }
        applied = style
    }
}

extension DesignStyle: Equatable {
    /// Two are equal when they look the same and start from the same preset. An option that is set
    /// to what it has anyway makes no difference.
    public static func == (a: DesignStyle, b: DesignStyle) -> Bool {
        a.isOriginal == b.isOriginal && a.applied == b.applied
    }
}
