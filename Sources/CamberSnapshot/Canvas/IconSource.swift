import CamberCore
import CamberDesign

/// Where a picture's icons come from: a name in, a glyph out.
///
/// Derived from another by what it adds: `IconSource.catalogue.preferring(mine)`. Glyphs are kept
/// once they have been asked for, because a moving picture asks for the same ones every frame.
public struct IconSource: Sendable {
    private let find: @Sendable (String) -> IconGlyph?
    private let known = Locked<[String: IconGlyph?]>([:])

    /// A source that answers with a closure; `nil` for a name it does not know.
    public init(_ find: @escaping @Sendable (String) -> IconGlyph?) {
        self.find = find
    }

    /// The icons drawn for Camber.
    public static let catalogue = IconSource { IconCatalogue.glyph(named: $0) }

    /// A source that looks among some glyphs first.
    public func preferring(_ glyphs: [String: IconGlyph]) -> IconSource {
        IconSource { glyphs[$0] ?? self.glyph(named: $0) }
    }

    /// The glyph of a name, or `nil` if there is none.
    public func glyph(named name: String) -> IconGlyph? {
        known.withLock { known in
            if let glyph = known[name] { return glyph }
            let glyph = find(name)
            known[name] = .some(glyph)
            return glyph
        }
    }

    /// The normal and the selected glyph of an item, or `nil` without an icon. An unknown name
    /// gives the placeholder. An item that names no selected icon gets the `.fill` variant of
    /// its icon, if the name has none yet and the variant exists, else the same icon.
    public func glyphs(of item: BarPictureItem) -> (normal: IconGlyph, selected: IconGlyph)? {
        guard let name = item.icon else { return nil }
        let normal = glyph(named: name) ?? IconCatalogue.placeholder
        if let selected = item.selectedIcon {
            return (normal, glyph(named: selected) ?? IconCatalogue.placeholder)
        }
        if IconCatalogue.isFilled(name) { return (normal, normal) }
        return (normal, glyph(named: name + ".fill") ?? normal)
    }

    /// The icon names of some items that have no glyph, each once, in order.
    public func missingNames(in items: [BarPictureItem]) -> [String] {
        var missing: [String] = []
        for name in items.flatMap({ [$0.icon, $0.selectedIcon] }).compactMap({ $0 })
        where glyph(named: name) == nil && !missing.contains(name) {
            missing.append(name)
        }
        return missing
    }
}
