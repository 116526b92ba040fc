/// A wheel's or a trackpad's movement over pages, of which one turns at most one page.
struct TabWheelGesture: Sendable {
    /// A pause of so many seconds ends it.
    static let pause = 0.25
    /// How far it scrolls before the page changes, in points.
    static let threshold = 40.0

    private var lastTime = -Double.infinity
    private var total = 0.0
    private var hasTurned = false

    /// Adds a movement; the result is +1 or −1 when it turns a page forward or back.
    mutating func turn(_ dx: Double, at time: Double) -> Int? {
        if time - lastTime > Self.pause {
            total = 0
            hasTurned = false
        }
        lastTime = time
        total += dx
        guard !hasTurned, abs(total) >= Self.threshold else { return nil }
        hasTurned = true
        return total > 0 ? 1 : -1
    }
}
