#if canImport(UIKit)
    import SwiftUI

    // What is set around a tab view or a bar holds for all bars inside, but not for those inside of
    // their pages.

    extension View {
        /// The look of tab bars: `.tabBarStyle(.curved)`, `.tabBarStyle(.curved(swellHeight: 30))` or
        /// a style of the app's own.
        public func tabBarStyle<Style: TabBarStyle>(_ style: Style) -> some View {
            tabBarStyle(AnyTabBarStyle(style))
        }

        /// The look of tab bars, of a type that is not known before.
        public func tabBarStyle(_ style: AnyTabBarStyle) -> some View {
            setting { $0.style = style }
        }

        /// How the selection moves, instead of the look's own motion. It stays when the look changes.
        public func tabBarMotion(_ motion: TabMotion) -> some View {
            setting { $0.motion = motion }
        }

        /// The colours of tab bars as values; what is left out is the look's own.
        public func tabBarAppearance(_ appearance: TabBarAppearance) -> some View {
            setting { $0.appearance = appearance }
        }

        /// Colours of tab bars; `nil` leaves one as it was.
        public func tabBarAppearance(
            tint: Color? = nil, inactive: Color? = nil, background: Color? = nil
        ) -> some View {
            setting {
                $0.colors[.tint] = tint ?? $0.colors[.tint]
                $0.colors[.inactive] = inactive ?? $0.colors[.inactive]
                $0.colors[.background] = background ?? $0.colors[.background]
            }
        }

        /// One colour of tab bars, before those of ``tabBarAppearance(_:)``; `nil` for the look's own.
        public func tabBarColor(_ color: Color?, for role: TabColorRole) -> some View {
            setting { $0.colors[role] = color }
        }

        /// What the surface of tab bars is painted with: a colour, a gradient or a material.
        public func tabBarBackground(_ background: TabBarBackground) -> some View {
            setting { $0.background = background }
        }

        /// The font family of titles and badges; `nil`, and one that is not installed, is the system's.
        public func tabBarFontFamily(_ family: String?) -> some View {
            setting { $0.fontFamily = family }
        }

        /// A view of the app's for each item, drawn anew whenever the item's state changes, in motion
        /// every frame. The bar takes the touches on it.
        /// - Parameters:
        ///   - placement: what it stands in the place of; by default of everything but the badge.
        ///   - label: the view for a state.
        public func tabItemLabel<Label: View>(
            _ placement: TabBarItemContent.Placement = .cell,
            @ViewBuilder label: @escaping @MainActor (TabItemLabelState) -> Label
        ) -> some View {
            setting { ($0.label, $0.labelPlacement) = ({ AnyView(label($0)) }, placement) }
        }
    }

    /// What a label is drawn from; see ``SwiftUI/View/tabItemLabel(_:label:)``.
    public struct TabItemLabelState {
        /// The page's value, or `nil` for an action without one: `item.value as? AppTab == .home`.
        public let value: AnyHashable?
        /// The title; empty for none.
        public let title: String
        /// The item's image, or its selected one while it looks more selected than not; `nil` for none.
        public let image: Image?
        /// Whether it is the selection.
        public let isSelected: Bool
        /// Whether a finger is on it.
        public let isPressed: Bool
        /// Whether it can be chosen.
        public let isEnabled: Bool
        /// How far it looks selected: 0 not at all … 1 fully, and slightly beyond with a spring that
        /// overshoots.
        public let emphasis: Double
        /// The colour that the look gives its icon, dimming included.
        public let tint: Color
    }

    extension Color {
        /// A bar's colour, which follows the light and the dark appearance.
        public init(_ color: TabColor) {
            self.init(
                UIColor { UIColor(color.resolved($0.userInterfaceStyle == .dark ? .dark : .light)) }
            )
        }
    }
#endif
