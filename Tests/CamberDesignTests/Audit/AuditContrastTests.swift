import CamberCore
import CamberDesign
import Testing

/// What is behind a glyph, and how it is seen.
@Suite struct AuditContrastTests {
    /// The worst contrast that a rule finds in light at one text size; nil where it finds none.
    private func measured(
        _ rule: AuditRule, _ design: String, scale: Double = 1, gradient: TabColor? = nil
    ) throws -> Double? {
        var read = try BarDesign.read(Array(design.utf8))
        read.settings.appearance.backgroundEnd = gradient
        var matrix = AuditMatrix(containers: [AuditDesign.plain(375)])
        matrix.textScales = [scale]
        matrix.colorSchemes = [.light]
        return BarAudit.findings(in: read, matrix: matrix).filter { $0.rule == rule }
            .map(\.measured).min()
    }

    private func icons(tint: String, background: String, page: String = "#FFFFFF") -> String {
        AuditDesign.text(
            "icons",
            colors: """
                "tint": "\(tint)", "background": "\(background)", "page": "\(page)"
                """, items: AuditDesign.items)
    }

    private func labelled(_ color: String, on background: String, options: String = "") -> String {
        AuditDesign.text(
            "labelled", options: options,
            colors: AuditDesign.labelled(color, color, background: background),
            items: AuditDesign.items)
    }

    /// A tab's text at 4.447:1 that a report gave as 4.44.
    @Test func aTextJustUnderTheLimitIsFound() throws {
        let found = try measured(
            .contrastText, labelled("#0073E6", on: "#FBFCFC", options: "\"titleSize\": 14"))
        #expect(abs(try #require(found) - 4.44657) < 1e-4)
    }

    @Test func opacityIsComposited() throws {
        // #595959 at half opacity on white is #ACACAC.
        let expected = contrast("ACACAC", "FFFFFF")
        let found = try measured(
            .contrastIcon, icons(tint: "#59595980", background: "#FFFFFF"))
        #expect(abs(try #require(found) - expected) < 0.02)
    }

    @Test func thePageShowsThroughATranslucentBar() throws {
        // White at 20 % over black is #333333: enough for white icons, not for #666666.
        #expect(
            try measured(
                .contrastIcon, icons(tint: "#FFFFFF", background: "#FFFFFF33", page: "#000000"))
                == nil)
        let found = try measured(
            .contrastIcon, icons(tint: "#666666", background: "#FFFFFF33", page: "#000000"))
        #expect(abs(try #require(found) - contrast("666666", "333333")) < 1e-4)
    }

    @Test func theSelectedPagesColorIsWhatShows() throws {
        let items = """
            { "id": "a", "title": "A", "icon": "house", "page": "#000000" },
            { "id": "b", "title": "B", "icon": "bell", "page": "#FFFFFF" }
            """
        let design = AuditDesign.text(
            "icons", colors: "\"tint\": \"#FFFFFF\", \"background\": \"#FFFFFF00\"", items: items)
        let findings = try AuditDesign.findings(
            design, in: [AuditDesign.plain(375)], scales: [1])
        // With the second page selected both are white on white, with the first neither.
        let contrast = findings.filter { $0.rule == .contrastIcon }
        #expect(contrast.map(\.items) == [[0], [1]])
        #expect(contrast.map(\.isSelected) == [false, true])
        #expect(contrast.allSatisfy { $0.measured == 1 && $0.example.selection == 1 })
    }

    @Test func aGradientCountsWhereItIsWorst() throws {
        // From white at the top of the bar, at 644, to black at its bottom, at 700; icons of 24 in
        // the middle, from 16 to 40 down: the worst of black ones is at their lower edge, where 2/7
        // of white are left.
        let found = try measured(
            .contrastIcon, icons(tint: "#000000", background: "#FFFFFF"),
            gradient: TabColor(SceneColor.black))
        let grey = linear(2.0 / 7)
        #expect(abs(try #require(found) - (grey + 0.05) / 0.05) < 1e-3)
    }

    @Test(arguments: [
        (18.0, "medium", 1.0, true), (17.9, "medium", 1, false), (14, "bold", 1, true),
        (13.9, "bold", 1, false), (14, "semibold", 1, false), (18, "medium", 0.8, false),
        (13.5, "medium", 1.35, true), (13.3, "medium", 3.1, false),
    ])
    func largeTextNeedsLess(size: Double, weight: String, scale: Double, isLarge: Bool) throws {
        // 3.26:1 is enough for large text only.
        let design = labelled(
            "#8E8E93", on: "#FFFFFF",
            options: "\"titleSize\": \(size), \"titleWeight\": \"\(weight)\"")
        let found = try measured(.contrastText, design, scale: scale)
        #expect((found == nil) == isLarge)
    }

    @Test func badgesAreTexts() throws {
        let design = AuditDesign.text(
            "circle",
            colors: "\"badge\": \"#FF3B30\", \"tint\": \"#000000\", \"inactive\": \"#000000\"",
            items: """
                { "id": "a", "title": "A", "icon": "house", "badge": 3, "badgeWidth": 6 },
                { "id": "b", "title": "B", "icon": "bell", "badge": { "dot": true } }
                """)
        let findings = try AuditDesign.findings(design, in: [AuditDesign.plain(375)])
            .filter { $0.rule == .contrastText }
        #expect(findings.map(\.part) == [.badge])
        #expect(findings.map(\.items) == [[0]])
        #expect(abs(try #require(findings.first).measured - 3.54714) < 1e-4)
    }

    @Test func disabledItemsAreExempt() throws {
        let design = AuditDesign.text(
            "circle",
            items: AuditDesign.items
                + ", { \"id\": \"d\", \"title\": \"D\", \"icon\": \"star\", \"enabled\": false }")
        #expect(try AuditDesign.findings(design).isEmpty)
    }

    @Test func aDiscIsWhatTheSelectedIconLiesOn() throws {
        // White on a pale disc, although the bar is black.
        let design = AuditDesign.text(
            "curved",
            colors: """
                "tint": "#FFEE99", "disc": "#FFEE99", "background": "#000000", "inactive": "#FFFFFF",
                "title": "#FFFFFF"
                """, items: AuditDesign.items)
        let findings = try AuditDesign.findings(design, scales: [1])
            .filter { $0.rule == .contrastIcon }
        #expect(findings.map(\.isSelected) == [true])
        // The icon's own box is 22 of the disc's 58: between the two, the disc is at most 22 %
        // lighter than its colour.
        let found = try #require(findings.first).measured
        #expect(found > 1 && found < contrast("FFFFFF", "FFEE99"))
    }

    // MARK: The formula of WCAG 2.2, apart from the code under test

    private func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }

    /// x to the power of 2.4: x² times the fifth root of x², by bisection.
    private func power(_ x: Double) -> Double {
        let square = x * x
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let root = (low + high) / 2
            if root * root * root * root * root < square { low = root } else { high = root }
        }
        return square * low
    }

    private func luminance(_ hex: String) -> Double {
        let value = Int(hex, radix: 16) ?? 0
        let parts = [16, 8, 0].map { linear(Double(value >> $0 & 255) / 255) }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    private func contrast(_ a: String, _ b: String) -> Double {
        let (x, y) = (luminance(a), luminance(b))
        return (max(x, y) + 0.05) / (min(x, y) + 0.05)
    }
}
