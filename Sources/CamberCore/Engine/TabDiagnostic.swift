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
