/// How an icon is turned and moved by an effect, about its own centre. Its size is part of the
/// icon's frame already.
public struct SceneIconTransform: Hashable, Sendable {
    /// Clockwise rotation in radians.
    public var rotation: Double
    /// Horizontal scale; −1 is the mirror image, 0 edge-on.
    public var scaleX: Double

    /// A rotation and a horizontal scale.
    public init(rotation: Double = 0, scaleX: Double = 1) {
        self.rotation = rotation
        self.scaleX = scaleX
    }

    /// Nothing turned.
    public static let identity = SceneIconTransform()
}

/// Where one visible item of a bar is and how it looks.
public struct SceneCell: Hashable, Sendable {
    /// The item's index in the bar's list.
    public var item: Int
    /// The tap target's column.
    public var frame: SceneRect
    /// The square that the icon's glyph is drawn into, scale included; `nil` without an icon.
    public var icon: SceneRect?
    /// The rectangle of the drawn title, whose width is the drawn width; `nil` without a title.
    public var title: SceneRect?
    /// The badge; `nil` without one.
    public var badge: SceneRect?
    /// Whether the title is cut off at the tail because it is wider than its room.
    public var isTitleTruncated = false
    /// Whether the item is the selection.
    public var isSelected = false
    /// Whether a finger is on the item.
    public var isPressed = false
    /// How far the item looks selected: 0 not at all, 1 fully; may overshoot with a spring.
    public var emphasis = 0.0
    /// The icon's scale against its nominal size.
    public var scale = 1.0
    /// The icon's colour as drawn, with its opacity.
    public var iconColor = SceneColor.clear
    /// The title's colour as drawn, with its opacity.
    public var titleColor = SceneColor.clear
    /// The badge's colour as drawn.
    public var badgeColor = SceneColor.clear
    /// The colour of the badge's text as drawn.
    public var badgeTextColor = SceneColor.clear
    /// How much of the selected icon shows in the place of the normal one, 0…1.
    public var selectedIconAmount = 0.0
    /// What an effect does to the icon.
    public var iconTransform = SceneIconTransform.identity

    /// The least width and height of a tap target that is easy to hit, in points: Apple's Human
    /// Interface Guidelines, and WCAG 2.2, 2.5.5.
    package static let comfortableSide = 44.0

    /// A cell with nothing in it.
    public init(item: Int, frame: SceneRect) {
        self.item = item
        self.frame = frame
    }

    /// Places the icon. All at once, because each access to a cell of a scene has a cost.
    @inline(__always)
    mutating func setIcon(_ frame: SceneRect, _ color: SceneColor, scale: Double = 1) {
        icon = frame
        iconColor = color
        self.scale = scale
    }

    /// Places the title, cut off where `isTruncated`.
    @inline(__always)
    mutating func setTitle(_ frame: SceneRect, _ color: SceneColor, isTruncated: Bool) {
        title = frame
        titleColor = color
        isTitleTruncated = isTruncated
    }

    /// What the trace calls the tint: the icon's colour, else the title's.
    public var tint: SceneColor { icon == nil ? titleColor : iconColor }

    /// The size of the icon's square without its scale, to the nearest point: the size at which an
    /// image is prepared, so that one that grows is not prepared every frame. 0 without an icon.
    package var nominalIconSize: Double {
        guard let icon else { return 0 }
        return (scale > 0 ? icon.height / scale : icon.height).rounded()
    }
}

/// How far a strip of header tabs is scrolled.
public struct SceneStrip: Hashable, Sendable {
    /// The distance from the content's leading edge to the visible part's, in points. Outside
    /// 0…``maxOffset`` only while it bounces.
    public var offset: Double
    /// The width of all the cells together.
    public var contentWidth: Double
    /// The largest offset at rest: the content's width less the visible width, at least 0.
    public var maxOffset: Double

    /// A scrolled strip.
    public init(offset: Double, contentWidth: Double, maxOffset: Double) {
        self.offset = offset
        self.contentWidth = contentWidth
        self.maxOffset = maxOffset
    }
}
