// Path data on the 24 × 24 grid: lines of 1.75 units, live area 2…22, circles of radius 9.

extension IconSet {
    /// Pictures, sound and film.
    static let media: [IconDrawing] = [
        IconDrawing(
            "photo",
            outline: [
                .line(photoBody),
                .line(
                    """
                    M3.2 17.3l3.6-3.6c.8-.8 2-.8 2.8 0l2 2 2.9-3.5c.8-1 2.3-1 3.1 0l3.6 4.3
                    """),
                .area("M6.25 8.9a1.75 1.75 0 1 1 3.5 0a1.75 1.75 0 1 1-3.5 0Z"),
            ],
            fill: [
                .solid(photoBody),
                .gap(
                    """
                    M1 19.5l5.6-5.6c.8-.8 2-.8 2.8 0l2.2 2.2 2.9-3.5c.8-1 2.3-1 3.1 0l5.1 6.1
                    """),
                .hole("M6.1 8.7a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1-3.8 0Z"),
            ]),
        IconDrawing(
            "camera",
            outline: [.line(cameraBody), .line(cameraDetail)],
            fill: [.solid(cameraBody), .gap(cameraDetail)]),
        IconDrawing(
            "music.note",
            outline: [
                .line(
                    """
                    M5.2 17.4a3.1 3.1 0 1 1 6.2 0a3.1 3.1 0 1 1-6.2 0ZM11.4 17.4V3.4
                    c.6 3.4 6.4 3.6 6.4 8.2
                    """)
            ]),
        IconDrawing(
            "play",
            outline: [.line(playBody)],
            fill: [.solid(playBody)]),
        IconDrawing(
            "pause",
            outline: [.line(pauseBody)],
            fill: [.solid(pauseBody)]),
        IconDrawing(
            "film",
            outline: [
                .line(photoBody),
                .line(
                    """
                    M7.5 4.2v15.6M16.5 4.2v15.6M7.5 12h9M2.7 9.3h4.6M2.7 14.7h4.6M16.7 9.3h4.6
                    M16.7 14.7h4.6
                    """),
            ],
            fill: [
                .solid(photoBody),
                .gap(
                    """
                    M7.5 2.5v19M16.5 2.5v19M7.5 12h9M1 9.2h6.5M1 14.8h6.5M16.5 9.2h6.5
                    M16.5 14.8h6.5
                    """),
            ]),
        IconDrawing(
            "tv",
            outline: [.line(tvBody), .line(tvDetail)],
            fill: [.solid(tvBody), .line(tvDetail)]),
        IconDrawing(
            "headphones",
            outline: [
                .line(
                    """
                    M3 16.4v-3.9a9 9 0 0 1 18 0v3.9M4.9 13.6h.8a1.9 1.9 0 0 1 1.9 1.9v3.4
                    a1.9 1.9 0 0 1-1.9 1.9h-.8a1.9 1.9 0 0 1-1.9-1.9v-3.4
                    a1.9 1.9 0 0 1 1.9-1.9ZM18.3 13.6h.8a1.9 1.9 0 0 1 1.9 1.9v3.4
                    a1.9 1.9 0 0 1-1.9 1.9h-.8a1.9 1.9 0 0 1-1.9-1.9v-3.4
                    a1.9 1.9 0 0 1 1.9-1.9Z
                    """)
            ]),
        IconDrawing(
            "waveform",
            outline: [.line("M3 9.75v4.5M7.5 6.5v11M12 3.25v17.5M16.5 7.5v9M21 10v4")]),
        IconDrawing(
            "play.circle",
            outline: [
                .line(ring),
                .line(
                    """
                    M9.6 9.625A1.1 1.1 0 0 1 11.258 8.677L15.291 11.052
                    A1.1 1.1 0 0 1 15.291 12.948L11.258 15.323A1.1 1.1 0 0 1 9.6 14.375Z
                    """),
            ],
            fill: [
                .solid(ring),
                .hole(
                    """
                    M9 9.488A1.5 1.5 0 0 1 11.246 8.187L15.629 10.699
                    A1.5 1.5 0 0 1 15.629 13.301L11.246 15.813A1.5 1.5 0 0 1 9 14.512Z
                    """),
            ]),
        IconDrawing(
            "gamecontroller",
            outline: [
                .line(gamecontrollerBody),
                .line("M8.2 9v3.6M6.4 10.8H10"),
                .area("M13.5 11.9a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1-2.2 0Z"),
                .area("M15.8 9.6a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1-2.2 0Z"),
            ],
            fill: [
                .solid(gamecontrollerBody),
                .gap("M8.2 8.8v4M6.2 10.8h4"),
                .hole("M13.25 12a1.15 1.15 0 1 1 2.3 0a1.15 1.15 0 1 1-2.3 0Z"),
                .hole("M15.75 9.5a1.15 1.15 0 1 1 2.3 0a1.15 1.15 0 1 1-2.3 0Z"),
            ]),
        IconDrawing(
            "speaker.wave.2",
            outline: [.line(speakerWave2Body), .line(speakerWave2Detail)],
            fill: [.solid(speakerWave2Body), .line(speakerWave2Detail)]),
        IconDrawing(
            "music.note.list",
            outline: [
                .line(
                    """
                    M12.5 18.1a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0ZM17.5 18.1V8.2
                    c.4 1.9 3.7 2.2 3.7 5M3.25 5.5h13M3.25 10.25h9.5M3.25 15h5.5
                    """)
            ]),
        IconDrawing(
            "play.rectangle",
            outline: [
                .line(playRectangleBody),
                .line(
                    """
                    M9.8 10.013A1.1 1.1 0 0 1 11.453 9.062L14.867 11.049
                    A1.1 1.1 0 0 1 14.867 12.951L11.453 14.938A1.1 1.1 0 0 1 9.8 13.987Z
                    """),
            ],
            fill: [
                .solid(playRectangleBody),
                .hole(
                    """
                    M9.2 9.702A1.4 1.4 0 0 1 11.29 8.483L15.349 10.782
                    A1.4 1.4 0 0 1 15.349 13.218L11.29 15.517A1.4 1.4 0 0 1 9.2 14.298Z
                    """),
            ]),
    ]

    private static let photoBody: StaticString = """
        M6 4h12a3.5 3.5 0 0 1 3.5 3.5v9a3.5 3.5 0 0 1-3.5 3.5h-12a3.5 3.5 0 0 1-3.5-3.5v-9
        a3.5 3.5 0 0 1 3.5-3.5Z
        """

    private static let cameraBody: StaticString = """
        M5.5 6.5h1.6c.7 0 1.3-.35 1.7-.95l.6-.95c.4-.7 1-1.1 1.8-1.1h1.6
        c.8 0 1.4.4 1.8 1.1l.6.95c.4.6 1 .95 1.7.95h1.6a3 3 0 0 1 3 3v7.75a3 3 0 0 1-3 3
        h-13a3 3 0 0 1-3-3V9.5a3 3 0 0 1 3-3Z
        """

    private static let cameraDetail: StaticString =
        "M8.25 13.1a3.75 3.75 0 1 1 7.5 0a3.75 3.75 0 1 1-7.5 0Z"

    private static let playBody: StaticString = """
        M6 6.73A2.2 2.2 0 0 1 9.309 4.83L18.342 10.1A2.2 2.2 0 0 1 18.342 13.9L9.309 19.17
        A2.2 2.2 0 0 1 6 17.27Z
        """

    private static let pauseBody: StaticString = """
        M6.5 3.75h1.5a1.75 1.75 0 0 1 1.75 1.75v13a1.75 1.75 0 0 1-1.75 1.75h-1.5
        a1.75 1.75 0 0 1-1.75-1.75v-13a1.75 1.75 0 0 1 1.75-1.75ZM16 3.75h1.5
        a1.75 1.75 0 0 1 1.75 1.75v13a1.75 1.75 0 0 1-1.75 1.75h-1.5
        a1.75 1.75 0 0 1-1.75-1.75v-13a1.75 1.75 0 0 1 1.75-1.75Z
        """

    private static let tvBody: StaticString = """
        M5.25 4h13.5a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-13.5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3Z
        """

    private static let tvDetail: StaticString = "M8 20.4h8"

    private static let gamecontrollerBody: StaticString = """
        M7.2 6.2h9.6c2.2 0 3.7 1.5 4.2 3.7l1 4.9c.3 1.7-.6 3.2-2.2 3.4-1 .2-2-.2-2.7-1
        l-1.5-1.8H8.4l-1.5 1.8c-.7.8-1.7 1.2-2.7 1-1.6-.2-2.5-1.7-2.2-3.4l1-4.9
        c.5-2.2 2-3.7 4.2-3.7Z
        """

    private static let speakerWave2Body: StaticString = """
        M3 9.75h2.7L10.2 5.7c.7-.6 1.7-.1 1.7.8v11c0 .9-1 1.4-1.7.8l-4.5-4.05H3
        c-.55 0-1-.45-1-1v-2.5c0-.55.45-1 1-1Z
        """

    private static let speakerWave2Detail: StaticString =
        "M15.4 8.9a4.6 4.6 0 0 1 0 6.2M18.5 5.9a8.9 8.9 0 0 1 0 12.2"

    private static let playRectangleBody: StaticString = """
        M6 4.25h12a3.5 3.5 0 0 1 3.5 3.5v8.5a3.5 3.5 0 0 1-3.5 3.5h-12
        a3.5 3.5 0 0 1-3.5-3.5v-8.5a3.5 3.5 0 0 1 3.5-3.5Z
        """
}
