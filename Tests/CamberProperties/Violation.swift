/// What must hold for every input: the ten properties of the specification, in its order, and what a
/// bar must never do.
enum Property: String, CaseIterable {
    case selection = "the selection is nil or a page of the list, and exactly one tab is selected"
    case rest = "at rest the indicator, the position and the page belong to the selected tab"
    case continuity = "the position is continuous in time and across events"
    case monotone = "without a spring the position is monotone between two stops"
    case settling = "every sequence of events comes to rest in bounded time"
    case strip = "at rest the strip's offset is in its range and shows a new selection"
    case resizing = "resizing is no event and is reversible"
    case mirror = "right-to-left is the mirror of left-to-right"
    case finite = "every number is finite and no width is negative"
    case reports = "one user action gives at most one change, and exactly what is due"
    case accessibility = "the accessibility tree has the visible tabs and their places"
    case targets = "no two tap targets overlap, and cells fill the width"
    case purity = "asking changes nothing, in whatever order"
    case retention = "the pages that are kept are bounded, and one is visible at rest"
    case oversampling = "sampling more often changes nothing"
    case veto = "a vetoed selection changes nothing and is refused once"
    case pressed = "pressed cells belong to fingers that are down"
    case restTime = "nothing moves after the rest time"
    case diagnostics = "every small target is remarked on"
}

/// A property that did not hold.
struct Violation: Error {
    let property: Property
    let detail: String
}

/// Throws when something that must be so is not.
@inline(__always)
func require(
    _ holds: Bool, _ property: Property, _ detail: @autoclosure () -> String
) throws(Violation) {
    if !holds { throw Violation(property: property, detail: detail()) }
}
