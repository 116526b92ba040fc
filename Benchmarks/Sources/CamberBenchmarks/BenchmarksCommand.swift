import CMeasuring
import CamberCore

/// Measures the engine and prints a line for each result: name, nanoseconds, allocations, separated
/// by tabs. Under callgrind it counts instructions instead, and prints nothing. `Scripts/bench` runs
/// both, adds what is measured of whole programs, and makes a table of all.
@main struct BenchmarksCommand {
    static func main() {
        let all = Benchmark.frames + Benchmark.tabCounts + Benchmark.events + Benchmark.lists
        if camber_counts_instructions() != 0 {
            for benchmark in all { benchmark.countInstructions() }
            return
        }
        for benchmark in all {
            let result = benchmark.result()
            print(benchmark.name, result.nanoseconds, result.allocations, separator: "\t")
        }
        let count = 1_000_000
        let time = ContinuousClock().measure { RandomEvents.play(count) }
        print("random/1000000 events", time / .nanoseconds(1), separator: "\t")
        if let bytes = engineBytes(10_000) { print("memory/10000 tabs", bytes, separator: "\t") }
    }

    /// What a bar of so many tabs takes from the heap, its items included, in bytes.
    private static func engineBytes(_ count: Int) -> Int? {
        let before = camber_heap_bytes()
        let bar = Bars.bar(Bars.style("scroll"), count)
        return withExtendedLifetime(bar) { before < 0 ? nil : camber_heap_bytes() - before }
    }
}
