#if canImport(UIKit)
    import SwiftUI

    /// The few words that a bar says by itself, from the package's tables in `Resources`.
    enum TabPhrases {
        private final class Here {}

        private static var bundle: Bundle {
            #if SWIFT_PACKAGE
                .module
            #else
                Bundle(for: Here.self)
            #endif
        }

        /// What assistive technology says of a badge: a bare number or a dot says little. `nil` for a
        /// badge that shows nothing, and for a text, which is read as it is.
        static func meaning(of badge: TabBadge) -> Text? {
            switch badge {
            case .count(let count) where count > 0:
                // All of it, whatever the look writes out.
                Text("\(count) new items", tableName: "Phrases", bundle: bundle)
            case .dot: Text("New items", tableName: "Phrases", bundle: bundle)
            case .count, .text: nil
            }
        }
    }
#endif
