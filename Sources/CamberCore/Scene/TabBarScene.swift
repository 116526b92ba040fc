/// Everything that a host needs to draw a bar and to take touches on it, at one instant.
///
/// A scene is written into again every frame and keeps its storage, so that after the first
/// frame nothing is allocated. It speaks of items by index and holds no words: the host draws an
/// item's icon, title and badge text at the places that the scene names.
public struct TabBarScene: Sendable {
    /// The container's size, in points.
    public internal(set) var size = SceneSize.zero
    /// The bar's frame; see each look for what it includes.
    public var barFrame = SceneRect.zero
    /// Whether the bar is wholly hidden: then there are no cells and nothing to draw.
    public internal(set) var isBarHidden = false
    /// The area in which pages lie.
    public var pageArea = SceneRect.zero
    /// How far pages must keep their content from the container's edges.
    public var contentInsets = SceneInsets.zero
    /// The visible items, in item order.
    public var cells: [SceneCell] = []
    /// The part of the container in which cells are to be seen and take touches, in looks whose
    /// cells may be cut off; `nil` where they are whole.
    public var cellArea: SceneRect?
    /// The shapes that drawing commands name.
    public internal(set) var shapes: [SceneShape] = []
    /// What to draw, from back to front.
    public internal(set) var commands: [SceneCommand] = []
    /// The storage of all paths of the scene.
    public internal(set) var path = ScenePath()
    /// The outline of the bar's surface.
    public var outline = ScenePathRange.empty
    /// The frame of the touchable part outside the bar, if there is one.
    public var raisedFrame: SceneRect?
    /// The shapes of the touchable parts outside the bar.
    public internal(set) var raisedRegions: [ScenePathRange] = []
    /// The frame of what marks the selection, if the look marks it and there is one.
    public var indicator: SceneRect?
    /// The strip, in looks that have one.
    public var strip: SceneStrip?
    /// The size of titles as drawn, in points.
    public var titleFontSize = 0.0
    /// The size of badge texts as drawn, in points.
    public var badgeFontSize = 0.0

    /// Storage that the engine lends to the context while a frame is made.
    var emphasisScratch: [TabItemEmphasis] = []

    /// An empty scene.
    public init() {}

    /// Empties the scene and keeps its storage.
    mutating func reset(size: SceneSize) {
        removeBar()
        isBarHidden = false
        self.size = size
        barFrame = .zero
        pageArea = SceneRect(0, 0, size.width, size.height)
        contentInsets = .zero
        titleFontSize = 0
        badgeFontSize = 0
    }

    /// Takes the bar away and leaves the pages.
    mutating func removeBar() {
        isBarHidden = true
        cells.removeAll(keepingCapacity: true)
        cellArea = nil
        shapes.removeAll(keepingCapacity: true)
        commands.removeAll(keepingCapacity: true)
        path.removeAll()
        outline = .empty
        raisedFrame = nil
        raisedRegions.removeAll(keepingCapacity: true)
        indicator = nil
        strip = nil
    }
}

// MARK: - Writing a scene

extension TabBarScene {
    /// Writes a path into the scene's storage and names it.
    @inline(__always)
    public mutating func addPath(_ build: (inout ScenePath) -> Void) -> ScenePathRange {
        let start = path.fullRange
        build(&path)
        let end = path.fullRange
        return ScenePathRange(
            verbs: start.verbs.upperBound..<end.verbs.upperBound,
            points: start.points.upperBound..<end.points.upperBound)
    }

    /// Adds a shape and draws it in front of everything drawn so far.
    public mutating func draw(_ shape: SceneShape) {
        commands.append(.shape(shapes.count))
        shapes.append(shape)
    }

    /// Draws a rectangle in front of everything drawn so far; an empty one is left out.
    public mutating func drawRect(_ rect: SceneRect, _ role: SceneShapeRole, fill: SceneFill) {
        guard rect.width > 0, rect.height > 0 else { return }
        let range = addPath { $0.addRect(rect) }
        draw(SceneShape(role, range: range, fill: fill))
    }

    /// Draws the icon of a cell, if it has one, in front of everything drawn so far.
    public mutating func drawIcon(cell: Int) {
        if cells[cell].icon != nil { commands.append(.icon(cell: cell)) }
    }

    /// Draws the title of a cell, if it has one, in front of everything drawn so far.
    public mutating func drawTitle(cell: Int) {
        if cells[cell].title != nil { commands.append(.title(cell: cell)) }
    }

    /// Draws every badge in front of everything drawn so far.
    public mutating func drawBadges() {
        for index in cells.indices where cells[index].badge != nil {
            commands.append(.badge(cell: index))
        }
    }

    /// Paints only inside `rect` until ``endClip()``.
    public mutating func beginClip(_ rect: SceneRect) {
        commands.append(.clip(rect))
    }

    /// Ends what ``beginClip(_:)`` began.
    public mutating func endClip() {
        commands.append(.unclip)
    }

    /// Makes a path take touches although it lies outside the bar. The frame that the touchable
    /// part occupies outside the bar is ``raisedFrame``.
    public mutating func addRaisedRegion(_ range: ScenePathRange) {
        raisedRegions.append(range)
    }
}
