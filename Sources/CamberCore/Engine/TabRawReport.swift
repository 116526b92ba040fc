/// A report in terms of item indexes.
struct TabRawReport: Sendable {
    enum Kind: Sendable {
        case select(from: Int?)
        case reselect
        case action
        case refuse
        case tap
        case settle
    }

    var time: Double
    var kind: Kind
    var item: Int
}
