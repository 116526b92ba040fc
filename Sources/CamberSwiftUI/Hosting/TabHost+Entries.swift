#if canImport(UIKit)
    import SwiftUI

    extension TabHost {
        private var leaves: [Leaf] { declaration?.entries.tree.leaves ?? [] }

        /// The pages' values.
        var pageValues: [Value] { leaves.filter { role(of: $0) == .page }.compactMap(\.value) }

        private func role(of leaf: Leaf) -> TabItemRole {
            leaf.item.role
                ?? bar.style.defaultRole(
                    hasTitle: !leaf.item.title.resolved(in: environment).isEmpty)
        }

        /// Gives the bar its items, the container its pages, and both the app's selection.
        func applyEntries(animated: Bool) {
            let request = request
            // What the app asks for first, so that the bar need not find a neighbour of a page that
            // goes; and after, since the page may be a new one.
            perform(request, animated: animated)
            contents = [:]
            show(leaves.map(item))
            perform(request, animated: animated)
            ids.keep(leaves.map(\.key))
            wishes.keep(Array(contents.keys))
            reselects = reselects.filter { contents[$0.key] != nil }
        }

        private var request: TabSelectionArbiter<Value>.Request {
            if let selection = declaration?.selection {
                return arbiter.request(selection.wrappedValue, pages: pageValues)
            }
            initial = initial ?? declaration?.initial
            return initial.map { arbiter.request($0, pages: pageValues) } ?? .nothing
        }

        private func perform(_ request: TabSelectionArbiter<Value>.Request, animated: Bool) {
            guard case .select(let value) = request else { return }
            let id = value.map { ids.id(for: .value($0)) }
            // While there is nothing the bar has to be told of no selection, too, or it makes one.
            let isNews = id != bar.selectedID && id.map { bar[$0] != nil } ?? true
            if isNews || bar.items.isEmpty { bar.select(id, animated: animated) }
        }

        private func item(of leaf: Leaf) -> TabBarItem {
            let id = ids.id(for: leaf.key)
            if contents[id] == nil { contents[id] = leaf.item.content }
            var item = leaf.item.barItem(id, badge: wishes.badge(of: id), in: environment)
            item.role = role(of: leaf)
            item.content = content(of: leaf, titled: item.title)
            return item
        }

        private func show(_ items: [TabBarItem]) {
            guard let pages else { return bar.items = items }
            pages.pages = items.map { item in
                if item.role == .action { return TabBarPage(action: item) }
                var page = TabBarPage(item) { [weak self] in
                    self.map { TabHostingPage(rootView: $0.root(of: item.id)) }
                        ?? UIViewController()
                }
                // A view says itself that the bar hides, and SwiftUI's navigation is its own.
                page.followsNavigation = false
                return page
            }
        }

        /// A view for the item where the host does not draw it: the app's label, or SwiftUI's image.
        private func content(of leaf: Leaf, titled title: String) -> TabBarItemContent? {
            guard settings.label != nil || leaf.item.isDrawnBySwiftUI else { return nil }
            let (environment, label, images) = (environment, settings.label, leaf.item.images)
            return TabBarItemContent(label == nil ? .icon : settings.labelPlacement) { state, old in
                let configuration = TabItemLabelState(
                    value: leaf.value.map { AnyHashable($0) }, title: title,
                    image: images[state.emphasis > 0.5 ? 1 : 0], isSelected: state.isSelected,
                    isPressed: state.isPressed, isEnabled: state.isEnabled,
                    emphasis: state.emphasis, tint: Color(UIColor(state.tint)))
                // The view is where the look has it, also in the area of the home indicator.
                return TabItemLabel {
                    label?(configuration)
                        ?? AnyView(
                            configuration.image?.resizable().scaledToFit()
                                .foregroundColor(configuration.tint))
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity).ignoresSafeArea()
                .environment(\.self, environment).shown(in: old)
            }
        }

        // MARK: Pages

        private func root(of id: TabID) -> TabPageRoot {
            var content = contents[id] ?? AnyView(EmptyView())
            if pages is EmbeddedPagesController {
                content = AnyView(
                    content.tellingHeight { [weak self] in
                        self?.page(id)?.preferredContentSize.height = $0
                    })
            }
            let proxy = TabBarProxy(host: self, page: id)
            return TabPageRoot(content: content, environment: environment, proxy: proxy)
        }

        private func page(_ id: TabID) -> TabHostingPage? {
            pages?.viewController(for: id) as? TabHostingPage
        }

        /// Brings the pages that there are up to date.
        func updatePages() { for id in contents.keys { page(id)?.rootView = root(of: id) } }
    }
#endif
