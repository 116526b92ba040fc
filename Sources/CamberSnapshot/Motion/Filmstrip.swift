import CamberCore

/// Several pictures in one, each with a caption: the instants of a movement side by side.
public struct Filmstrip: Sendable {
    /// A picture and what is written under it.
    public struct Frame: Sendable {
        /// The picture.
        public var picture: BarPicture
        /// One line, cut off at the frame's width; empty for none.
        public var caption: String

        /// A picture with a caption.
        public init(_ picture: BarPicture, caption: String = "") {
            self.picture = picture
            self.caption = caption
        }
    }

    /// The frames, in reading order.
    public var frames: [Frame]
    /// The most frames in a row, at least 1; `nil` for all in one row, or in the fewest rows of one
    /// length that stay within ``SnapshotLimits/longestSide``.
    public var columns: Int?
    /// Whether captions are light on dark.
    public var isDark: Bool
    /// The space between and around frames, in points; limited to 0…200.
    public var gap: Double

    /// A strip of frames.
    public init(_ frames: [Frame], columns: Int? = nil, isDark: Bool = false, gap: Double = 16) {
        self.frames = frames
        self.columns = columns
        self.isDark = isDark
        self.gap = gap
    }

    private static let captionHeight = 24.0

    /// Where the frames lie, in points: all in cells of the largest frame's size, each at the top
    /// of its cell and in the middle of its width.
    struct Plan {
        var size: SceneSize
        var frames: [SceneRect]
        var captions: [SceneRect]
    }

    /// The places of frames and captions. Everything lies on whole pixels, so that a frame looks
    /// as it does alone.
    func plan(scale: Double) -> Plan {
        let sizes = frames.map { $0.picture.bounds }
        func whole(_ value: Double) -> Double { (value * scale - 1e-6).rounded(.up) / scale }
        let width = whole(sizes.map(\.width).max() ?? 0)
        let height = whole(sizes.map(\.height).max() ?? 0)
        let gap = whole(min(max(0, self.gap.finite), 200))
        let caption = frames.contains { !$0.caption.isEmpty } ? whole(Self.captionHeight) : 0
        let count = max(1, frames.count)
        var perRow = max(1, min(columns ?? count, count))
        let longest = Double(SnapshotLimits.longestSide) / scale
        if columns == nil, gap + Double(count) * (width + gap) > longest {
            let fitting = max(1, ((longest - gap) / (width + gap)).rounded(.down))
            let rows = (Double(count) / fitting).rounded(.up)
            perRow = Int((Double(count) / rows).rounded(.up))
        }
        let rows = (count + perRow - 1) / perRow
        var plan = Plan(
            size: SceneSize(
                gap + Double(perRow) * (width + gap),
                gap + Double(rows) * (height + caption + gap)), frames: [], captions: [])
        for index in frames.indices {
            let x = gap + Double(index % perRow) * (width + gap)
            let y = gap + Double(index / perRow) * (height + caption + gap)
            let left = ((x + (width - sizes[index].width) / 2) * scale).rounded(.down) / scale
            plan.frames.append(SceneRect(left, y, sizes[index].width, sizes[index].height))
            plan.captions.append(SceneRect(x, y + height, width, caption))
        }
        return plan
    }
}

/// Draws a strip's ground and captions; the frames are put on it as pixels.
struct FilmstripPainter: CanvasDrawing {
    let strip: Filmstrip
    let plan: Filmstrip.Plan

    func paint<Canvas: SceneCanvas>(on canvas: inout Canvas) {
        var ground = ScenePath()
        ground.addRect(SceneRect(0, 0, plan.size.width, plan.size.height))
        let color = strip.isDark ? SceneColor(0x3A3A3C) : SceneColor(0xDCDCE1)
        canvas.fill(ground, CanvasPaint(color, role: "ground", isPixelAligned: true))
        for (frame, rect) in zip(strip.frames, plan.captions) where !frame.caption.isEmpty {
            canvas.draw(
                CanvasText(
                    frame.caption, in: SceneRect(rect.x, rect.y + 2, rect.width, rect.height - 2),
                    font: TabFont(size: 12, weight: .medium),
                    color: strip.isDark ? SceneColor(0xD1D1D6) : SceneColor(0x48484A),
                    role: "caption"))
        }
    }
}

extension SnapshotRenderer {
    /// A strip of pictures as pixels in memory.
    /// - Parameter scale: pixels a point for all of them, 0.1…16.
    /// - Throws: ``SnapshotError/badFrames(_:)`` without frames, else as ``png(_:scale:)``.
    public func pixels(_ strip: Filmstrip, scale: Double) throws(SnapshotError) -> PixelImage {
        guard !strip.frames.isEmpty else { throw .badFrames("the strip has no frames") }
        guard SnapshotLimits.scales.contains(scale) else { throw .badScale(scale) }
        let plan = strip.plan(scale: scale)
        var image = try PlatformDrawing.pixels(
            FilmstripPainter(strip: strip, plan: plan),
            bounds: SceneRect(0, 0, plan.size.width, plan.size.height), scale: scale)
        for (frame, rect) in zip(strip.frames, plan.frames) {
            let picture = try pixels(frame.picture, scale: scale)
            image.draw(
                picture, x: Int((rect.x * scale).rounded()), y: Int((rect.y * scale).rounded()))
        }
        return image
    }

    /// A strip of pictures as a PNG; scale and errors as for ``pixels(_:scale:)``.
    public func png(_ strip: Filmstrip, scale: Double) throws(SnapshotError) -> [UInt8] {
        try pixels(strip, scale: scale).png()
    }
}
