import Foundation

/// The command line of the runner.
enum PropertiesCommand {
    static let help = """
        Plays random worlds of bars and checks what must hold for every input.

        Usage: CamberProperties [--seed N] [--events N] [--world N] [--self-test] [--help]

          --seed N      play these worlds; without it, new ones every time
          --events N    how many events at least; 1000000 without it
          --world N     play only the world of this number, and shrink it if it fails
          --self-test   put faults into bars instead, and prove that every one is found

        Exits with 0 when every property holds, 1 when one does not, 2 for a wrong use. A failure is
        printed as the shortest design and scenario that show it.
        """

    struct Options {
        var seed = UInt64.random(in: 0..<1_000_000_000_000)
        var events = 1_000_000
        var world: Int?
        var isSelfTest = false
    }

    static func run(_ arguments: [String]) -> Int32 {
        var options = Options()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                print(help)
                return 0
            case "--self-test": options.isSelfTest = true
            case "--seed":
                guard let seed = rest.popFirst().flatMap({ UInt64($0) }) else {
                    return wrong("--seed needs a whole number, at least 0")
                }
                options.seed = seed
            case "--events":
                guard let events = rest.popFirst().flatMap({ Int($0) }), events > 0 else {
                    return wrong("--events needs a whole number above 0")
                }
                options.events = events
            case "--world":
                guard let world = rest.popFirst().flatMap({ Int($0) }), world >= 0 else {
                    return wrong("--world needs a whole number, at least 0")
                }
                options.world = world
            default: return wrong("unknown argument '\(argument)'")
            }
        }
        return run(options)
    }

    private static func wrong(_ what: String) -> Int32 {
        report("properties: \(what); see --help")
        return 2
    }

    private static func report(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    private static func run(_ options: Options) -> Int32 {
        if options.isSelfTest {
            let problems = SelfTest.run(seed: 1) + SelfTest.unreadable(seed: 1)
            for problem in problems { print(problem) }
            if problems.isEmpty { print("\(Fault.allCases.count) faults, every one was noticed") }
            return problems.isEmpty ? 0 : 1
        }
        print("seed \(options.seed)")
        fflush(nil)
        Crash.watch(seed: options.seed)
        if ProcessInfo.processInfo.environment["SURVEY"] != nil {
            var played = 0, index = 0
            var found: [String: (Int, String)] = [:]
            while played < options.events {
                Crash.world[0] = index
                let w = Runner.world(seed: options.seed, index: index)
                if let (v, s) = Trial.run(w) {
                    let key = "\(v.property)"
                    found[key, default: (0, "world \(index) step \(s): \(v.detail)")].0 += 1
                }
                played += w.steps.count
                index += 1
            }
            print(index, "worlds")
            for (k, v) in found.sorted(by: { $0.value.0 > $1.value.0 }) { print(k, v.0, v.1) }
            return 0
        }
        if let world = options.world {
            Crash.world[0] = world
            return tell(options, failure: world)
        }
        let outcome = play(options)
        if let failure = outcome { return tell(options, failure: failure) }
        print("\(options.events) random events, seed \(options.seed): every property holds")
        return 0
    }

    /// Plays on as many threads as there are processors; the result is the first world that fails.
    private static func play(_ options: Options) -> Int? {
        let parts = max(1, min(ProcessInfo.processInfo.activeProcessorCount, 16))
        let isTerminal = isatty(2) != 0
        let share = (options.events + parts - 1) / parts
        let failures = Failures()
        DispatchQueue.concurrentPerform(iterations: parts) { part in
            var shown = 0
            let outcome = Runner.play(
                seed: options.seed, events: share, part: part, parts: parts
            ) { played in
                guard isTerminal, part == 0, played - shown >= share / 100 else { return }
                shown = played
                FileHandle.standardError.write(Data("\r\(played * 100 / share) %".utf8))
            }
            if let failure = outcome.failure { failures.add(failure) }
        }
        if isTerminal { FileHandle.standardError.write(Data("\r      \r".utf8)) }
        return failures.first
    }

    /// The worlds that failed, from several threads.
    private final class Failures: @unchecked Sendable {
        private let lock = NSLock()
        private var found: [Int] = []

        func add(_ world: Int) { lock.withLock { found.append(world) } }
        var first: Int? { lock.withLock { found.min() } }
    }

    /// Shrinks a world that fails and prints what remains.
    private static func tell(_ options: Options, failure: Int) -> Int32 {
        let world = Runner.world(seed: options.seed, index: failure)
        guard let (violation, step) = Trial.run(world) else {
            print("world \(failure) of seed \(options.seed): every property holds")
            return 0
        }
        print("broken: \(violation.property.rawValue)")
        print("world \(failure) of seed \(options.seed), step \(step): \(violation.detail)")
        var start = world
        start.steps.removeLast(max(0, world.steps.count - step - 1))
        var shrinker = Shrinker(start) { candidate in
            Trial.run(candidate)?.violation.property == violation.property
        }
        shrinker.shrink()
        if let (last, step) = Trial.run(shrinker.world) {
            print(
                "shrunk to \(shrinker.world.steps.count) steps, fails at step \(step): "
                    + last.detail)
        }
        print(WorldText.text(of: shrinker.world))
        return 1
    }
}
