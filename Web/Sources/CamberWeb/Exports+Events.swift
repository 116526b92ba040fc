import CamberCore
import CamberDesign

// What happens to the bar, and what it looks like; times in seconds on the page's clock.

/// A finger: phase 0 down, 1 move, 2 up.
@_expose(wasm, "camber_touch") @_cdecl("camber_touch")
func touch(_ phase: Int32, _ finger: Int32, _ x: Double, _ y: Double, _ time: Double) {
    let point = ScenePoint(x, y)
    switch phase {
    case 0: studio.perform(.down(point, finger: Int(finger)), at: time)
    case 1: studio.perform(.move(point, finger: Int(finger)), at: time)
    default: studio.perform(.up(point, finger: Int(finger)), at: time)
    }
}

/// The system takes all touches away.
@_expose(wasm, "camber_cancel") @_cdecl("camber_cancel")
func cancel(_ time: Double) { studio.perform(.cancel, at: time) }

/// A wheel or a trackpad with the pointer at a place.
@_expose(wasm, "camber_wheel") @_cdecl("camber_wheel")
func wheel(_ dx: Double, _ dy: Double, _ x: Double, _ y: Double, _ time: Double) {
    studio.bar?.player.movePointer(to: ScenePoint(x, y))
    studio.perform(.wheel(dx: dx, dy: dy), at: time)
}

/// A key: 0 left, 1 right, 2 home, 3 end, 4 space, 5 enter, 6 tab.
@_expose(wasm, "camber_key") @_cdecl("camber_key")
func key(_ code: Int32, _ time: Double) {
    let keys: [TabKey] = [.left, .right, .home, .end, .space, .enter, .tab]
    guard keys.indices.contains(Int(code)) else { return }
    studio.perform(.key(keys[Int(code)]), at: time)
}

/// What a scenario's steps say, at once. See ``Studio/step(_:at:)``.
@_expose(wasm, "camber_step") @_cdecl("camber_step")
func step(_ start: UnsafePointer<UInt8>?, _ count: Int32, _ time: Double) -> Bool {
    attempt { () throws(DesignError) in try studio.step(bytes(start, count), at: time) }
}

/// What is under a point: an item's index, −1 the bar, −2 the page.
@_expose(wasm, "camber_hit") @_cdecl("camber_hit")
func hit(_ x: Double, _ y: Double, _ time: Double) -> Int32 {
    guard let bar = studio.bar else { return -2 }
    bar.withPlayer { $0.engine.scene(at: time, into: &studio.scene) }
    switch studio.scene.hit(ScenePoint(x, y)) {
    case .item(let index): return Int32(truncatingIfNeeded: index)
    case .bar: return -1
    case .outside: return -2
    }
}

/// Collects what is due by a time, and leaves the bar as it is then as numbers.
@_expose(wasm, "camber_frame") @_cdecl("camber_frame")
func frame(_ time: Double) {
    studio.advance(to: time)
    if let bar = studio.bar { studio.write(bar, at: time) }
}

/// Leaves the last movement as it was at a time, as numbers; the bar as it is if nothing has moved.
@_expose(wasm, "camber_replay") @_cdecl("camber_replay")
func replay(_ time: Double) {
    if let bar = studio.replay ?? studio.bar { studio.write(bar, at: time) }
}

/// When the last movement began.
@_expose(wasm, "camber_replay_start") @_cdecl("camber_replay_start")
func replayStart() -> Double { studio.replaySpan.start }

/// When the last movement is over.
@_expose(wasm, "camber_replay_end") @_cdecl("camber_replay_end")
func replayEnd() -> Double { studio.replaySpan.end }

/// Leaves what the bar has told since it was last asked, as JSON.
@_expose(wasm, "camber_reports") @_cdecl("camber_reports")
func reports() { studio.takeReports() }

/// Leaves what assistive technology is told at a time, as JSON.
@_expose(wasm, "camber_accessibility") @_cdecl("camber_accessibility")
func accessibility(_ time: Double) { studio.describeAccessibility(at: time) }
