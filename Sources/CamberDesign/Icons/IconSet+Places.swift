// Path data on the 24 × 24 grid: lines of 1.75 units, live area 2…22, circles of radius 9.

extension IconSet {
    /// Buildings, maps and travel.
    static let places: [IconDrawing] = [
        IconDrawing(
            "house",
            outline: [
                .line(houseBody),
                .line(
                    """
                    M9.25 20.4v-4.65a1.75 1.75 0 0 1 1.75-1.75h2a1.75 1.75 0 0 1 1.75 1.75
                    v4.65
                    """),
            ],
            fill: [
                .solid(houseBody),
                .hole("M9.3 22v-6.25a1.9 1.9 0 0 1 1.9-1.9h1.6a1.9 1.9 0 0 1 1.9 1.9V22Z"),
            ])
    ]

    private static let houseBody: StaticString = """
        M4 10.2c0-.8.35-1.5.95-2l5.5-4.5a2.45 2.45 0 0 1 3.1 0l5.5 4.5c.6.5.95 1.2.95 2
        v7.55a2.75 2.75 0 0 1-2.75 2.75H6.75A2.75 2.75 0 0 1 4 17.75Z
        """
}
