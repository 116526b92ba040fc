/// How far texts, and the lengths that hold them, grow with the user's text size before titles
/// are cut off instead.
public enum TabTextLimits {
    /// In bars at the bottom.
    public static let bottomBar = 1.35
    /// In header tabs.
    public static let header = 2.0

    /// The narrowest room in which a title is cut off, in multiples of its font's size: about two
    /// letters and the dots after them. In less, what is left of a title tells nothing: where
    /// there is an icon the title gives way to it.
    public static let shortestTitle = 2.0

    /// The narrowest room in which a title without an icon is drawn, in multiples of its font's
    /// size: the dots, which take five sixths of it. In less, not even they would be whole.
    static let dots = 0.85
}
