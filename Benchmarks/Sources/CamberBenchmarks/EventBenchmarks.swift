import CamberCore

extension Benchmark {
    /// Each event, sent to a bar that it does something to.
    static var events: [Benchmark] {
        let scroll = Bars.bar(Bars.style("scroll"), 10)
        let curved = Bars.bar(Bars.style("curved"), 5)
        let page = ScenePoint(300, 400)
        func moved(_ round: Int) -> ScenePoint { ScenePoint(280 - Double(round % 8), 401) }
        var dark = Bars.environment
        dark.colorScheme = .dark
        let changed = (0..<5).map { id in
            TabItem(id: id, title: "Other \(id)", icon: "house", titleWidth: 40)
        }
        var appearance = TabBarAppearance()
        appearance[.tint] = TabColor(.white)
        return [
            send("touchDown", scroll, after: [.touchesCancelled]) { _ in .touchDown(page) },
            send("touchMove", scroll, after: [.touchesCancelled, .touchDown(page)]) {
                .touchMove(moved($0))
            },
            send("touchUp", scroll, after: [.touchDown(page), .touchMove(moved(0))]) {
                .touchUp(moved($0))
            },
            send("touchesCancelled", scroll, after: [.touchDown(page), .touchMove(moved(0))]) { _ in
                .touchesCancelled
            },
            send("tap", curved) { .tap($0 % 5) },
            send("activate", curved) { .activate($0 % 5) },
            send("wheel", scroll) { .wheel(dx: $0 % 2 == 0 ? 12 : -12, dy: 0, at: page) },
            send("key", curved, after: [.key(.tab)]) { _ in .key(.right) },
            send("select", curved) { .select($0 % 5) },
            send("items", curved, after: [.items(Bars.items(5))]) { _ in .items(changed) },
            send("environment", curved, after: [.environment(Bars.environment)]) { _ in
                .environment(dark)
            },
            send("style", curved, after: [.style(Bars.style("curved"))]) { _ in
                .style(Bars.style("circle").original)
            },
            send("appearance", curved, after: [.appearance(TabBarAppearance())]) { _ in
                .appearance(appearance)
            },
            send("paging", curved, after: [.paging(TabPaging())]) { _ in
                .paging(TabPaging(retention: .all))
            },
            send("keyboard", curved, after: [.keyboard(height: 0)]) { _ in .keyboard(height: 300) },
            send("barHidden", curved, after: [.barHidden(false)]) { _ in .barHidden(true) },
        ]
    }

    /// A list of very many tabs, in which one has another title.
    static var lists: [Benchmark] {
        let before = Bars.items(10_000)
        var after = before
        after[5_000].title = "Another title"
        let engine = Bars.bar(Bars.style("scroll"), 10_000)
        return [
            Benchmark("list/10000, 1 changed", count: 10, engine) { subject, round in
                subject.time += 0.1
                let items = round % 2 == 0 ? after : before
                _ = subject.engine.send(.items(items), at: subject.time)
            }
        ]
    }

    private static func send(
        _ name: String, _ engine: TabEngine<Int>, after: [TabEvent<Int>] = [],
        _ event: @escaping (Int) -> TabEvent<Int>
    ) -> Benchmark {
        Benchmark(
            "send/\(name)", count: 200, engine,
            prepare: { subject, _ in
                for event in after {
                    subject.time += 0.05
                    _ = subject.engine.send(event, at: subject.time)
                }
                subject.time += 0.05
            },
            measure: { subject, round in
                _ = subject.engine.send(event(round), at: subject.time)
            })
    }
}
