// Path data on the 24 × 24 grid: lines of 1.75 units, live area 2…22, circles of radius 9.

extension IconSet {
    /// Everyday things.
    static let objects: [IconDrawing] = [
        IconDrawing(
            "calendar",
            outline: [
                .line(
                    """
                    M6.85 4.4h10.3a3.6 3.6 0 0 1 3.6 3.6v9.4a3.6 3.6 0 0 1-3.6 3.6h-10.3
                    a3.6 3.6 0 0 1-3.6-3.6v-9.4a3.6 3.6 0 0 1 3.6-3.6ZM3.25 9.4h17.5M8 2.6v3.6
                    M16 2.6v3.6
                    """),
                .area(
                    """
                    M6.95 13.1a1.05 1.05 0 1 1 2.1 0a1.05 1.05 0 1 1-2.1 0ZM10.95 13.1
                    a1.05 1.05 0 1 1 2.1 0a1.05 1.05 0 1 1-2.1 0ZM14.95 13.1
                    a1.05 1.05 0 1 1 2.1 0a1.05 1.05 0 1 1-2.1 0ZM6.95 17
                    a1.05 1.05 0 1 1 2.1 0a1.05 1.05 0 1 1-2.1 0ZM10.95 17
                    a1.05 1.05 0 1 1 2.1 0a1.05 1.05 0 1 1-2.1 0ZM14.95 17
                    a1.05 1.05 0 1 1 2.1 0a1.05 1.05 0 1 1-2.1 0Z
                    """),
            ]),
        IconDrawing(
            "clock",
            outline: [.line(ring), .line("M12 6.8v5.4l3.3 2.1")],
            fill: [.solid(ring), .gap("M12 6.6v5.6l3.5 2.2")]),
        IconDrawing(
            "book",
            outline: [.line(bookBody), .line("M12 6.4v14.4")],
            fill: [.solid(bookBody), .gap("M12 3v20")]),
        IconDrawing(
            "bookmark",
            outline: [.line(bookmarkBody)],
            fill: [.solid(bookmarkBody)]),
        IconDrawing(
            "folder",
            outline: [.line(folderBody), .line("M2.5 10.6h19")],
            fill: [.solid(folderBody), .gap("M1 10.6h22")]),
        IconDrawing(
            "doc",
            outline: [.line(docBody), .line("M13 3v4a1.75 1.75 0 0 0 1.75 1.75h4")],
            fill: [.solid(docBody), .gap("M13 1.5V7a1.75 1.75 0 0 0 1.75 1.75h5.5")]),
        IconDrawing(
            "doc.text",
            outline: [
                .line(docBody),
                .line("M13 3v4a1.75 1.75 0 0 0 1.75 1.75h4M8.75 13h6.5M8.75 16.8h4"),
            ],
            fill: [
                .solid(docBody),
                .gap("M13 1.5V7a1.75 1.75 0 0 0 1.75 1.75h5.5M8.75 13h6.5M8.75 16.8h4"),
            ]),
        IconDrawing(
            "tray",
            outline: [
                .line(trayBody),
                .line(
                    """
                    M3 13.4h4.4c.6 0 1 .4 1.25.9a3.8 3.8 0 0 0 6.7 0c.25-.5.65-.9 1.25-.9H21
                    """),
            ],
            fill: [
                .solid(trayBody),
                .gap(
                    """
                    M.5 13.4h6.9c.6 0 1 .4 1.25.9a3.8 3.8 0 0 0 6.7 0c.25-.5.65-.9 1.25-.9h6.9
                    """),
            ]),
        IconDrawing(
            "archivebox",
            outline: [
                .line(
                    """
                    M4.4 3.75h15.2a1.9 1.9 0 0 1 1.9 1.9v1.45a1.9 1.9 0 0 1-1.9 1.9h-15.2
                    a1.9 1.9 0 0 1-1.9-1.9v-1.45a1.9 1.9 0 0 1 1.9-1.9ZM4.1 9v8.25
                    a3 3 0 0 0 3 3h9.8a3 3 0 0 0 3-3V9M9.75 13h4.5
                    """)
            ],
            fill: [
                .area(
                    """
                    M4.4 2.875h15.2a2.775 2.775 0 0 1 2.775 2.775v1.175
                    a2.775 2.775 0 0 1-2.775 2.775h-15.2a2.775 2.775 0 0 1-2.775-2.775v-1.175
                    a2.775 2.775 0 0 1 2.775-2.775Z
                    """),
                .area(
                    """
                    M3.225 11.1h17.55v6.15a3.875 3.875 0 0 1-3.875 3.875H7.1
                    a3.875 3.875 0 0 1-3.875-3.875Z
                    """),
                .gap("M9.75 14.2h4.5"),
            ]),
        IconDrawing(
            "lock",
            outline: [
                .line(lockBody),
                .line("M7.75 10.4V7.1a4.25 4.25 0 0 1 8.5 0v3.3M12 14.4v2.4"),
            ],
            fill: [
                .solid(lockBody),
                .line("M7.75 10.4V7.1a4.25 4.25 0 0 1 8.5 0v3.3"),
                .gap("M12 14.3v2.6"),
            ]),
        IconDrawing(
            "lock.open",
            outline: [.line(lockBody), .line("M7.75 10.4V6.9a4.25 4.25 0 0 1 8-2M12 14.4v2.4")],
            fill: [
                .solid(lockBody),
                .line("M7.75 10.4V6.9a4.25 4.25 0 0 1 8-2"),
                .gap("M12 14.3v2.6"),
            ]),
        IconDrawing(
            "key",
            outline: [
                .line(keyBody),
                .line(keyDetail),
                .area("M6.15 16.1a1.25 1.25 0 1 1 2.5 0a1.25 1.25 0 1 1-2.5 0Z"),
            ],
            fill: [
                .solid(keyBody),
                .line(keyDetail),
                .hole("M5.3 16.6a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0Z"),
            ]),
        IconDrawing(
            "newspaper",
            outline: [
                .line(newspaperBody),
                .line("M17.5 9v8.5a2.4 2.4 0 0 0 1.5 2.5M6.4 8.4h7.2M6.4 12.2h7.2M6.4 16h4"),
            ],
            fill: [
                .solid(newspaperBody),
                .gap("M17.5 8.4v14M6.3 8.4h7.2M6.3 12.2h7.2M6.3 16h4"),
            ]),
        IconDrawing(
            "briefcase",
            outline: [
                .line(briefcaseBody),
                .line(
                    """
                    M8.25 6.75V5.9a2.4 2.4 0 0 1 2.4-2.4h2.7a2.4 2.4 0 0 1 2.4 2.4v.85
                    M2.75 12.75h18.5M12 11.9v1.7
                    """),
            ],
            fill: [
                .solid(briefcaseBody),
                .line("M8.25 6.75V5.9a2.4 2.4 0 0 1 2.4-2.4h2.7a2.4 2.4 0 0 1 2.4 2.4v.85"),
                .gap("M1 12.9h9.4M13.6 12.9H23"),
                .area(
                    """
                    M11.6 11.6h.8a1 1 0 0 1 1 1v.6a1 1 0 0 1-1 1h-.8a1 1 0 0 1-1-1v-.6
                    a1 1 0 0 1 1-1Z
                    """),
            ]),
        IconDrawing(
            "graduationcap",
            outline: [
                .line(graduationcapBody),
                .line(
                    """
                    M5.75 11.9v4.5c0 2 2.9 3.35 6.25 3.35s6.25-1.35 6.25-3.35v-4.5M22 9.5v5.8
                    """),
            ],
            fill: [
                .solid(graduationcapBody),
                .line("M22 9.5v5.8"),
                .area(
                    """
                    M4.9 13.2l5.4 2.6a4 4 0 0 0 3.4 0l5.4-2.6v3.2c0 2.6-3.3 4.2-7.1 4.2
                    s-7.1-1.6-7.1-4.2Z
                    """),
            ]),
        IconDrawing(
            "eye",
            outline: [.line(eyeBody), .line("M8.9 12a3.1 3.1 0 1 1 6.2 0a3.1 3.1 0 1 1-6.2 0Z")],
            fill: [.solid(eyeBody), .gap("M8.5 12a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0Z")]),
        IconDrawing(
            "shield",
            outline: [.line(shieldBody)],
            fill: [.solid(shieldBody)]),
        IconDrawing(
            "chart.bar",
            outline: [.line(chartBarBody)],
            fill: [.solid(chartBarBody)]),
        IconDrawing(
            "chart.pie",
            outline: [.line(chartPieBody)],
            fill: [.solid(chartPieBody)]),
        IconDrawing(
            "chart.line.uptrend.xyaxis",
            outline: [
                .line(
                    """
                    M3.25 3.5v14a3 3 0 0 0 3 3h14.5M7.5 14.9l3.5-4.2 3.2 2.8 5.6-6.7M15.4 6.5
                    h4.6v4.6
                    """)
            ]),
        IconDrawing(
            "trophy",
            outline: [.line(trophyBody), .line(trophyDetail)],
            fill: [.solid(trophyBody), .line(trophyDetail)]),
        IconDrawing(
            "crown",
            outline: [.line(crownBody)],
            fill: [.solid(crownBody)]),
        IconDrawing(
            "dumbbell",
            outline: [.line(dumbbellBody), .line(dumbbellDetail)],
            fill: [.solid(dumbbellBody), .line(dumbbellDetail)]),
        IconDrawing(
            "gearshape",
            outline: [
                .line(gearshapeBody),
                .line("M8.9 12a3.1 3.1 0 1 1 6.2 0a3.1 3.1 0 1 1-6.2 0Z"),
            ],
            fill: [
                .solid(gearshapeBody),
                .hole("M8.7 12a3.3 3.3 0 1 1 6.6 0a3.3 3.3 0 1 1-6.6 0Z"),
            ]),
        IconDrawing(
            "gear",
            outline: [
                .line(
                    """
                    M10.644 4.435A.25 .25 0 0 0 10.825 4.241L11.093 2.861
                    A.4 .4 0 0 1 11.485 2.538L12.515 2.538A.4 .4 0 0 1 12.907 2.861
                    L13.175 4.241A.25 .25 0 0 0 13.356 4.435L14.608 4.771
                    A.25 .25 0 0 0 14.862 4.693L15.784 3.632A.4 .4 0 0 1 16.286 3.548
                    L17.177 4.063A.4 .4 0 0 1 17.355 4.539L16.897 5.868
                    A.25 .25 0 0 0 16.956 6.126L17.874 7.044A.25 .25 0 0 0 18.132 7.103
                    L19.461 6.645A.4 .4 0 0 1 19.937 6.823L20.452 7.714
                    A.4 .4 0 0 1 20.368 8.216L19.307 9.138A.25 .25 0 0 0 19.229 9.392
                    L19.565 10.644A.25 .25 0 0 0 19.759 10.825L21.139 11.093
                    A.4 .4 0 0 1 21.462 11.485L21.462 12.515A.4 .4 0 0 1 21.139 12.907
                    L19.759 13.175A.25 .25 0 0 0 19.565 13.356L19.229 14.608
                    A.25 .25 0 0 0 19.307 14.862L20.368 15.784A.4 .4 0 0 1 20.452 16.286
                    L19.937 17.177A.4 .4 0 0 1 19.461 17.355L18.132 16.897
                    A.25 .25 0 0 0 17.874 16.956L16.956 17.874A.25 .25 0 0 0 16.897 18.132
                    L17.355 19.461A.4 .4 0 0 1 17.177 19.937L16.286 20.452
                    A.4 .4 0 0 1 15.784 20.368L14.862 19.307A.25 .25 0 0 0 14.608 19.229
                    L13.356 19.565A.25 .25 0 0 0 13.175 19.759L12.907 21.139
                    A.4 .4 0 0 1 12.515 21.462L11.485 21.462A.4 .4 0 0 1 11.093 21.139
                    L10.825 19.759A.25 .25 0 0 0 10.644 19.565L9.392 19.229
                    A.25 .25 0 0 0 9.138 19.307L8.216 20.368A.4 .4 0 0 1 7.714 20.452
                    L6.823 19.937A.4 .4 0 0 1 6.645 19.461L7.103 18.132
                    A.25 .25 0 0 0 7.044 17.874L6.126 16.956A.25 .25 0 0 0 5.868 16.897
                    L4.539 17.355A.4 .4 0 0 1 4.063 17.177L3.548 16.286
                    A.4 .4 0 0 1 3.632 15.784L4.693 14.862A.25 .25 0 0 0 4.771 14.608
                    L4.435 13.356A.25 .25 0 0 0 4.241 13.175L2.861 12.907
                    A.4 .4 0 0 1 2.538 12.515L2.538 11.485A.4 .4 0 0 1 2.861 11.093
                    L4.241 10.825A.25 .25 0 0 0 4.435 10.644L4.771 9.392
                    A.25 .25 0 0 0 4.693 9.138L3.632 8.216A.4 .4 0 0 1 3.548 7.714L4.063 6.823
                    A.4 .4 0 0 1 4.539 6.645L5.868 7.103A.25 .25 0 0 0 6.126 7.044L7.044 6.126
                    A.25 .25 0 0 0 7.103 5.868L6.645 4.539A.4 .4 0 0 1 6.823 4.063L7.714 3.548
                    A.4 .4 0 0 1 8.216 3.632L9.138 4.693A.25 .25 0 0 0 9.392 4.771ZM7.7 12
                    a4.3 4.3 0 1 1 8.6 0a4.3 4.3 0 1 1-8.6 0Z
                    """)
            ]),
    ]

    private static let bookBody: StaticString = """
        M12 6.4c-1.8-1.5-4.6-2.3-7.4-2.4-1.1 0-1.85.8-1.85 1.75v11
        c0 1 .85 1.75 1.85 1.75 2.8.1 5.6.8 7.4 2.3 1.8-1.5 4.6-2.2 7.4-2.3 1 0 1.85-.75
        1.85-1.75v-11c0-.95-.75-1.75-1.85-1.75-2.8.1-5.6.9-7.4 2.4Z
        """

    private static let bookmarkBody: StaticString = """
        M5.75 6a3 3 0 0 1 3-3h6.5a3 3 0 0 1 3 3v13.6c0 1-1.15 1.6-1.95 1L12 17.3l-4.3 3.3
        c-.8.6-1.95 0-1.95-1Z
        """

    private static let folderBody: StaticString = """
        M2.5 7.4a2.9 2.9 0 0 1 2.9-2.9h3.3c.8 0 1.5.3 2 .85l1 1c.4.45 1 .7 1.6.7h5.3
        a2.9 2.9 0 0 1 2.9 2.9v6.65a2.9 2.9 0 0 1-2.9 2.9H5.4a2.9 2.9 0 0 1-2.9-2.9Z
        """

    private static let docBody: StaticString = """
        M5 5.75a3 3 0 0 1 3-3h4.7c.8 0 1.55.3 2.1.9l3.3 3.3c.6.55.9 1.3.9 2.1v9.2
        a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3Z
        """

    private static let trayBody: StaticString = """
        M2.75 13.4l2.9-6.9c.5-1.1 1.5-1.75 2.65-1.75h7.4c1.15 0 2.15.65 2.65 1.75l2.9 6.9
        v3.35a3 3 0 0 1-3 3H5.75a3 3 0 0 1-3-3Z
        """

    private static let lockBody: StaticString = """
        M7.6 10.4h8.8a3.1 3.1 0 0 1 3.1 3.1v4.2a3.1 3.1 0 0 1-3.1 3.1h-8.8
        a3.1 3.1 0 0 1-3.1-3.1v-4.2a3.1 3.1 0 0 1 3.1-3.1Z
        """

    private static let keyBody: StaticString = "M3 15.6a4.9 4.9 0 1 1 9.8 0a4.9 4.9 0 1 1-9.8 0Z"

    private static let keyDetail: StaticString = "M11.4 12.1L20.6 2.9M17 6.5l3.1 3.1"

    private static let newspaperBody: StaticString = """
        M17.5 9V6.75A2.75 2.75 0 0 0 14.75 4H5.25A2.75 2.75 0 0 0 2.5 6.75V17
        a3 3 0 0 0 3 3H19a2.5 2.5 0 0 0 2.5-2.5V10.9A1.9 1.9 0 0 0 19.6 9Z
        """

    private static let briefcaseBody: StaticString =
        "M5.5 7h13a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3Z"

    private static let graduationcapBody: StaticString = """
        M11 4.6L2.3 8.7a.7.7 0 0 0 0 1.3L11 14.1a2.4 2.4 0 0 0 2 0l8.7-4.1
        a.7.7 0 0 0 0-1.3L13 4.6a2.4 2.4 0 0 0-2 0Z
        """

    private static let eyeBody: StaticString = """
        M2 12c1.9-4.2 5.7-6.9 10-6.9s8.1 2.7 10 6.9c-1.9 4.2-5.7 6.9-10 6.9S3.9 16.2 2 12Z
        """

    private static let shieldBody: StaticString = """
        M11.2 2.9L5.4 5a2 2 0 0 0-1.3 1.9v4.6
        c0 4.5 3 7.7 7.2 9.5.5.2 1 .2 1.4 0 4.2-1.8 7.2-5 7.2-9.5V6.9A2 2 0 0 0 18.6 5
        l-5.8-2.1a2.4 2.4 0 0 0-1.6 0Z
        """

    private static let chartBarBody: StaticString = """
        M4.5 12h1a1.5 1.5 0 0 1 1.5 1.5v5.5a1.5 1.5 0 0 1-1.5 1.5h-1a1.5 1.5 0 0 1-1.5-1.5
        v-5.5a1.5 1.5 0 0 1 1.5-1.5ZM11.5 3.5h1a1.5 1.5 0 0 1 1.5 1.5v14
        a1.5 1.5 0 0 1-1.5 1.5h-1a1.5 1.5 0 0 1-1.5-1.5v-14a1.5 1.5 0 0 1 1.5-1.5ZM18.5 8
        h1a1.5 1.5 0 0 1 1.5 1.5v9.5a1.5 1.5 0 0 1-1.5 1.5h-1a1.5 1.5 0 0 1-1.5-1.5v-9.5
        a1.5 1.5 0 0 1 1.5-1.5Z
        """

    private static let chartPieBody: StaticString = """
        M10.4 5A8.1 8.1 0 1 0 18.9 13.5h-7a1.5 1.5 0 0 1-1.5-1.5ZM14 3.1v5.7
        a1.2 1.2 0 0 0 1.2 1.2h5.7A7.3 7.3 0 0 0 14 3.1Z
        """

    private static let trophyBody: StaticString = "M7.25 3.25h9.5v6.5a4.75 4.75 0 0 1-9.5 0Z"

    private static let trophyDetail: StaticString = """
        M7 5H4.5c-.9 0-1.6.7-1.5 1.6.2 2.6 1.9 4.4 4.4 4.9M17 5h2.5
        c.9 0 1.6.7 1.5 1.6-.2 2.6-1.9 4.4-4.4 4.9M12 14.6v6M8 20.75h8
        """

    private static let crownBody: StaticString = """
        M5.398 19.4A2 2 0 0 1 3.409 17.613L2.526 9.351A1.2 1.2 0 0 1 4.51 8.321
        L7.125 10.609A.7 .7 0 0 0 8.209 10.402L10.843 5.259A1.3 1.3 0 0 1 13.157 5.259
        L15.791 10.402A.7 .7 0 0 0 16.875 10.609L19.49 8.321A1.2 1.2 0 0 1 21.474 9.351
        L20.591 17.613A2 2 0 0 1 18.602 19.4Z
        """

    private static let dumbbellBody: StaticString = """
        M6.5 5.25h.6a1.5 1.5 0 0 1 1.5 1.5v10.5a1.5 1.5 0 0 1-1.5 1.5h-.6
        a1.5 1.5 0 0 1-1.5-1.5v-10.5a1.5 1.5 0 0 1 1.5-1.5ZM16.9 5.25h.6
        a1.5 1.5 0 0 1 1.5 1.5v10.5a1.5 1.5 0 0 1-1.5 1.5h-.6a1.5 1.5 0 0 1-1.5-1.5v-10.5
        a1.5 1.5 0 0 1 1.5-1.5Z
        """

    private static let dumbbellDetail: StaticString = "M8.6 12h6.8M2.2 9.25v5.5M21.8 9.25v5.5"

    private static let gearshapeBody: StaticString = """
        M9.899 4.959A.7 .7 0 0 0 10.325 4.403L10.476 3.247A.85 .85 0 0 1 11.319 2.507
        L12.681 2.507A.85 .85 0 0 1 13.524 3.247L13.675 4.403A.7 .7 0 0 0 14.101 4.959
        L15.493 5.536A.7 .7 0 0 0 16.187 5.444L17.112 4.733A.85 .85 0 0 1 18.231 4.806
        L19.194 5.769A.85 .85 0 0 1 19.267 6.888L18.556 7.813A.7 .7 0 0 0 18.464 8.507
        L19.041 9.899A.7 .7 0 0 0 19.597 10.325L20.753 10.476A.85 .85 0 0 1 21.493 11.319
        L21.493 12.681A.85 .85 0 0 1 20.753 13.524L19.597 13.675A.7 .7 0 0 0 19.041 14.101
        L18.464 15.493A.7 .7 0 0 0 18.556 16.187L19.267 17.112A.85 .85 0 0 1 19.194 18.231
        L18.231 19.194A.85 .85 0 0 1 17.112 19.267L16.187 18.556A.7 .7 0 0 0 15.493 18.464
        L14.101 19.041A.7 .7 0 0 0 13.675 19.597L13.524 20.753A.85 .85 0 0 1 12.681 21.493
        L11.319 21.493A.85 .85 0 0 1 10.476 20.753L10.325 19.597A.7 .7 0 0 0 9.899 19.041
        L8.507 18.464A.7 .7 0 0 0 7.813 18.556L6.888 19.267A.85 .85 0 0 1 5.769 19.194
        L4.806 18.231A.85 .85 0 0 1 4.733 17.112L5.444 16.187A.7 .7 0 0 0 5.536 15.493
        L4.959 14.101A.7 .7 0 0 0 4.403 13.675L3.247 13.524A.85 .85 0 0 1 2.507 12.681
        L2.507 11.319A.85 .85 0 0 1 3.247 10.476L4.403 10.325A.7 .7 0 0 0 4.959 9.899
        L5.536 8.507A.7 .7 0 0 0 5.444 7.813L4.733 6.888A.85 .85 0 0 1 4.806 5.769
        L5.769 4.806A.85 .85 0 0 1 6.888 4.733L7.813 5.444A.7 .7 0 0 0 8.507 5.536Z
        """
}
