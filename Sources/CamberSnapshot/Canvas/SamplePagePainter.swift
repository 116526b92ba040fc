import CamberCore

/// Draws a made-up page for the bar to stand against.
///
/// Everything is laid out from the page's own size, so that a page fits a watch-sized container
/// and a wall of ten thousand points alike; what has no room is left out.
struct SamplePagePainter {
    let page: SamplePage
    let picture: BarPicture

    func paint<Canvas: SceneCanvas>(on canvas: inout Canvas) {
        let frame = page.frame
        guard frame.width > 0, frame.height > 0 else { return }
        var path = ScenePath()
        path.addRect(frame)
        canvas.fill(path, CanvasPaint(page.color, role: "page", isPixelAligned: true))
        switch page.content {
        case .blank: break
        case .poster: paintPoster(on: &canvas)
        case .outline:
            canvas.beginClip(frame, radius: 0)
            paintOutline(on: &canvas)
            canvas.endClip()
        }
    }

    /// The part of the page that neither the system nor the bar covers.
    private var visible: SceneRect {
        let frame = page.frame
        let safeArea = picture.environment.safeArea
        let insets = picture.scene.contentInsets
        let container = picture.container
        let isMirrored = picture.environment.direction == .rightToLeft
        let left = isMirrored ? safeArea.trailing : safeArea.leading
        let right = isMirrored ? safeArea.leading : safeArea.trailing
        let top = max(frame.y, max(safeArea.top, insets.top).finite)
        let bottom = min(frame.maxY, container.height - max(safeArea.bottom, insets.bottom).finite)
        return SceneRect(
            frame.x + left, top, max(0, frame.width - left - right), max(0, bottom - top))
    }

    private var isDark: Bool { page.hasLightText }

    /// The page's colour moved a little towards the colour of its words.
    private func shade(_ amount: Double) -> SceneColor {
        page.color.mixed(with: isDark ? .white : .black, by: amount)
    }

    // MARK: - Poster

    private func paintPoster<Canvas: SceneCanvas>(on canvas: inout Canvas) {
        let area = visible
        let room = area.width * 0.84
        guard !page.title.isEmpty, area.height > 8, room > 8 else { return }
        var size = min(64, area.height * 0.3, max(page.frame.width * 0.16, 12))
        let natural = canvas.width(of: page.title, font: TabFont(size: size, weight: .bold))
        if natural > room { size = max(12, size * room / natural) }
        let height = 1.2 * size
        canvas.draw(
            CanvasText(
                page.title,
                in: SceneRect(area.midX - room / 2, area.midY - height / 2, room, height),
                font: TabFont(size: size, weight: .bold),
                color: isDark ? .white : SceneColor(0x000000, alpha: 0.85), role: "page-title"))
    }

    // MARK: - Outline

    private func paintOutline<Canvas: SceneCanvas>(on canvas: inout Canvas) {
        let area = visible
        let margin = area.width < 200 ? 8.0 : 20.0
        let content = SceneRect(
            area.x + margin, area.y, area.width - 2 * margin, page.frame.maxY - area.y)
        guard content.width >= 60, content.height >= 40 else { return }
        var y = content.y + 12
        if !page.title.isEmpty {
            let isMirrored = picture.environment.direction == .rightToLeft
            canvas.draw(
                CanvasText(
                    page.title, in: SceneRect(content.x, y, content.width, 41),
                    font: TabFont(size: min(34, content.width / 5), weight: .bold),
                    color: shade(isDark ? 0.86 : 0.82), alignment: isMirrored ? .right : .left,
                    role: "page-title"))
            y += 41 + 14
        }
        var blocks = OutlineBlocks(
            content: SceneRect(content.x, y, content.width, max(0, content.maxY - y)),
            isMirrored: picture.environment.direction == .rightToLeft)
        blocks.build()
        canvas.fill(blocks.cards, CanvasPaint(shade(isDark ? 0.085 : 0.045), role: "cards"))
        canvas.fill(blocks.lines, CanvasPaint(shade(isDark ? 0.17 : 0.105), role: "lines"))
    }
}
