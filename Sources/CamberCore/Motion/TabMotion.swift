/// How a value of a bar moves to a new target.
///
/// Durations are in seconds. More than 60 counts as 60; less than 1 ms, negative or NaN moves at once.
public enum TabMotion: Sendable, Hashable {
    /// At once.
    case instant
    /// At constant speed for so many seconds.
    case linear(Double)
    /// Starting and ending slowly, for so many seconds.
    case easeInOut(Double)
    /// Along a timing curve for so many seconds.
    case curve(TabTimingCurve, Double)
    /// As a spring pulls it, keeping the velocity of a spring or a finger that moved it before.
    case spring(TabSpring)

    /// A spring without bounce: 0.5 s, as SwiftUI's `smooth`.
    public static let smooth = TabMotion.spring(TabSpring(duration: 0.5, bounce: 0))
    /// A spring with a small bounce: 0.5 s and 0.15, as SwiftUI's `snappy`.
    public static let snappy = TabMotion.spring(TabSpring(duration: 0.5, bounce: 0.15))
    /// A spring with a clear bounce: 0.5 s and 0.3, as SwiftUI's `bouncy`.
    public static let bouncy = TabMotion.spring(TabSpring(duration: 0.5, bounce: 0.3))
    /// A fast spring that follows a finger: response 0.15 s, damping ratio 0.86 and a blend of
    /// 0.25 s, as SwiftUI's `interactiveSpring`.
    public static let interactive = TabMotion.spring(
        TabSpring(response: 0.15, dampingRatio: 0.86, blendDuration: 0.25))

    /// A spring by response (seconds) and damping ratio.
    public static func spring(
        response: Double, dampingRatio: Double, blendDuration: Double = 0
    ) -> TabMotion {
        .spring(
            TabSpring(
                response: response, dampingRatio: dampingRatio, blendDuration: blendDuration))
    }
}
