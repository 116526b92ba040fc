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
            ]),
        IconDrawing(
            "map",
            outline: [.line(mapBody), .line("M8.9 3.6v14M15.1 6.4v14")],
            fill: [.solid(mapBody), .gap("M8.9 1.5v17M15.1 5.5v17")]),
        IconDrawing(
            "location",
            outline: [.line(locationBody)],
            fill: [.solid(locationBody)]),
        IconDrawing(
            "location.circle",
            outline: [
                .line(ring),
                .solid(
                    """
                    M15.267 8.078A.5 .5 0 0 1 15.922 8.733L13.366 14.794
                    A.5 .5 0 0 1 12.443 14.791L11.532 12.577A.2 .2 0 0 0 11.423 12.468
                    L9.209 11.557A.5 .5 0 0 1 9.206 10.634Z
                    """),
            ],
            fill: [
                .solid(ring),
                .hole(
                    """
                    M15.026 7.149A1.4 1.4 0 0 1 16.851 8.974L14.094 15.755
                    A1 1 0 0 1 12.224 15.711L11.28 13.026A.5 .5 0 0 0 10.974 12.72
                    L8.289 11.776A1 1 0 0 1 8.245 9.906Z
                    """),
            ]),
        IconDrawing(
            "mappin",
            outline: [
                .line(mappinBody),
                .line("M9.4 10a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0Z"),
            ],
            fill: [
                .solid(mappinBody),
                .hole("M9.3 10a2.7 2.7 0 1 1 5.4 0a2.7 2.7 0 1 1 -5.4 0Z"),
            ]),
        IconDrawing(
            "globe",
            outline: [.line(ring), .line("M8 12a4 9 0 1 1 8 0a4 9 0 1 1 -8 0ZM3 12h18")],
            fill: [.solid(ring), .gap("M8 12a4 10 0 1 1 8 0a4 10 0 1 1 -8 0ZM1 12h22")]),
        IconDrawing(
            "safari",
            outline: [
                .line(ring),
                .line(
                    """
                    M15.441 8.16A.3 .3 0 0 1 15.84 8.559L13.546 13.403
                    A.3 .3 0 0 1 13.403 13.546L8.559 15.84A.3 .3 0 0 1 8.16 15.441
                    L10.454 10.597A.3 .3 0 0 1 10.597 10.454Z
                    """),
            ],
            fill: [
                .solid(ring),
                .hole(
                    """
                    M15.938 7.26A.6 .6 0 0 1 16.74 8.062L13.976 13.745
                    A.5 .5 0 0 1 13.745 13.976L8.062 16.74A.6 .6 0 0 1 7.26 15.938
                    L10.024 10.255A.5 .5 0 0 1 10.255 10.024Z
                    """),
                .area("M10.7 12a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1 -2.6 0Z"),
            ]),
        IconDrawing(
            "airplane",
            outline: [.line(airplaneBody)],
            fill: [.solid(airplaneBody)]),
        IconDrawing(
            "car",
            outline: [
                .line(carBody),
                .line(
                    """
                    M4.7 10.6l1.7-4.7c.4-1.2 1.5-1.9 2.7-1.9h5.8c1.2 0 2.3.7 2.7 1.9l1.7 4.7
                    M5.6 17.8v2.4M18.4 17.8v2.4
                    """),
                .area("M5.75 14.05a1.15 1.15 0 1 1 2.3 0a1.15 1.15 0 1 1 -2.3 0Z"),
                .area("M15.95 14.05a1.15 1.15 0 1 1 2.3 0a1.15 1.15 0 1 1 -2.3 0Z"),
            ],
            fill: [
                .solid(carBody),
                .solid(
                    """
                    M4.7 10.6l1.7-4.7c.4-1.2 1.5-1.9 2.7-1.9h5.8c1.2 0 2.3.7 2.7 1.9l1.7 4.7Z
                    """),
                .hole("M6.9 9.5l1.05-2.9c.2-.5.6-.8 1.1-.8h5.9c.5 0 .9.3 1.1.8l1.05 2.9Z"),
                .line("M5.6 17.8v2.4M18.4 17.8v2.4"),
                .hole("M5.6 13.7a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1 -2.6 0Z"),
                .hole("M15.8 13.7a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1 -2.6 0Z"),
            ]),
        IconDrawing(
            "fork.knife",
            outline: [
                .line(
                    """
                    M3.75 2.9v5a3.25 3.25 0 0 0 6.5 0v-5M7 2.9v18.2M18.9 13.6h-2.3
                    c-1.2 0-1.9-.8-1.9-2 0-4 1.6-7.3 4.2-8.7v18.2
                    """)
            ]),
        IconDrawing(
            "cup.and.saucer",
            outline: [.line(cupAndSaucerBody), .line(cupAndSaucerDetail)],
            fill: [.solid(cupAndSaucerBody), .line(cupAndSaucerDetail)]),
        IconDrawing(
            "building.2",
            outline: [
                .line(
                    """
                    M4 20.5V6a2.5 2.5 0 0 1 2.5-2.5h5A2.5 2.5 0 0 1 14 6v14.5ZM14 9.5h3.5
                    A2.5 2.5 0 0 1 20 12v8.5h-6ZM2.5 20.5h19M7.6 7.8h2.8M7.6 12h2.8M7.6 16.2
                    h2.8M17 13.6v.01M17 16.9v.01
                    """)
            ],
            fill: [
                .solid("M4 20.5V6a2.5 2.5 0 0 1 2.5-2.5h4A2.5 2.5 0 0 1 13 6v14.5Z"),
                .area("M15.4 8.6h2.1a3.4 3.4 0 0 1 3.4 3.4v9.4h-5.5Z"),
                .gap("M7.2 7.8h2.6M7.2 12h2.6M7.2 16.2h2.6M18.1 13.2v.01M18.1 16.6v.01"),
                .line("M2.5 20.5h19"),
            ]),
        IconDrawing(
            "storefront",
            outline: [
                .line(
                    """
                    M4.4 12.2v6.05a2.25 2.25 0 0 0 2.25 2.25h10.7a2.25 2.25 0 0 0 2.25-2.25
                    V12.2M9.4 20.4v-3.65a1.5 1.5 0 0 1 1.5-1.5h2.2a1.5 1.5 0 0 1 1.5 1.5v3.65
                    M5.1 3.5h13.8c.5 0 .9.3 1.1.75l1.6 3.9c.2.4.2.9.1 1.3
                    a2.5 2.5 0 0 1-4.8.3 2.5 2.5 0 0 1-4.8 0 2.5 2.5 0 0 1-4.8 0 2.5 2.5 0 0
                    1-4.8-.3c-.1-.4-.1-.9.1-1.3L4 4.25c.2-.45.6-.75 1.1-.75Z
                    """)
            ],
            fill: [
                .solid(
                    """
                    M5.1 3.5h13.8c.5 0 .9.3 1.1.75l1.6 3.9c.2.4.2.9.1 1.3
                    a2.5 2.5 0 0 1-4.8.3 2.5 2.5 0 0 1-4.8 0 2.5 2.5 0 0 1-4.8 0 2.5 2.5 0 0
                    1-4.8-.3c-.1-.4-.1-.9.1-1.3L4 4.25c.2-.45.6-.75 1.1-.75Z
                    """),
                .area(
                    """
                    M3.5 13.6
                    c1.6 0 2.8-.4 3.7-1.3 1.4 1.5 3.6 1.5 4.8.1 1.2 1.4 3.4 1.4 4.8-.1.9.9
                    2.1 1.3 3.7 1.3v4.6a3.1 3.1 0 0 1-3.1 3.1h-2.1v-4.4a1.6 1.6 0 0 0-1.6-1.6
                    h-3.4a1.6 1.6 0 0 0-1.6 1.6v4.4H6.6a3.1 3.1 0 0 1-3.1-3.1Z
                    """),
            ]),
    ]

    private static let houseBody: StaticString = """
        M4 10.2c0-.8.35-1.5.95-2l5.5-4.5a2.45 2.45 0 0 1 3.1 0l5.5 4.5c.6.5.95 1.2.95 2
        v7.55a2.75 2.75 0 0 1-2.75 2.75H6.75A2.75 2.75 0 0 1 4 17.75Z
        """

    private static let mapBody: StaticString = """
        M2.75 7.314A1.6 1.6 0 0 1 3.668 5.867L8.645 3.52A.6 .6 0 0 1 9.155 3.519
        L14.845 6.181A.6 .6 0 0 0 15.355 6.18L18.968 4.476A1.6 1.6 0 0 1 21.25 5.923
        L21.25 16.686A1.6 1.6 0 0 1 20.332 18.133L15.355 20.48A.6 .6 0 0 1 14.845 20.481
        L9.155 17.819A.6 .6 0 0 0 8.645 17.82L5.032 19.524A1.6 1.6 0 0 1 2.75 18.077Z
        """

    private static let locationBody: StaticString = """
        M17.689 4.088A1.7 1.7 0 0 1 19.912 6.311L14.99 18.125A1.3 1.3 0 0 1 12.531 17.95
        L11.303 13.199A.7 .7 0 0 0 10.801 12.697L6.05 11.469A1.3 1.3 0 0 1 5.875 9.01Z
        """

    private static let mappinBody: StaticString = """
        M12 21.4c-.6 0-7.25-5.6-7.25-11.4a7.25 7.25 0 0 1 14.5 0c0 5.8-6.65 11.4-7.25 11.4
        Z
        """

    private static let airplaneBody: StaticString = """
        M21.9 12c0 1-1.2 1.75-2.7 1.75h-4.3l-3.9 6.4c-.3.5-.8.75-1.3.75H8.6
        c-.5 0-.8-.4-.7-.9l1.5-6.25H5.9l-1.4 1.9c-.2.3-.5.45-.9.45h-.7c-.5 0-.8-.45-.65-.9
        L3.3 12l-1.05-3.2c-.15-.45.15-.9.65-.9h.7c.4 0 .7.15.9.45l1.4 1.9h3.5L7.9 4
        c-.1-.5.2-.9.7-.9h1.1c.5 0 1 .25 1.3.75l3.9 6.4h4.3c1.5 0 2.7.75 2.7 1.75Z
        """

    private static let carBody: StaticString = """
        M5.35 10.4h13.3a2.6 2.6 0 0 1 2.6 2.6v2.1a2.6 2.6 0 0 1 -2.6 2.6h-13.3
        a2.6 2.6 0 0 1 -2.6 -2.6v-2.1a2.6 2.6 0 0 1 2.6 -2.6Z
        """

    private static let cupAndSaucerBody: StaticString =
        "M3.5 5.25h13.25v6a5.25 5.25 0 0 1-5.25 5.25H8.75A5.25 5.25 0 0 1 3.5 11.25Z"

    private static let cupAndSaucerDetail: StaticString =
        "M16.75 7.25h1.4a2.75 2.75 0 0 1 0 5.5h-1.6M3 20h14.25"
}
