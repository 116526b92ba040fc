import CamberCore
import CamberDesign

/// Where a picture's icons come from: a name in, a glyph out.
///
/// Derived from another by what it adds: `IconSource.catalogue.preferring(mine)`. Glyphs are kept
/// once they have been asked for, because a moving picture asks for the same ones every frame.
public struct IconSource: Sendable {
    private let find: @Sendable (String) -> IconGlyph?
    private let hasFill: @Sendable (String) -> Bool
    private let known = Locked<[String: IconGlyph?]>([:])

    /// A source of closures.
    /// - Parameters:
    ///   - hasFill: whether the icon of a name is not filled itself and has a filled variant,
    ///     whose name is the icon's with `.fill`.
    ///   - find: the glyph of a name, or `nil` for a name it does not know.
    public init(
        hasFill: @escaping @Sendable (String) -> Bool,
        _ find: @escaping @Sendable (String) -> IconGlyph?
    ) {
        self.find = find
        self.hasFill = hasFill
    }

    /// The icons drawn for Camber.
    public static let catalogue = IconSource(hasFill: { IconCatalogue.hasFill($0) }) {
        IconCatalogue.glyph(named: $0)
    }

    /// The icons that some items need, read from a library: everything that can go wrong with a
    /// file goes wrong here, and drawing cannot fail.
    public init(
        _ library: IconLibrary, for items: [BarPictureItem]
    ) throws(SVGIconError) {
        var glyphs: [String: IconGlyph] = [:]
        var filled: Set<String> = []
        for item in items {
            guard let icon = item.icon else { continue }
            if library.hasFill(icon) { filled.insert(icon) }
            for name in [icon, item.selectedIcon ?? library.selectedName(for: icon)] {
                glyphs[name] = try library.glyph(named: name)
            }
        }
        let (found, withFill) = (glyphs, filled)
        self.init(hasFill: { withFill.contains($0) }, { found[$0] })
    }

    /// A source that looks among some glyphs first. The filled variant of one of them is among
    /// them, too: another source's would be the variant of another drawing.
    public func preferring(_ glyphs: [String: IconGlyph]) -> IconSource {
        IconSource(hasFill: { name in
            if glyphs[name + ".fill"] != nil { return !IconCatalogue.isFilled(name) }
            return glyphs[name] == nil && self.hasFill(name)
        }) { glyphs[$0] ?? self.glyph(named: $0) }
    }

    /// The glyph of a name, or `nil` if there is none.
    public func glyph(named name: String) -> IconGlyph? {
        if let glyph = known.withLock({ $0[name] }) { return glyph }
        let glyph = find(name)
        known.withLock { $0[name] = .some(glyph) }
        return glyph
    }

    /// The normal and the selected glyph of an item, or `nil` without an icon. An unknown name
    /// gives the placeholder. An item that names no selected icon gets the `.fill` variant of
    /// its icon, if the name has none yet and the variant exists, else the same icon.
    public func glyphs(of item: BarPictureItem) -> (normal: IconGlyph, selected: IconGlyph)? {
        guard let name = item.icon else { return nil }
        let normal = glyph(named: name) ?? IconCatalogue.placeholder
        let selected = item.selectedIcon ?? (hasFill(name) ? name + ".fill" : name)
        return (normal, glyph(named: selected) ?? IconCatalogue.placeholder)
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
