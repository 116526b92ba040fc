import CamberDesign

extension SelfTest {
    /// Worlds whose text `camber trace` would refuse, each with the reason.
    static func unreadable(seed: UInt64) -> [String] {
        var problems: [String] = []
        for index in 0..<60 {
            let text = WorldText(Runner.world(seed: seed, index: index))
            do throws(DesignError) {
                let design = try BarDesign.read(Array(text.design.utf8))
                _ = try Scenario.read(Array(text.scenario.utf8), for: design)
            } catch {
                let reason = "\(error)"
                // A tap on an id that the list does not hold is an error of the format's own.
                if !reason.contains("tap") { problems.append("world \(index): \(reason)") }
            }
        }
        return problems
    }
}
