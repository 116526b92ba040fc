import CamberCore

/// The built-in icons, drawn for Camber, under the names that SF Symbols gives to their subjects.
///
/// SF Symbols may not leave Apple's platforms, so snapshots and the studio draw these in their
/// place. A name that ends in `.fill` means the filled variant. Glyphs are parsed when they are
/// asked for; a renderer that draws many frames keeps what it got.
public enum IconCatalogue {
    private static let sets = IconSet.all

    /// The glyph of that name, or `nil` if the catalogue has none.
    public static func glyph(named name: String) -> IconGlyph? {
        guard let parts = parts(named: name) else { return nil }
        return IconDrawing.glyph(of: parts)
    }

    /// Whether the catalogue has a glyph of that name. Cheaper than asking for the glyph.
    public static func contains(_ name: String) -> Bool {
        parts(named: name) != nil
    }

    /// Every name that has a glyph: subjects in the order of the tables, each outline followed
    /// by its filled variant.
    public static var names: [String] {
        var names: [String] = []
        for set in sets {
            for drawing in set {
                let name = drawing.name.description
                names.append(name)
                if !drawing.fill.isEmpty { names.append(filled(name)) }
            }
        }
        return names
    }

    /// What stands for an icon nobody knows: a dashed square, which no icon of the set resembles.
    public static let placeholder: IconGlyph =
        IconDrawing.glyph(of: IconSet.placeholder) ?? IconGlyph(layers: [])

    /// Whether the icon of that name is not filled itself and has a filled variant.
    public static func hasFill(_ name: String) -> Bool {
        !isFilled(name) && contains(filled(name))
    }

    /// The icon of a selected item that names none: the `.fill` variant if the name has none yet
    /// and the variant exists, else the same icon.
    public static func selectedName(for name: String) -> String {
        hasFill(name) ? filled(name) : name
    }

    /// Whether one of the dot-separated parts of a name is `fill`.
    ///
    /// It is the last one here, but names of SF Symbols may carry it further in, as
    /// `person.fill.badge.plus` does.
    public static func isFilled(_ name: String) -> Bool {
        // As bytes: slices of a string would bring much of String's code into the studio's module.
        var part: [UInt8] = []
        for byte in name.bytes {
            if byte == UInt8(ascii: ".") {
                if part.matches("fill") { return true }
                part.removeAll()
            } else {
                part.append(byte)
            }
        }
        return part.matches("fill")
    }

    private static func filled(_ name: String) -> String {
        String(joining: [name, ".fill"])
    }

    private static func parts(named name: String) -> [IconDrawing.Part]? {
        var base = name.bytes
        let isFilled = base.count > 5 && base[(base.count - 5)...].matches(".fill")
        if isFilled { base.removeLast(5) }
        for set in sets {
            for drawing in set where base.matches(drawing.name) {
                if !isFilled { return drawing.outline }
                return drawing.fill.isEmpty ? nil : drawing.fill
            }
        }
        return nil
    }
}
