import CamberCore

extension AuditCondition {
    /// The options with which `camber render` shows a design in this condition, UTF-8, unquoted.
    /// What the design says itself is left out.
    public func renderOptions(for design: BarDesign) -> [[UInt8]] {
        var words: [[UInt8]] = []
        func add(_ option: StaticString) { words.append([UInt8](literal: option)) }
        if case .device(let device) = container, container != design.container {
            add("--device")
            words.append(device.name)
        }
        if textScale != design.settings.textScale {
            add("--text-scale")
            var number: [UInt8] = []
            DecimalText.append(textScale, to: &number)
            words.append(number)
        }
        if direction != design.settings.direction {
            add(direction == .leftToRight ? "--ltr" : "--rtl")
        }
        if colorScheme != design.settings.colorScheme {
            add(colorScheme == .light ? "--light" : "--dark")
        }
        if let selection, design.items.indices.contains(selection) {
            add("--select")
            words.append(design.items[selection].id)
        }
        return words
    }
}
