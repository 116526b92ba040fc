import CamberCore

/// The one walk over a picture, from back to front: device, pages, bar, home indicator.
struct BarPainter: CanvasDrawing {
    let picture: BarPicture
    let icons: IconSource

    /// Draws the picture on a canvas.
    func paint<Canvas: SceneCanvas>(on canvas: inout Canvas) {
        let container = picture.container
        let device = picture.device.map { DeviceFramePainter(device: $0, picture: picture) }
        device?.paintBody(on: &canvas)
        // Surfaces reach over the container's edges, so that their own are not seen.
        let isClipped = picture.device != nil || picture.isWiderThanContainer
        if isClipped {
            canvas.beginClip(container, radius: picture.device?.cornerRadius ?? 0)
        }
        if !picture.pages.isEmpty {
            canvas.beginGroup("pages")
            for page in picture.pages {
                SamplePagePainter(page: page, picture: picture).paint(on: &canvas)
            }
            canvas.endGroup()
        }
        canvas.beginGroup("bar")
        paintBar(on: &canvas)
        canvas.endGroup()
        device?.paintOverlay(on: &canvas)
        paintMarks(on: &canvas)
        if isClipped { canvas.endClip() }
    }

    /// Spots as a finger's tip would leave them: grey, with a lighter rim, on light and dark alike.
    private func paintMarks<Canvas: SceneCanvas>(on canvas: inout Canvas) {
        guard !picture.marks.isEmpty else { return }
        canvas.beginGroup("touches")
        for mark in picture.marks {
            let spread = 1 + 0.4 * (1 - mark.strength)
            for (diameter, color) in [
                (44.0, SceneColor(0xFFFFFF, alpha: 0.45)),
                (40.0, SceneColor(0x3C3C43, alpha: 0.45)),
            ] {
                var path = ScenePath()
                path.addEllipse(
                    in: SceneRect(
                        center: mark.point, width: diameter * spread, height: diameter * spread))
                canvas.fill(
                    path, path.fullRange,
                    CanvasPaint(color.faded(mark.strength), role: "touch"))
            }
        }
        canvas.endGroup()
    }

    private func paintBar<Canvas: SceneCanvas>(on canvas: inout Canvas) {
        let scene = picture.scene
        var openClips = 0
        for command in scene.commands {
            switch command {
            case .shape(let index):
                guard scene.shapes.indices.contains(index) else { continue }
                paint(scene.shapes[index], on: &canvas)
            case .icon(let cell):
                if scene.cells.indices.contains(cell) { paintIcon(scene.cells[cell], on: &canvas) }
            case .title(let cell):
                if scene.cells.indices.contains(cell) { paintTitle(scene.cells[cell], on: &canvas) }
            case .badge(let cell):
                if scene.cells.indices.contains(cell) { paintBadge(scene.cells[cell], on: &canvas) }
            case .clip(let rect):
                canvas.beginClip(rect, radius: 0)
                openClips += 1
            case .unclip:
                guard openClips > 0 else { continue }
                canvas.endClip()
                openClips -= 1
            }
        }
        for _ in 0..<openClips { canvas.endClip() }
    }

    private func paint<Canvas: SceneCanvas>(_ shape: SceneShape, on canvas: inout Canvas) {
        guard !shape.range.isEmpty else { return }
        let softness = max(0, shape.softness.finite)
        canvas.fill(
            picture.scene.path, shape.range,
            CanvasPaint(
                shape.fill, role: shape.role.name, shadow: shape.shadow, softness: softness,
                isPixelAligned: shape.isPixelAligned))
    }

    private func paintIcon<Canvas: SceneCanvas>(_ cell: SceneCell, on canvas: inout Canvas) {
        guard let frame = cell.icon, let item = item(of: cell),
            let glyphs = icons.glyphs(of: item)
        else { return }
        let icon = CanvasIcon(
            normal: glyphs.normal, selected: glyphs.selected,
            selectedAmount: cell.selectedIconAmount, frame: frame, transform: cell.iconTransform,
            color: cell.iconColor)
        if icon.isVisible { canvas.draw(icon) }
    }

    private func paintTitle<Canvas: SceneCanvas>(_ cell: SceneCell, on canvas: inout Canvas) {
        guard let rect = cell.title, let item = item(of: cell) else { return }
        let size = picture.scene.titleFontSize
        write(
            item.title, in: rect, font: TabFont(size: size, weight: picture.titleWeight),
            color: cell.titleColor, role: "title", on: &canvas)
    }

    private func paintBadge<Canvas: SceneCanvas>(_ cell: SceneCell, on canvas: inout Canvas) {
        guard let rect = cell.badge else { return }
        var path = ScenePath()
        path.addCapsule(in: rect)
        canvas.fill(path, CanvasPaint(cell.badgeColor, role: "badge"))
        guard let text = item(of: cell)?.badge else { return }
        write(
            text, in: rect,
            font: TabFont(size: picture.scene.badgeFontSize, weight: TabFont.badge.weight),
            color: cell.badgeTextColor, role: "badge", on: &canvas)
    }

    private func write<Canvas: SceneCanvas>(
        _ string: String, in rect: SceneRect, font: TabFont, color: SceneColor, role: String,
        on canvas: inout Canvas
    ) {
        guard !string.isEmpty, rect.width > 0, font.size > 0, font.size.isFinite, color.alpha > 0
        else { return }
        canvas.draw(CanvasText(string, in: rect, font: font, color: color, role: role))
    }

    private func item(of cell: SceneCell) -> BarPictureItem? {
        picture.items.indices.contains(cell.item) ? picture.items[cell.item] : nil
    }
}
