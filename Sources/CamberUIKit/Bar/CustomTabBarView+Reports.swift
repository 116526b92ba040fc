#if canImport(UIKit)
    @preconcurrency import UIKit
    import os

    extension CustomTabBarView {
        func report(_ report: TabReport<TabID>, cause: TabEventCause) {
            let (id, action) = (report.id, storedItems[report.id]?.action)
            switch report.kind {
            case .select:
                onSelect?(id)
                sendActions(for: .valueChanged)
                if cause == .user { action?() }
            case .reselect:
                if cause == .user, let host, host.scrollsToTopOnReselect { host.returnToTop(id) }
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
            Self.log("\(diagnostic.code.name): \(diagnostic.id): \(diagnostic.message)")
        }

        /// Writes a line on what is probably a mistake to the unified log. Ids are public: they are
        /// the app's own names, not its user's data.
        static func log(_ line: String) {
            os_log("%{public}@", log: OSLog(subsystem: "Camber", category: "TabBar"), line)
        }
    }
#endif
