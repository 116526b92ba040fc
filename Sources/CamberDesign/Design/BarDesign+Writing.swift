import CamberCore

extension BarDesign {
    /// The design as pretty JSON, UTF-8, with a line feed at the end.
    ///
    /// Only what differs from the defaults is written. Reading it gives an equal design, as long as
    /// every value is one that a design can have: numbers in range, ids that are not empty and
    /// differ, a selection that is a page, and colours of 256 levels a component.
    public func json() -> [UInt8] {
        var json = JSONWriter(.pretty, numbers: .exact)
        json.beginObject()
        json.member("style", style.name)
        settings.style.writeOptions(to: &json)
        json.key("items")
        json.beginArray()
        for item in items { item.write(to: &json) }
        json.endArray()
        switch selection {
        case .automatic: break
        case .none: json.nullMember("selection")
        case .page(let id): json.member("selection", id)
        }
        settings.write(to: &json)
        if container != .standard {
            json.key("container")
            container.write(to: &json)
        }
        json.endObject()
        json.newline()
        return json.bytes
    }
}

extension DesignStyle {
    fileprivate func writeOptions(to json: inout JSONWriter) {
        let base = base
        let changed = applied.values.indices.filter { applied.values[$0] != base.values[$0] }
        guard isOriginal || !changed.isEmpty else { return }
        json.key("options")
        json.beginObject(onOneLine: changed.isEmpty)
        if isOriginal { json.member("preset", "original") }
        for index in changed {
            json.key(look.parameters[index].name.bytes)
            json.value(option: applied.values[index], of: look.parameters[index])
        }
        json.endObject()
    }
}

extension DesignSettings {
    fileprivate func write(to json: inout JSONWriter) {
        writeAppearance(to: &json)
        if direction == .rightToLeft { json.member("direction", "rtl") }
        if textScale != 1 { json.member("textScale", textScale) }
        if colorScheme == .dark { json.member("colorScheme", "dark") }
        if reduceMotion { json.member("reduceMotion", true) }
        if increaseContrast { json.member("increaseContrast", true) }
        guard paging != TabPaging() else { return }
        json.key("paging")
        json.beginObject(onOneLine: true)
        if let swipe = paging.swipe { json.member("swipe", swipe) }
        switch paging.retention {
        case .visited: break
        case .all: json.member("retention", "all")
        case .selected: json.member("retention", "selected")
        case .neighbours(let count):
            json.key("retention")
            json.beginObject()
            json.member("neighbours", count)
            json.endObject()
        }
        json.endObject()
    }

    private func writeAppearance(to json: inout JSONWriter) {
        guard TabColorRole.allCases.contains(where: { appearance[$0] != nil }) else { return }
        json.key("appearance")
        json.beginObject()
        for role in TabColorRole.allCases {
            guard let color = appearance[role] else { continue }
            json.key(role.name.bytes)
            if color.light == color.dark {
                json.value(color.light)
            } else {
                json.beginObject(onOneLine: true)
                json.member("light", color.light)
                json.member("dark", color.dark)
                json.endObject()
            }
        }
        json.endObject()
    }
}

extension DesignItem {
    fileprivate func write(to json: inout JSONWriter) {
        json.beginObject(onOneLine: true)
        json.member("id", id)
        if !title.isEmpty { json.member("title", title) }
        if let icon { json.member("icon", icon) }
        if let selectedIcon { json.member("selectedIcon", selectedIcon) }
        switch role {
        case .page: json.member("role", "page")
        case .action: json.member("role", "action")
        case nil: break
        }
        switch badge {
        case .count(let count): json.member("badge", count)
        case .text(let text): json.member("badge", text)
        case .dot:
            json.key("badge")
            json.beginObject()
            json.member("dot", true)
            json.endObject()
        case nil: break
        }
        if !isEnabled { json.member("enabled", false) }
        if let tint { json.member("tint", tint) }
        if let inactive { json.member("inactive", inactive) }
        if let page { json.member("page", page) }
        if let titleWidth { json.member("titleWidth", titleWidth) }
        if let badgeWidth { json.member("badgeWidth", badgeWidth) }
        if let accessibilityLabel { json.member("accessibilityLabel", accessibilityLabel) }
        json.endObject()
    }
}

extension DesignContainer {
    fileprivate func write(to json: inout JSONWriter) {
        json.beginObject(onOneLine: true)
        switch self {
        case .device(let device): json.member("device", device.name)
        case .custom(let size, let scale, let insets):
            json.member("width", size.width)
            json.member("height", size.height)
            if scale != 3 { json.member("scale", scale) }
            if insets != .zero {
                json.key("safeArea")
                json.beginObject()
                if insets.top != 0 { json.member("top", insets.top) }
                if insets.leading != 0 { json.member("leading", insets.leading) }
                if insets.bottom != 0 { json.member("bottom", insets.bottom) }
                if insets.trailing != 0 { json.member("trailing", insets.trailing) }
                json.endObject()
            }
        }
        json.endObject()
    }
}
