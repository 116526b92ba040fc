import CamberCore

/// An item of a design with what the code of all hosts needs to know of it.
struct CodeTab {
    /// The item.
    let item: DesignItem
    /// Its identifier in code.
    let name: [UInt8]
    /// Page or action, as the look has it.
    let role: TabItemRole

    /// What the place for the page's content says.
    var caption: [UInt8] {
        item.title.isEmpty ? item.accessibilityLabel ?? item.id : item.title
    }

    /// The name of the image while selected; nil if it is what a host chooses by itself, the icon's
    /// `.fill` variant where that exists.
    var selectedIcon: [UInt8]? {
        guard let given = item.selectedIcon else { return nil }
        var automatic = item
        automatic.selectedIcon = nil
        return given == automatic.drawnSelectedIcon ? nil : given
    }
}

/// The items of a design as code sees them.
struct CodeTabs {
    /// The items, in order.
    let all: [CodeTab]
    /// The page that is selected at first; nil for none.
    let selection: CodeTab?
    /// Whether that is what a bar selects by itself: its first enabled page.
    let isSelectionDefault: Bool
    /// Whether the look, with its values, is the one that a host's container has by itself.
    let isStyleDefault: Bool

    /// The items that are pages.
    var pages: [CodeTab] { all.filter { $0.role == .page } }

    init(_ design: BarDesign) {
        var names = SwiftNames()
        all = design.items.map { item in
            CodeTab(
                item: item, name: names.name(from: [item.id, item.title, item.icon ?? []]),
                role: design.role(of: item))
        }
        let first = all.first { $0.role == .page && $0.item.isEnabled }
        switch design.selection {
        case .automatic: selection = first
        case .none: selection = nil
        case .page(let id): selection = all.first { $0.item.id == id }
        }
        isSelectionDefault = selection?.name == first?.name
        let isHeader = design.style.placement == .top
        isStyleDefault =
            design.style
            == (isHeader
                ? AnyTabBarStyle(ScrollTabBarStyle()) : AnyTabBarStyle(LabelledTabBarStyle()))
    }
}

extension BarDesign {
    /// What the design says and code does not, in words; empty for nothing.
    var remark: [UInt8] {
        var circumstances = WordList()
        func add(_ isSaid: Bool, _ text: StaticString) {
            if isSaid { circumstances.append([UInt8](literal: text)) }
        }
        if case .device(let device) = container {
            if container != .standard {
                circumstances.append([UInt8](literal: "the device ") + device.name)
            }
        } else {
            add(true, "a container of its own")
        }
        add(settings.direction == .rightToLeft, "a right-to-left layout")
        if settings.textScale != 1 {
            circumstances.append(
                [UInt8](literal: "a text scale of ") + SwiftLiteral.number(settings.textScale))
        }
        add(settings.colorScheme == .dark, "the dark appearance")
        add(settings.reduceMotion, "Reduce Motion")
        add(settings.increaseContrast, "Increase Contrast")
        add(items.contains { $0.titleWidth != nil || $0.badgeWidth != nil }, "widths of texts")
        add(settings.appearance[.page] != nil, "a colour of sample pages")
        let words = circumstances.text(last: " and ")
        guard !words.isEmpty else { return [] }
        return [UInt8](literal: "The design also names ") + words
            + [UInt8](literal: ". An app takes these from the device, its user and its own pages.")
    }
}
