import CamberCore

/// Writes a design as a view of CamberSwiftUI.
struct SwiftUIExport {
    let design: BarDesign
    let tabs: CodeTabs

    func code() -> [UInt8] {
        var writer = SwiftWriter()
        writer.line("import CamberSwiftUI")
        writer.line("import SwiftUI")
        writer.line()
        if !tabs.pages.isEmpty { writeEnum(to: &writer) }
        writer.comment(design.remark)
        writer.block("struct AppTabView: View") { writer in
            if !tabs.pages.isEmpty {
                writeState(to: &writer)
                writer.line()
            }
            writer.block("var body: some View") { writer in
                writer.expression(view) { writeEntries(to: &$0) }
                for modifier in modifiers { writer.expression(modifier) }
            }
        }
        return writer.bytes
    }

    private func writeEnum(to writer: inout SwiftWriter) {
        writer.block("enum AppTab: String") { writer in
            for tab in tabs.pages {
                let line = [UInt8](literal: "case ") + tab.name
                if tab.name == tab.item.id {
                    writer.line(line)
                } else {
                    writer.expression(
                        .string(tab.item.id), before: line + [UInt8](literal: " = "))
                }
            }
        }
        writer.line()
    }

    private func writeState(to writer: inout SwiftWriter) {
        if let selection = tabs.selection {
            writer.line(
                [UInt8](literal: "@State private var selection = AppTab.") + selection.name)
        } else {
            writer.line("@State private var selection: AppTab?")
        }
    }

    /// The tab view without its entries. Without pages nothing says what its values are.
    private var view: SwiftExpression {
        let isHeader = design.style.placement == .top
        var name = [UInt8](literal: isHeader ? "CustomScrollTabView" : "CustomTabView")
        guard tabs.pages.isEmpty else {
            return .call(name, [SwiftArgument("selection", .text("$selection"))])
        }
        name.append(literal: "<String>")
        return .text(name)
    }

    /// What stands after the tab view.
    private var modifiers: [SwiftExpression] {
        var all: [SwiftExpression] = []
        func add(_ name: StaticString, _ arguments: SwiftArgument...) {
            all.append(.call(name, arguments))
        }
        if !tabs.isStyleDefault {
            add(".tabBarStyle", SwiftArgument(.style(design.settings.style)))
        }
        // What the initializer of an appearance takes; other colours have a modifier each.
        let together: [TabColorRole] = [.tint, .inactive, .background]
        var colors: [SwiftArgument] = []
        for role in together {
            guard let color = design.settings.appearance[role] else { continue }
            colors.append(SwiftArgument(role.name.bytes, .color(color)))
        }
        if !colors.isEmpty {
            add(".tabBarAppearance", SwiftArgument(.call("TabBarAppearance", colors)))
        }
        for role in TabColorRole.allCases where role != .page && !together.contains(role) {
            guard let color = design.settings.appearance[role] else { continue }
            add(
                ".tabBarColor", SwiftArgument(color.view),
                SwiftArgument("for", .text([UInt8(ascii: ".")] + role.name.bytes)))
        }
        if let swipe = design.settings.paging.swipe {
            add(".tabPageSwipe", SwiftArgument(.flag(swipe)))
        }
        if let retention = SwiftExpression.retention(design.settings.paging.retention) {
            add(".tabPageRetention", SwiftArgument(retention))
        }
        return all
    }

    // MARK: Entries

    private func writeEntries(to writer: inout SwiftWriter) {
        for tab in tabs.all { writeEntry(tab, to: &writer) }
    }

    private func writeEntry(_ tab: CodeTab, to writer: inout SwiftWriter) {
        let modifiers = modifiers(of: tab)
        if tab.role == .action {
            writer.expression(head(tab)) { $0.line("// What the action does.") }
        } else if modifiers.isEmpty {
            writer.expression(head(tab), closure: content(tab))
        } else {
            writer.expression(head(tab)) { $0.expression(content(tab)) }
        }
        for modifier in modifiers { writer.expression(modifier) }
    }

    /// An entry up to its closure.
    private func head(_ tab: CodeTab) -> SwiftExpression {
        var arguments: [SwiftArgument] = []
        if !tab.item.title.isEmpty { arguments.append(SwiftArgument(.string(tab.item.title))) }
        if let icon = tab.item.icon {
            arguments.append(SwiftArgument("systemImage", .string(icon)))
        }
        if tab.role == .action { return .call("TabAction", arguments) }
        arguments.append(SwiftArgument("value", .text([UInt8](literal: "AppTab.") + tab.name)))
        return .call("TabPage", arguments)
    }

    /// The place for a page's content.
    private func content(_ tab: CodeTab) -> SwiftExpression {
        tab.item.page.map { TabColor($0).view }
            ?? .call("Text", [SwiftArgument(.string(tab.caption))])
    }

    /// What stands after an entry.
    private func modifiers(of tab: CodeTab) -> [SwiftExpression] {
        var all: [SwiftExpression] = []
        func add(_ name: StaticString, _ argument: SwiftArgument) {
            all.append(.call(name, [argument]))
        }
        if let selected = tab.selectedIcon {
            add(".selectedImage", SwiftArgument("systemName", .string(selected)))
        }
        switch tab.item.badge {
        case .count(let count): add(".badge", SwiftArgument(.text(SwiftLiteral.number(count))))
        case .text(let text): add(".badge", SwiftArgument(.string(text)))
        case .dot: add(".badge", SwiftArgument(.text(".dot")))
        case nil: break
        }
        if !tab.item.isEnabled { add(".disabled", SwiftArgument(.flag(true))) }
        if let tint = tab.item.tint { add(".tint", SwiftArgument(TabColor(tint).view)) }
        if let inactive = tab.item.inactive {
            add(".inactiveTint", SwiftArgument(TabColor(inactive).view))
        }
        if let label = tab.item.accessibilityLabel {
            add(
                ".accessibilityLabel", SwiftArgument(.call("Text", [SwiftArgument(.string(label))]))
            )
        }
        return all
    }
}

extension TabColor {
    /// The colour as SwiftUI has it, which is a view, too.
    fileprivate var view: SwiftExpression { .call("Color", [SwiftArgument(.color(self))]) }
}
