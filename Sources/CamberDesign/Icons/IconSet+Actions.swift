// Path data on the 24 × 24 grid: lines of 1.75 units, live area 2…22, circles of radius 9.

extension IconSet {
    /// Commands.
    static let actions: [IconDrawing] = [
        IconDrawing(
            "plus",
            outline: [.line("M12 4v16M4 12h16")]),
        IconDrawing(
            "plus.app",
            outline: [.line(app), .line("M12 8v8M8 12h8")],
            fill: [.solid(app), .gap("M12 7.75v8.5M7.75 12h8.5")]),
        IconDrawing(
            "plus.circle",
            outline: [.line(ring), .line("M12 7.9v8.2M7.9 12h8.2")],
            fill: [.solid(ring), .gap("M12 7.6v8.8M7.6 12h8.8")]),
    ]
}
