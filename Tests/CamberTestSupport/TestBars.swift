import CamberCore

/// A screen for tests, with its own numbers, so that no catalogue's mistake can hide.
public struct TestDevice: Sendable, CustomStringConvertible {
    /// The device's name.
    public let description: String
    /// The width in points.
    public let width: Double
    /// The height in points.
    public let height: Double
    /// The safe-area insets.
    public let safeArea: SceneInsets

    /// A screen of a size, with insets.
    public init(
        _ name: String, _ width: Double, _ height: Double, top: Double = 0, bottom: Double = 0,
        sides: Double = 0
    ) {
        description = name
        self.width = width
        self.height = height
        safeArea = SceneInsets(top: top, leading: sides, bottom: bottom, trailing: sides)
    }

    /// A small one without a home indicator.
    public static let se = TestDevice("iPhone SE", 375, 667, top: 20)
    /// One with a home indicator.
    public static let iPhone15 = TestDevice("iPhone 15", 393, 852, top: 59, bottom: 34)
    /// The same on its side.
    public static let landscape = TestDevice("iPhone 15 landscape", 852, 393, bottom: 21, sides: 59)
    /// A tablet.
    public static let iPad = TestDevice("iPad", 820, 1180, top: 24, bottom: 20)
    /// The four.
    public static let all = [se, iPhone15, landscape, iPad]

    /// The width between the side insets.
    public var contentWidth: Double { width - safeArea.leading - safeArea.trailing }

    /// The environment of a container as large as the screen.
    public func environment(
        direction: TabLayoutDirection = .leftToRight, textScale: Double = 1,
        colorScheme: TabColorScheme = .light, displayScale: Double = 3, reduceMotion: Bool = false
    ) -> TabEnvironment {
        TabEnvironment(
            size: SceneSize(width, height), safeArea: safeArea, displayScale: displayScale,
            direction: direction, textScale: textScale, colorScheme: colorScheme,
            reduceMotion: reduceMotion)
    }
}

extension TabEnvironment {
    /// A container of a size without insets.
    public static func plain(
        _ width: Double, _ height: Double = 667, direction: TabLayoutDirection = .leftToRight
    ) -> TabEnvironment {
        TabEnvironment(size: SceneSize(width, height), direction: direction)
    }
}

/// Items for tests.
public enum TestItems {
    /// Items with the ids `0`, `1` …, each with an icon and a title of the given width.
    public static func full(_ count: Int, titleWidth: Double = 30) -> [TabItem<Int>] {
        (0..<count).map {
            TabItem(id: $0, title: "Title", icon: "house", titleWidth: titleWidth)
        }
    }

    /// Items with a title and no icon.
    public static func titled(_ widths: [Double]) -> [TabItem<Int>] {
        widths.indices.map { TabItem(id: $0, title: "Title", titleWidth: widths[$0]) }
    }
}

extension TabEngine {
    /// The scene at an instant, in storage of its own.
    public func scene(at time: Double = 0) -> TabBarScene {
        var scene = TabBarScene()
        self.scene(at: time, into: &scene)
        return scene
    }

    /// The scene with a finger holding the bar at a position over the pages.
    public func scene(position: Double) -> TabBarScene {
        var scene = TabBarScene()
        self.scene(position: position, into: &scene)
        return scene
    }
}

extension TabEngine where ID == Int {
    /// A bar on a device with a page selected.
    public init<Style: TabBarStyle>(
        _ style: Style, _ items: [TabItem<Int>], selected: Int? = nil, on device: TestDevice
    ) {
        self.init(
            items: items, selection: selected.map { .page($0) } ?? .automatic,
            style: AnyTabBarStyle(style), environment: device.environment())
    }
}
