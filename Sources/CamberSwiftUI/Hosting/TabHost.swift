#if canImport(UIKit)
    import SwiftUI

    // Owners: a view's state holds the host; the host holds its bar and the container of its pages,
    // whose closures know it weakly; pages are the container's, and the host knows them weakly.

    /// Stands between a declared tab view and the UIKit host that shows it: brings the one up to date
    /// with the other, and tells the app what the user does.
    @MainActor
    final class TabHost<Value: Hashable>: ObservableObject {
        /// What a tab view declares.
        struct Declaration {
            var entries: TabEntries<Value>
            /// `nil` where the bar keeps the selection itself.
            var selection: Binding<Value?>?
            /// What is selected at first if there is no binding.
            var initial: Value?
            var onTap: (@MainActor (Value) -> Void)?
        }

        let bar: CustomTabBarView
        /// `nil` for a bar alone.
        let pages: TabPagesController?
        /// How high the pages have to be, where they stand in the app's own scroll view.
        @Published private(set) var height = 0.0

        private let defaultStyle: AnyTabBarStyle
        private var declaration: Declaration?
        private var settings = TabBarSettings()
        private var environment = EnvironmentValues()
        private var ids = TabIDMap<Value>()
        private var arbiter = TabSelectionArbiter<Value>()
        private var wishes = TabPageWishes()
        private var reselects: [TabID: [AnyHashable: @MainActor () -> Void]] = [:]
        private var contents: [TabID: @MainActor () -> AnyView] = [:]
        private var controllers: [TabID: Weak<TabHostingPage>] = [:]
        private var isUpdating = false

        private struct Weak<Object: AnyObject> {
            weak var object: Object?
        }

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
            let embedded = pages as? EmbeddedPagesController
            embedded?.onHeight = { [weak self] in self?.height = $0 }
        }

        // MARK: Updates

        /// Takes what is declared now.
        func update(
            _ declaration: Declaration, environment: EnvironmentValues, transaction: Transaction
        ) {
            isUpdating = true
            self.declaration = declaration
            self.environment = environment
            settings = environment.tabBarSettings
            applySettings()
            applyEntries(animated: bar.window != nil && !transaction.disablesAnimations)
            withTransaction(transaction) { updatePages() }
            updateHiding(animated: bar.window != nil && !transaction.disablesAnimations)
            isUpdating = false
            if correction != nil { Task { @MainActor in self.sendCorrection() } }
        }

        private func applySettings() {
            bar.style = settings.resolvedStyle(defaultStyle)
            bar.appearance = settings.resolvedAppearance(bar.traitCollection)
            bar.background = settings.background
            bar.fontFamily = settings.fontFamily
            bar.isHapticsEnabled = settings.hasHaptics
            bar.isEnabled = environment.isEnabled
            pages?.paging = settings.paging
            pages?.scrollsToTopOnReselect = settings.scrollsToTop
            guard let container = pages as? CustomTabBarController else { return }
            container.accessoryView = settings.accessory.map { accessory in
                let view = accessory.onHeightChange { [weak container] _ in
                    container?.view.setNeedsLayout()
                }
                return TabHostedView.show(
                    view.environment(\.self, environment), in: container.accessoryView)
            }
        }

        /// The pages' values.
        private var pageValues: [Value] {
            declaration?.entries.tree.leaves.filter { role(of: $0.item) == .page }
                .compactMap(\.value) ?? []
        }

        private func role(of item: TabItemDescription) -> TabItemRole {
            item.role
                ?? bar.style.defaultRole(
                    hasTitle: !(item.title?.resolved(in: environment) ?? "").isEmpty)
        }

        private func applyEntries(animated: Bool) {
            guard let declaration else { return }
            let leaves = declaration.entries.tree.leaves
            let external = declaration.selection.map(\.wrappedValue) ?? declaration.initial
            let request = arbiter.request(external, pages: pageValues)
            // What the app asks for first, so that the bar need not find a neighbour of a page that
            // goes; and after, since the page may be a new one.
            perform(request, animated: animated)
            contents = [:]
            let items = leaves.map { leaf in
                let id = ids.id(for: leaf.key)
                contents[id] = leaf.item.content
                var item = leaf.item.barItem(id, in: environment)
                item.role = role(of: leaf.item)
                item.badge = wishes.badge(of: id) ?? item.badge
                item.content = content(of: leaf, for: item)
                return item
            }
            show(items)
            perform(request, animated: animated)
            ids.keep(leaves.map(\.key))
            wishes.keep(items.map(\.id))
        }

        private func show(_ items: [TabBarItem]) {
            guard let pages else { return bar.items = items }
            pages.pages = items.map { item in
                if item.role == .action { return TabBarPage(action: item) }
                let id = item.id
                return TabBarPage(item) { [weak self] in self?.makePage(id) ?? UIViewController() }
            }
        }

        private func perform(
            _ request: TabSelectionArbiter<Value>.Request, animated: Bool
        ) {
            guard case .select(let value) = request else { return }
            let id = value.map { ids.id(for: .value($0)) }
            if id != bar.selectedID { bar.select(id, animated: animated) }
        }

        private func content(
            of leaf: TabEntryTree<Value, TabItemDescription>.Leaf, for item: TabBarItem
        ) -> TabBarItemContent? {
            let environment = environment
            let description = leaf.item
            func configuration(_ state: TabItemState) -> TabItemLabelConfiguration {
                TabItemLabelConfiguration(
                    value: leaf.value.map { AnyHashable($0) }, title: item.title,
                    image: description.image(isSelected: state.emphasis > 0.5), state: state)
            }
            if let label = settings.label {
                return TabBarItemContent(label.placement) { state, old in
                    TabHostedView.show(
                        label.view(configuration(state)).environment(\.self, environment), in: old)
                }
            }
            guard description.isDrawnBySwiftUI else { return nil }
            return TabBarItemContent(.icon) { state, old in
                TabHostedView.show(
                    TabItemImage(configuration: configuration(state))
                        .environment(\.self, environment), in: old)
            }
        }

        // MARK: Pages

        private func root(of id: TabID) -> TabPageRoot {
            TabPageRoot(
                content: contents[id]?() ?? AnyView(EmptyView()), environment: environment,
                proxy: TabBarProxy(self, page: id), onHeight: onHeight(of: id))
        }

        private func makePage(_ id: TabID) -> UIViewController {
            let page = TabHostingPage(rootView: root(of: id))
            controllers[id] = Weak(object: page)
            return page
        }

        private func updatePages() {
            controllers = controllers.filter { $1.object != nil && contents[$0] != nil }
            for (id, page) in controllers { page.object?.rootView = root(of: id) }
        }

        private func onHeight(of id: TabID) -> (@MainActor (Double) -> Void)? {
            guard pages is EmbeddedPagesController else { return nil }
            return { [weak self] height in
                self?.controllers[id]?.object?.preferredContentSize.height = height
            }
        }

        // MARK: What the user does

        private func shouldSelect(_ id: TabID) -> Bool {
            guard let value = ids.value(of: id) else { return true }
            guard settings.shouldSelect?(AnyHashable(value)) ?? true else { return false }
            guard let selection = declaration?.selection else { return true }
            let isTaken = TabSelectionArbiter.offer(
                value, read: { selection.wrappedValue }, write: { selection.wrappedValue = $0 })
            if isTaken { arbiter.accept(value) }
            return isTaken
        }

        private func selectionChanged() {
            guard !isUpdating else { return }
            updateHiding(animated: false)
            sendCorrection()
        }

        /// The selection that the app does not know of: its own has lost its page.
        private var correction: Value? {
            arbiter.correction(
                selected: bar.selectedID.flatMap { ids.value(of: $0) }, pages: pageValues)
        }

        private func sendCorrection() {
            guard let value = correction, let selection = declaration?.selection else { return }
            arbiter.accept(value)
            selection.wrappedValue = value
        }

        private func reselected(_ id: TabID) {
            ids.value(of: id).map { settings.onReselect?(AnyHashable($0)) }
            for action in (reselects[id] ?? [:]).values { action() }
        }

        private func tapped(_ id: TabID) {
            ids.value(of: id).map { declaration?.onTap?($0) }
        }

        // MARK: Hiding

        private func updateHiding(animated: Bool) {
            let isHidden = settings.isHidden || wishes.isHidden(on: bar.selectedID)
            if let container = pages as? CustomTabBarController {
                container.setBarHidden(isHidden, animated: animated)
            } else if isHidden != bar.isBarHidden {
                bar.setBarHidden(isHidden, animated: animated)
            }
        }
    }

    extension TabHost: TabPageOwner {
        func setHidden(_ isHidden: Bool, on page: TabID, by owner: AnyHashable) {
            wishes.setHidden(isHidden, on: page, by: owner)
            updateHiding(animated: true)
        }

        func setBadge(_ badge: TabBadge?, on page: TabID) {
            guard badge != wishes.badge(of: page) else { return }
            wishes.setBadge(badge, on: page)
            applyEntries(animated: true)
        }

        func setReselect(
            _ action: (@MainActor () -> Void)?, on page: TabID, by owner: AnyHashable
        ) { reselects[page, default: [:]][owner] = action }

        func returnToTop(_ page: TabID) { pages?.returnToTop(page) }
    }
#endif
