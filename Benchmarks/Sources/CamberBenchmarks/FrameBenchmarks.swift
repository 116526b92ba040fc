import CamberCore

extension Benchmark {
    /// One frame of each look, at rest and on the way from one page to another.
    static var frames: [Benchmark] {
        AnyTabBarStyle.all.flatMap { style in
            let bar = Bars.bar(style, 5)
            return [
                frame("frame/\(style.name)/rest", bar),
                movingFrame("frame/\(style.name)/motion", bar),
            ]
        }
    }

    /// One frame of a strip of very many tabs.
    static var tabCounts: [Benchmark] {
        [10, 100, 1_000, 10_000].flatMap { count in
            let bar = Bars.bar(Bars.style("scroll"), count)
            return [frame("tabs/\(count)/rest", bar), movingFrame("tabs/\(count)/motion", bar)]
        }
    }

    private static func frame(_ name: String, _ engine: TabEngine<Int>) -> Benchmark {
        Benchmark(name, count: 2_000, engine) { subject, round in
            subject.engine.scene(at: 10 + Double(round) / 120, into: &subject.scene)
        }
    }

    private static func movingFrame(_ name: String, _ bar: TabEngine<Int>) -> Benchmark {
        var engine = bar
        let there = bar.items.count / 2 + 1
        _ = engine.send(.activate(there), at: 0)
        // Within what every look takes to arrive, so that no frame is one at rest.
        let length = min(engine.restTime, 0.25)
        return Benchmark(name, count: 2_000, engine) { subject, round in
            let time = length * (0.02 + 0.96 * Double(round % 97) / 97)
            subject.engine.scene(at: time, into: &subject.scene)
        }
    }
}
