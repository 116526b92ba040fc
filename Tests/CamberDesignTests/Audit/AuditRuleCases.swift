import CamberCore
import CamberDesign

/// A rule with a design that violates nothing else and one that just meets it.
struct AuditRuleCase: Sendable, CustomStringConvertible {
    let rule: AuditRule
    var severity: AuditSeverity?
    let violating: String
    let passing: String
    /// What is measured of the violating one, from the looks' formulas, and the limit.
    let measured: Double
    let limit: Double
    var containers: [DesignContainer] = AuditDesign.devices
    var scales: [Double]?
    /// A milder finding that is left to the passing one.
    var remaining: AuditRule?
    /// Whether only the light appearance is looked at.
    var lightOnly = false

    var description: String { "\(rule.id) \((severity ?? rule.severity).name)" }

    static let all = places + texts + colors + words

    private static func icons(_ options: String, items: String = AuditDesign.items) -> String {
        AuditDesign.text("icons", options: options, items: items)
    }

    private static func circle(_ options: String, items: String = AuditDesign.items) -> String {
        AuditDesign.text("circle", options: options, items: items)
    }

    /// Of the three only the icon in the middle can be chosen.
    private static let middle = """
        { "id": "a", "title": "A", "titleWidth": 8, "enabled": false },
        { "id": "b", "title": "B", "icon": "bell" },
        { "id": "c", "title": "C", "titleWidth": 8, "enabled": false }
        """

    private static func row(_ count: Int) -> String {
        (0..<count).map { "{ \"id\": \"\($0)\", \"title\": \"T\($0)\", \"icon\": \"house\" }" }
            .joined(separator: ",")
    }

    /// A header's first item with an icon and a badge; the row is 53 tall at the header's top.
    private static func header(iconSize: Int) -> String {
        AuditDesign.text(
            "scroll", options: "\"iconSize\": \(iconSize)",
            items: """
                { "id": "a", "icon": "house", "accessibilityLabel": "Home",
                  "badge": 3, "badgeWidth": 6 },
                { "id": "b", "title": "B", "titleWidth": 8 }
                """)
    }

    // MARK: Places

    private static let places = [
        AuditRuleCase(
            rule: .targetSize, severity: .error,
            violating: icons("\"barHeight\": 23.5, \"iconSize\": 12"),
            passing: icons("\"barHeight\": 24, \"iconSize\": 12"), measured: 23.5, limit: 24,
            remaining: .targetSize),
        AuditRuleCase(
            rule: .targetSize, severity: .warning, violating: icons("\"barHeight\": 43.5"),
            passing: icons("\"barHeight\": 44"), measured: 43.5, limit: 44),
        // Cells of 100: an icon of 101 reaches 0.5 into both neighbours.
        AuditRuleCase(
            rule: .targetOverlap,
            violating: icons("\"barHeight\": 120, \"iconSize\": 101", items: middle),
            passing: icons("\"barHeight\": 120, \"iconSize\": 100", items: middle), measured: 0.5,
            limit: 0, containers: [AuditDesign.plain(300)]),
        // The badge's top is 8 above the icon's: (53 − 38) / 2 − 8 = −0.5.
        AuditRuleCase(
            rule: .badgeClipped, violating: header(iconSize: 38), passing: header(iconSize: 37),
            measured: 0.5, limit: 0),
        AuditRuleCase(
            rule: .outsideBar, violating: icons("\"iconSize\": 57"),
            passing: icons("\"iconSize\": 56"), measured: 0.5, limit: 0,
            containers: [AuditDesign.plain(375)]),
        // Five cells of 100 between insets of 50: the disc of 101 reaches 0.5 beyond them.
        AuditRuleCase(
            rule: .raisedPartUntouchable,
            violating: circle("\"discDiameter\": 101", items: row(5)),
            passing: circle("\"discDiameter\": 100", items: row(5)), measured: 0.5, limit: 0,
            containers: [AuditDesign.plain(600, insets: SceneInsets(leading: 50, trailing: 50))]),
        AuditRuleCase(
            rule: .tooManyTabs, violating: circle("", items: row(6)),
            passing: circle("", items: row(5)), measured: 6, limit: 5,
            containers: [AuditDesign.plain(599)]),
        AuditRuleCase(
            rule: .tooManyTabs, violating: circle("", items: row(7)),
            passing: circle("", items: row(6)), measured: 7, limit: 6,
            containers: [AuditDesign.plain(600)]),
        // The icon's middle is 45 above the container's bottom, the indicator's area 34 tall.
        AuditRuleCase(
            rule: .underHomeIndicator, violating: circle("\"iconSize\": 23"),
            passing: circle("\"iconSize\": 22"), measured: 0.5, limit: 0),
        AuditRuleCase(
            rule: .reduceMotion, violating: circle("\"lift\": 17, \"selectedScale\": 1"),
            passing: circle("\"lift\": 16, \"selectedScale\": 1"), measured: 17, limit: 16),
        // The same lift, but the icon's upper edge rises by half of its growth, 2, as well.
        AuditRuleCase(
            rule: .reduceMotion,
            violating: circle("\"lift\": 15, \"selectedScale\": 1.2, \"iconSize\": 20"),
            passing: circle("\"lift\": 14, \"selectedScale\": 1.2, \"iconSize\": 20"), measured: 17,
            limit: 16),
    ]

    // MARK: Texts

    private static func titled(_ width: Int) -> String {
        AuditDesign.text(
            "labelled", colors: AuditDesign.labelled("#000000", "#595959"),
            items: """
                { "id": "a", "title": "A", "icon": "house", "titleWidth": \(width) },
                { "id": "b", "title": "B", "icon": "bell", "titleWidth": 8 },
                { "id": "c", "title": "C", "icon": "heart", "titleWidth": 8 }
                """)
    }

    private static func curved(_ iconSize: Int) -> String {
        AuditDesign.text(
            "curved", options: "\"iconSize\": \(iconSize)", colors: AuditDesign.curvedColors,
            items: AuditDesign.items)
    }

    private static func badged(_ width: Int) -> String {
        circle(
            "",
            items: """
                { "id": "a", "title": "A", "icon": "house", "badge": 3, "badgeWidth": \(width) },
                { "id": "b", "title": "B", "icon": "bell" }
                """)
    }

    private static let texts = [
        // (316 − 2 × 8) / 3 = 100.
        AuditRuleCase(
            rule: .titleTruncated, violating: titled(101), passing: titled(100), measured: 100,
            limit: 101, containers: [AuditDesign.plain(316)], scales: [1]),
        // At scale 1.35 a natural width of 80 is 108, and no larger at 3.1.
        AuditRuleCase(
            rule: .titleTruncated, violating: titled(80), passing: titled(74), measured: 100,
            limit: 108, containers: [AuditDesign.plain(316)]),
        // The icon's middle is half of 35 above its box's bottom, the title 5 below that.
        AuditRuleCase(
            rule: .titleOverlap, violating: curved(46), passing: curved(45), measured: 0.5,
            limit: 0),
        // A corner of 31 + 10 by 16 covers 20.5 × 8 of 22 × 22.
        AuditRuleCase(
            rule: .badgeCoversIcon, violating: badged(31), passing: badged(30),
            measured: 100 * 20.5 * 8 / 484, limit: 100.0 / 3, scales: [1]),
    ]

    // MARK: Colours

    private static func labelled(_ selected: String, _ unselected: String) -> String {
        AuditDesign.text(
            "labelled", colors: AuditDesign.labelled(selected, unselected), items: AuditDesign.items
        )
    }

    /// Icons that are the same in both states.
    private static func alike(
        _ selected: String, _ unselected: String, selectedIcon: String = "house"
    ) -> String {
        AuditDesign.text(
            "labelled", colors: AuditDesign.labelled(selected, unselected),
            items: ["a", "b"].map { id in
                """
                { "id": "\(id)", "title": "\(id)", "icon": "house",
                  "selectedIcon": "\(selectedIcon)", "titleWidth": 8 }
                """
            }.joined(separator: ","))
    }

    private static func tinted(_ tint: String) -> String {
        AuditDesign.text(
            "icons",
            colors: """
                "tint": { "light": "\(tint)", "dark": "#FFFFFF" },
                "background": { "light": "#FFFFFF", "dark": "#1C1C1E" }
                """, items: AuditDesign.items)
    }

    // Contrasts by the formula of WCAG 2.2, calculated apart from the code.
    private static let colors = [
        AuditRuleCase(
            rule: .contrastText, violating: labelled("#000000", "#777777"),
            passing: labelled("#000000", "#767676"), measured: 4.47809, limit: 4.5),
        AuditRuleCase(
            rule: .contrastIcon, violating: tinted("#959595"), passing: tinted("#949494"),
            measured: 2.99535, limit: 3),
        AuditRuleCase(
            rule: .contrastSelected, violating: alike("#2E2E2E", "#767676"),
            passing: alike("#2D2D2D", "#767676"), measured: 2.9897, limit: 3, remaining: .colorOnly,
            lightOnly: true),
        AuditRuleCase(
            rule: .colorOnly, violating: alike("#2D2D2D", "#767676"),
            passing: alike("#2D2D2D", "#767676", selectedIcon: "house.fill"), measured: 0, limit: 1,
            lightOnly: true),
    ]

    // MARK: Words

    private static func pair(_ first: String, _ second: String) -> String {
        circle(
            "", items: "{ \"icon\": \"house\", \(first) }, { \"icon\": \"bell\", \(second) }")
    }

    private static let words = [
        AuditRuleCase(
            rule: .missingLabel,
            violating: pair("\"id\": \"a\"", "\"id\": \"b\", \"title\": \"B\""),
            passing: pair(
                "\"id\": \"a\", \"accessibilityLabel\": \"A\"", "\"id\": \"b\", \"title\": \"B\""),
            measured: 0, limit: 1),
        AuditRuleCase(
            rule: .missingIcon,
            violating: circle("", items: "{ \"id\": \"a\", \"title\": \"A\", \"icon\": \"hose\" }"),
            passing: circle("", items: "{ \"id\": \"a\", \"title\": \"A\", \"icon\": \"house\" }"),
            measured: 0, limit: 1),
        AuditRuleCase(
            rule: .duplicateID,
            violating: pair(
                "\"id\": \"a\", \"title\": \"A\"", "\"id\": \"a\", \"title\": \"B\""),
            passing: pair("\"id\": \"a\", \"title\": \"A\"", "\"id\": \"b\", \"title\": \"B\""),
            measured: 2, limit: 1),
        AuditRuleCase(
            rule: .duplicateTitle,
            violating: pair(
                "\"id\": \"a\", \"title\": \"A\"", "\"id\": \"b\", \"title\": \"A\""),
            passing: pair("\"id\": \"a\", \"title\": \"A\"", "\"id\": \"b\", \"title\": \"a\""),
            measured: 2, limit: 1),
    ]
}
