#if canImport(UIKit)
    import SwiftUI

    /// What the modifiers around a tab view say of its bar.
    struct TabBarSettings: EnvironmentKey {
        static var defaultValue: Self { Self() }

        /// `nil` for the container's own.
        var style: AnyTabBarStyle?
        var motion: TabMotion?
        var appearance = TabBarAppearance()
        var colors: [TabColorRole: Color] = [:]
        var background: TabBarBackground?
        var fontFamily: String?
        var isHidden = false
        var isHapticsEnabled = false
        var paging = TabPaging()
        var scrollsToTopOnReselect = true
        var accessory: AnyView?
        /// The app's own view for items.
        var label: (@MainActor (TabItemLabelState) -> AnyView)?
        /// What it stands in the place of.
        var labelPlacement = TabBarItemContent.Placement.cell
        var shouldSelect: (@MainActor (AnyHashable) -> Bool)?
        var onReselect: (@MainActor (AnyHashable) -> Void)?
        /// Everything that is set around the tab view.
        var environment: EnvironmentValues?

        /// The look with the motion that the app wants.
        func resolvedStyle(_ standard: AnyTabBarStyle) -> AnyTabBarStyle {
            let style = style ?? standard
            let index = style.parameters.firstIndex { $0.name == "motion" }
            guard let motion, let index else { return style }
            return style.setting(index, to: .motion(motion))
        }
    }

    extension EnvironmentValues {
        /// What a bar below is to be like. It ends at the pages of a tab view, whose own bars are others.
        var tabBarSettings: TabBarSettings {
            get { self[TabBarSettings.self] }
            set { self[TabBarSettings.self] = newValue }
        }
    }

    extension View {
        /// Changes what is said of the bars in this view.
        func setting(_ change: @escaping (inout TabBarSettings) -> Void) -> some View {
            transformEnvironment(\.tabBarSettings, transform: change)
        }

        /// Puts all of the environment into the settings. SwiftUI brings a UIKit view up to date only
        /// when a value changes that it has read itself; pages and labels read all sorts of values.
        /// Not on the main actor, because SwiftUI may ask for the environment elsewhere.
        nonisolated func withEnvironment() -> some View {
            transformEnvironment(\.self) { $0.tabBarSettings.environment = $0 }
        }
    }
#endif
