/// Turns the durations of frames into the whole milliseconds that files count in.
///
/// Each frame's time is rounded from the beginning, so that sixty frames of a sixtieth of a
/// second take a second and not sixty times 17 ms.
struct AnimationClock {
    /// The longest that a frame may stand, in seconds: what 24 bits of milliseconds hold.
    static let longest = 16_000.0

    private var seconds = 0.0
    /// When the next frame begins, in milliseconds.
    var milliseconds: Int { Int((seconds * 1000).rounded()) }

    /// Lets a frame's duration pass.
    /// - Throws: ``SnapshotError/badFrames(_:)`` for what is no duration.
    mutating func advance(by duration: Double) throws(SnapshotError) {
        guard duration > 0, duration <= Self.longest, seconds + duration < 1_000_000 else {
            throw .badFrames(
                "a frame's duration is \(duration) seconds; expected more than 0 and at most "
                    + "\(Int(Self.longest)), and less than 1000000 in all")
        }
        seconds += duration
    }
}
