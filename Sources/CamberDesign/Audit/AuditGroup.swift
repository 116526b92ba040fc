import CamberCore

/// One thing that a rule objects to, in all conditions so far.
struct AuditGroup {
    /// What makes two observations the same finding.
    struct Key: Hashable {
        var rule: AuditRule
        var severity: AuditSeverity
        /// The item, as an index into the bar's items; −1 for the bar.
        var item = -1
        /// The other item that is involved; −1 without one.
        var other = -1
        var part = AuditPart.whole
        /// Whether the item was selected; nil where that makes no difference.
        var isSelected: Bool?

        /// One word in the place of six: a full bar asks for millions of keys.
        func hash(into hasher: inout Hasher) {
            var word = UInt64(rule.rawValue) << 8 | UInt64(part.rawValue) << 4
            word |= UInt64(severity.rawValue) << 2 | (isSelected.map { $0 ? 2 : 1 } ?? 0)
            word ^= UInt64(truncatingIfNeeded: item) << 16
            word ^= UInt64(truncatingIfNeeded: other) << 40
            hasher.combine(word)
        }
    }

    let key: Key
    var measured: Double
    var limit: Double
    var places: AuditPlaces
    var stage: AuditMatrix.Stage
    var selection: Int?
    /// What does not exist, where the finding is about that.
    var missing: [UInt8] = []

    /// How far a value is on the wrong side of its limit.
    static func excess(_ rule: AuditRule, _ measured: Double, _ limit: Double) -> Double {
        rule.isMinimum ? limit - measured : measured - limit
    }
}

/// Gathers what is observed and keeps the worst of each kind.
struct AuditCollector {
    let matrix: AuditMatrix
    private(set) var groups: [AuditGroup] = []
    private var indexes: [AuditGroup.Key: Int] = [:]
    /// Where the bar is looked at just now.
    var stage: AuditMatrix.Stage
    /// The selected item just now.
    var selection: Int?

    /// Nothing observed yet, in the first stage.
    /// - Parameter home: as of ``AuditMatrix/stage(_:home:)``.
    init(_ matrix: AuditMatrix, home: Int) {
        self.matrix = matrix
        stage =
            matrix.stageCount > 0
            ? matrix.stage(0, home: home)
            : AuditMatrix.Stage(container: 0, textScale: 0, direction: 0, colorScheme: 0)
    }

    /// Notes a value if it is on the wrong side of its limit. What rounding alone explains is
    /// nothing.
    mutating func check(_ key: AuditGroup.Key, _ measured: Double, limit: Double) {
        let excess = AuditGroup.excess(key.rule, measured, limit)
        guard excess > 1e-6 else { return }
        guard let index = indexes[key] else {
            var places = AuditPlaces(matrix)
            places.insert(stage)
            indexes[key] = groups.count
            groups.append(
                AuditGroup(
                    key: key, measured: measured, limit: limit, places: places, stage: stage,
                    selection: selection))
            return
        }
        groups[index].places.insert(stage)
        let known = AuditGroup.excess(key.rule, groups[index].measured, groups[index].limit)
        guard excess > known + 1e-6 else { return }
        groups[index].measured = measured
        groups[index].limit = limit
        groups[index].stage = stage
        groups[index].selection = selection
    }

    /// Notes something that the design's text alone says, for every condition at once.
    mutating func note(
        _ key: AuditGroup.Key, _ measured: Double, limit: Double, missing: [UInt8] = []
    ) {
        groups.append(
            AuditGroup(
                key: key, measured: measured, limit: limit,
                places: AuditPlaces(matrix, everywhere: true), stage: stage,
                selection: selection, missing: missing))
    }
}
