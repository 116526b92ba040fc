#if canImport(UIKit)
    import Foundation

    /// The few words that a bar says by itself.
    enum TabPhrases {
        /// What assistive technology says of a badge; `nil` for one that says nothing, and for a text,
        /// which is read as it is.
        static func meaning(of badge: TabBadge) -> String? { nil }
    }
#endif
