import CamberDesign
import Foundation

/// The icons that snapshots draw: the built-in ones and, over them, the SVG files of a directory.
///
/// A file `name.svg` is the icon of that name and wins over a built-in icon. Files are read when
/// they are first asked for, glyphs are kept. A library belongs to one task at a time.
public final class IconLibrary {
    private let files: [String: URL]
    private var glyphs: [String: IconGlyph] = [:]

    /// A library of the built-in icons alone.
    public init() {
        files = [:]
    }

    /// A library of the built-in icons and the SVG files directly in a directory.
    ///
    /// Other files are ignored, and so are files whose names begin with a dot. Files are not read
    /// yet, so a broken one is an error only where it is used.
    public init(directory: URL) throws(SVGIconError) {
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: directory.path, isDirectory: &isDirectory),
            !isDirectory.boolValue
        {
            throw SVGIconError(
                file: directory.path, problem: "is a file; expected a directory of SVG files")
        }
        let contents: [URL]
        do {
            contents = try FileManager.default.contentsOfDirectory(
                at: directory, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        } catch {
            throw SVGIconError(
                file: directory.path,
                problem: "cannot be listed; expected a directory of SVG files "
                    + "(\(error.localizedDescription))")
        }
        var files: [String: URL] = [:]
        // Sorted, so that of `a.svg` and `a.SVG` the same one wins everywhere.
        for url in contents.sorted(by: { $0.lastPathComponent < $1.lastPathComponent })
        where url.pathExtension.lowercased() == "svg" {
            files[url.deletingPathExtension().lastPathComponent] = url
        }
        self.files = files
    }

    /// The names of the files' icons and of the built-in ones, sorted.
    public var names: [String] {
        Set(files.keys).union(IconCatalogue.names).sorted()
    }

    /// Whether there is an icon of that name. Its file is not read.
    public func contains(_ name: String) -> Bool {
        files[name] != nil || IconCatalogue.contains(name)
    }

    /// The glyph of that name, or `nil` if there is none; ``IconCatalogue/placeholder`` can stand
    /// for it. Throws if the icon's file is not an icon.
    public func glyph(named name: String) throws(SVGIconError) -> IconGlyph? {
        if let glyph = glyphs[name] { return glyph }
        let glyph: IconGlyph?
        if let file = files[name] {
            glyph = try SVGIconReader.glyph(contentsOf: file)
        } else {
            glyph = IconCatalogue.glyph(named: name)
        }
        glyphs[name] = glyph
        return glyph
    }

    /// Whether the icon of that name is not filled itself and has a filled variant.
    ///
    /// The variant of a file is a file: the built-in one would be the variant of another drawing.
    public func hasFill(_ name: String) -> Bool {
        if files[name] == nil, IconCatalogue.hasFill(name) { return true }
        return !IconCatalogue.isFilled(name) && files[name + ".fill"] != nil
    }

    /// The icon of a selected item that names none, as ``IconCatalogue/selectedName(for:)``, with
    /// the directory's files counted in.
    public func selectedName(for name: String) -> String {
        hasFill(name) ? name + ".fill" : name
    }
}
