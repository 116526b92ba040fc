#if canImport(UIKit)
    import SwiftUI

    // Owners: a view's state holds the host; the host holds its bar and the container of its pages,
    // whose closures know it weakly; pages are the container's.

    /// Stands between a declared tab view and the UIKit host that shows it: brings the one up to date
    /// with the other, and tells the app what the user does.
    @MainActor
    final class TabHost<Value: Hashable>: ObservableObject {
        typealias Leaf = TabEntryTree<Value, TabItemDescription>.Leaf

        let bar: CustomTabBarView
        /// `nil` for a bar alone.
        let pages: TabPagesController?
        /// How high the pages have to be, where they stand in the app's own scroll view.
        @Published private(set) var height = 0.0

        var declaration: TabDeclaration<Value>?
        /// What was selected at first; another one later changes nothing.
        var initial: Value?
        var settings = TabBarSettings()
        var environment = EnvironmentValues()
        var ids = TabIDMap<Value>()
        var arbiter = TabSelectionArbiter<Value>()
        var wishes = TabPageWishes()
        /// What is done, by page and by who wants it, when the selected page is chosen again.
        var reselects: [TabID: [AnyHashable: @MainActor () -> Void]] = [:]
        var contents: [TabID: AnyView] = [:]
        private let defaultStyle: AnyTabBarStyle
        /// The page that the bar was last hidden or shown for.
        private var hidingPage: TabID?
        private var isHidden = false
        private var isUpdating = false

        /// A host.
        /// - Parameters:
        ///   - style: the look unless the app names one.
        ///   - makePages: makes the container of the pages, if there are any.
        init(
            style: AnyTabBarStyle,
            makePages: (CustomTabBarView) -> TabPagesController? = { _ in nil }
        ) {
            defaultStyle = style
            bar = CustomTabBarView(style: style)
            pages = makePages(bar)
            bar.shouldSelect = { [weak self] in self?.shouldSelect($0) ?? true }
            bar.onSelect = { [weak self] _ in self?.selectionChanged() }
            bar.onReselect = { [weak self] in self?.reselected($0) }
            bar.onTap = { [weak self] in self?.tapped($0) }
            (pages as? EmbeddedPagesController)?.onHeight = { [weak self] in self?.height = $0 }
        }

        /// Takes what is declared now.
        func update(
            _ declaration: TabDeclaration<Value>, _ environment: EnvironmentValues,
            _ transaction: Transaction
        ) {
            let isAnimated = bar.window != nil && !transaction.disablesAnimations
            isUpdating = true
            self.declaration = declaration
            settings = environment.tabBarSettings
            self.environment = settings.environment ?? environment
            applySettings()
            applyEntries(animated: isAnimated)
            // A page's own animations are the app's business.
            withTransaction(transaction) { updatePages() }
            updateHiding(animated: isAnimated)
            isUpdating = false
            // The app's state cannot be changed while its views are updated.
            if correction != nil { Task { @MainActor in self.sendCorrection() } }
        }

        private func applySettings() {
            bar.style = settings.resolvedStyle(defaultStyle)
            // The bar draws everything anew for what it is given.
            if bar.appearance != settings.appearance { bar.appearance = settings.appearance }
            // Dynamic colours stay so: the bar follows its screen, a sheet's level included.
            for role in TabColorRole.allCases {
                let color = settings.colors[role].map { UIColor($0) }
                if bar.color(for: role) != color { bar.setColor(color, for: role) }
            }
            if bar.fontFamily != settings.fontFamily { bar.fontFamily = settings.fontFamily }
            settings.background.map { bar.background = $0 }
            bar.isHapticsEnabled = settings.isHapticsEnabled
            bar.isEnabled = environment.isEnabled
            if pages?.paging != settings.paging { pages?.paging = settings.paging }
            pages?.scrollsToTopOnReselect = settings.scrollsToTopOnReselect
            (pages as? CustomTabBarController).map(applyAccessory)
        }

        private func applyAccessory(to container: CustomTabBarController) {
            container.accessoryView = settings.accessory.map { accessory in
                accessory.fixedSize(horizontal: false, vertical: true)
                    .onHeightChange { [weak container] _ in container?.view.setNeedsLayout() }
                    .environment(\.self, environment)
                    .shown(in: container.accessoryView)
            }
        }

        /// The selection of the bar has changed.
        private func selectionChanged() {
            guard !isUpdating else { return }
            updateHiding(animated: true)
            sendCorrection()
        }

        /// Hides the bar or shows it again; at once when another page is the reason.
        func updateHiding(animated: Bool) {
            let isAnimated = animated && bar.selectedID == hidingPage
            hidingPage = bar.selectedID
            let isHidden = settings.isHidden || wishes.isHidden(on: hidingPage)
            guard isHidden != self.isHidden else { return }
            self.isHidden = isHidden
            // A container remembers it when another page is selected.
            (pages as? CustomTabBarController)?.setBarHidden(isHidden, animated: isAnimated)
                ?? bar.setBarHidden(isHidden, animated: isAnimated)
        }
    }
#endif
