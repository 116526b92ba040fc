import CAllocationCounter
import CMeasuring

extension Benchmark {
    /// What one round takes.
    struct Result {
        let nanoseconds: Double
        let allocations: Double
    }

    /// A subject whose storage has grown to what it needs.
    private func warmSubject() -> Subject {
        var subject = subject
        for round in 0..<min(count, 64) {
            prepare(&subject, round)
            measure(&subject, round)
        }
        return subject
    }

    /// Time and allocations of a round: the fastest of some batches, since whatever else the machine
    /// does only ever adds to it, and the mean of all allocations.
    func result() -> Result {
        var subject = warmSubject()
        var fastest = Double.infinity
        var allocations = 0
        for _ in 0..<5 {
            var elapsed = Duration.zero
            for round in 0..<count {
                prepare(&subject, round)
                elapsed += ContinuousClock().measure { measure(&subject, round) }
            }
            fastest = min(fastest, elapsed / .nanoseconds(1) / Double(count))
        }
        for round in 0..<count {
            prepare(&subject, round)
            camber_allocation_count_start()
            measure(&subject, round)
            allocations += camber_allocation_count_stop()
        }
        return Result(
            nanoseconds: max(0, fastest - Self.clockCost),
            allocations: Double(allocations) / Double(count))
    }

    /// What reading the clock twice takes, in nanoseconds.
    private static let clockCost: Double = {
        var fastest = Duration.seconds(1)
        for _ in 0..<10_000 { fastest = min(fastest, ContinuousClock().measure {}) }
        return fastest / .nanoseconds(1)
    }()

    /// Lets callgrind count the instructions of some rounds, and write them down under the name and
    /// the number of rounds.
    func countInstructions() {
        var subject = warmSubject()
        let rounds = min(count, 50)
        for round in 0..<rounds {
            prepare(&subject, round)
            camber_toggle_instructions()
            measure(&subject, round)
            camber_toggle_instructions()
        }
        camber_dump_instructions("\(name)\t\(rounds)")
    }
}
