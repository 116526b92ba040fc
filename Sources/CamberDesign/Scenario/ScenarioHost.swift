import CamberCore

/// What a player asks of its host: how wide texts are, and which icons there are.
public struct ScenarioHost {
    /// Measures texts whose width a design does not give; nil lets the engine estimate them.
    public var measure: DesignTextMeasure?
    /// Whether an icon's name, in UTF-8, can be drawn; one that cannot gives a diagnostic.
    public var knowsIcon: (_ name: [UInt8]) -> Bool

    /// A host with the built-in icons.
    public init(measure: DesignTextMeasure? = nil) {
        self.init(measure: measure) { name in
            IconCatalogue.contains(String(utf8: name))
        }
    }

    /// A host with icons of its own.
    public init(
        measure: DesignTextMeasure? = nil, knowsIcon: @escaping (_ name: [UInt8]) -> Bool
    ) {
        self.measure = measure
        self.knowsIcon = knowsIcon
    }
}
