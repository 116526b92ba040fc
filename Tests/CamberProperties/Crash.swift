import Foundation

/// Says which world was being played when the engine traps, which nothing else could say then.
enum Crash {
    /// The number of the world that each thread plays. Only read when all is lost.
    nonisolated(unsafe) static let world = UnsafeMutablePointer<Int>.allocate(capacity: 64)
    nonisolated(unsafe) static var seed: UInt64 = 0

    static func watch(seed: UInt64) {
        self.seed = seed
        world.initialize(repeating: -1, count: 64)
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE] {
            signal(number) { _ in
                var text = "the engine trapped with seed \(Crash.seed) in one of the worlds"
                for part in 0..<64 where Crash.world[part] >= 0 { text += " \(Crash.world[part])" }
                text += "; Scripts/properties --seed \(Crash.seed) --world N plays one\n"
                FileHandle.standardError.write(Data(text.utf8))
                _exit(1)
            }
        }
    }
}
