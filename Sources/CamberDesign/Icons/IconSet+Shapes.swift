// Path data on the 24 × 24 grid: lines of 1.75 units, live area 2…22, circles of radius 9.

extension IconSet {
    /// Nature, weather and marks.
    static let shapes: [IconDrawing] = [
        IconDrawing(
            "heart",
            outline: [.line(heartBody)],
            fill: [.solid(heartBody)]),
        IconDrawing(
            "heart.circle",
            outline: [
                .line(ring),
                .area(
                    """
                    M12 16.92C11.23 16.92 6.912 14.06 6.912 10.65
                    A2.833 2.833 0 0 1 9.745 7.817C10.68 7.817 11.505 8.23 12 8.945
                    C12.495 8.23 13.32 7.817 14.255 7.817A2.833 2.833 0 0 1 17.087 10.65
                    C17.087 14.06 12.77 16.92 12 16.92Z
                    """),
            ],
            fill: [
                .solid(ring),
                .hole(
                    """
                    M12 17.692C11.118 17.692 6.173 14.416 6.173 10.51
                    A3.245 3.245 0 0 1 9.417 7.266C10.488 7.266 11.433 7.738 12 8.557
                    C12.567 7.738 13.512 7.266 14.583 7.266A3.245 3.245 0 0 1 17.828 10.51
                    C17.828 14.416 12.882 17.692 12 17.692Z
                    """),
            ]),
        IconDrawing(
            "star",
            outline: [.line(starBody)],
            fill: [.solid(starBody)]),
        IconDrawing(
            "star.circle",
            outline: [
                .line(ring),
                .area(
                    """
                    M11.359 8.168A.7 .7 0 0 1 12.641 8.168L13.458 10.035
                    A.3 .3 0 0 0 13.703 10.214L15.732 10.413A.7 .7 0 0 1 16.128 11.633
                    L14.604 12.987A.3 .3 0 0 0 14.511 13.275L14.948 15.266
                    A.7 .7 0 0 1 13.91 16.02L12.152 14.989A.3 .3 0 0 0 11.848 14.989
                    L10.09 16.02A.7 .7 0 0 1 9.052 15.266L9.489 13.275
                    A.3 .3 0 0 0 9.396 12.987L7.872 11.633A.7 .7 0 0 1 8.268 10.413
                    L10.297 10.214A.3 .3 0 0 0 10.542 10.035Z
                    """),
            ],
            fill: [
                .solid(ring),
                .hole(
                    """
                    M11.265 7.704A.8 .8 0 0 1 12.735 7.704L13.634 9.79A.3 .3 0 0 0 13.882 9.97
                    L16.144 10.181A.8 .8 0 0 1 16.598 11.578L14.892 13.079
                    A.3 .3 0 0 0 14.797 13.37L15.296 15.586A.8 .8 0 0 1 14.107 16.45
                    L12.153 15.291A.3 .3 0 0 0 11.847 15.291L9.893 16.45
                    A.8 .8 0 0 1 8.704 15.586L9.203 13.37A.3 .3 0 0 0 9.108 13.079
                    L7.402 11.578A.8 .8 0 0 1 7.856 10.181L10.118 9.97A.3 .3 0 0 0 10.366 9.79
                    Z
                    """),
            ]),
        IconDrawing(
            "flag",
            outline: [
                .line(
                    """
                    M4.75 5.1c2.4-1.4 4.9-1.4 7.25-.2s4.4 1.3 6.4.4c.6-.25 1.2.15 1.2.8v7.7
                    c0 .5-.3.9-.7 1.1-2.3 1-4.6.8-6.9-.4s-4.85-1.2-7.25.2M4.75 3.4v17.8
                    """)
            ],
            fill: [
                .solid(
                    """
                    M4.75 5.1c2.4-1.4 4.9-1.4 7.25-.2s4.4 1.3 6.4.4c.6-.25 1.2.15 1.2.8v7.7
                    c0 .5-.3.9-.7 1.1-2.3 1-4.6.8-6.9-.4s-4.85-1.2-7.25.2Z
                    """),
                .line("M4.75 3.4v17.8"),
            ]),
        IconDrawing(
            "bolt",
            outline: [.line(boltBody)],
            fill: [.solid(boltBody)]),
        IconDrawing(
            "flame",
            outline: [
                .line(flameBody),
                .line(
                    """
                    M12 20.6a3.3 3.3 0 0 1-3.3-3.3c0-1.9 1.7-2.7 2.5-4.5 2.2.7 4.1 2.5 4.1 4.6
                    a3.2 3.2 0 0 1-3.3 3.2Z
                    """),
            ],
            fill: [
                .solid(flameBody),
                .hole(
                    """
                    M12 20.3a3 3 0 0 1-3-3c0-1.9 1.5-2.7 2.1-4.7 2.3.7 3.9 2.5 3.9 4.7
                    a3 3 0 0 1-3 3Z
                    """),
            ]),
        IconDrawing(
            "leaf",
            outline: [.line(leafBody), .line("M3.2 21c1.7-4.5 4.9-7.4 9.7-9.3")],
            fill: [
                .solid(leafBody),
                .gap("M3.2 21c1.7-4.5 4.9-7.4 9.7-9.3"),
                .line("M3.2 21c.4-1.1.9-2.1 1.5-3"),
            ]),
        IconDrawing(
            "sun.max",
            outline: [.line(sunMaxBody), .line(sunMaxDetail)],
            fill: [.solid(sunMaxBody), .line(sunMaxDetail)]),
        IconDrawing(
            "moon",
            outline: [.line(moonBody)],
            fill: [.solid(moonBody)]),
        IconDrawing(
            "cloud",
            outline: [.line(cloudBody)],
            fill: [.solid(cloudBody)]),
        IconDrawing(
            "drop",
            outline: [.line(dropBody)],
            fill: [.solid(dropBody)]),
        IconDrawing(
            "sparkles",
            outline: [
                .line(
                    """
                    M9.7 6C10.82 10.9 11.8 11.88 16.7 13C11.8 14.12 10.82 15.1 9.7 20
                    C8.58 15.1 7.6 14.12 2.7 13C7.6 11.88 8.58 10.9 9.7 6Z
                    """),
                .area(
                    """
                    M18.6 1.6C19.32 4.12 19.68 4.48 22.2 5.2C19.68 5.92 19.32 6.28 18.6 8.8
                    C17.88 6.28 17.52 5.92 15 5.2C17.52 4.48 17.88 4.12 18.6 1.6Z
                    """),
                .area(
                    """
                    M19.2 16.4C19.72 18.22 19.98 18.48 21.8 19
                    C19.98 19.52 19.72 19.78 19.2 21.6C18.68 19.78 18.42 19.52 16.6 19
                    C18.42 18.48 18.68 18.22 19.2 16.4Z
                    """),
            ]),
        IconDrawing(
            "pawprint",
            outline: [.line(pawprintBody)],
            fill: [.solid(pawprintBody)]),
        IconDrawing(
            "wifi",
            outline: [
                .line(
                    """
                    M2.5 9.3a13.6 13.6 0 0 1 19 0M5.9 12.9a8.7 8.7 0 0 1 12.2 0M9.2 16.3
                    a4 4 0 0 1 5.6 0
                    """),
                .area("M10.7 19.3a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0Z"),
            ]),
        IconDrawing(
            "cube",
            outline: [.line(cubeBody), .line("M3.9 7.2L12 11.8l8.1-4.6M12 11.8v9.5")],
            fill: [.solid(cubeBody), .gap("M2 6.1l10 5.7 10-5.7M12 11.8V23")]),
        IconDrawing(
            "umbrella",
            outline: [.line(umbrellaBody), .line(umbrellaDetail)],
            fill: [.solid(umbrellaBody), .line(umbrellaDetail)]),
        IconDrawing(
            "snowflake",
            outline: [
                .line(
                    """
                    M12 12L12 2.75M12 12L20.011 7.375M12 12L20.011 16.625M12 12L12 21.25M12 12
                    L3.989 16.625M12 12L3.989 7.375M9.4 4.368L12 6.4 14.6 4.368M17.309 5.932
                    L16.85 9.2 19.909 10.436M19.909 13.564L16.85 14.8 17.309 18.068
                    M14.6 19.632L12 17.6 9.4 19.632M6.691 18.068L7.15 14.8 4.091 13.564
                    M4.091 10.436L7.15 9.2 6.691 5.932
                    """)
            ]),
    ]

    private static let heartBody: StaticString = """
        M12 20.4C10.6 20.4 2.75 15.2 2.75 9A5.15 5.15 0 0 1 7.9 3.8
        c1.7 0 3.2.8 4.1 2.1.9-1.3 2.4-2.1 4.1-2.1A5.15 5.15 0 0 1 21.25 9
        c0 6.2-7.85 11.4-9.25 11.4Z
        """

    private static let starBody: StaticString = """
        M10.996 4.339A1.1 1.1 0 0 1 13.004 4.339L14.798 8.341A.6 .6 0 0 0 15.281 8.692
        L19.642 9.162A1.1 1.1 0 0 1 20.262 11.071L17.011 14.014A.6 .6 0 0 0 16.826 14.582
        L17.727 18.874A1.1 1.1 0 0 1 16.103 20.054L12.299 17.871A.6 .6 0 0 0 11.701 17.871
        L7.897 20.054A1.1 1.1 0 0 1 6.273 18.874L7.174 14.582A.6 .6 0 0 0 6.989 14.014
        L3.738 11.071A1.1 1.1 0 0 1 4.358 9.162L8.719 8.692A.6 .6 0 0 0 9.202 8.341Z
        """

    private static let boltBody: StaticString = """
        M14.044 3.914A.35 .35 0 0 0 13.448 3.602L5.335 12.182A.9 .9 0 0 0 5.989 13.7
        L10.314 13.7A.8 .8 0 0 1 11.097 14.665L9.956 20.086A.35 .35 0 0 0 10.552 20.398
        L18.665 11.818A.9 .9 0 0 0 18.011 10.3L13.686 10.3A.8 .8 0 0 1 12.903 9.335Z
        """

    private static let flameBody: StaticString = """
        M11 3.6c.1 2.4-.9 3.9-2.3 5.4-.5-.5-.8-1.1-1-1.7-.2-.6-.9-.7-1.3-.2
        C5.2 8.8 4.5 10.9 4.5 13.2a7.5 7.5 0 0 0 15 0
        c0-4.4-2.8-8.3-7.1-10.4-.7-.3-1.4.1-1.4.8Z
        """

    private static let leafBody: StaticString = """
        M20.3 4.3
        c.9 8.7-2 14.9-8.9 14.9-4 0-7-2.7-7-6.6 0-5.7 5.9-7.6 15-8.9.5-.1.85.2.9.6Z
        """

    private static let sunMaxBody: StaticString = "M7.9 12a4.1 4.1 0 1 1 8.2 0a4.1 4.1 0 1 1-8.2 0Z"

    private static let sunMaxDetail: StaticString = """
        M19.6 12L21.5 12M17.374 17.374L18.718 18.718M12 19.6L12 21.5M6.626 17.374
        L5.282 18.718M4.4 12L2.5 12M6.626 6.626L5.282 5.282M12 4.4L12 2.5M17.374 6.626
        L18.718 5.282
        """

    private static let moonBody: StaticString = """
        M9.7 3.7A9 9 0 1 0 20.5 14.7c.2-.6-.4-1.1-1-.9A7.6 7.6 0 0 1 10.5 4.7
        c.2-.6-.2-1.2-.8-1Z
        """

    private static let cloudBody: StaticString = """
        M6.9 18.6a4.7 4.7 0 0 1-.7-9.35 6.2 6.2 0 0 1 11.9 1.05 4.2 4.2 0 0 1-.5 8.3Z
        """

    private static let dropBody: StaticString = """
        M12 2.9c.3 0 .6.1.8.4 3.3 4 6 7.5 6 11a6.8 6.8 0 0 1-13.6 0
        c0-3.5 2.7-7 6-11 .2-.3.5-.4.8-.4Z
        """

    private static let pawprintBody: StaticString = """
        M2.7 11.3a1.6 2 0 1 1 3.2 0a1.6 2 0 1 1-3.2 0ZM7.1 6.3a1.7 2.4 0 1 1 3.4 0
        a1.7 2.4 0 1 1-3.4 0ZM13.5 6.3a1.7 2.4 0 1 1 3.4 0a1.7 2.4 0 1 1-3.4 0ZM18.1 11.3
        a1.6 2 0 1 1 3.2 0a1.6 2 0 1 1-3.2 0ZM12 11.9
        c-2.6 0-5.9 3.3-5.9 6.1 0 1.7 1.2 2.6 2.6 2.6 1.2 0 2.1-.6 3.3-.6s2.1.6 3.3.6
        c1.4 0 2.6-.9 2.6-2.6 0-2.8-3.3-6.1-5.9-6.1Z
        """

    private static let cubeBody: StaticString = """
        M11.424 2.716A1.2 1.2 0 0 1 12.576 2.716L19.724 6.63A1.3 1.3 0 0 1 20.4 7.77
        L20.4 16.23A1.3 1.3 0 0 1 19.724 17.37L12.576 21.284A1.2 1.2 0 0 1 11.424 21.284
        L4.276 17.37A1.3 1.3 0 0 1 3.6 16.23L3.6 7.77A1.3 1.3 0 0 1 4.276 6.63Z
        """

    private static let umbrellaBody: StaticString = """
        M12 3.25a9.25 9.25 0 0 1 9.25 8.6.8.8 0 0 1-.8.9H3.55a.8.8 0 0 1-.8-.9
        A9.25 9.25 0 0 1 12 3.25Z
        """

    private static let umbrellaDetail: StaticString = "M12 13v5.6a2.3 2.3 0 0 0 4.6 0M12 2.6v.6"
}
