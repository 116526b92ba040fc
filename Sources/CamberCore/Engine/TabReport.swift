/// Something that a bar tells its app.
public struct TabReport<ID: Hashable> {
    /// What is told.
    public enum Kind {
        /// The item has become the selection in the place of another, or of none.
        case select(from: ID?)
        /// The user chose the page that is selected already.
        case reselect
        /// The user chose an action.
        case action
        /// The app or the item's state did not let the user select the page.
        case refuse
        /// The user tapped the item; told after what the tap caused.
        case tap
        /// The bar has come to rest on the item.
        case settle

        /// The name that the formats use.
        public var name: String {
            switch self {
            case .select: "select"
            case .reselect: "reselect"
            case .action: "action"
            case .refuse: "refuse"
            case .tap: "tap"
            case .settle: "settle"
            }
        }
    }

    /// When it happened, on the clock of the events.
    public var time: Double
    /// What happened.
    public var kind: Kind
    /// The item to which it happened.
    public var id: ID

    init(time: Double, kind: Kind, id: ID) {
        self.time = time
        self.kind = kind
        self.id = id
    }
}

extension TabReport.Kind: Sendable where ID: Sendable {}
extension TabReport.Kind: Equatable {}
extension TabReport: Sendable where ID: Sendable {}
extension TabReport: Equatable {}
