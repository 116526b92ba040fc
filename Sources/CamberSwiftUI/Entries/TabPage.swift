#if canImport(UIKit)
    import SwiftUI

    /// A page of a tab view with its item.
    ///
    /// As in SwiftUI's containers, the content is described at every update of the view around it. Its
    /// views and their state are made on the first visit and kept from then on, unless
    /// ``SwiftUI/View/tabPageRetention(_:)`` says otherwise.
    public struct TabPage<Value: Hashable, Content: View>: TabEntry {
        /// The page.
        public let entries: TabEntries<Value>

        /// A page with a title that is looked up in the app's strings.
        /// - Parameters:
        ///   - title: the title; empty for none.
        ///   - systemImage: the name of a symbol. While selected, its variant `.fill` is shown if
        ///     there is one; see ``TabEntry/selectedImage(systemName:)``.
        ///   - image: the name of an image in the asset catalogue, in the place of a symbol.
        ///   - icon: an image of any origin, in the place of both.
        ///   - value: what the selection is while the page is shown.
        ///   - content: the page; for a ``CustomTabBar``, which shows none, it can be left out.
        public init(
            _ title: LocalizedStringKey = "", systemImage: String? = nil, image: String? = nil,
            icon: Image? = nil, value: Value,
            @ViewBuilder content: () -> Content = { EmptyView() }
        ) {
            self.init(Text(title), systemImage, image, icon, value, content())
        }

        /// A page with a title that is shown as it is; see the other initializer.
        @_disfavoredOverload
        public init<Title: StringProtocol>(
            _ title: Title, systemImage: String? = nil, image: String? = nil, icon: Image? = nil,
            value: Value, @ViewBuilder content: () -> Content = { EmptyView() }
        ) {
            self.init(Text(title), systemImage, image, icon, value, content())
        }

        private init(
            _ title: Text, _ symbol: String?, _ asset: String?, _ image: Image?, _ value: Value,
            _ content: Content
        ) {
            let item = TabItemDescription(
                title: title, picture: .init(symbol: symbol, asset: asset, image: image),
                role: .page, content: AnyView(content))
            entries = TabEntries(tree: TabEntryTree(item, value: value))
        }
    }

    /// An item of a tab view that does something and shows no page.
    public struct TabAction<Value: Hashable>: TabEntry {
        /// The action.
        public let entries: TabEntries<Value>

        /// An action with a title that is looked up in the app's strings; see ``TabPage`` for the
        /// images.
        public init(
            _ title: LocalizedStringKey = "", systemImage: String? = nil, image: String? = nil,
            icon: Image? = nil, action: @escaping @MainActor () -> Void
        ) {
            self.init(Text(title), .init(symbol: systemImage, asset: image, image: icon), action)
        }

        /// An action with a title that is shown as it is; see the other initializer.
        @_disfavoredOverload
        public init<Title: StringProtocol>(
            _ title: Title, systemImage: String? = nil, image: String? = nil, icon: Image? = nil,
            action: @escaping @MainActor () -> Void
        ) {
            self.init(Text(title), .init(symbol: systemImage, asset: image, image: icon), action)
        }

        private init(
            _ title: Text, _ picture: TabItemDescription.Picture?,
            _ action: @escaping @MainActor () -> Void
        ) {
            let item = TabItemDescription(
                title: title, picture: picture, role: .action, action: action)
            entries = TabEntries(tree: TabEntryTree(item, value: nil))
        }
    }
#endif
