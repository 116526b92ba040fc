// Path data on the 24 × 24 grid: lines of 1.75 units, live area 2…22, circles of radius 9.

extension IconSet {
    /// People and hands.
    static let people: [IconDrawing] = [
        IconDrawing(
            "person",
            outline: [.line(personBody)],
            fill: [.solid(personBody)]),
        IconDrawing(
            "person.2",
            outline: [
                .line(person2Body),
                .line(
                    """
                    M15.6 4.9a3.2 3.2 0 0 1 0 6.2M18.1 14.7
                    c2.1.6 3.4 2.1 3.4 4 0 .8-.6 1.3-1.4 1.3h-1
                    """),
            ],
            fill: [
                .solid(person2Body),
                .area("M14.2 12.1a6 6 0 0 0 0-7.9a4.1 4.1 0 1 1 0 7.9Z"),
                .area(
                    """
                    M18.6 20.9c.7-3.1-.7-5.5-3.2-6.9 4.2-.2 7 1.9 7 4.6 0 1.4-1 2.3-2.3 2.3Z
                    """),
            ]),
        IconDrawing(
            "person.circle",
            outline: [.line(ring), .area(personCircleBody), .area(personCircleDetail)],
            fill: [.solid(ring), .hole(personCircleBody), .hole(personCircleDetail)]),
        IconDrawing(
            "person.crop.circle",
            outline: [
                .line(ring),
                .line(
                    """
                    M8.9 9.8a3.1 3.1 0 1 1 6.2 0a3.1 3.1 0 1 1-6.2 0ZM5.7 18.4
                    c1.2-2 3.5-3.2 6.3-3.2s5.1 1.2 6.3 3.2
                    """),
            ],
            fill: [
                .solid(ring),
                .hole("M8.4 9.7a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1-7.2 0Z"),
                .hole(
                    """
                    M5.9 17.35c1.3-1.75 3.5-2.85 6.1-2.85s4.8 1.1 6.1 2.85
                    A8.1 8.1 0 0 1 5.9 17.35Z
                    """),
            ]),
        IconDrawing(
            "hand.raised",
            outline: [
                .line(
                    """
                    M10.2 11.4V4.6a1.5 1.5 0 0 1 3 0v6.8M13.2 5.6a1.5 1.5 0 0 1 3 0v6M16.2 8.7
                    a1.5 1.5 0 0 1 3 0v5.8c0 3.9-2.6 6.5-6.3 6.5-2.9 0-4.7-1.1-6.1-3.3
                    L3.9 13.2a1.5 1.5 0 0 1 2.4-1.8l.9 1.1V6.4a1.5 1.5 0 0 1 3 0
                    """)
            ],
            fill: [
                .area(
                    """
                    M6.3 13.1V6.5a1.4 1.4 0 0 1 2.8 0V11.6a.45.45 0 0 0 .9 0V4.5
                    a1.4 1.4 0 0 1 2.8 0V11.6a.45.45 0 0 0 .9 0V5.5a1.4 1.4 0 0 1 2.8 0V12.2
                    a.45.45 0 0 0 .9 0V8.7a1.4 1.4 0 0 1 2.8 0V14.5
                    c0 4.4-2.9 7.4-7.2 7.4-3.3 0-5.4-1.3-6.9-3.7l-2.9-4.5
                    c-.6-.9-.4-2 .4-2.6.8-.7 1.9-.6 2.6.2Z
                    """)
            ]),
        IconDrawing(
            "hand.thumbsup",
            outline: [
                .line(handThumbsupBody),
                .line(
                    """
                    M7.25 11.6l3.5-7.3c.3-.7.9-1.1 1.6-1.1 1.4 0 2.4 1.1 2.4 2.5v3.4h3.9
                    c1.7 0 2.9 1.5 2.6 3.1l-1.1 6c-.2 1.4-1.4 2.4-2.8 2.4H10.2
                    c-1.6 0-2.95-.9-2.95-1.9Z
                    """),
            ],
            fill: [
                .solid(handThumbsupBody),
                .area(
                    """
                    M8.9 11.4l3.1-7c.5-1.3 1.3-2.1 2.1-2.1 1.6 0 2.7 1.5 2.7 3.1v2.8h2.4
                    c2.2 0 3.8 2 3.4 4.1l-1.1 6c-.3 1.8-1.9 3.1-3.7 3.1H12
                    c-1.7 0-3.1-.9-3.1-2.1Z
                    """),
            ]),
        IconDrawing(
            "person.crop.square",
            outline: [
                .line(personCropSquareBody),
                .line(
                    """
                    M9 9.8a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM5.7 19.4c.7-2.5 3.2-4.1 6.3-4.1
                    s5.6 1.6 6.3 4.1
                    """),
            ],
            fill: [
                .solid(personCropSquareBody),
                .hole("M8.5 9.6a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0Z"),
                .hole("M5.7 19.625c.3-2.9 3-5.025 6.3-5.025s6 2.125 6.3 5.025Z"),
            ]),
        IconDrawing(
            "person.3",
            outline: [
                .line(person3Body),
                .line(
                    """
                    M5.6 6.4a2.5 2.5 0 1 0 0 4.9M18.4 6.4a2.5 2.5 0 1 1 0 4.9M4.6 14.4
                    c-1.9.5-3.2 1.8-3.2 3.6 0 .7.4 1.1 1.1 1.1M19.4 14.4
                    c1.9.5 3.2 1.8 3.2 3.6 0 .7-.4 1.1-1.1 1.1
                    """),
            ],
            fill: [
                .solid(person3Body),
                .area("M1.9 9.3a2.9 2.9 0 1 1 5.8 0a2.9 2.9 0 1 1-5.8 0Z"),
                .area("M16.3 9.3a2.9 2.9 0 1 1 5.8 0a2.9 2.9 0 1 1-5.8 0Z"),
                .area(
                    """
                    M6.9 13.8c-3.5-.9-6.4 1.1-6.4 4 0 1.2.8 2.1 2.1 2.1h1.6
                    c-.5-2.3.8-4.7 2.7-6.1ZM17.1 13.8
                    c3.5-.9 6.4 1.1 6.4 4 0 1.2-.8 2.1-2.1 2.1h-1.6c.5-2.3-.8-4.7-2.7-6.1Z
                    """),
            ]),
    ]

    private static let personBody: StaticString = """
        M8 7.7a4 4 0 1 1 8 0a4 4 0 1 1-8 0ZM4.5 19.2c0-2.6 3.2-4.4 7.5-4.4s7.5 1.8 7.5 4.4
        c0 .8-.6 1.3-1.4 1.3H5.9c-.8 0-1.4-.5-1.4-1.3Z
        """

    private static let person2Body: StaticString = """
        M5.7 8.1a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0ZM2.5 18.7c0-2.4 2.8-4 6.6-4
        s6.6 1.6 6.6 4c0 .8-.6 1.3-1.4 1.3H3.9c-.8 0-1.4-.5-1.4-1.3Z
        """

    private static let personCircleBody: StaticString =
        "M9.2 9.1a2.8 2.8 0 1 1 5.6 0a2.8 2.8 0 1 1-5.6 0Z"

    private static let personCircleDetail: StaticString = """
        M6.8 16.5c0-2 2.3-3.3 5.2-3.3s5.2 1.3 5.2 3.3c0 .5-.4.9-.9.9H7.7c-.5 0-.9-.4-.9-.9
        Z
        """

    private static let handThumbsupBody: StaticString = """
        M4.35 10.4h1.3a1.6 1.6 0 0 1 1.6 1.6v7a1.6 1.6 0 0 1-1.6 1.6h-1.3
        a1.6 1.6 0 0 1-1.6-1.6v-7a1.6 1.6 0 0 1 1.6-1.6Z
        """

    private static let personCropSquareBody: StaticString =
        "M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4Z"

    private static let person3Body: StaticString = """
        M8.8 8.6a3.2 3.2 0 1 1 6.4 0a3.2 3.2 0 1 1-6.4 0ZM6.25 18.4c0-2.5 2.5-4.2 5.75-4.2
        s5.75 1.7 5.75 4.2c0 .8-.5 1.3-1.3 1.3h-8.9c-.8 0-1.3-.5-1.3-1.3Z
        """
}
