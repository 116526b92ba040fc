import CamberCore

/// What happens to a bar, and when it is looked at.
///
/// A scenario belongs to a design: what its `set` steps mean, and which items can be tapped,
/// depends on it. Everything is checked while it is read, so that playing it cannot fail.
public struct Scenario: Sendable {
    /// The bar at the start.
    public let design: BarDesign
    /// What happens, in order of time; at equal times in the order of the document.
    public let steps: [ScenarioStep]
    /// When the bar is looked at.
    public let sampling: ScenarioSampling

    /// A scenario in which nothing happens, looked at once, at 0.
    public init(_ design: BarDesign) {
        self.init(design, steps: [], sampling: .times([0]))
    }

    init(_ design: BarDesign, steps: [ScenarioStep], sampling: ScenarioSampling) {
        self.design = design
        self.steps = steps
        self.sampling = sampling
    }

    /// The time of the last step, in seconds; 0 without steps.
    public var lastStepTime: Double { steps.last?.time ?? 0 }
}
