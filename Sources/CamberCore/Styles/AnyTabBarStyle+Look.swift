extension AnyTabBarStyle {
    /// What shares a look.
    final class Shared: Sendable {
        let look: Look

        init(_ look: Look) { self.look = look }
    }

    /// A style that all closures of a look share, so that none holds a copy of its own.
    private final class Checked<Style: TabBarStyle>: Sendable {
        let style: Style

        init(_ style: Style) { self.style = style }
    }

    /// A style with its type forgotten: what can be asked once, and closures for the rest.
    struct Look: Sendable {
        let name: String
        let parameters: [TabParameterInfo]
        let values: [TabParameterValue]
        let common: TabStyleCommon
        let placement: TabBarEdge
        let titleFont: TabFont
        let swipesPages: Bool
        let edges: TabPageEdges
        let flickVelocity: Double?
        let reveal: TabReveal
        let inactiveFollowsTint: Bool

        let setBody: @Sendable (Int, TabParameterValue) -> AnyTabBarStyle
        let originalBody: @Sendable () -> AnyTabBarStyle
        let roleBody: @Sendable (Bool) -> TabItemRole
        let appearanceBody: @Sendable (TabBarAppearance) -> TabBarAppearance
        let stripBody: @Sendable ([TabItemTraits], TabEnvironment) -> TabStrip?
        let layoutBody: @Sendable (TabBarContext, inout TabBarScene) -> Void

        /// Makes every number of a style fit, and forgets the style's type.
        init<Style: TabBarStyle>(_ given: Style) {
            let table = Style.table
            var style = given
            let defaults = Style()
            for parameter in table {
                let value = parameter.get(style)
                if case .number(let number) = value, number.isNaN {
                    parameter.set(&style, parameter.get(defaults))
                } else {
                    parameter.set(&style, value)
                }
            }
            name = Style.name
            parameters = table.map { $0.info }
            values = table.map { $0.get(style) }
            common = style.common
            placement = style.placement
            titleFont = style.titleFont
            swipesPages = style.swipesPages
            edges = style.edges
            flickVelocity = style.flickVelocity
            reveal = style.reveal
            inactiveFollowsTint = style.inactiveFollowsTint
            let shared = Checked(style)
            setBody = { index, value in
                let table = Style.table
                var changed = shared.style
                guard table.indices.contains(index) else { return AnyTabBarStyle(changed) }
                table[index].set(&changed, value)
                return AnyTabBarStyle(changed)
            }
            originalBody = { AnyTabBarStyle(Style.original) }
            roleBody = { shared.style.defaultRole(hasTitle: $0) }
            appearanceBody = { shared.style.defaultAppearance(for: $0) }
            stripBody = { shared.style.strip($0, $1) }
            layoutBody = { shared.style.layout($0, into: &$1) }
        }
    }
}
