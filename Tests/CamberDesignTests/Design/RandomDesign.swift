import CamberCore
import CamberDesign
import CamberTestSupport

/// Designs whose every value is one that a design can have.
struct RandomDesign {
    var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &random) < percent
    }

    mutating func number(in range: ClosedRange<Double>) -> Double {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return range.lowerBound
        case 1: return range.upperBound
        case 2: return Double.random(in: range, using: &random).rounded(.toNearestOrEven)
        // Full of digits, and sometimes very small.
        case 3: return Double.random(in: range, using: &random)
        default:
            let small = Double(
                sign: .plus, exponent: -Int.random(in: 0...300, using: &random),
                significand: 1.234567890123)
            return range.contains(small) ? small : range.lowerBound
        }
    }

    mutating func text() -> [UInt8] {
        let scalars: [Unicode.Scalar] = [
            "a", "Z", "\"", "\\", "\n", "\u{0}", "홈", "🏠", "é", " ", "/", "\u{7F}",
        ]
        var text = ""
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            text.unicodeScalars.append(scalars[Int.random(in: 0..<scalars.count, using: &random)])
        }
        return Array(text.utf8)
    }

    mutating func color() -> SceneColor {
        SceneColor(
            UInt32.random(in: 0...0xFFFFFF, using: &random),
            alpha: chance(50) ? 1 : Double(Int.random(in: 0...255, using: &random)) / 255)
    }

    mutating func item(_ index: Int) -> DesignItem {
        var item = DesignItem("\(index)" + String(decoding: text(), as: UTF8.self))
        if chance(60) { item.title = text() }
        if chance(60) { item.icon = text() }
        if chance(30) { item.selectedIcon = text() }
        if chance(30) { item.role = chance(50) ? .page : .action }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: item.badge = .count(Int.random(in: -5...5000, using: &random))
        case 1: item.badge = .text(text())
        case 2: item.badge = .dot
        default: break
        }
        item.isEnabled = chance(80)
        if chance(30) { item.tint = color() }
        if chance(30) { item.inactive = color() }
        if chance(30) { item.page = color() }
        if chance(40) { item.titleWidth = number(in: 0...100_000) }
        if chance(40) { item.badgeWidth = number(in: 0...100_000) }
        if chance(20) { item.accessibilityLabel = text() }
        return item
    }

    mutating func motion() -> TabMotion {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return .instant
        case 1: return .linear(number(in: 0...60))
        case 2: return .easeInOut(number(in: 0...60))
        case 3:
            return .curve(
                TabTimingCurve(
                    number(in: 0...1), number(in: -100...100), number(in: 0...1),
                    number(in: -100...100)), number(in: 0...60))
        default:
            return .spring(
                response: number(in: 0...60), dampingRatio: number(in: 0.01...100),
                blendDuration: number(in: 0...60))
        }
    }

    mutating func option(_ kind: TabParameterKind) -> TabParameterValue {
        switch kind {
        case .number(let range): return .number(number(in: range))
        case .optionalNumber(let range): return chance(30) ? .none : .number(number(in: range))
        case .wholeNumber(let range): return .number(number(in: range).rounded(.down))
        case .flag: return .flag(chance(50))
        case .choice(let names): return .choice(Int.random(in: 0..<names.count, using: &random))
        case .motion: return .motion(motion())
        case .cellWidth:
            let sides = 0.0...TabCellWidth.limit
            switch Int.random(in: 0..<5, using: &random) {
            case 0: return .cellWidth(.equal)
            case 1: return .cellWidth(.fixed(number(in: sides)))
            case 2:
                return .cellWidth(
                    .intrinsic(minimum: number(in: sides), padding: number(in: sides)))
            case 3: return .cellWidth(.fillOrScroll(minimum: 0, padding: 0))
            default:
                return .cellWidth(
                    .fillOrScroll(minimum: number(in: sides), padding: number(in: sides)))
            }
        }
    }

    mutating func container() -> DesignContainer {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return .standard
        case 1: return .device(Device.all[Int.random(in: 0..<Device.all.count, using: &random)])
        default:
            let sides = 0.0...1_000_000
            return .custom(
                SceneSize(number(in: sides), number(in: sides)), scale: number(in: 1...8),
                safeArea: SceneInsets(
                    top: chance(50) ? 0 : number(in: sides), leading: number(in: sides),
                    bottom: chance(50) ? 0 : number(in: sides), trailing: number(in: sides)))
        }
    }

    mutating func settings(_ look: AnyTabBarStyle) -> DesignSettings {
        var style = DesignStyle(look)
        if chance(30) { style.setOriginal(true) }
        for index in look.parameters.indices where chance(40) {
            style.set(index, to: option(look.parameters[index].kind))
        }
        var settings = DesignSettings(style)
        for role in TabColorRole.allCases where chance(20) {
            settings.appearance[role] =
                chance(50) ? TabColor(color()) : TabColor(light: color(), dark: color())
        }
        if chance(30) { settings.direction = .rightToLeft }
        if chance(30) { settings.textScale = number(in: 0.5...4) }
        if chance(30) { settings.colorScheme = .dark }
        settings.reduceMotion = chance(20)
        settings.increaseContrast = chance(20)
        if chance(30) { settings.paging.swipe = chance(50) }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: settings.paging.retention = .all
        case 1: settings.paging.retention = .selected
        case 2: settings.paging.retention = .neighbours(Int.random(in: 0...1000, using: &random))
        default: break
        }
        return settings
    }

    mutating func design() -> BarDesign {
        let looks = AnyTabBarStyle.all
        let look = looks[Int.random(in: 0..<looks.count, using: &random)]
        var design = BarDesign(DesignStyle(look))
        design.settings = settings(look)
        for index in 0..<Int.random(in: 0...6, using: &random) { design.items.append(item(index)) }
        let pages = design.items.filter { design.role(of: $0) == .page }
        if chance(20) {
            design.selection = .none
        } else if chance(50), let page = pages.randomElement(using: &random) {
            design.selection = .page(page.id)
        }
        design.container = container()
        return design
    }
}
