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
                .area("M6.25 8.9a1.75 1.75 0 1 1 3.5 0a1.75 1.75 0 1 1 -3.5 0Z"),
            ],
            fill: [
                .solid(photoBody),
                .gap(
                    """
                    M1 19.5l5.6-5.6c.8-.8 2-.8 2.8 0l2.2 2.2 2.9-3.5c.8-1 2.3-1 3.1 0l5.1 6.1
                    """),
                .hole("M6.1 8.7a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1 -3.8 0Z"),
            ]),
        IconDrawing(
            "camera",
            outline: [.line(cameraBody), .line(cameraDetail)],
            fill: [.solid(cameraBody), .gap(cameraDetail)]),
        IconDrawing(
            "music.note",
            outline: [.line(musicNoteBody), .line(musicNoteDetail)],
            fill: [.solid(musicNoteBody), .line(musicNoteDetail)]),
        IconDrawing(
            "play",
            outline: [.line(playBody)],
            fill: [.solid(playBody)]),
        IconDrawing(
            "pause",
            outline: [.line(pauseBody)],
            fill: [.solid(pauseBody)]),
    ]

    private static let photoBody: StaticString = """
        M6 4h12a3.5 3.5 0 0 1 3.5 3.5v9a3.5 3.5 0 0 1 -3.5 3.5h-12a3.5 3.5 0 0 1 -3.5 -3.5
        v-9a3.5 3.5 0 0 1 3.5 -3.5Z
        """

    private static let cameraBody: StaticString = """
        M5.5 6.5h1.6c.7 0 1.3-.35 1.7-.95l.6-.95c.4-.7 1-1.1 1.8-1.1h1.6
        c.8 0 1.4.4 1.8 1.1l.6.95c.4.6 1 .95 1.7.95h1.6a3 3 0 0 1 3 3v7.75a3 3 0 0 1-3 3
        h-13a3 3 0 0 1-3-3V9.5a3 3 0 0 1 3-3Z
        """

    private static let cameraDetail: StaticString =
        "M8.25 13.1a3.75 3.75 0 1 1 7.5 0a3.75 3.75 0 1 1 -7.5 0Z"

    private static let musicNoteBody: StaticString =
        "M5.2 17.4a3.1 3.1 0 1 1 6.2 0a3.1 3.1 0 1 1 -6.2 0Z"

    private static let musicNoteDetail: StaticString = "M11.4 17.4V3.4c.6 3.4 6.4 3.6 6.4 8.2"

    private static let playBody: StaticString = """
        M6 6.73A2.2 2.2 0 0 1 9.309 4.83L18.342 10.1A2.2 2.2 0 0 1 18.342 13.9L9.309 19.17
        A2.2 2.2 0 0 1 6 17.27Z
        """

    private static let pauseBody: StaticString = """
        M6.5 3.75h1.5a1.75 1.75 0 0 1 1.75 1.75v13a1.75 1.75 0 0 1 -1.75 1.75h-1.5
        a1.75 1.75 0 0 1 -1.75 -1.75v-13a1.75 1.75 0 0 1 1.75 -1.75ZM16 3.75h1.5
        a1.75 1.75 0 0 1 1.75 1.75v13a1.75 1.75 0 0 1 -1.75 1.75h-1.5
        a1.75 1.75 0 0 1 -1.75 -1.75v-13a1.75 1.75 0 0 1 1.75 -1.75Z
        """
}
