/// A key, as on a focused list of tabs.
public enum TabKey: Hashable, Sendable {
    /// Moves the focus to the item on the left.
    case left
    /// Moves the focus to the item on the right.
    case right
    /// Moves the focus to the first item.
    case home
    /// Moves the focus to the last item.
    case end
    /// Activates the focused item.
    case space
    /// Activates the focused item.
    case enter
    /// Enters the list at the selected item, or leaves it.
    case tab
}

/// Something that happens to a bar.
public enum TabEvent<ID: Hashable> {
    /// A finger goes down at a point of the container.
    case touchDown(ScenePoint, finger: Int = 0)
    /// A finger that is down moves to a point.
    case touchMove(ScenePoint, finger: Int = 0)
    /// A finger goes up at a point.
    case touchUp(ScenePoint, finger: Int = 0)
    /// The system takes all touches away.
    case touchesCancelled
    /// A finger taps the middle of an item's target, which is brought into sight at once if it is out
    /// of it; for tests and scripts, which know items and not points.
    case tap(ID)
    /// The user activates an item without a touch, as assistive technology does.
    case activate(ID)
    /// A trackpad or a wheel scrolls by so many points; the point is the pointer's.
    case wheel(dx: Double, dy: Double, at: ScenePoint)
    /// A key is pressed.
    case key(TabKey)
    /// The app selects a page, or nothing.
    case select(ID?, animated: Bool = true)
    /// The app replaces the list of items.
    case items([TabItem<ID>])
    /// The container or the user's settings change.
    case environment(TabEnvironment)
    /// The app changes the look.
    case style(AnyTabBarStyle)
    /// The app changes the bar's colours.
    case appearance(TabBarAppearance)
    /// The app changes the paging.
    case paging(TabPaging)
    /// The on-screen keyboard covers so many points from the container's bottom; 0 when it is
    /// gone. One that floats covers nothing.
    case keyboard(height: Double, isFloating: Bool = false)
    /// The app hides or shows the bar.
    case barHidden(Bool, animated: Bool = true)
}

extension TabEvent: Sendable where ID: Sendable {}

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

/// A remark on something that is probably a mistake, but that the bar can live with.
public struct TabDiagnostic<ID: Hashable> {
    /// What is remarked on.
    public enum Code: Hashable, Sendable {
        /// Two items have the same id; the first was kept.
        case duplicateID
        /// An item's icon is not known; the host reports it, since it alone knows its icons.
        case missingIcon
        /// An item's tap target is smaller than 44 × 44 points.
        case targetTooSmall
        /// An id was named that the list does not hold.
        case unknownID
        /// An action was to be selected.
        case notAPage

        /// The name that the formats use.
        public var name: String {
            switch self {
            case .duplicateID: "duplicate-id"
            case .missingIcon: "missing-icon"
            case .targetTooSmall: "target-too-small"
            case .unknownID: "unknown-id"
            case .notAPage: "not-a-page"
            }
        }
    }

    /// What is remarked on.
    public var code: Code
    /// The id that it is about.
    public var id: ID
    /// A sentence for a developer: what was found and what was expected.
    public var message: String

    /// A remark on an id.
    public init(code: Code, id: ID, message: String) {
        self.code = code
        self.id = id
        self.message = message
    }
}

extension TabDiagnostic: Sendable where ID: Sendable {}
