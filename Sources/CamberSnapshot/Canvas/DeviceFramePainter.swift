import CamberCore

/// Draws a device around a container, and what the system draws over the app.
struct DeviceFramePainter {
    let device: DeviceFrame
    let picture: BarPicture

    /// The body behind the display: a dark edge with a slightly lighter rim.
    func paintBody<Canvas: SceneCanvas>(on canvas: inout Canvas) {
        guard device.bezel > 0 else { return }
        canvas.beginGroup("device")
        let display = picture.container
        let shell = display.outset(by: device.bezel)
        let radius = min(device.cornerRadius, min(display.width, display.height) / 2)
        // Corners share their centre with the display's; a square display still has a rounded body.
        let outer = max(radius, 0) + device.bezel
        fill(shell, radius: outer, SceneColor(0x48484D), "rim", on: &canvas)
        let rim = min(1, device.bezel / 4)
        fill(
            shell.outset(by: -rim), radius: outer - rim, SceneColor(0x0B0B0D), "bezel", on: &canvas)
        canvas.endGroup()
    }

    /// The camera's island and the home indicator.
    func paintOverlay<Canvas: SceneCanvas>(on canvas: inout Canvas) {
        let size = picture.scene.size
        let safeArea = picture.environment.safeArea
        let isPortrait = size.height >= size.width
        let hasIsland = device.hasIsland && isPortrait && safeArea.top >= 44 && size.width >= 300
        let hasIndicator = safeArea.bottom > 0 && min(size.width, size.height) >= 120
        guard hasIsland || hasIndicator else { return }
        canvas.beginGroup("system")
        if hasIsland {
            // The middle of the island is a little above the middle of the status bar's area.
            let y = (safeArea.top - 37) / 2
            fill(
                SceneRect(size.width / 2 - 62, y, 124, 36), radius: 18, .black, "island",
                on: &canvas)
        }
        if hasIndicator {
            let width = (min(size.width, size.height) * 0.354).rounded()
            let bar = SceneRect((size.width - width) / 2, size.height - 13, width, 5)
            fill(bar, radius: 2.5, indicatorColor(at: bar.center), "home-indicator", on: &canvas)
        }
        canvas.endGroup()
    }

    private func fill<Canvas: SceneCanvas>(
        _ rect: SceneRect, radius: Double, _ color: SceneColor, _ role: String,
        on canvas: inout Canvas
    ) {
        var path = ScenePath()
        path.addRoundedRect(rect, radius: radius)
        canvas.fill(path, CanvasPaint(color, role: role))
    }

    /// Black on what is light, white on what is dark: the pages' colours at a point with the
    /// bar's surfaces over them.
    private func indicatorColor(at point: ScenePoint) -> SceneColor {
        var color = SceneColor.white
        for page in picture.pages where page.frame.contains(point) {
            color = page.color.over(color)
        }
        for shape in picture.scene.shapes where shape.role == .surface {
            if let box = picture.scene.path.controlBounds(in: shape.range), box.contains(point) {
                color = shape.fill.startColor.over(color)
            }
        }
        return color.luminance > 0.35 ? .black : .white
    }
}
