#if canImport(UIKit)
    @preconcurrency import UIKit

    extension TabBarItem {
        /// An item with one of the system's symbols. Its variant `.fill`, if there is one, is the image
        /// while selected. An unknown name leaves a title-only item, on which the bar remarks once.
        public init(
            id: TabID, title: String = "", systemImage: String, role: TabItemRole? = nil,
            badge: TabBadge? = nil, action: (@MainActor () -> Void)? = nil
        ) {
            self.init(
                id: id, title: title, image: UIImage(systemName: systemImage),
                selectedImage: UIImage(systemName: systemImage + ".fill"), role: role, badge: badge,
                action: action)
            hasImageName = true
        }
    }
#endif
