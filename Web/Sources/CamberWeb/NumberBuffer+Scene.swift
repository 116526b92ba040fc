import CamberCore
import CamberDesign

extension NumberBuffer {
    /// When a bar comes to rest, and where among the pages it is at a time.
    mutating func write(motionOf engine: TabEngine<DesignID>, at time: Double) {
        add(engine.restTime)
        add(engine.position(at: time))
    }

    /// The pages of a bar, with their colors.
    mutating func write(_ pages: [TabPagePlacement], of player: ScenarioPlayer) {
        let neutral = player.engine.palette[.page]
        add(pages.count)
        for page in pages {
            add(page.item)
            add(page.frame)
            add(page.isVisible)
            add(player.items[page.item].page ?? neutral)
        }
    }

    /// A scene.
    mutating func write(_ scene: TabBarScene, titleWeight: TabFontWeight) {
        add(scene.size.width)
        add(scene.size.height)
        add(scene.barFrame)
        add(scene.raisedFrame)
        add(scene.contentInsets)
        add(scene.titleFontSize)
        add(scene.badgeFontSize)
        add(Double(PageText.weight(titleWeight)))
        add(Double(PageText.weight(TabFont.badge.weight)))
        add(scene.cells.count)
        for cell in scene.cells { write(cell) }
        add(scene.shapes.count)
        for shape in scene.shapes { write(shape) }
        add(scene.commands.count)
        for command in scene.commands { write(command) }
        add(scene.path)
    }

    private mutating func write(_ cell: SceneCell) {
        add(cell.item)
        add(cell.frame)
        add(cell.icon)
        add(cell.title)
        add(cell.badge)
        add(cell.iconColor)
        add(cell.titleColor)
        add(cell.badgeColor)
        add(cell.badgeTextColor)
        add(cell.selectedIconAmount)
        add(cell.iconTransform.rotation)
        add(cell.iconTransform.scaleX)
    }

    private mutating func write(_ shape: SceneShape) {
        add(Int(shape.range.verbs.lowerBound))
        add(Int(shape.range.verbs.upperBound))
        add(Int(shape.range.points.lowerBound))
        switch shape.fill {
        case .color(let color):
            add(color)
            add(color)
            add(ScenePoint.zero)
            add(ScenePoint.zero)
        case .gradient(let gradient):
            add(gradient.startColor)
            add(gradient.endColor)
            add(gradient.start)
            add(gradient.end)
        }
        if let shadow = shape.shadow {
            add(shadow.color)
            add(shadow.radius)
            add(shadow.dx)
            add(shadow.dy)
        } else {
            for _ in 0..<4 { add(0.0) }
        }
        add(shape.softness)
    }

    /// A kind and four numbers.
    private mutating func write(_ command: SceneCommand) {
        func indexed(_ kind: Int, _ index: Int, _ numbers: inout NumberBuffer) {
            numbers.add(kind)
            numbers.add(index)
            for _ in 0..<3 { numbers.add(0) }
        }
        switch command {
        case .shape(let index): indexed(0, index, &self)
        case .icon(let cell): indexed(1, cell, &self)
        case .title(let cell): indexed(2, cell, &self)
        case .badge(let cell): indexed(3, cell, &self)
        case .clip(let rect):
            add(4)
            add(rect)
        case .unclip: indexed(5, 0, &self)
        }
    }
}
