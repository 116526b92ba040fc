/// A named colour of a bar.
public enum TabColorRole: Int, CaseIterable, Sendable {
    /// The selected item's colour.
    case tint
    /// The colour of items that are not selected.
    case inactive
    /// The bar's surface.
    case background
    /// The colour of title-less items that selection never changes.
    case accent
    /// The selected item's icon and title, in looks that set them apart from the tint.
    case selected
    /// The other items' icons and titles, in those looks.
    case unselected
    /// Titles, in looks where they have a colour of their own.
    case title
    /// The mark of the selection.
    case indicator
    /// The line along the bottom of header tabs.
    case baseline
    /// The line above the bar.
    case hairline
    /// The disc of the selection.
    case disc
    /// A badge's capsule or dot.
    case badge
    /// A badge's text.
    case badgeText
    /// Sample pages in pictures.
    case page

    /// The name that the formats use.
    public var name: String {
        switch self {
        case .tint: "tint"
        case .inactive: "inactive"
        case .background: "background"
        case .accent: "accent"
        case .selected: "selected"
        case .unselected: "unselected"
        case .title: "title"
        case .indicator: "indicator"
        case .baseline: "baseline"
        case .hairline: "hairline"
        case .disc: "disc"
        case .badge: "badge"
        case .badgeText: "badgeText"
        case .page: "page"
        }
    }
}

/// The colours that an app sets for its bar; what it leaves out is the look's own.
public struct TabBarAppearance: Hashable, Sendable {
    private var colors: [TabColor?]
    /// The colour at the bottom of a bar whose background is a vertical gradient that starts in
    /// the `background` colour, or `nil` for a plain background.
    public var backgroundEnd: TabColor?

    /// An appearance that leaves every colour to the look.
    public init() {
        colors = Array(repeating: nil, count: TabColorRole.allCases.count)
    }

    /// An appearance with the given colours.
    public init(
        tint: TabColor? = nil, inactive: TabColor? = nil, background: TabColor? = nil
    ) {
        self.init()
        self[.tint] = tint
        self[.inactive] = inactive
        self[.background] = background
    }

    /// The colour of a role, or `nil` where it is left to the look.
    public subscript(role: TabColorRole) -> TabColor? {
        get { colors[role.rawValue] }
        set { colors[role.rawValue] = newValue }
    }

    /// These colours, completed by those of `defaults` where they say nothing.
    func merged(over defaults: TabBarAppearance) -> TabBarAppearance {
        var result = defaults
        for index in colors.indices {
            if let color = colors[index] { result.colors[index] = color }
        }
        result.backgroundEnd = backgroundEnd ?? defaults.backgroundEnd
        return result
    }

    /// What every look starts from: the system's colours, light and dark.
    static let common: TabBarAppearance = {
        var common = TabBarAppearance()
        common[.tint] = TabColor(light: SceneColor(0x007AFF), dark: SceneColor(0x0A84FF))
        common[.inactive] = TabColor(0x8E8E93)
        common[.background] = TabColor(light: .white, dark: SceneColor(0x1C1C1E))
        common[.accent] = TabColor(light: SceneColor(0x17181A), dark: .white)
        common[.selected] = TabColor(light: SceneColor(0x26272B), dark: SceneColor(0xF2F2F7))
        common[.unselected] = TabColor(light: SceneColor(0xC7C8CC), dark: SceneColor(0x636366))
        common[.title] = TabColor(0x8E8E93)
        common[.indicator] = TabColor(light: .black, dark: .white)
        common[.baseline] = TabColor(0x8E8E93)
        common[.hairline] = TabColor(
            light: SceneColor(0x3C3C43, alpha: 0.29), dark: SceneColor(0x545458, alpha: 0.6))
        common[.badge] = TabColor(light: SceneColor(0xFF3B30), dark: SceneColor(0xFF453A))
        common[.badgeText] = TabColor(.white)
        common[.page] = TabColor(light: SceneColor(0xF2F2F7), dark: .black)
        return common
    }()
}

/// Every colour of a bar, settled for one appearance.
public struct TabPalette: Hashable, Sendable {
    var colors: [SceneColor?]
    /// The colour at the bottom of a gradient background, or `nil` for a plain one.
    public let backgroundEnd: SceneColor?
    /// What colours are strengthened against where the user asks for more contrast.
    var backdrop: TabBackdrop?
    /// Whether what lies on the tint is black: known beforehand, since a frame has no time for the
    /// sRGB curve.
    private var tintTakesBlack = false
    /// The roles whose colours are an app's and not a look's choice, as bits.
    private var chosen = 0

    init(_ appearance: TabBarAppearance, scheme: TabColorScheme) {
        colors = TabColorRole.allCases.map { appearance[$0]?.resolved(scheme) }
        backgroundEnd = appearance.backgroundEnd?.resolved(scheme)
    }

    /// The colours of an app, completed by a look's.
    init(_ app: TabBarAppearance, over look: TabBarAppearance, scheme: TabColorScheme) {
        self.init(app.merged(over: look), scheme: scheme)
        for role in TabColorRole.allCases where app[role] != nil { chosen |= 1 << role.rawValue }
    }

    /// The same colours with what follows from them.
    var settled: TabPalette {
        var result = self
        result.tintTakesBlack = contrasting(self[.tint]) == .black
        return result
    }

    /// The colour that the app gave for a role, or `nil` where it is the look's choice.
    func chosen(_ role: TabColorRole) -> SceneColor? {
        chosen & (1 << role.rawValue) == 0 ? nil : self[role]
    }

    /// The colour of a role; clear where neither the app nor the look gives one.
    public subscript(role: TabColorRole) -> SceneColor { colors[role.rawValue] ?? .clear }

    /// The colour of a role, or `nil` where neither the app nor the look gives one, for looks in
    /// which it follows another.
    public func given(_ role: TabColorRole) -> SceneColor? { colors[role.rawValue] }

    /// The colour of what lies on a mark filled with a tint: the app's `selected`, else white, and
    /// black on tints that are too light for white (3:1, WCAG 2.2, 1.4.11).
    public func content(on tint: SceneColor) -> SceneColor {
        if let color = chosen(.selected) { return color }
        return tint == self[.tint] ? (tintTakesBlack ? .black : .white) : contrasting(tint)
    }

    private func contrasting(_ tint: SceneColor) -> SceneColor {
        // White has a luminance of 1.
        let mark = tint.alpha < 1 ? tint.over(self[.background].over(.white)) : tint
        return 1.05 >= TabBackdrop.lineRatio * (mark.luminance + 0.05) ? .white : .black
    }
}
