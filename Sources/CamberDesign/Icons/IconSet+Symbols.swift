// Path data on the 24 × 24 grid: lines of 1.75 units, live area 2…22, circles of radius 9.

extension IconSet {
    /// Plain shapes, arrows and lists.
    static let symbols: [IconDrawing] = [
        IconDrawing(
            "circle",
            outline: [.line(ring)],
            fill: [.solid(ring)]),
        IconDrawing(
            "square",
            outline: [.line(squareBody)],
            fill: [.solid(squareBody)]),
        IconDrawing(
            "app",
            outline: [.line(app)],
            fill: [.solid(app)]),
        IconDrawing(
            "chevron.left",
            outline: [.line("M15.75 4.25L8 12l7.75 7.75")]),
        IconDrawing(
            "chevron.right",
            outline: [.line("M8.25 4.25L16 12l-7.75 7.75")]),
        IconDrawing(
            "chevron.up",
            outline: [.line("M4.25 15.75L12 8l7.75 7.75")]),
        IconDrawing(
            "chevron.down",
            outline: [.line("M4.25 8.25L12 16l7.75-7.75")]),
        IconDrawing(
            "arrow.left",
            outline: [.line("M20.5 12h-17M10 5.25L3.25 12 10 18.75")]),
        IconDrawing(
            "arrow.right",
            outline: [.line("M3.5 12h17M14 5.25L20.75 12 14 18.75")]),
        IconDrawing(
            "arrow.left.arrow.right",
            outline: [
                .line(
                    """
                    M20.75 8H3.4M7.4 3.75L3.25 8l4.15 4.25M3.25 16h17.35M16.6 11.75L20.75 16
                    l-4.15 4.25
                    """)
            ]),
        IconDrawing(
            "arrow.clockwise",
            outline: [.line("M20.3 9.5A8.7 8.7 0 1 0 20.7 12.6M20.75 4v5.5h-5.5")]),
        IconDrawing(
            "arrow.down.circle",
            outline: [.line(ring), .line("M12 7.5v8.75M8.2 12.7l3.8 3.75 3.8-3.75")],
            fill: [.solid(ring), .gap("M12 7.2v9.3M8 12.8l4 4 4-4")]),
        IconDrawing(
            "clock.arrow.circlepath",
            outline: [.line("M4.2 8.2a9 9 0 1 1-1 5.7M3.25 3.9v4.6h4.6M12.2 7.4v5l3.2 1.9")]),
        IconDrawing(
            "number",
            outline: [.line("M9.7 3.25L7.3 20.75M16.7 3.25l-2.4 17.5M4 8.5h17M3 15.5h17")]),
        IconDrawing(
            "at",
            outline: [
                .line(
                    """
                    M8 12a4 4 0 1 1 8 0a4 4 0 1 1-8 0ZM16 8v5.3a2.6 2.6 0 0 0 5.2 0V12
                    A9.2 9.2 0 1 0 17.3 19.5
                    """)
            ]),
        IconDrawing(
            "checklist",
            outline: [
                .line(
                    """
                    M12.75 6h8M12.75 12h8M12.75 18h8M3.25 5.75l1.9 1.9 3.9-4.2M3.25 12.25
                    l1.9 1.9 3.9-4.2M3.25 18.75l1.9 1.9 3.9-4.2
                    """)
            ]),
        IconDrawing(
            "list.dash",
            outline: [.line("M9 6h11.6M9 12h11.6M9 18h11.6M3.5 6h1.5M3.5 12h1.5M3.5 18h1.5")]),
        IconDrawing(
            "qrcode",
            outline: [
                .line(
                    """
                    M5 3.5h3.5a1.5 1.5 0 0 1 1.5 1.5v3.5a1.5 1.5 0 0 1-1.5 1.5h-3.5
                    a1.5 1.5 0 0 1-1.5-1.5v-3.5a1.5 1.5 0 0 1 1.5-1.5ZM15.5 3.5h3.5
                    a1.5 1.5 0 0 1 1.5 1.5v3.5a1.5 1.5 0 0 1-1.5 1.5h-3.5
                    a1.5 1.5 0 0 1-1.5-1.5v-3.5a1.5 1.5 0 0 1 1.5-1.5ZM5 14h3.5
                    a1.5 1.5 0 0 1 1.5 1.5v3.5a1.5 1.5 0 0 1-1.5 1.5h-3.5
                    a1.5 1.5 0 0 1-1.5-1.5v-3.5a1.5 1.5 0 0 1 1.5-1.5Z
                    """),
                .area(
                    """
                    M6.15 5.75h1.2a.4 .4 0 0 1 .4 .4v1.2a.4 .4 0 0 1-.4 .4h-1.2
                    a.4 .4 0 0 1-.4-.4v-1.2a.4 .4 0 0 1 .4-.4ZM16.65 5.75h1.2
                    a.4 .4 0 0 1 .4 .4v1.2a.4 .4 0 0 1-.4 .4h-1.2a.4 .4 0 0 1-.4-.4v-1.2
                    a.4 .4 0 0 1 .4-.4ZM6.15 16.25h1.2a.4 .4 0 0 1 .4 .4v1.2a.4 .4 0 0 1-.4 .4
                    h-1.2a.4 .4 0 0 1-.4-.4v-1.2a.4 .4 0 0 1 .4-.4Z
                    """),
                .area(
                    """
                    M13.7 13.2h1.3a.5 .5 0 0 1 .5 .5v1.3a.5 .5 0 0 1-.5 .5h-1.3
                    a.5 .5 0 0 1-.5-.5v-1.3a.5 .5 0 0 1 .5-.5ZM19.6 13.2h1.3a.5 .5 0 0 1 .5 .5
                    v1.3a.5 .5 0 0 1-.5 .5h-1.3a.5 .5 0 0 1-.5-.5v-1.3a.5 .5 0 0 1 .5-.5Z
                    M16.65 16.15h1.3a.5 .5 0 0 1 .5 .5v1.3a.5 .5 0 0 1-.5 .5h-1.3
                    a.5 .5 0 0 1-.5-.5v-1.3a.5 .5 0 0 1 .5-.5ZM13.7 19.1h1.3a.5 .5 0 0 1 .5 .5
                    v1.3a.5 .5 0 0 1-.5 .5h-1.3a.5 .5 0 0 1-.5-.5v-1.3a.5 .5 0 0 1 .5-.5Z
                    M19.6 19.1h1.3a.5 .5 0 0 1 .5 .5v1.3a.5 .5 0 0 1-.5 .5h-1.3
                    a.5 .5 0 0 1-.5-.5v-1.3a.5 .5 0 0 1 .5-.5Z
                    """),
            ]),
        IconDrawing(
            "target",
            outline: [
                .line(ring),
                .line("M7.1 12a4.9 4.9 0 1 1 9.8 0a4.9 4.9 0 1 1-9.8 0Z"),
                .area("M10.4 12a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0Z"),
            ]),
        IconDrawing(
            "square.grid.3x3",
            outline: [.line(squareGrid3x3Body)],
            fill: [.solid(squareGrid3x3Body)]),
        IconDrawing(
            "rectangle.stack",
            outline: [.line(rectangleStackBody), .line(rectangleStackDetail)],
            fill: [.solid(rectangleStackBody), .line(rectangleStackDetail)]),
    ]

    private static let squareBody: StaticString = """
        M6.75 3.5h10.5a3.25 3.25 0 0 1 3.25 3.25v10.5a3.25 3.25 0 0 1-3.25 3.25h-10.5
        a3.25 3.25 0 0 1-3.25-3.25v-10.5a3.25 3.25 0 0 1 3.25-3.25Z
        """

    private static let squareGrid3x3Body: StaticString = """
        M4.2 3.2h1.6a1 1 0 0 1 1 1v1.6a1 1 0 0 1-1 1h-1.6a1 1 0 0 1-1-1v-1.6a1 1 0 0 1 1-1
        ZM11.2 3.2h1.6a1 1 0 0 1 1 1v1.6a1 1 0 0 1-1 1h-1.6a1 1 0 0 1-1-1v-1.6
        a1 1 0 0 1 1-1ZM18.2 3.2h1.6a1 1 0 0 1 1 1v1.6a1 1 0 0 1-1 1h-1.6a1 1 0 0 1-1-1
        v-1.6a1 1 0 0 1 1-1ZM4.2 10.2h1.6a1 1 0 0 1 1 1v1.6a1 1 0 0 1-1 1h-1.6
        a1 1 0 0 1-1-1v-1.6a1 1 0 0 1 1-1ZM11.2 10.2h1.6a1 1 0 0 1 1 1v1.6a1 1 0 0 1-1 1
        h-1.6a1 1 0 0 1-1-1v-1.6a1 1 0 0 1 1-1ZM18.2 10.2h1.6a1 1 0 0 1 1 1v1.6
        a1 1 0 0 1-1 1h-1.6a1 1 0 0 1-1-1v-1.6a1 1 0 0 1 1-1ZM4.2 17.2h1.6a1 1 0 0 1 1 1
        v1.6a1 1 0 0 1-1 1h-1.6a1 1 0 0 1-1-1v-1.6a1 1 0 0 1 1-1ZM11.2 17.2h1.6
        a1 1 0 0 1 1 1v1.6a1 1 0 0 1-1 1h-1.6a1 1 0 0 1-1-1v-1.6a1 1 0 0 1 1-1ZM18.2 17.2
        h1.6a1 1 0 0 1 1 1v1.6a1 1 0 0 1-1 1h-1.6a1 1 0 0 1-1-1v-1.6a1 1 0 0 1 1-1Z
        """

    private static let rectangleStackBody: StaticString = """
        M5.75 9h12.5a3 3 0 0 1 3 3v5.5a3 3 0 0 1-3 3h-12.5a3 3 0 0 1-3-3v-5.5
        a3 3 0 0 1 3-3Z
        """

    private static let rectangleStackDetail: StaticString = "M5 5.9h14M7.25 2.9h9.5"
}
