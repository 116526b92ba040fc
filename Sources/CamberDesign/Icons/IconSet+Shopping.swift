// Path data on the 24 × 24 grid: lines of 1.75 units, live area 2…22, circles of radius 9.

extension IconSet {
    /// Shops, money and tickets.
    static let shopping: [IconDrawing] = [
        IconDrawing(
            "cart",
            outline: [
                .line(
                    """
                    M1.9 3h1.5c.9 0 1.6.6 1.8 1.5l1.7 9.6a2.3 2.3 0 0 0 2.2 1.9h8.4
                    a2.4 2.4 0 0 0 2.3-1.8l1.3-5.4c.3-1.2-.6-2.3-1.8-2.3H5.7
                    """),
                .area(cartBody),
            ],
            fill: [
                .solid(
                    """
                    M5.6 6.5h13.7c1.2 0 2.1 1.1 1.8 2.3l-1.3 5.4a2.4 2.4 0 0 1-2.3 1.8H9.1
                    a2.3 2.3 0 0 1-2.2-1.9Z
                    """),
                .line("M1.9 3h1.5c.9 0 1.6.6 1.8 1.5l.4 2"),
                .area(cartBody),
            ]),
        IconDrawing(
            "bag",
            outline: [.line(bagBody), .line("M8.1 10.9V7.1a3.9 3.9 0 0 1 7.8 0v3.8")],
            fill: [
                .solid(bagBody),
                .line("M8.1 8V7.1a3.9 3.9 0 0 1 7.8 0V8"),
                .gap("M8.1 8.6v2.5M15.9 8.6v2.5"),
            ]),
        IconDrawing(
            "basket",
            outline: [
                .line(basketBody),
                .line(
                    """
                    M6.8 9.8l3.3-6.3M17.2 9.8l-3.3-6.3M9.1 13.6v3.3M14.9 13.6v3.3M12 13.6v3.3
                    """),
            ],
            fill: [
                .solid(basketBody),
                .line("M6.8 9.8l3.3-6.3M17.2 9.8l-3.3-6.3"),
                .gap("M8.6 13.6v3.3M15.4 13.6v3.3M12 13.6v3.3"),
            ]),
        IconDrawing(
            "creditcard",
            outline: [.line(creditcardBody), .line("M2.25 9.6h19.5M6.25 15h3.5")],
            fill: [.solid(creditcardBody), .hole("M0 8.6h24v2.3H0Z"), .gap("M6.25 15.2h3.5")]),
        IconDrawing(
            "tag",
            outline: [
                .line(tagBody),
                .area("M6.5 7.9a1.4 1.4 0 1 1 2.8 0a1.4 1.4 0 1 1-2.8 0Z"),
            ],
            fill: [.solid(tagBody), .hole("M6.2 7.8a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0Z")]),
        IconDrawing(
            "gift",
            outline: [
                .line(
                    """
                    M4.25 7.75h15.5a1.5 1.5 0 0 1 1.5 1.5v1.25a1.5 1.5 0 0 1-1.5 1.5h-15.5
                    a1.5 1.5 0 0 1-1.5-1.5v-1.25a1.5 1.5 0 0 1 1.5-1.5ZM4.25 12v6
                    a2.5 2.5 0 0 0 2.5 2.5h10.5a2.5 2.5 0 0 0 2.5-2.5v-6M12 7.6
                    C10.6 4.4 9.4 3 7.9 3a2.3 2.3 0 0 0 0 4.6ZM12 7.6C13.4 4.4 14.6 3 16.1 3
                    a2.3 2.3 0 0 1 0 4.6ZM12 7.75v12.6
                    """)
            ],
            fill: [
                .area(
                    """
                    M4.1 6.875h7.15V11.9H4.1a2.2 2.2 0 0 1-2.2-2.2v-.6a2.2 2.2 0 0 1 2.2-2.2Z
                    M12.75 6.875h7.15a2.2 2.2 0 0 1 2.2 2.2v.6a2.2 2.2 0 0 1-2.2 2.2h-7.15Z
                    """),
                .area(
                    """
                    M3.4 13.4h7.85v8H6.75A3.35 3.35 0 0 1 3.4 18ZM12.75 13.4h7.85V18
                    a3.35 3.35 0 0 1-3.35 3.375h-4.5Z
                    """),
                .line(
                    """
                    M12 7.6C10.6 4.4 9.4 3 7.9 3a2.3 2.3 0 0 0 0 4.6ZM12 7.6
                    C13.4 4.4 14.6 3 16.1 3a2.3 2.3 0 0 1 0 4.6Z
                    """),
            ]),
        IconDrawing(
            "ticket",
            outline: [.line(ticketBody), .line("M14.6 8.9v.6M14.6 11.7v.6M14.6 14.5v.6")],
            fill: [.solid(ticketBody), .gap("M14.6 8.4v.8M14.6 11.6v.8M14.6 14.8v.8")]),
        IconDrawing(
            "wallet.pass",
            outline: [
                .line(walletPassBody),
                .line(
                    """
                    M3.4 8.2h17.2M3.25 12.4h4.6c.5 0 .85.3 1.05.75a3.4 3.4 0 0 0 6.2 0
                    c.2-.45.55-.75 1.05-.75h4.6
                    """),
            ],
            fill: [
                .solid(walletPassBody),
                .gap(
                    """
                    M1 8h22M1 12.4h6.85c.5 0 .85.3 1.05.75a3.4 3.4 0 0 0 6.2 0
                    c.2-.45.55-.75 1.05-.75H23
                    """),
            ]),
        IconDrawing(
            "dollarsign.circle",
            outline: [.line(ring), .line(dollarsignCircleBody)],
            fill: [.solid(ring), .gap(dollarsignCircleBody)]),
        IconDrawing(
            "percent",
            outline: [
                .line(
                    """
                    M3.8 6.9a3.1 3.1 0 1 1 6.2 0a3.1 3.1 0 1 1-6.2 0ZM14 17.1
                    a3.1 3.1 0 1 1 6.2 0a3.1 3.1 0 1 1-6.2 0ZM18.6 5.4L5.4 18.6
                    """)
            ]),
        IconDrawing(
            "banknote",
            outline: [
                .line(banknoteBody),
                .line("M9.1 12a2.9 2.9 0 1 1 5.8 0a2.9 2.9 0 1 1-5.8 0ZM6 12v.01M18 12v.01"),
            ],
            fill: [
                .solid(banknoteBody),
                .gap("M9 12a3 3 0 1 1 6 0a3 3 0 1 1-6 0Z"),
                .hole(
                    """
                    M5.1 12a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1-2.2 0ZM16.7 12
                    a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1-2.2 0Z
                    """),
            ]),
    ]

    private static let cartBody: StaticString = """
        M7.85 20.1a1.65 1.65 0 1 1 3.3 0a1.65 1.65 0 1 1-3.3 0ZM15.45 20.1
        a1.65 1.65 0 1 1 3.3 0a1.65 1.65 0 1 1-3.3 0Z
        """

    private static let bagBody: StaticString = """
        M6.9 7.5h10.2c1.2 0 2.2.9 2.3 2.1l.7 8.2a2.75 2.75 0 0 1-2.75 2.95H6.65
        A2.75 2.75 0 0 1 3.9 17.8l.7-8.2c.1-1.2 1.1-2.1 2.3-2.1Z
        """

    private static let basketBody: StaticString = """
        M4.3 10h15.4a1.5 1.5 0 0 1 1.45 1.85l-1.6 6.6A2.75 2.75 0 0 1 16.9 20.5H7.1
        a2.75 2.75 0 0 1-2.65-2.05l-1.6-6.6A1.5 1.5 0 0 1 4.3 10Z
        """

    private static let creditcardBody: StaticString = """
        M5.35 4.75h13.3a3.1 3.1 0 0 1 3.1 3.1v8.3a3.1 3.1 0 0 1-3.1 3.1h-13.3
        a3.1 3.1 0 0 1-3.1-3.1v-8.3a3.1 3.1 0 0 1 3.1-3.1Z
        """

    private static let tagBody: StaticString = """
        M5.5 3h5.6c.8 0 1.55.3 2.1.9l7 7a2.9 2.9 0 0 1 0 4.1l-5.2 5.2a2.9 2.9 0 0 1-4.1 0
        l-7-7a2.9 2.9 0 0 1-.9-2.1V5.5A2.5 2.5 0 0 1 5.5 3Z
        """

    private static let ticketBody: StaticString = """
        M5.25 5.25h13.5a2.75 2.75 0 0 1 2.75 2.75v1.6a2.45 2.45 0 0 0 0 4.8V16
        a2.75 2.75 0 0 1-2.75 2.75H5.25A2.75 2.75 0 0 1 2.5 16v-1.6a2.45 2.45 0 0 0 0-4.8
        V8a2.75 2.75 0 0 1 2.75-2.75Z
        """

    private static let walletPassBody: StaticString = """
        M6.85 3.5h10.3a3.6 3.6 0 0 1 3.6 3.6v9.8a3.6 3.6 0 0 1-3.6 3.6h-10.3
        a3.6 3.6 0 0 1-3.6-3.6v-9.8a3.6 3.6 0 0 1 3.6-3.6Z
        """

    private static let dollarsignCircleBody: StaticString = """
        M15 9.2
        c-.3-1.2-1.4-1.9-3-1.9-1.8 0-3 .9-3 2.3 0 3.3 6.2 1.5 6.2 4.8 0 1.4-1.3 2.3-3.2
        2.3-1.8 0-3-.8-3.3-2.1M12 5.6v1.6M12 16.8v1.6
        """

    private static let banknoteBody: StaticString = """
        M5.25 5.25h13.5a3 3 0 0 1 3 3v7.5a3 3 0 0 1-3 3h-13.5a3 3 0 0 1-3-3v-7.5
        a3 3 0 0 1 3-3Z
        """
}
