import CamberCore

/// A made-up page for a bar to stand against.
public struct SamplePage: Hashable, Sendable {
    /// What the page shows on its background.
    public enum Content: Hashable, Sendable {
        /// One large word in the middle of a colour.
        case poster
        /// A heading over grey cards and rows, as in an app that is still loading.
        case outline
        /// The colour alone.
        case blank
    }

    /// The page's word, usually the item's title; empty for none.
    public var title: String
    /// The background.
    public var color: SceneColor
    /// What is drawn on the background.
    public var content: Content
    /// Where the page lies in the container, in points.
    public var frame: SceneRect

    /// A page of a colour.
    public init(title: String, color: SceneColor, content: Content, frame: SceneRect) {
        self.title = title
        self.color = color
        self.content = content
        self.frame = frame
    }

    /// The page of an item: a poster in the item's own colour, or an outline in the colour of the
    /// palette.
    /// - Parameters:
    ///   - title: the item's title or, if that is empty, its id.
    ///   - color: the item's page colour, if it has one.
    ///   - neutral: the colour of pages without their own.
    ///   - frame: where the page lies, in points.
    public init(title: String, color: SceneColor?, neutral: SceneColor, frame: SceneRect) {
        self.init(
            title: title, color: color ?? neutral, content: color == nil ? .outline : .poster,
            frame: frame)
    }

    /// Whether words on the page are white: they are dark only on very light pages, because a
    /// large white word is what a full-colour page is expected to carry.
    public var hasLightText: Bool { color.luminance < 0.75 }
}
