// Path data on the 24 × 24 grid: lines of 1.75 units, live area 2…22, circles of radius 9.

extension IconSet {
    /// Messages, calls and notices.
    static let communication: [IconDrawing] = [
        IconDrawing(
            "message",
            outline: [.line(messageBody)],
            fill: [.solid(messageBody)]),
        IconDrawing(
            "bubble.left",
            outline: [.line(bubbleLeftBody)],
            fill: [.solid(bubbleLeftBody)]),
        IconDrawing(
            "bell",
            outline: [.line(bellBody), .line("M9.1 18a2.9 2.9 0 0 0 5.8 0")],
            fill: [
                .solid(bellBody),
                .area("M8.7 20h6.6c-.5 1.3-1.8 2.2-3.3 2.2s-2.8-.9-3.3-2.2Z"),
            ]),
        IconDrawing(
            "bell.badge",
            outline: [
                .line(bellBody),
                .line("M9.1 18a2.9 2.9 0 0 0 5.8 0"),
                .hole(bellBadgeBody),
                .area(bellBadgeDetail),
            ],
            fill: [
                .solid(bellBody),
                .area("M8.7 20h6.6c-.5 1.3-1.8 2.2-3.3 2.2s-2.8-.9-3.3-2.2Z"),
                .hole(bellBadgeBody),
                .area(bellBadgeDetail),
            ]),
        IconDrawing(
            "envelope",
            outline: [.line(envelopeBody), .line("M3.4 7.1l7.1 5.4c.9.7 2.1.7 3 0l7.1-5.4")],
            fill: [.solid(envelopeBody), .gap("M1.5 6.2l8.9 6.7c1 .7 2.2.7 3.2 0l8.9-6.7")]),
        IconDrawing(
            "envelope.open",
            outline: [
                .line(envelopeOpenBody),
                .line("M3.3 9.9l7.1 4.5c1 .6 2.2.6 3.2 0l7.1-4.5"),
            ],
            fill: [.solid(envelopeOpenBody), .gap("M1.6 9.2l8.7 5.5c1 .7 2.4.7 3.4 0l8.7-5.5")]),
        IconDrawing(
            "envelope.open.badge.clock",
            outline: [
                .line(
                    """
                    M3.2 8.2l5.7-4.3a2.5 2.5 0 0 1 3 0l5.7 4.3c.8.6 1.25 1.5 1.25 2.5v6
                    a3 3 0 0 1-3 3H4.95a3 3 0 0 1-3-3v-6c0-1 .45-1.9 1.25-2.5ZM2.6 9.7l6.2 4
                    c1 .6 2.2.6 3.2 0l6.2-4
                    """),
                .hole("M11.7 17.4a5.9 5.9 0 1 1 11.8 0a5.9 5.9 0 1 1-11.8 0Z"),
                .area("M13 17.4a4.6 4.6 0 1 1 9.2 0a4.6 4.6 0 1 1-9.2 0Z"),
                .gap("M17.6 15v2.6l1.5 1"),
            ]),
        IconDrawing(
            "phone",
            outline: [.line(phoneBody)],
            fill: [.solid(phoneBody)]),
        IconDrawing(
            "video",
            outline: [
                .line(videoBody),
                .line("M15.25 10.6l4.7-3.1c.7-.5 1.7 0 1.7.9v7.2c0 .9-1 1.4-1.7.9l-4.7-3.1"),
            ],
            fill: [
                .solid(videoBody),
                .area("M17.4 10.6l3.3-2.7c.8-.7 2-.1 2 .9v6.4c0 1-1.2 1.6-2 .9l-3.3-2.7Z"),
            ]),
        IconDrawing(
            "mic",
            outline: [.line(micBody), .line(micDetail)],
            fill: [.solid(micBody), .line(micDetail)]),
        IconDrawing(
            "paperplane",
            outline: [.line(paperplaneBody), .line("M10.7 13.3l4.6-4.6")],
            fill: [.solid(paperplaneBody), .gap("M10 14l7.6-7.6")]),
        IconDrawing(
            "bubble.left.and.bubble.right",
            outline: [
                .line(bubbleLeftAndBubbleRightBody),
                .line(
                    """
                    M19.1 8.9a3.4 3.4 0 0 1 2.4 3.25v3.1a3.4 3.4 0 0 1-2.7 3.3v1.7
                    c0 .7-.8 1-1.3.6l-2.8-2.3h-2.5a3.4 3.4 0 0 1-2-.7
                    """),
            ],
            fill: [
                .solid(bubbleLeftAndBubbleRightBody),
                .area(
                    """
                    M19.4 8.3a3.7 3.7 0 0 1 3 3.6v3.5a4.3 4.3 0 0 1-2.7 4v1.5
                    c0 1.2-1.4 1.9-2.3 1.1l-3-2.5h-2.3c-1.5 0-2.8-.8-3.6-1.9l2-1.7h3
                    c3.25 0 5.9-2.65 5.9-5.9Z
                    """),
            ]),
        IconDrawing(
            "text.bubble",
            outline: [.line(bubbleLeftBody), .line(textBubbleBody)],
            fill: [.solid(bubbleLeftBody), .gap(textBubbleBody)]),
    ]

    private static let messageBody: StaticString = """
        M12 3.4c5.2 0 9.3 3.4 9.3 7.8S17.2 19 12 19
        c-.9 0-1.8-.1-2.6-.3-1.3 1.1-2.9 1.8-4.5 1.9-.5 0-.8-.5-.5-.9.7-.9 1.2-1.9
        1.3-3-1.8-1.4-3-3.3-3-5.5 0-4.4 4.1-7.8 9.3-7.8Z
        """

    private static let bubbleLeftBody: StaticString = """
        M6.75 3.6h10.5a4 4 0 0 1 4 4v5.6a4 4 0 0 1-4 4h-4.4l-4 3.4c-.6.5-1.5.1-1.5-.7v-2.7
        h-.6a4 4 0 0 1-4-4v-5.6a4 4 0 0 1 4-4Z
        """

    private static let bellBody: StaticString = """
        M5.9 9.3a6.1 6.1 0 0 1 12.2 0v3.6c0 .6.2 1.2.5 1.7l1 1.4c.6.8 0 1.9-1 1.9H5.4
        c-1 0-1.6-1.1-1-1.9l1-1.4c.3-.5.5-1.1.5-1.7Z
        """

    private static let bellBadgeBody: StaticString = "M12.6 6a5 5 0 1 1 10 0a5 5 0 1 1-10 0Z"

    private static let bellBadgeDetail: StaticString =
        "M14.1 6a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0Z"

    private static let envelopeBody: StaticString = """
        M5.5 4.75h13a3 3 0 0 1 3 3v8.5a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-8.5a3 3 0 0 1 3-3Z
        """

    private static let envelopeOpenBody: StaticString = """
        M4.2 8.4l6.3-4.7a2.5 2.5 0 0 1 3 0l6.3 4.7c.9.7 1.45 1.7 1.45 2.8v6.55
        a3 3 0 0 1-3 3H5.75a3 3 0 0 1-3-3V11.2c0-1.1.55-2.1 1.45-2.8Z
        """

    private static let phoneBody: StaticString = """
        M8 3.7l1.6 3.7c.3.7.1 1.4-.4 1.9l-1.5 1.3c1.2 2.6 3.1 4.5 5.7 5.7l1.3-1.5
        c.5-.5 1.2-.7 1.9-.4l3.7 1.6c.7.3 1.1 1 1 1.8l-.4 1.9c-.2.9-.9 1.5-1.8 1.5
        C10.4 21.2 2.8 13.6 2.8 4.9c0-.9.6-1.6 1.5-1.8l1.9-.4c.8-.1 1.5.3 1.8 1Z
        """

    private static let videoBody: StaticString = """
        M5.25 5.75h6.75a3.25 3.25 0 0 1 3.25 3.25v6a3.25 3.25 0 0 1-3.25 3.25h-6.75
        a3.25 3.25 0 0 1-3.25-3.25v-6a3.25 3.25 0 0 1 3.25-3.25Z
        """

    private static let micBody: StaticString = """
        M12 2.6h0a3.4 3.4 0 0 1 3.4 3.4v5.1a3.4 3.4 0 0 1-3.4 3.4h0a3.4 3.4 0 0 1-3.4-3.4
        v-5.1a3.4 3.4 0 0 1 3.4-3.4Z
        """

    private static let micDetail: StaticString =
        "M5.1 11.2a6.9 6.9 0 0 0 13.8 0M12 18.1v3.2M8.6 21.3h6.8"

    private static let paperplaneBody: StaticString = """
        M18.478 3.587A1.5 1.5 0 0 1 20.413 5.522L15.413 18.674A1.3 1.3 0 0 1 13.012 18.747
        L10.724 13.676A.8 .8 0 0 0 10.324 13.276L5.253 10.988A1.3 1.3 0 0 1 5.326 8.587Z
        """

    private static let bubbleLeftAndBubbleRightBody: StaticString = """
        M6 3.5h7.5A3.5 3.5 0 0 1 17 7v3.25a3.5 3.5 0 0 1-3.5 3.5H9.6l-3 2.5
        c-.5.4-1.2.1-1.2-.6v-1.95A3.5 3.5 0 0 1 2.5 10.25V7A3.5 3.5 0 0 1 6 3.5Z
        """

    private static let textBubbleBody: StaticString = "M7.25 8.5h9.5M7.25 12.3h5.75"
}
