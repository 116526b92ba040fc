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
        IconDrawing(
            "plus.square",
            outline: [.line(plusSquareBody), .line("M12 8v8M8 12h8")],
            fill: [.solid(plusSquareBody), .gap("M12 7.75v8.5M7.75 12h8.5")]),
        IconDrawing(
            "minus",
            outline: [.line("M4 12h16")]),
        IconDrawing(
            "xmark",
            outline: [.line("M5.25 5.25l13.5 13.5M18.75 5.25l-13.5 13.5")]),
        IconDrawing(
            "xmark.circle",
            outline: [.line(ring), .line("M9.1 9.1l5.8 5.8M14.9 9.1l-5.8 5.8")],
            fill: [.solid(ring), .gap("M8.9 8.9l6.2 6.2M15.1 8.9l-6.2 6.2")]),
        IconDrawing(
            "checkmark",
            outline: [.line("M4 12.9l5.4 5.5L20 5.6")]),
        IconDrawing(
            "checkmark.circle",
            outline: [.line(ring), .line("M8.1 12.4l2.8 2.8 5-6.2")],
            fill: [.solid(ring), .gap("M7.8 12.4l3 3 5.4-6.8")]),
        IconDrawing(
            "ellipsis",
            outline: [
                .area(
                    """
                    M2.35 12a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1-3.8 0ZM10.1 12
                    a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1-3.8 0ZM17.85 12a1.9 1.9 0 1 1 3.8 0
                    a1.9 1.9 0 1 1-3.8 0Z
                    """)
            ]),
        IconDrawing(
            "ellipsis.circle",
            outline: [.line(ring), .area(ellipsisCircleBody)],
            fill: [.solid(ring), .hole(ellipsisCircleBody)]),
        IconDrawing(
            "questionmark.circle",
            outline: [
                .line(ring),
                .line(questionmarkCircleBody),
                .area("M10.9 16.9a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1-2.2 0Z"),
            ],
            fill: [
                .solid(ring),
                .gap(questionmarkCircleBody),
                .hole("M10.95 16.9a1.05 1.05 0 1 1 2.1 0a1.05 1.05 0 1 1-2.1 0Z"),
            ]),
        IconDrawing(
            "info.circle",
            outline: [
                .line(ring),
                .line("M10.4 11.2h1.8v5.3M10.2 16.6h4"),
                .area("M10.7 7.8a1.2 1.2 0 1 1 2.4 0a1.2 1.2 0 1 1-2.4 0Z"),
            ],
            fill: [
                .solid(ring),
                .gap("M10.3 11.2h1.9v5.3M10.1 16.6h4.2"),
                .hole("M10.7 7.7a1.2 1.2 0 1 1 2.4 0a1.2 1.2 0 1 1-2.4 0Z"),
            ]),
        IconDrawing(
            "exclamationmark.circle",
            outline: [
                .line(ring),
                .line("M12 7.2v5.6"),
                .area("M10.85 16.4a1.15 1.15 0 1 1 2.3 0a1.15 1.15 0 1 1-2.3 0Z"),
            ],
            fill: [
                .solid(ring),
                .gap("M12 7.1v5.7"),
                .hole("M10.9 16.4a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1-2.2 0Z"),
            ]),
        IconDrawing(
            "arrow.up.circle",
            outline: [.line(ring), .line("M12 16.5V7.75M8.2 11.3l3.8-3.75 3.8 3.75")],
            fill: [.solid(ring), .gap("M12 16.8V7.5M8 11.2l4-4 4 4")]),
        IconDrawing(
            "magnifyingglass",
            outline: [
                .line(
                    """
                    M3.15 10.4a7.25 7.25 0 1 1 14.5 0a7.25 7.25 0 1 1-14.5 0ZM15.7 15.7
                    l5.4 5.4
                    """)
            ]),
        IconDrawing(
            "square.and.arrow.up",
            outline: [
                .line(
                    """
                    M8.4 8.6H7a2.75 2.75 0 0 0-2.75 2.75v7A2.75 2.75 0 0 0 7 21.1h10
                    a2.75 2.75 0 0 0 2.75-2.75v-7A2.75 2.75 0 0 0 17 8.6h-1.4M12 14.7V2.9
                    M8.2 6.5L12 2.75l3.8 3.75
                    """)
            ],
            fill: [
                .solid(
                    """
                    M7 8.6h10a2.75 2.75 0 0 1 2.75 2.75v7A2.75 2.75 0 0 1 17 21.1H7
                    a2.75 2.75 0 0 1-2.75-2.75v-7A2.75 2.75 0 0 1 7 8.6Z
                    """),
                .hole("M10.2 6h3.6v8.7a1.8 1.8 0 0 1-3.6 0Z"),
                .line("M12 14.7V2.9M8.2 6.5L12 2.75l3.8 3.75"),
            ]),
        IconDrawing(
            "trash",
            outline: [
                .line(
                    """
                    M5.6 6.4l.75 11.9a2.6 2.6 0 0 0 2.6 2.45h6.1a2.6 2.6 0 0 0 2.6-2.45
                    L18.4 6.4M3.75 6.25h16.5M8.4 6v-.6a2.15 2.15 0 0 1 2.15-2.15h2.9
                    A2.15 2.15 0 0 1 15.6 5.4V6M10 10.6v5.8M14 10.6v5.8
                    """)
            ],
            fill: [
                .solid(
                    """
                    M5.6 6.4l.75 11.9a2.6 2.6 0 0 0 2.6 2.45h6.1a2.6 2.6 0 0 0 2.6-2.45
                    L18.4 6.4Z
                    """),
                .line(
                    """
                    M3.75 6.25h16.5M8.4 6v-.6a2.15 2.15 0 0 1 2.15-2.15h2.9
                    A2.15 2.15 0 0 1 15.6 5.4V6
                    """),
                .gap("M10 10.6v5.8M14 10.6v5.8"),
            ]),
        IconDrawing(
            "pencil",
            outline: [
                .line(
                    """
                    M4.6 15.7L15.9 4.4a2.62 2.62 0 0 1 3.7 3.7L8.3 19.4a2 2 0 0 1-.9.5l-3.1.8
                    a.85.85 0 0 1-1-1l.8-3.1a2 2 0 0 1 .5-.9ZM13.6 6.8l3.6 3.6
                    """)
            ]),
        IconDrawing(
            "square.and.pencil",
            outline: [
                .line(
                    """
                    M12.2 4.4H7a3.25 3.25 0 0 0-3.25 3.25V17A3.25 3.25 0 0 0 7 20.25h9.35
                    A3.25 3.25 0 0 0 19.6 17v-5.2
                    """),
                .area(
                    """
                    M10.4 10.6l8-8a1.95 1.95 0 0 1 2.9 0 1.95 1.95 0 0 1 0 2.9l-8 8
                    a1.6 1.6 0 0 1-.8.45l-2.6.6a.75.75 0 0 1-.9-.9l.6-2.6a1.6 1.6 0 0 1 .8-.45
                    Z
                    """),
            ]),
        IconDrawing(
            "line.3.horizontal",
            outline: [.line("M3.5 6h17M3.5 12h17M3.5 18h17")]),
        IconDrawing(
            "list.bullet",
            outline: [
                .line("M9 6h11.6M9 12h11.6M9 18h11.6"),
                .area(
                    """
                    M2.95 6a1.45 1.45 0 1 1 2.9 0a1.45 1.45 0 1 1-2.9 0ZM2.95 12
                    a1.45 1.45 0 1 1 2.9 0a1.45 1.45 0 1 1-2.9 0ZM2.95 18
                    a1.45 1.45 0 1 1 2.9 0a1.45 1.45 0 1 1-2.9 0Z
                    """),
            ]),
        IconDrawing(
            "slider.horizontal.3",
            outline: [
                .line(
                    """
                    M3.25 6h9M18.4 6h2.35M3.25 12h2.35M11.75 12h9M3.25 18h9M18.4 18h2.35
                    M13.1 6a2.3 2.3 0 1 1 4.6 0a2.3 2.3 0 1 1-4.6 0ZM6.3 12
                    a2.3 2.3 0 1 1 4.6 0a2.3 2.3 0 1 1-4.6 0ZM13.1 18a2.3 2.3 0 1 1 4.6 0
                    a2.3 2.3 0 1 1-4.6 0Z
                    """)
            ]),
        IconDrawing(
            "square.grid.2x2",
            outline: [.line(squareGrid2x2Body)],
            fill: [.solid(squareGrid2x2Body)]),
        IconDrawing(
            "square.stack",
            outline: [.line(squareStackBody), .line(squareStackDetail)],
            fill: [.solid(squareStackBody), .line(squareStackDetail)]),
        IconDrawing(
            "link",
            outline: [
                .line(
                    """
                    M10 14a4.4 4.4 0 0 0 6.2.05l3-3a4.4 4.4 0 0 0-6.2-6.2l-1.7 1.7M14 10
                    a4.4 4.4 0 0 0-6.2-.05l-3 3a4.4 4.4 0 0 0 6.2 6.2l1.7-1.7
                    """)
            ]),
        IconDrawing(
            "square.and.arrow.down",
            outline: [
                .line(
                    """
                    M8.4 8.6H7a2.75 2.75 0 0 0-2.75 2.75v7A2.75 2.75 0 0 0 7 21.1h10
                    a2.75 2.75 0 0 0 2.75-2.75v-7A2.75 2.75 0 0 0 17 8.6h-1.4M12 2.9v11.8
                    M8.2 11.1l3.8 3.75 3.8-3.75
                    """)
            ],
            fill: [
                .solid(
                    """
                    M7 8.6h10a2.75 2.75 0 0 1 2.75 2.75v7A2.75 2.75 0 0 1 17 21.1H7
                    a2.75 2.75 0 0 1-2.75-2.75v-7A2.75 2.75 0 0 1 7 8.6Z
                    """),
                .line("M12 2.9v6"),
                .gap("M12 9.1v8.2M8.2 13.6l3.8 3.75 3.8-3.75"),
            ]),
        IconDrawing(
            "doc.on.doc",
            outline: [
                .line(docOnDocBody),
                .line(
                    """
                    M4.6 16.6A2.7 2.7 0 0 1 3.5 14.4V5.65A2.9 2.9 0 0 1 6.4 2.75h6.7
                    c1 0 1.8.5 2.4 1.2
                    """),
            ],
            fill: [
                .solid(docOnDocBody),
                .area(
                    """
                    M5.6 17.6c-1.7-.4-3-1.7-3-3.2V5.65a3.8 3.8 0 0 1 3.8-3.8h6.7
                    c1.4 0 2.6.9 3.2 2.8H8.9a3.3 3.3 0 0 0-3.3 3.3Z
                    """),
            ]),
    ]

    private static let plusSquareBody: StaticString = """
        M6.75 3.5h10.5a3.25 3.25 0 0 1 3.25 3.25v10.5a3.25 3.25 0 0 1-3.25 3.25h-10.5
        a3.25 3.25 0 0 1-3.25-3.25v-10.5a3.25 3.25 0 0 1 3.25-3.25Z
        """

    private static let ellipsisCircleBody: StaticString = """
        M6.55 12a1.25 1.25 0 1 1 2.5 0a1.25 1.25 0 1 1-2.5 0ZM10.75 12
        a1.25 1.25 0 1 1 2.5 0a1.25 1.25 0 1 1-2.5 0ZM14.95 12a1.25 1.25 0 1 1 2.5 0
        a1.25 1.25 0 1 1-2.5 0Z
        """

    private static let questionmarkCircleBody: StaticString =
        "M9.4 9.4a2.65 2.65 0 1 1 4.2 2.2c-.9.6-1.6 1.1-1.6 2.1"

    private static let squareGrid2x2Body: StaticString = """
        M5.5 3.5h2.75a2 2 0 0 1 2 2v2.75a2 2 0 0 1-2 2h-2.75a2 2 0 0 1-2-2v-2.75
        a2 2 0 0 1 2-2ZM15.75 3.5h2.75a2 2 0 0 1 2 2v2.75a2 2 0 0 1-2 2h-2.75
        a2 2 0 0 1-2-2v-2.75a2 2 0 0 1 2-2ZM5.5 13.75h2.75a2 2 0 0 1 2 2v2.75
        a2 2 0 0 1-2 2h-2.75a2 2 0 0 1-2-2v-2.75a2 2 0 0 1 2-2ZM15.75 13.75h2.75
        a2 2 0 0 1 2 2v2.75a2 2 0 0 1-2 2h-2.75a2 2 0 0 1-2-2v-2.75a2 2 0 0 1 2-2Z
        """

    private static let squareStackBody: StaticString = """
        M6.25 9h11.5a3 3 0 0 1 3 3v5.5a3 3 0 0 1-3 3h-11.5a3 3 0 0 1-3-3v-5.5
        a3 3 0 0 1 3-3Z
        """

    private static let squareStackDetail: StaticString = "M5.4 5.9h13.2M7.6 2.9h8.8"

    private static let docOnDocBody: StaticString = """
        M10.9 7h6.45a2.9 2.9 0 0 1 2.9 2.9v8.45a2.9 2.9 0 0 1-2.9 2.9h-6.45
        a2.9 2.9 0 0 1-2.9-2.9v-8.45a2.9 2.9 0 0 1 2.9-2.9Z
        """
}
