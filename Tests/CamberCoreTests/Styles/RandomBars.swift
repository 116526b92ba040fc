import CamberTestSupport

@testable import CamberCore

/// Bars that nobody would make, and that must be laid out all the same.
struct RandomBars {
    var random: SeededGenerator
    private var styles: [AnyTabBarStyle] = []

    init(_ random: SeededGenerator) {
        self.random = random
        styles = (0..<500).map { _ in makeStyle() }
    }

    /// A length that may be anything a `Double` can be.
    mutating func length() -> Double {
        switch random.int(0...19) {
        case 0: .nan
        case 1: .infinity
        case 2: -.infinity
        case 3: 0
        case 4: -random.double(0...1000)
        case 5: random.double(0...1e308)
        case 6: .leastNonzeroMagnitude
        case 7...10: random.double(0...10_000)
        case 11...14: Double(random.int(0...1200))
        default: random.double(0...1200)
        }
    }

    mutating func environment() -> TabEnvironment {
        var safeArea = SceneInsets.zero
        if random.chance(0.5) {
            safeArea = SceneInsets(
                top: length() / 20, leading: length() / 10, bottom: length() / 20,
                trailing: length() / 10)
        }
        return TabEnvironment(
            size: SceneSize(length(), length()), safeArea: safeArea,
            displayScale: random.pick([1, 2, 3, length()]),
            direction: random.chance(0.5) ? .leftToRight : .rightToLeft,
            textScale: random.chance(0.7) ? random.double(0.5...4) : length(),
            colorScheme: random.chance(0.5) ? .light : .dark, reduceMotion: random.chance(0.2))
    }

    /// An environment whose numbers are all in range.
    mutating func tameEnvironment(_ direction: TabLayoutDirection) -> TabEnvironment {
        let (width, height) = (random.double(0...1400), random.double(0...1400))
        return TabEnvironment(
            size: SceneSize(width, height),
            safeArea: SceneInsets(
                top: random.double(0...60), leading: random.double(0...width / 4),
                bottom: random.double(0...60), trailing: random.double(0...width / 4)),
            direction: direction, textScale: random.double(0.5...4))
    }

    mutating func items() -> [TabItem<Int>] {
        let dice = random.double(0...1)
        let count = random.int(dice < 0.9 ? 0...8 : dice < 0.995 ? 9...60 : 61...1000)
        return (0..<count).map { id in
            TabItem(
                id: id, title: random.chance(0.3) ? "" : "Title",
                icon: random.chance(0.7) ? "house" : nil,
                role: random.pick([nil, nil, nil, .page, .action]), badge: badge(),
                isEnabled: random.chance(0.9),
                tint: random.chance(0.3) ? TabColor(UInt32(random.int(0...0xFFFFFF))) : nil,
                inactive: random.chance(0.1) ? TabColor(0x123456) : nil,
                titleWidth: random.chance(0.7) ? random.double(0...200) : length(),
                badgeWidth: random.chance(0.7) ? random.double(0...40) : length())
        }
    }

    private mutating func badge() -> TabBadge? {
        switch random.int(0...7) {
        case 0: .dot
        case 1: .count(random.int(-2...2000))
        case 2: .text(random.chance(0.5) ? "" : "new")
        default: nil
        }
    }

    mutating func style() -> AnyTabBarStyle { random.pick(styles) }

    /// Looks with their defaults, with values set through the table, and with values written
    /// into the public properties.
    private mutating func makeStyle() -> AnyTabBarStyle {
        switch random.int(0...2) {
        case 0: return random.pick(AnyTabBarStyle.all)
        case 1:
            var style = random.pick(AnyTabBarStyle.all)
            for index in style.parameters.indices where random.chance(0.3) {
                style = style.setting(index, to: value(style.parameters[index].kind))
            }
            return style
        default: return rawStyle(random.int(0...6))
        }
    }

    private mutating func value(_ kind: TabParameterKind) -> TabParameterValue {
        switch kind {
        case .number(let range), .optionalNumber(let range), .wholeNumber(let range):
            random.chance(0.6) ? .number(random.double(range)) : .number(length())
        case .flag: .flag(random.chance(0.5))
        case .choice(let names): .choice(random.int(-1...names.count))
        case .motion:
            .motion(
                random.pick([
                    .instant, .linear(length()),
                    .spring(.init(duration: length(), bounce: length())),
                ]))
        case .cellWidth: .cellWidth(cellWidth())
        }
    }

    private mutating func cellWidth() -> TabCellWidth {
        switch random.int(0...3) {
        case 0: .fixed(length() / 10)
        case 1: .intrinsic(minimum: length() / 10, padding: length() / 50)
        case 2: .fillOrScroll(minimum: length() / 10, padding: length() / 50)
        default: .equal
        }
    }

    private mutating func scramble<Style>(
        _ style: inout Style, _ properties: [WritableKeyPath<Style, Double>]
    ) {
        for property in properties where random.chance(0.3) { style[keyPath: property] = length() }
    }

    private mutating func rawStyle(_ which: Int) -> AnyTabBarStyle {
        switch which {
        case 0:
            var style = CircleTabBarStyle()
            scramble(
                &style,
                [
                    \.barHeight, \.homeIndicatorFiller, \.discDiameter, \.iconSize, \.selectedScale,
                    \.lift, \.titleSize,
                ])
            style.common.badgeCap = random.int(-5...2000)
            return AnyTabBarStyle(style)
        case 1:
            var style = LabelledTabBarStyle()
            scramble(
                &style,
                [\.spacing, \.topPadding, \.iconSize, \.titleGap, \.titleSize, \.loneIconSize])
            return AnyTabBarStyle(style)
        case 2:
            var style = CurvedTabBarStyle()
            scramble(
                &style,
                [
                    \.horizontalPadding, \.verticalPadding, \.iconBox, \.selectedIconBox,
                    \.iconSize, \.titleGap, \.titleSize, \.titleLineHeight, \.surfaceInset,
                    \.swellWidth, \.swellHeight, \.shoulder, \.shadowRadius, \.shadowOffset,
                    \.shadowOpacity, \.softness,
                ])
            return AnyTabBarStyle(style)
        case 3:
            var style = ScrollTabBarStyle()
            scramble(
                &style,
                [
                    \.headerHeight, \.rowHeight, \.baselineHeight, \.indicatorHeight, \.fadeWidth,
                    \.fadeHeight, \.titleSize, \.iconSize,
                ])
            style.cellWidth = cellWidth()
            style.flickVelocity = random.chance(0.5) ? nil : length()
            style.alignment = random.pick([.leading, .center])
            style.indicator = random.pick([.linear, .elastic])
            return AnyTabBarStyle(style)
        case 4:
            var style = NotchTabBarStyle()
            scramble(
                &style,
                [
                    \.barHeight, \.homeIndicatorFiller, \.discDiameter, \.discGap, \.shoulder,
                    \.iconSize, \.selectedScale, \.lift, \.titleSize, \.shadowRadius,
                    \.shadowOffset, \.shadowOpacity,
                ])
            return AnyTabBarStyle(style)
        case 5:
            var style = PillTabBarStyle()
            scramble(
                &style,
                [
                    \.barHeight, \.horizontalInset, \.bottomInset, \.indicatorInset,
                    \.horizontalPadding, \.iconSize, \.titleGap, \.titleSize, \.shadowRadius,
                    \.shadowOffset, \.shadowOpacity,
                ])
            style.maximumCellWidth = random.chance(0.5) ? nil : length()
            return AnyTabBarStyle(style)
        default:
            var style = IconsTabBarStyle()
            scramble(&style, [\.barHeight, \.iconSize, \.pressedOpacity, \.titleSize])
            return AnyTabBarStyle(style)
        }
    }
}
