import CamberCore

/// The grey blocks of an outlined page: a wide card, then rows with a picture and two lines, in
/// as many columns as there is room for, down to the page's lower edge.
struct OutlineBlocks {
    let content: SceneRect
    let isMirrored: Bool
    /// The cards and rows.
    private(set) var cards = ScenePath()
    /// What stands for pictures and words on them.
    private(set) var lines = ScenePath()

    private static let gap = 12.0
    private static let rowHeight = 76.0
    /// A page of ten thousand points is a test of the bar, not of this.
    private static let mostRows = 40
    private static let mostColumns = 4

    init(content: SceneRect, isMirrored: Bool) {
        self.content = content
        self.isMirrored = isMirrored
    }

    mutating func build() {
        guard content.width > 40, content.height > 0 else { return }
        let columns = min(Self.mostColumns, max(1, Int(content.width / 330)))
        let width = (content.width - Self.gap * Double(columns - 1)) / Double(columns)
        var y = content.y
        if content.height > 260 {
            let height = min(148, content.height / 3)
            let hero = SceneRect(content.x, y, content.width, height)
            cards.addRoundedRect(hero, radius: 18)
            line(hero.x + 18, hero.maxY - 46, min(180, hero.width * 0.42), 12)
            line(hero.x + 18, hero.maxY - 26, min(120, hero.width * 0.28), 8)
            y = hero.maxY + Self.gap
        }
        var row = 0
        while y < content.maxY, row < Self.mostRows {
            for column in 0..<columns {
                let x = content.x + Double(column) * (width + Self.gap)
                addRow(SceneRect(x, y, width, Self.rowHeight), index: row * columns + column)
            }
            y += Self.rowHeight + Self.gap
            row += 1
        }
    }

    private mutating func addRow(_ rect: SceneRect, index: Int) {
        cards.addRoundedRect(rect, radius: 16)
        let side = 44.0
        guard rect.width > 140 else { return }
        block(SceneRect(rect.x + 16, rect.midY - side / 2, side, side), radius: 12)
        let x = rect.x + 16 + side + 14
        let room = rect.maxX - 20 - x
        // Words differ in length; three lengths in turn look less like a table.
        let lengths = [(0.62, 0.86), (0.48, 0.7), (0.72, 0.56)][index % 3]
        line(x, rect.midY - 15, min(room, 300) * lengths.0, 10)
        line(x, rect.midY + 6, min(room, 300) * lengths.1, 8)
    }

    private mutating func line(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        block(SceneRect(x, y, width, height), radius: height / 2)
    }

    private mutating func block(_ rect: SceneRect, radius: Double) {
        let mirrored = SceneRect(
            content.x + content.maxX - rect.maxX, rect.y, rect.width, rect.height)
        lines.addRoundedRect(isMirrored ? mirrored : rect, radius: radius)
    }
}
