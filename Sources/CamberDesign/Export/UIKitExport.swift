import CamberCore

/// Writes a design as a container view controller of CamberUIKit.
struct UIKitExport {
    let design: BarDesign
    let tabs: CodeTabs

    func code() -> [UInt8] {
        var writer = SwiftWriter()
        writer.line("import CamberUIKit")
        writer.line("import UIKit")
        writer.line()
        if !tabs.all.isEmpty { writeIDs(to: &writer) }
        writer.comment(design.remark)
        let isHeader = design.style.placement == .top
        let head: StaticString =
            isHeader
            ? "final class AppTabBarController: ScrollTabController"
            : "final class AppTabBarController: CustomTabBarController"
        writer.block(head) { writer in
            writer.block("override func viewDidLoad()") { writer in
                writer.line("super.viewDidLoad()")
                writeSettings(to: &writer)
                writeVariables(to: &writer)
                writePages(to: &writer)
                writeSelection(to: &writer)
            }
        }
        if tabs.pages.contains(where: { $0.item.page != nil }) { writeColorPage(to: &writer) }
        return writer.bytes
    }

    private func writeIDs(to writer: inout SwiftWriter) {
        writer.block("extension TabID") { writer in
            for tab in tabs.all {
                writer.expression(
                    .string(tab.item.id),
                    before: [UInt8](literal: "static let ") + tab.name
                        + [UInt8](literal: ": TabID = "))
            }
        }
        writer.line()
    }

    private func writeSettings(to writer: inout SwiftWriter) {
        if !tabs.isStyleDefault {
            writer.expression(
                .call("bar.setStyle", [SwiftArgument(.style(design.settings.style))]))
        }
        for role in TabColorRole.allCases where role != .page {
            guard let color = design.settings.appearance[role] else { continue }
            writer.expression(
                .color(color),
                before: [UInt8](literal: "bar.appearance[.") + role.name.bytes
                    + [UInt8](literal: "] = "))
        }
        if let paging = SwiftExpression.paging(design.settings.paging) {
            writer.expression(paging, before: "paging = ")
        }
    }

    // MARK: Pages

    private func writePages(to writer: inout SwiftWriter) {
        guard !tabs.all.isEmpty else { return }
        writer.line("pages = [")
        writer.indented { writer in
            for tab in tabs.all { writePage(tab, to: &writer) }
        }
        writer.line("]")
    }

    private func writePage(_ tab: CodeTab, to writer: inout SwiftWriter) {
        // One element alone has no comma, or `swift format` would join the lines.
        let comma = tabs.all.count > 1 ? [UInt8(ascii: ",")] : []
        let item = needsVariable(tab) ? .text(variable(tab)) : item(tab)
        if tab.role == .page {
            let page = tab.item.page.map {
                SwiftExpression.call("ColorPage", [SwiftArgument(.color($0))])
            }
            writer.expression(
                .call("TabBarPage", [SwiftArgument(item)]), after: comma,
                closure: page ?? .text("UIViewController()"))
        } else if needsVariable(tab) {
            writer.expression(
                .call("TabBarPage", [SwiftArgument("action", item)]), after: comma)
        } else {
            writer.line("TabBarPage(")
            writer.indented { writer in
                writer.expression(item, before: [UInt8](literal: "action: ")) { writer in
                    writer.line("// What the action does.")
                }
            }
            writer.line([UInt8(ascii: ")")] + comma)
        }
    }

    private func writeSelection(to writer: inout SwiftWriter) {
        guard !tabs.isSelectionDefault else { return }
        let value =
            tabs.selection.map { [UInt8(ascii: ".")] + $0.name } ?? [UInt8](literal: "nil")
        writer.line([UInt8](literal: "selectedID = ") + value)
    }

    /// The class of pages that only show a colour.
    private func writeColorPage(to writer: inout SwiftWriter) {
        writer.line()
        writer.line("/// A page to start with: a colour.")
        writer.block("private final class ColorPage: UIViewController") { writer in
            writer.block("convenience init(_ color: SceneColor)") { writer in
                writer.line("self.init(nibName: nil, bundle: nil)")
                writer.line("view.backgroundColor = UIColor(color)")
            }
        }
    }

    // MARK: Items

    private func writeVariables(to writer: inout SwiftWriter) {
        let variables = tabs.all.filter { needsVariable($0) }
        guard !variables.isEmpty else { return }
        writer.line()
        for tab in variables { writeVariable(tab, to: &writer) }
        writer.line()
    }

    /// Whether an item says what its initializer does not take.
    private func needsVariable(_ tab: CodeTab) -> Bool {
        tab.item.tint != nil || tab.item.inactive != nil || !tab.item.isEnabled
            || tab.item.accessibilityLabel != nil
    }

    private func variable(_ tab: CodeTab) -> [UInt8] { tab.name + [UInt8](literal: "Item") }

    private func writeVariable(_ tab: CodeTab, to writer: inout SwiftWriter) {
        let name = variable(tab)
        writer.expression(
            item(tab), before: [UInt8](literal: "var ") + name + [UInt8](literal: " = "))
        func set(_ property: StaticString, _ value: SwiftExpression) {
            writer.expression(value, before: name + [UInt8](literal: property))
        }
        func color(_ color: SceneColor) -> SwiftExpression {
            .call("UIColor", [SwiftArgument(.color(color))])
        }
        if let tint = tab.item.tint { set(".tintColor = ", color(tint)) }
        if let inactive = tab.item.inactive { set(".inactiveColor = ", color(inactive)) }
        if !tab.item.isEnabled { set(".isEnabled = ", .flag(false)) }
        if let label = tab.item.accessibilityLabel { set(".accessibilityLabel = ", .string(label)) }
        if tab.role == .action {
            writer.block(name + [UInt8](literal: ".action =")) { writer in
                writer.line("// What the action does.")
            }
        }
    }

    /// The item as its initializer makes it.
    private func item(_ tab: CodeTab) -> SwiftExpression {
        var arguments = [
            SwiftArgument("id", .text([UInt8(ascii: ".")] + tab.name))
        ]
        if !tab.item.title.isEmpty {
            arguments.append(SwiftArgument("title", .string(tab.item.title)))
        }
        arguments += images(tab)
        if let badge = tab.item.badge { arguments.append(SwiftArgument("badge", .badge(badge))) }
        return .call("TabBarItem", arguments)
    }

    private func images(_ tab: CodeTab) -> [SwiftArgument] {
        guard let icon = tab.item.icon else { return [] }
        guard let selected = tab.selectedIcon else {
            return [SwiftArgument("imageName", .string(icon))]
        }
        func image(_ name: [UInt8]) -> SwiftExpression {
            .call("UIImage", [SwiftArgument("systemName", .string(name))])
        }
        let normal = SwiftArgument("image", image(icon))
        return selected == icon
            ? [normal] : [normal, SwiftArgument("selectedImage", image(selected))]
    }
}
