import CamberCore
import CamberTestSupport
import Foundation
import Testing

/// The looks and their parameters by name, where a style is expected.
@Suite struct NamedStyleTests {
    private func look<Style: TabBarStyle>(_ style: Style) -> AnyTabBarStyle {
        AnyTabBarStyle(style)
    }

    @Test func namesAreTheLooks() {
        let named = [
            look(.circle), look(.labelled), look(.curved), look(.scroll), look(.icons),
        ]
        for look in named {
            #expect(look == AnyTabBarStyle.all.first { $0.name == look.name }, "\(look.name)")
        }
    }

    @Test func defaultsAreThoseOfTheProperties() {
        let named = [
            look(.circle()), look(.labelled()), look(.curved()), look(.scroll()), look(.icons()),
        ]
        for look in named {
            #expect(look == AnyTabBarStyle.all.first { $0.name == look.name }, "\(look.name)")
        }
    }

    /// Values that no look has by default, all different.
    private func numbers(_ count: Int) -> [TabParameterValue] {
        (1...count).map { .number(30 + Double($0) / 4) }
    }

    private let common: [TabParameterValue] = [
        .motion(.bouncy), .choice(1), .choice(2), .number(77), .choice(3),
    ]

    @Test func parametersOfCircle() {
        let style = look(
            .circle(
                barHeight: 30.25, homeIndicatorFiller: 30.5, discDiameter: 30.75, iconSize: 31,
                selectedScale: 3.5, lift: 31.5, titleSize: 31.75, motion: .bouncy,
                pageTransition: .slide, effect: .bounce, badgeCap: 77, titleWeight: .bold))
        var expected = numbers(7)
        expected[4] = .number(3.5)
        #expect(style.values == expected + common)
    }

    @Test func parametersOfLabelled() {
        let style = look(
            .labelled(
                spacing: 30.25, topPadding: 30.5, iconSize: 30.75, titleGap: 31, titleSize: 31.25,
                loneIconSize: 31.5, hairline: false, motion: .bouncy, pageTransition: .slide,
                effect: .bounce, badgeCap: 77, titleWeight: .bold))
        #expect(style.values == numbers(6) + [.flag(false)] + common)
    }

    @Test func parametersOfCurved() {
        let style = look(
            .curved(
                horizontalPadding: 30.25, verticalPadding: 30.5, iconBox: 30.75,
                selectedIconBox: 31, iconSize: 31.25, titleGap: 31.5, titleSize: 31.75,
                titleLineHeight: 32, surfaceInset: 32.25, swellWidth: 32.5, swellHeight: 32.75,
                shoulder: 33, shadowRadius: 33.25, shadowOffset: 33.5, shadowOpacity: 0.75,
                softness: 14, motion: .bouncy, pageTransition: .slide, effect: .bounce,
                badgeCap: 77, titleWeight: .bold))
        #expect(style.values == numbers(14) + [.number(0.75), .number(14)] + common)
    }

    @Test func parametersOfScroll() {
        let style = look(
            .scroll(
                headerHeight: 30.25, rowHeight: 30.5, cellWidth: .equal, alignment: .center,
                baselineHeight: 11, indicatorHeight: 12, indicator: .elastic, reveal: .nearest,
                fades: .always, fadeWidth: 33, fadeHeight: 34, edges: .stop, flickVelocity: nil,
                titleSize: 35, iconSize: 36, motion: .bouncy, pageTransition: .instant,
                effect: .bounce, badgeCap: 77, titleWeight: .bold))
        var last = common
        last[1] = .choice(0)
        #expect(
            style.values == [
                .number(30.25), .number(30.5), .cellWidth(.equal),
                .choice(TabStripAlignment.center.rawValue), .number(11), .number(12),
                .choice(TabIndicatorMotion.elastic.rawValue), .choice(TabReveal.nearest.rawValue),
                .choice(TabFades.always.rawValue), .number(33), .number(34),
                .choice(TabPageEdges.stop.rawValue), .none, .number(35), .number(36),
            ] + last)
    }

    @Test func parametersOfIcons() {
        let style = look(
            .icons(
                barHeight: 30.25, iconSize: 30.5, pressedOpacity: 0.75,
                fillsHomeIndicatorArea: false, titleSize: 31.25, motion: .bouncy,
                pageTransition: .slide, effect: .bounce, badgeCap: 77, titleWeight: .bold))
        #expect(
            style.values == [
                .number(30.25), .number(30.5), .number(0.75), .flag(false), .number(31.25),
            ] + common)
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
            let list = after.components(separatedBy: ") -> Self")[0]
            #expect(Self.labels(in: list) == look.parameters.map(\.name), "\(look.name)")
        }
    }

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
