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
            outline: [.line("M20.500 12h-17M10 5.250L3.250 12 10 18.750")]),
        IconDrawing(
            "arrow.right",
            outline: [.line("M3.500 12h17M14 5.250L20.750 12 14 18.750")]),
        IconDrawing(
            "arrow.left.arrow.right",
            outline: [
                .line(
                    """
                    M20.750 8H3.400M7.400 3.750L3.250 8l4.150 4.250M3.250 16h17.350
                    M16.600 11.750L20.750 16l-4.150 4.250
                    """)
            ]),
        IconDrawing(
            "arrow.clockwise",
            outline: [
                .line("M20.300 9.500A8.700 8.700 0 1 0 20.700 12.600M20.750 4v5.500h-5.500")
            ]),
        IconDrawing(
            "arrow.down.circle",
            outline: [
                .line(ring),
                .line("M12 7.500v8.750M8.200 12.700l3.800 3.750 3.800-3.750"),
            ],
            fill: [.solid(ring), .gap("M12 7.200v9.300M8 12.800l4 4 4-4")]),
        IconDrawing(
            "clock.arrow.circlepath",
            outline: [
                .line(
                    """
                    M4.200 8.200a9 9 0 1 1-1 5.700M3.250 3.900v4.600h4.600M12.200 7.400v5
                    l3.200 1.900
                    """)
            ]),
        IconDrawing(
            "number",
            outline: [
                .line(
                    """
                    M9.700 3.250L7.300 20.750M16.700 3.250l-2.400 17.500M4 8.500h17M3 15.500
                    h17
                    """)
            ]),
        IconDrawing(
            "at",
            outline: [
                .line(
                    """
                    M8 12a4 4 0 1 1 8 0a4 4 0 1 1 -8 0ZM16 8v5.300a2.600 2.600 0 0 0 5.200 0
                    V12A9.200 9.200 0 1 0 17.300 19.500
                    """)
            ]),
        IconDrawing(
            "checklist",
            outline: [
                .line(
                    """
                    M12.750 6h8M12.750 12h8M12.750 18h8M3.250 5.750l1.900 1.900 3.900-4.200
                    M3.250 12.250l1.900 1.900 3.900-4.200M3.250 18.750l1.900 1.900 3.900-4.200
                    """)
            ]),
        IconDrawing(
            "list.dash",
            outline: [
                .line("M9 6h11.6M9 12h11.6M9 18h11.6M3.5 6h1.500M3.5 12h1.500M3.5 18h1.500")
            ]),
        IconDrawing(
            "qrcode",
            outline: [
                .line(
                    """
                    M5 3.5h3.5a1.5 1.5 0 0 1 1.5 1.5v3.5a1.5 1.5 0 0 1 -1.5 1.5h-3.5
                    a1.5 1.5 0 0 1 -1.5 -1.5v-3.5a1.5 1.5 0 0 1 1.5 -1.5ZM15.5 3.5h3.5
                    a1.5 1.5 0 0 1 1.5 1.5v3.5a1.5 1.5 0 0 1 -1.5 1.5h-3.5
                    a1.5 1.5 0 0 1 -1.5 -1.5v-3.5a1.5 1.5 0 0 1 1.5 -1.5ZM5 14h3.5
                    a1.5 1.5 0 0 1 1.5 1.5v3.5a1.5 1.5 0 0 1 -1.5 1.5h-3.5
                    a1.5 1.5 0 0 1 -1.5 -1.5v-3.5a1.5 1.5 0 0 1 1.5 -1.5Z
                    """),
                .area(
                    """
                    M6.15 5.75h1.2a.4 .4 0 0 1 .4 .4v1.2a.4 .4 0 0 1 -.4 .4h-1.2
                    a.4 .4 0 0 1 -.4 -.4v-1.2a.4 .4 0 0 1 .4 -.4ZM16.65 5.75h1.2
                    a.4 .4 0 0 1 .4 .4v1.2a.4 .4 0 0 1 -.4 .4h-1.2a.4 .4 0 0 1 -.4 -.4v-1.2
                    a.4 .4 0 0 1 .4 -.4ZM6.15 16.25h1.2a.4 .4 0 0 1 .4 .4v1.2
                    a.4 .4 0 0 1 -.4 .4h-1.2a.4 .4 0 0 1 -.4 -.4v-1.2a.4 .4 0 0 1 .4 -.4Z
                    """),
                .area(
                    """
                    M13.7 13.2h1.3a.5 .5 0 0 1 .5 .5v1.3a.5 .5 0 0 1 -.5 .5h-1.3
                    a.5 .5 0 0 1 -.5 -.5v-1.3a.5 .5 0 0 1 .5 -.5ZM19.6 13.2h1.3
                    a.5 .5 0 0 1 .5 .5v1.3a.5 .5 0 0 1 -.5 .5h-1.3a.5 .5 0 0 1 -.5 -.5v-1.3
                    a.5 .5 0 0 1 .5 -.5ZM16.65 16.15h1.3a.5 .5 0 0 1 .5 .5v1.3
                    a.5 .5 0 0 1 -.5 .5h-1.3a.5 .5 0 0 1 -.5 -.5v-1.3a.5 .5 0 0 1 .5 -.5Z
                    M13.7 19.1h1.3a.5 .5 0 0 1 .5 .5v1.3a.5 .5 0 0 1 -.5 .5h-1.3
                    a.5 .5 0 0 1 -.5 -.5v-1.3a.5 .5 0 0 1 .5 -.5ZM19.6 19.1h1.3
                    a.5 .5 0 0 1 .5 .5v1.3a.5 .5 0 0 1 -.5 .5h-1.3a.5 .5 0 0 1 -.5 -.5v-1.3
                    a.5 .5 0 0 1 .5 -.5Z
                    """),
            ]),
        IconDrawing(
            "target",
            outline: [
                .line(ring),
                .line("M7.1 12a4.9 4.9 0 1 1 9.8 0a4.9 4.9 0 1 1 -9.8 0Z"),
                .area("M10.4 12a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1 -3.2 0Z"),
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
        M6.75 3.5h10.5a3.25 3.25 0 0 1 3.25 3.25v10.5a3.25 3.25 0 0 1 -3.25 3.25h-10.5
        a3.25 3.25 0 0 1 -3.25 -3.25v-10.5a3.25 3.25 0 0 1 3.25 -3.25Z
        """

    private static let squareGrid3x3Body: StaticString = """
        M4.2 3.2h1.6a1 1 0 0 1 1 1v1.6a1 1 0 0 1 -1 1h-1.6a1 1 0 0 1 -1 -1v-1.6
        a1 1 0 0 1 1 -1ZM11.2 3.2h1.6a1 1 0 0 1 1 1v1.6a1 1 0 0 1 -1 1h-1.6
        a1 1 0 0 1 -1 -1v-1.6a1 1 0 0 1 1 -1ZM18.2 3.2h1.6a1 1 0 0 1 1 1v1.6
        a1 1 0 0 1 -1 1h-1.6a1 1 0 0 1 -1 -1v-1.6a1 1 0 0 1 1 -1ZM4.2 10.2h1.6
        a1 1 0 0 1 1 1v1.6a1 1 0 0 1 -1 1h-1.6a1 1 0 0 1 -1 -1v-1.6a1 1 0 0 1 1 -1Z
        M11.2 10.2h1.6a1 1 0 0 1 1 1v1.6a1 1 0 0 1 -1 1h-1.6a1 1 0 0 1 -1 -1v-1.6
        a1 1 0 0 1 1 -1ZM18.2 10.2h1.6a1 1 0 0 1 1 1v1.6a1 1 0 0 1 -1 1h-1.6
        a1 1 0 0 1 -1 -1v-1.6a1 1 0 0 1 1 -1ZM4.2 17.2h1.6a1 1 0 0 1 1 1v1.6
        a1 1 0 0 1 -1 1h-1.6a1 1 0 0 1 -1 -1v-1.6a1 1 0 0 1 1 -1ZM11.2 17.2h1.6
        a1 1 0 0 1 1 1v1.6a1 1 0 0 1 -1 1h-1.6a1 1 0 0 1 -1 -1v-1.6a1 1 0 0 1 1 -1Z
        M18.2 17.2h1.6a1 1 0 0 1 1 1v1.6a1 1 0 0 1 -1 1h-1.6a1 1 0 0 1 -1 -1v-1.6
        a1 1 0 0 1 1 -1Z
        """

    private static let rectangleStackBody: StaticString = """
        M5.75 9h12.5a3 3 0 0 1 3 3v5.5a3 3 0 0 1 -3 3h-12.5a3 3 0 0 1 -3 -3v-5.5
        a3 3 0 0 1 3 -3Z
        """

    private static let rectangleStackDetail: StaticString = "M5 5.900h14M7.250 2.900h9.500"
}
