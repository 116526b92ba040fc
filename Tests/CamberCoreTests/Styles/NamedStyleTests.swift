import CamberCore
import CamberTestSupport
import Foundation
import Testing

/// The looks and their parameters by name, where a style is expected.
@Suite struct NamedStyleTests {
    private func look<Style: TabBarStyle>(_ style: Style) -> AnyTabBarStyle {
        AnyTabBarStyle(style)
    }

    /// Checks that these are all looks with their defaults, so that one that is added is asked for.
    private func expectAllLooks(_ named: [AnyTabBarStyle]) {
        #expect(named.map(\.name) == AnyTabBarStyle.all.map(\.name))
        for (look, listed) in zip(named, AnyTabBarStyle.all) {
            #expect(look == listed, "\(look.name)")
        }
    }

    @Test func namesAreTheLooks() {
        let named = [
            look(.circle), look(.labelled), look(.curved), look(.scroll), look(.icons),
            look(.notch), look(.pill),
        ]
        expectAllLooks(named)
    }

    @Test func defaultsAreThoseOfTheProperties() {
        let named = [
            look(.circle()), look(.labelled()), look(.curved()), look(.scroll()), look(.icons()),
            look(.notch()), look(.pill()),
        ]
        expectAllLooks(named)
    }

    /// Checks that a look has the given values, which no look has by default, and the common ones below.
    private func expect<Style: TabBarStyle>(_ style: Style, _ own: [String: TabParameterValue]) {
        let look = AnyTabBarStyle(style)
        let found = Dictionary(
            uniqueKeysWithValues: zip(look.parameters.map(\.name), look.values))
        var expected = own
        expected["motion"] = .motion(.bouncy)
        expected["effect"] = .choice(TabIconEffect.bounce.rawValue)
        expected["badgeCap"] = .number(77)
        expected["titleWeight"] = .choice(TabFontWeight.bold.rawValue)
        for (name, value) in expected { #expect(found[name] == value, "\(look.name) \(name)") }
    }

    @Test func parametersOfCircle() {
        expect(
            .circle(
                barHeight: 31, homeIndicatorFiller: 32, discDiameter: 33, iconSize: 34,
                selectedScale: 3.5, lift: 36, titleSize: 37, maximumCellWidth: 38,
                motion: .bouncy, pageTransition: .slide, effect: .bounce, badgeCap: 77,
                titleWeight: .bold),
            [
                "barHeight": .number(31), "homeIndicatorFiller": .number(32),
                "discDiameter": .number(33), "iconSize": .number(34),
                "selectedScale": .number(3.5), "lift": .number(36), "titleSize": .number(37),
                "maximumCellWidth": .number(38), "pageTransition": .choice(1),
            ])
    }

    @Test func parametersOfLabelled() {
        expect(
            .labelled(
                spacing: 31, topPadding: 32, iconSize: 33, titleGap: 34, titleSize: 35,
                loneIconSize: 36, hairline: false, compactHeight: 37, maximumCellWidth: 38,
                motion: .bouncy, effect: .bounce, badgeCap: 77, titleWeight: .bold),
            [
                "spacing": .number(31), "topPadding": .number(32), "iconSize": .number(33),
                "titleGap": .number(34), "titleSize": .number(35), "loneIconSize": .number(36),
                "hairline": .flag(false), "compactHeight": .number(37),
                "maximumCellWidth": .number(38),
            ])
    }

    @Test func parametersOfCurved() {
        expect(
            .curved(
                horizontalPadding: 31, verticalPadding: 32, iconBox: 33, selectedIconBox: 34,
                iconSize: 37, titleGap: 36, titleSize: 38, titleLineHeight: 39, surfaceInset: 40,
                swellWidth: 41, swellHeight: 42, shoulder: 43, shadowRadius: 44,
                shadowOffset: 45, shadowOpacity: 0.75, softness: 14, maximumCellWidth: 46,
                motion: .bouncy, effect: .bounce, badgeCap: 77, titleWeight: .bold),
            [
                "horizontalPadding": .number(31), "verticalPadding": .number(32),
                "iconBox": .number(33), "selectedIconBox": .number(34), "iconSize": .number(37),
                "titleGap": .number(36), "titleSize": .number(38),
                "titleLineHeight": .number(39), "surfaceInset": .number(40),
                "swellWidth": .number(41), "swellHeight": .number(42), "shoulder": .number(43),
                "shadowRadius": .number(44), "shadowOffset": .number(45),
                "shadowOpacity": .number(0.75), "softness": .number(14),
                "maximumCellWidth": .number(46),
            ])
    }

    @Test func parametersOfScroll() {
        expect(
            .scroll(
                headerHeight: 31, rowHeight: 32, cellWidth: .equal, alignment: .center,
                baselineHeight: 11, indicatorHeight: 12, indicator: .elastic, reveal: .nearest,
                fades: .always, fadeWidth: 33, fadeHeight: 34, edges: .stop, flickVelocity: nil,
                titleSize: 35, iconSize: 36, motion: .bouncy, pageTransition: .instant,
                effect: .bounce, badgeCap: 77, titleWeight: .bold),
            [
                "headerHeight": .number(31), "rowHeight": .number(32),
                "cellWidth": .cellWidth(.equal),
                "alignment": .choice(TabStripAlignment.center.rawValue),
                "baselineHeight": .number(11), "indicatorHeight": .number(12),
                "indicator": .choice(TabIndicatorMotion.elastic.rawValue),
                "reveal": .choice(TabReveal.nearest.rawValue),
                "fades": .choice(TabFades.always.rawValue), "fadeWidth": .number(33),
                "fadeHeight": .number(34), "edges": .choice(TabPageEdges.stop.rawValue),
                "flickVelocity": .none, "titleSize": .number(35), "iconSize": .number(36),
                "pageTransition": .choice(0),
            ])
    }

    @Test func parametersOfIcons() {
        expect(
            .icons(
                barHeight: 31, iconSize: 32, pressedOpacity: 0.75,
                fillsHomeIndicatorArea: false, titleSize: 33, maximumCellWidth: 34,
                motion: .bouncy, effect: .bounce, badgeCap: 77, titleWeight: .bold),
            [
                "barHeight": .number(31), "iconSize": .number(32),
                "pressedOpacity": .number(0.75), "fillsHomeIndicatorArea": .flag(false),
                "titleSize": .number(33), "maximumCellWidth": .number(34),
            ])
    }

    @Test func parametersOfNotch() {
        expect(
            .notch(
                barHeight: 31, homeIndicatorFiller: 32, discDiameter: 33, discGap: 34, shoulder: 35,
                iconSize: 36, selectedScale: 3.5, lift: 38, titleSize: 39, shadowRadius: 40,
                shadowOffset: 41, shadowOpacity: 0.75, maximumCellWidth: 42, motion: .bouncy,
                pageTransition: .slide, effect: .bounce, badgeCap: 77, titleWeight: .bold),
            [
                "barHeight": .number(31), "homeIndicatorFiller": .number(32),
                "discDiameter": .number(33), "discGap": .number(34), "shoulder": .number(35),
                "iconSize": .number(36), "selectedScale": .number(3.5), "lift": .number(38),
                "titleSize": .number(39), "shadowRadius": .number(40),
                "shadowOffset": .number(41), "shadowOpacity": .number(0.75),
                "maximumCellWidth": .number(42), "pageTransition": .choice(1),
            ])
    }

    @Test func parametersOfPill() {
        expect(
            .pill(
                barHeight: 31, horizontalInset: 32, bottomInset: 33, indicatorInset: 34,
                horizontalPadding: 35, iconSize: 36, titleGap: 37, titleSize: 38,
                shadowRadius: 39, shadowOffset: 40, shadowOpacity: 0.75, maximumCellWidth: 41,
                motion: .bouncy, pageTransition: .slide, effect: .bounce, badgeCap: 77,
                titleWeight: .bold),
            [
                "barHeight": .number(31), "horizontalInset": .number(32),
                "bottomInset": .number(33), "indicatorInset": .number(34),
                "horizontalPadding": .number(35), "iconSize": .number(36),
                "titleGap": .number(37), "titleSize": .number(38),
                "shadowRadius": .number(39), "shadowOffset": .number(40),
                "shadowOpacity": .number(0.75), "maximumCellWidth": .number(41),
                "pageTransition": .choice(1),
            ])
    }

    /// A look that is added has its name, too: the labels of its function are the names of its table,
    /// in the table's order.
    @Test func everyParameterOfEveryLookCanBeNamed() throws {
        let sources = try PackageFiles.paths(in: "Sources/CamberCore/Styles", extension: "swift")
            .map { SwiftSource(try PackageFiles.text($0)).code }
        for look in AnyTabBarStyle.all {
            let start = "public static func \(look.name)("
            let source = try #require(sources.first { $0.contains(start) }, "\(look.name)")
            #expect(source.contains("public static var \(look.name): Self"))
            let after = source.components(separatedBy: start)[1]
            let parts = after.components(separatedBy: ") -> Self")
            let names = look.parameters.map(\.name)
            #expect(Self.labels(in: parts[0]) == names, "\(look.name)")
            // Each goes where its name says; the common ones go together.
            for name in names.dropLast(Self.commonCount) {
                #expect(parts[1].contains("style.\(name) = \(name)\n"), "\(look.name) \(name)")
            }
        }
    }

    /// How many parameters every look has.
    private static let commonCount = 5

    /// The labels of a list of parameters: the words before a colon outside of parentheses.
    private static func labels(in list: String) -> [String] {
        var (labels, word, depth) = ([String](), "", 0)
        for character in list {
            switch character {
            case "(": depth += 1
            case ")": depth -= 1
            case ":" where depth == 0: labels.append(word)
            default: break
            }
            word = character.isLetter || character.isNumber ? word + String(character) : ""
        }
        return labels
    }
}
