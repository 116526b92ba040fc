#if canImport(UIKit)
    @preconcurrency import UIKit

    extension CustomTabBarView {
        /// Asks host and app only where one of them wants to be asked.
        func updateVeto() {
            guard host != nil || shouldSelect != nil else { return driver.shouldSelect = nil }
            driver.shouldSelect = { [weak self] id in
                guard let self else { return true }
                return host?.tabBar(self, shouldSelect: id) ?? true && shouldSelect?(id) ?? true
            }
        }

        func report(_ report: TabReport<TabID>, cause: TabBarDriver.Cause) {
            host?.tabBar(self, reported: report, cause: cause)
            let (id, action) = (report.id, storedItems[report.id]?.action)
            switch report.kind {
            case .select:
                onSelect?(id)
                sendActions(for: .valueChanged)
                if cause == .user { action?() }
            case .reselect:
                onReselect?(id)
                action?()
            case .action:
                onAction?(id)
                action?()
            case .refuse: onRefuse?(id)
            case .tap: onTap?(id)
            case .settle: onSettle?(id)
            }
        }

        func remark(_ diagnostic: TabDiagnostic<TabID>) {
            if let onDiagnostic { return onDiagnostic(diagnostic) }
            TabBarLog.write("\(diagnostic.code.name): \(diagnostic.id): \(diagnostic.message)")
        }
    }
#endif
