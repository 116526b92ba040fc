/// What stands behind a bar's items, for the user who asks for more contrast: the bar's background
/// as it shows over the page, at its top and at its bottom.
struct TabBackdrop: Hashable, Sendable {
    /// The least contrast of titles and icons that are not selected: what WCAG 2.2 asks of text
    /// (1.4.3). It asks 3 of icons (1.4.11), but one tone for both looks quieter than two.
    static let contentRatio = 4.5
    /// The least contrast of the lines that set the bar off (1.4.11).
    static let lineRatio = 3.0

    private let top: SceneColor
    private let bottom: SceneColor

    init(_ palette: TabPalette) {
        // What is behind a page is not known; most screens begin white.
        let page = palette[.page].over(.white)
        top = palette[.background].over(page)
        bottom = (palette.backgroundEnd ?? palette[.background]).over(page)
    }

    /// A colour of titles and icons with enough contrast.
    func content(_ color: SceneColor) -> SceneColor {
        color.strengthened(to: Self.contentRatio, over: top, bottom)
    }

    /// A colour of lines with enough contrast.
    func line(_ color: SceneColor) -> SceneColor {
        color.strengthened(to: Self.lineRatio, over: top, bottom)
    }
}

extension TabPalette {
    /// The same colours with those strengthened that an app leaves to the look: of titles and
    /// icons, and of the lines around the bar. A colour that the app gives is never changed: it can
    /// give another one where more contrast is asked for.
    func strengthened(besides app: TabBarAppearance) -> TabPalette {
        let backdrop = TabBackdrop(self)
        var result = self
        for role in [TabColorRole.tint, .inactive, .unselected, .title] where app[role] == nil {
            result.colors[role.rawValue] = backdrop.content(self[role])
        }
        for role in [TabColorRole.hairline, .baseline] where app[role] == nil {
            result.colors[role.rawValue] = backdrop.line(self[role])
        }
        // In looks where a selected title has no colour of its own.
        if app[.selected] == nil, self[.selected] == self[.title] {
            result.colors[TabColorRole.selected.rawValue] = result[.title]
        }
        result.backdrop = backdrop
        return result
    }
}
