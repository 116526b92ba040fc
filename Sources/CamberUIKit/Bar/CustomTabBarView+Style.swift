#if canImport(UIKit)
    @preconcurrency import UIKit

    extension CustomTabBarView {
        /// The look. It may change at any time; the selection stays.
        public var style: AnyTabBarStyle {
            get { driver.engine.style }
            set {
                guard newValue != style else { return }
                driver.send(.style(newValue))
                sendItems()
            }
        }

        /// Takes a look with its parameters: `bar.setStyle(CurvedTabBarStyle())`.
        public func setStyle<Style: TabBarStyle>(_ style: Style) {
            self.style = AnyTabBarStyle(style)
        }

        /// The name of the look, for Interface Builder: `circle`, `labelled`, `curved` … Setting it
        /// takes that look with its defaults; an unknown name changes nothing and goes to the log.
        @IBInspectable public var styleName: String {
            get { style.name }
            set {
                let looks = AnyTabBarStyle.all
                if let look = looks.first(where: { $0.name == newValue }) { return style = look }
                let names = looks.map(\.name).joined(separator: ", ")
                Self.log("There is no look \(newValue); there are \(names).")
            }
        }

        /// The size of titles at the default text size, in points: the look's parameter `titleSize`,
        /// which keeps it in its range. Dynamic Type enlarges it as far as the look has room.
        public var titleSize: Double {
            get { style.titleFont.size }
            set {
                let index = style.parameters.firstIndex { $0.name == "titleSize" }
                if let index { style = style.setting(index, to: .number(newValue)) }
            }
        }

        /// Sets one of the bar's colours, or with `nil` leaves it to ``appearance`` and the look.
        /// A dynamic colour follows the appearance, contrast and level of the screen.
        public func setColor(_ color: UIColor?, for role: TabColorRole) {
            colors[role] = color
            sendAppearance()
        }

        /// The colour that ``setColor(_:for:)`` has set, or `nil`.
        public func color(for role: TabColorRole) -> UIColor? { colors[role] }

        /// The colour of the bar's surface, as ``background`` has it. The view itself stays clear,
        /// because it may be larger than the bar.
        open override var backgroundColor: UIColor? {
            get { if case .color(let color) = background { color } else { nil } }
            set { background = newValue.map { .color($0) } ?? .standard }
        }

        /// Sends the colours as they are in the present traits.
        func sendAppearance() {
            let traits = traitCollection
            var resolved = appearance
            for (role, color) in colors { resolved[role] = TabColor(color, traits: traits) }
            if let (top, bottom) = background.colors {
                resolved[.background] = TabColor(top, traits: traits)
                resolved.backgroundEnd = bottom.map { TabColor($0, traits: traits) }
            }
            if resolved[.tint] == nil, let tintColor {
                resolved[.tint] = TabColor(tintColor, traits: traits)
            }
            if resolved != driver.engine.appearance { driver.send(.appearance(resolved)) }
            updateContents()
        }

        open override func tintColorDidChange() {
            super.tintColorDidChange()
            sendAppearance()
        }

        open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            // Everything but colours and fonts is looked at with the next layout.
            setNeedsLayout()
            // SwiftUI gives its views new traits at every change of its environment.
            let new = traitCollection
            if new.hasDifferentColorAppearance(comparedTo: previous)
                || new.legibilityWeight != previous?.legibilityWeight
                || new.preferredContentSizeCategory != previous?.preferredContentSizeCategory
            {
                sendAppearance()
                sendItems()
            }
        }
    }
#endif
