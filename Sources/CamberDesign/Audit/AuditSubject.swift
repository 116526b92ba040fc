import CamberCore

/// The bar of a design as an audit looks at it. A class, because it is passed on and kept a lot, and
/// never changes.
final class AuditSubject {
    let design: BarDesign
    let style: AnyTabBarStyle
    /// The items that the bar keeps: the first of each id.
    private(set) var items: [DesignItem] = []
    /// Where each of them stands in the design.
    private(set) var places: [Int] = []
    /// The items as an engine takes them, measured; their ids are their indexes.
    private(set) var tabItems: [TabItem<DesignID>] = []
    /// Whether an item shows the same icon selected and not selected.
    private(set) var haveSameIcon: [Bool] = []
    /// The selections to look at: every page that can be chosen and what the design selects itself.
    private(set) var selections: [Int?] = []

    /// The most pages that are selected one after the other; of more, so many spread evenly.
    private static let mostSelections = 100

    init(_ design: BarDesign, measure: DesignTextMeasure?) {
        self.design = design
        style = design.style
        var ids = DesignIDTable()
        for (index, item) in design.items.enumerated() {
            let id = ids.id(item.id)
            guard id.number == items.count else { continue }
            items.append(item)
            places.append(index)
            tabItems.append(item.tabItem(id, style: style, measure: measure))
            haveSameIcon.append(item.icon == item.drawnSelectedIcon)
        }
        var pages: [Int] = []
        for index in items.indices where design.role(of: items[index]) == .page {
            if items[index].isEnabled { pages.append(index) }
        }
        for index in Self.spread(pages) { selections.append(index) }
        switch design.selection {
        case .automatic: break
        case .none: selections.append(nil)
        case .page(let id):
            for index in items.indices where items[index].id == id && !items[index].isEnabled {
                selections.append(index)
            }
        }
        if selections.isEmpty { selections.append(nil) }
    }

    private static func spread(_ pages: [Int]) -> [Int] {
        guard pages.count > mostSelections else { return pages }
        var some: [Int] = []
        for step in 0..<mostSelections {
            some.append(pages[step * (pages.count - 1) / (mostSelections - 1)])
        }
        return some
    }

    /// The bar with a page selected.
    func engine(_ environment: TabEnvironment, selection: Int?) -> TabEngine<DesignID> {
        TabEngine(
            items: tabItems,
            selection: selection.map { .page(tabItems[$0].id) } ?? .none,
            style: style, appearance: design.settings.appearance, environment: environment,
            paging: design.settings.paging)
    }

    /// What the engine is told of a condition.
    func environment(_ condition: AuditCondition) -> TabEnvironment {
        var settings = design.settings
        settings.direction = condition.direction
        settings.textScale = condition.textScale
        settings.colorScheme = condition.colorScheme
        return settings.environment(in: condition.container)
    }
}
