import CamberCore

/// Very many random events on bars of every look, with a frame after each tenth.
enum RandomEvents {
    /// Plays them; the same ones every time.
    static func play(_ count: Int) {
        var generator = Generator(state: 0x9E37_79B9_7F4A_7C15)
        let styles = AnyTabBarStyle.all
        for style in styles {
            var engine = Bars.bar(style, 8)
            var scene = TabBarScene()
            var time = 0.0
            for round in 0..<(count / styles.count) {
                time += Double(generator.next() % 100) / 1_000
                _ = engine.send(generator.event(), at: time)
                if round % 10 == 0 { engine.scene(at: time, into: &scene) }
            }
            _ = engine.takeDiagnostics()
        }
    }
}

/// A small generator of the xorshift family (Marsaglia 2003), so that the events are the same on
/// every machine.
private struct Generator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    private mutating func point() -> ScenePoint {
        ScenePoint(Double(next() % 393), Double(next() % 852))
    }

    mutating func event() -> TabEvent<Int> {
        switch next() % 20 {
        case 0..<3: .touchDown(point())
        case 3..<9: .touchMove(point())
        case 9..<12: .touchUp(point())
        case 12: .touchesCancelled
        case 13..<15: .activate(Int(next() % 8))
        case 15: .select(Int(next() % 8), animated: next() % 2 == 0)
        case 16: .key([.left, .right, .home, .end, .tab][Int(next() % 5)])
        case 17: .wheel(dx: Double(next() % 40) - 20, dy: 0, at: point())
        case 18: .items(Bars.items(Int(next() % 12)))
        default: .barHidden(next() % 2 == 0)
        }
    }
}
