#if canImport(UIKit)
    import os

    /// The unified log's category for what is probably a mistake in how a bar is used.
    enum TabBarLog {
        /// Writes a line. Ids are public: they are the app's own names, not its user's data.
        static func write(_ line: String) {
            os_log("%{public}@", log: OSLog(subsystem: "Camber", category: "TabBar"), line)
        }
    }
#endif
