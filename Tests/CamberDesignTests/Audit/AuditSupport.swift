import CamberCore
import CamberDesign
import Testing

/// Designs for the audit's tests. Their colours are far from every limit, so that a test changes
/// only what it is about.
enum AuditDesign {
    /// Colours whose contrasts with white and #1C1C1E are all above 5:1.
    static let colors = """
        "tint": { "light": "#0040DD", "dark": "#409CFF" },
        "inactive": { "light": "#595959", "dark": "#AEAEB2" },
        "title": { "light": "#595959", "dark": "#AEAEB2" },
        "background": { "light": "#FFFFFF", "dark": "#1C1C1E" },
        "badge": "#B00020"
        """

    /// The same for `curved`, whose selected icons lie on a disc in the tint.
    static let curvedColors =
        colors + ", \"selected\": { \"light\": \"#FFFFFF\", \"dark\": \"#000000\" }"

    /// A design in the colours above.
    static func text(
        _ style: String, options: String = "", colors: String = "", items: String
    ) -> String {
        """
        {
          "style": "\(style)",
          "options": { \(options) },
          "appearance": { \(colors.isEmpty ? AuditDesign.colors : colors) },
          "items": [\(items)]
        }
        """
    }

    /// Colours for `labelled`: the selected and the unselected ones in light, clear ones in dark.
    static func labelled(_ selected: String, _ unselected: String, background: String = "#FFFFFF")
        -> String
    {
        """
        "selected": { "light": "\(selected)", "dark": "#FFFFFF" },
        "unselected": { "light": "\(unselected)", "dark": "#B8B8BC" },
        "background": { "light": "\(background)", "dark": "#1C1C1E" }
        """
    }

    /// Three pages with icons that change when selected.
    static let items = """
        { "id": "a", "title": "A", "icon": "house", "titleWidth": 8 },
        { "id": "b", "title": "B", "icon": "bell", "titleWidth": 8 },
        { "id": "c", "title": "C", "icon": "heart", "titleWidth": 8 }
        """

    /// A container of its own without insets.
    static func plain(_ width: Double, insets: SceneInsets = .zero) -> DesignContainer {
        .custom(SceneSize(width, 700), scale: 2, safeArea: insets)
    }

    /// Devices that differ in all that matters: without and with insets, on its side, and a tablet.
    static var devices: [DesignContainer] {
        ["iphone-se", "iphone-15", "iphone-15-landscape", "ipad-10"].compactMap { name in
            Device.named(name).map { .device($0) }
        }
    }

    /// Everything that is found in a design.
    static func findings(
        _ text: String, in containers: [DesignContainer] = devices, scales: [Double]? = nil,
        ignoring ignored: [AuditIgnore] = []
    ) throws -> [AuditFinding] {
        let design = try BarDesign.read(
            Array(text.utf8), file: "bar.json", duplicates: .allowed)
        var matrix = AuditMatrix(containers: containers)
        if let scales { matrix.textScales = scales }
        return BarAudit.findings(in: design, matrix: matrix, ignoring: ignored)
    }
}

extension AuditFinding {
    /// The rule and the sentence, for failures.
    var summary: String {
        "\(rule.id) \(severity.name) \(items): \(CamberDesignTests.text(message)) – "
            + CamberDesignTests.text(places.text)
    }
}
