import CamberCore

// Random looks, containers, colours and items.

extension Dice {
    /// A number that is mostly inside a range, sometimes at its ends, beyond them or none at all.
    mutating func wild(_ range: ClosedRange<Double>) -> Double {
        switch below(20) {
        case 0: range.lowerBound
        case 1: range.upperBound
        case 2: pick([.nan, .infinity, -.infinity, 1e300, -1e300, range.upperBound * 10, -1])
        default: number(range.lowerBound, range.upperBound)
        }
    }

    mutating func motion() -> TabMotion {
        switch below(10) {
        case 0: .instant
        case 1, 2: .linear(number(0, 0.6))
        case 3: .easeInOut(number(0, 0.6))
        case 4: .curve(TabTimingCurve(unit(), unit(), unit(), unit()), number(0, 0.6))
        case 5: .curve(TabTimingCurve(unit(), number(-1, 2), unit(), number(-1, 2)), 0.4)
        default:
            .spring(
                response: number(0, 1.2), dampingRatio: oneIn(4) ? number(0.08, 3) : number(0.5, 1),
                blendDuration: oneIn(3) ? number(0, 1) : 0)
        }
    }

    mutating func cellWidth() -> TabCellWidth {
        switch below(5) {
        case 0: .fixed(wild(0...200))
        case 1: .intrinsic(minimum: wild(0...150), padding: wild(0...30))
        case 2: .equal
        case 3: .fillOrScroll(minimum: wild(0...150), padding: wild(0...30))
        default: .fixed(76)
        }
    }

    private mutating func value(of parameter: TabParameterInfo) -> TabParameterValue {
        switch parameter.kind {
        case .number(let range): .number(wild(range))
        case .optionalNumber(let range): oneIn(3) ? .none : .number(wild(range))
        case .wholeNumber(let range): .number(wild(range).rounded())
        case .flag: .flag(oneIn(2))
        case .choice(let names): .choice(below(names.count))
        case .motion: .motion(motion())
        case .cellWidth: .cellWidth(cellWidth())
        }
    }

    mutating func look() -> Look {
        let index = oneIn(3) ? 3 : below(Look.all.count)
        let parameters = Look.all[index].parameters
        var options: [Look.Option] = []
        if oneIn(2) {
            let share = pick([2, 4, 8])
            for (index, parameter) in parameters.enumerated() where oneIn(share) {
                options.append(Look.Option(index: index, value: value(of: parameter)))
            }
        } else if oneIn(2), let index = parameters.firstIndex(where: { $0.kind == .motion }) {
            options.append(Look.Option(index: index, value: .motion(motion())))
        }
        return Look(index, isOriginal: oneIn(5), options: options)
    }

    mutating func appearance() -> TabBarAppearance {
        var appearance = TabBarAppearance()
        if oneIn(2) { return appearance }
        for role in TabColorRole.allCases where oneIn(4) {
            appearance[role] = TabColor(SceneColor(UInt32(below(0x100_0000)), alpha: unit()))
        }
        if oneIn(4) { appearance.backgroundEnd = TabColor(SceneColor(UInt32(below(0x100_0000)))) }
        return appearance
    }

    mutating func size() -> SceneSize {
        switch below(12) {
        case 0: SceneSize(0, 0)
        case 1: SceneSize(oneIn(2) ? 0 : number(0, 5), oneIn(2) ? 0 : number(0, 900))
        case 2: SceneSize(number(0, 1500), number(0, 1500))
        case 3: SceneSize(wild(0...10_000), wild(0...10_000))
        case 4: SceneSize(1024, 1366)
        case 5: SceneSize(844, 390)
        case 6: SceneSize(320, 568)
        case 7: SceneSize(375, 812)
        default: SceneSize(390, 844)
        }
    }

    mutating func environment() -> TabEnvironment {
        var environment = TabEnvironment(size: size(), displayScale: pick([1, 2, 3]))
        switch below(6) {
        case 0: break
        case 1:
            environment.safeArea = SceneInsets(
                top: wild(0...60), leading: wild(0...60), bottom: wild(0...60),
                trailing: wild(0...60))
        case 2: environment.safeArea = SceneInsets(leading: 47, bottom: 21, trailing: 47)
        default: environment.safeArea = SceneInsets(top: 59, bottom: 34)
        }
        if oneIn(2) { environment.direction = .rightToLeft }
        if oneIn(3) { environment.textScale = wild(0.5...4) }
        if oneIn(8) { environment.displayScale = wild(1...4) }
        if oneIn(3) { environment.colorScheme = .dark }
        if oneIn(10) { environment.reduceMotion = true }
        if oneIn(6) { environment.increaseContrast = true }
        return environment
    }

    mutating func paging() -> TabPaging {
        let retention: TabPageRetention =
            switch below(6) {
            case 0: .all
            case 1: .selected
            case 2: .neighbours(below(3))
            case 3: .neighbours(pick([-1, 5, 100, Int.max]))
            default: .visited
            }
        return TabPaging(swipe: pick([nil, true, true, false]), retention: retention)
    }

    mutating func item(_ id: Int) -> Item {
        var item = Item(
            id: id, title: oneIn(6) ? "" : pick(["Home", "M", "Nachrichten 信", "A b c"]))
        if !oneIn(4) { item.icon = "house" }
        if oneIn(5) { item.role = pick([.page, .action]) }
        if oneIn(8) { item.isEnabled = false }
        if oneIn(4) {
            item.badge = pick([
                .count(below(2000)), .count(-3), .text(""), .text("new"), .dot, .count(Int.max),
            ])
        }
        if oneIn(3) { item.titleWidth = wild(0...200) }
        if oneIn(8) { item.badgeWidth = wild(0...60) }
        if oneIn(8) { item.tint = TabColor(SceneColor(UInt32(below(0x100_0000)))) }
        if oneIn(8) { item.inactive = TabColor(SceneColor(UInt32(below(0x100_0000)))) }
        if oneIn(8) { item.accessibilityLabel = "Label" }
        return item
    }

    /// Items with ids from 0; of those given twice the bar keeps the first.
    mutating func items() -> [Item] {
        let count =
            switch below(12) {
            case 0: 0
            case 1: 1
            case 2: below(41)
            case 3 where oneIn(40): 2000
            default: 2 + below(7)
            }
        var items: [Item] = []
        for id in 0..<count { items.append(item(id)) }
        if oneIn(10), count > 1 { items.append(item(below(count))) }
        return items
    }
}
