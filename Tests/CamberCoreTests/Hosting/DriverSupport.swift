import CamberCore

/// A driver with a clock that the test turns, and what it has told.
final class TestDriver {
    final class Clock { var now = 0.0 }

    let clock = Clock()
    let driver: TabBarDriver<String>
    var told: [String] = []

    init(
        _ ids: [String] = ["a", "b", "c"], style: AnyTabBarStyle? = nil, actions: Set<String> = []
    ) {
        let clock = clock
        let engine = TabEngine<String>(
            items: ids.map {
                TabItem(
                    id: $0, title: $0.uppercased(),
                    role: actions.contains($0) ? .action : .page)
            }, style: style ?? AnyTabBarStyle(LabelledTabBarStyle()),
            environment: TabEnvironment(size: SceneSize(390, 844)))
        driver = TabBarDriver(engine: engine) { clock.now }
        driver.onReport = { [weak self] report, cause in
            self?.told.append(Self.line(report, cause))
        }
    }

    static func line(_ report: TabReport<String>, _ cause: TabEventCause) -> String {
        let kind =
            switch report.kind {
            case .select(let from): "select(\(from ?? "-"))"
            case .reselect: "reselect"
            case .action: "action"
            case .refuse: "refuse"
            case .tap: "tap"
            case .settle: "settle"
            }
        return "\(kind) \(report.id)\(cause == .app ? " app" : "")"
    }
}
