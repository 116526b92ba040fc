/// The tables of built-in icons, a file for each group of subjects.
///
/// One discipline for all: a live area of 2…22 with its middle at 12, circles slightly larger
/// than squares so that both look the same size, one weight of line, round caps and joins. A
/// filled icon has the silhouette of its outline; its details are knocked out.
enum IconSet {
    /// Every table.
    static let all: [[IconDrawing]] = [
        people, communication, media, places, actions, travel, objects, shopping, shapes, symbols,
        devices,
    ]

    /// The circle of every icon in a circle.
    static let ring: StaticString = "M3 12a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z"
    /// The rounded square of an app's icon.
    static let app: StaticString = """
        M8 3.25h8a4.75 4.75 0 0 1 4.75 4.75v8a4.75 4.75 0 0 1-4.75 4.75h-8
        a4.75 4.75 0 0 1-4.75-4.75v-8a4.75 4.75 0 0 1 4.75-4.75Z
        """

    /// A square of eight dashes.
    static let placeholder: [IconDrawing.Part] = [
        .line(
            """
            M3.5 8V6.5a3 3 0 0 1 3-3H8M16 3.5h1.5a3 3 0 0 1 3 3V8M20.5 16v1.5
            a3 3 0 0 1-3 3H16M8 20.5H6.5a3 3 0 0 1-3-3V16M11.25 3.5h1.5M11.25 20.5h1.5
            M3.5 11.25v1.5M20.5 11.25v1.5
            """
        )
    ]
}
