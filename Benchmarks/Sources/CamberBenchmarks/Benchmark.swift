import CamberCore

/// Something to measure: a bar, what brings it into the state before, and what is done then.
struct Benchmark {
    /// A bar with all that is used again from frame to frame.
    struct Subject {
        var engine: TabEngine<Int>
        var scene = TabBarScene()
        /// The time of the last event.
        var time = 0.0
    }

    /// What the results are listed under, such as `frame/curved/rest`.
    let name: String
    /// How often it is done for a result.
    let count: Int
    /// The bar at the start.
    let subject: Subject
    /// Done before each measured round and not measured. Given the round's number.
    let prepare: (inout Subject, Int) -> Void
    /// What is measured.
    let measure: (inout Subject, Int) -> Void

    init(
        _ name: String, count: Int, _ engine: TabEngine<Int>,
        prepare: @escaping (inout Subject, Int) -> Void = { _, _ in },
        measure: @escaping (inout Subject, Int) -> Void
    ) {
        self.name = name
        self.count = count
        subject = Subject(engine: engine)
        self.prepare = prepare
        self.measure = measure
    }
}

/// The bars that are measured.
enum Bars {
    static let environment = TabEnvironment(
        size: SceneSize(393, 852), safeArea: SceneInsets(top: 59, bottom: 34))

    /// Items as an app has them: titles and icons, one with a badge.
    static func items(_ count: Int) -> [TabItem<Int>] {
        (0..<count).map { id in
            TabItem(
                id: id, title: "Title \(id)", icon: "house", badge: id == 1 ? .count(3) : nil,
                titleWidth: 34, badgeWidth: 7)
        }
    }

    static func bar(_ style: AnyTabBarStyle, _ count: Int) -> TabEngine<Int> {
        TabEngine(
            items: items(count), selection: .page(count / 2), style: style,
            environment: environment)
    }

    /// A look by its name.
    static func style(_ name: String) -> AnyTabBarStyle {
        AnyTabBarStyle.all.first { $0.name == name } ?? AnyTabBarStyle(ScrollTabBarStyle())
    }
}
