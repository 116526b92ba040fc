extension AnyTabBarStyle {
    /// What shares a look.
    final class Shared: Sendable {
        let look: Look

        init(_ look: Look) { self.look = look }
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
            let checked = style
            name = Style.name
            parameters = table.map { $0.info }
            values = table.map { $0.get(checked) }
            common = checked.common
            placement = checked.placement
            titleFont = checked.titleFont
            swipesPages = checked.swipesPages
            edges = checked.edges
            flickVelocity = checked.flickVelocity
            reveal = checked.reveal
            inactiveFollowsTint = checked.inactiveFollowsTint
            setBody = { index, value in
                let table = Style.table
                guard table.indices.contains(index) else { return AnyTabBarStyle(checked) }
                var changed = checked
                table[index].set(&changed, value)
                return AnyTabBarStyle(changed)
            }
            originalBody = { AnyTabBarStyle(Style.original) }
            roleBody = { checked.defaultRole(hasTitle: $0) }
            appearanceBody = { checked.defaultAppearance(for: $0) }
            stripBody = { checked.strip($0, $1) }
            layoutBody = { checked.layout($0, into: &$1) }
        }
    }
}
