/// How far texts, and the lengths that hold them, grow with the user's text size before titles
/// are cut off instead.
public enum TabTextLimits {
    /// In bars at the bottom.
    public static let bottomBar = 1.35
    /// In header tabs.
    public static let header = 2.0
}
