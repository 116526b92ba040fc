#if canImport(UIKit)
    import SwiftUI

    /// A page's content with the environment of the tab view, which would end at the page otherwise.
    @MainActor
    struct TabPageRoot: View {
        var content: AnyView
        var environment: EnvironmentValues
        var proxy: TabBarProxy

        var body: some View {
            content
                .environment(\.tabBar, proxy)
                .environment(\.tabBarSettings, TabBarSettings())
                // All values, objects included; what is closer to the content comes first.
                .environment(\.self, environment)
        }
    }

    /// A page of a tab view as a view controller.
    final class TabHostingPage: UIHostingController<TabPageRoot> {
        /// Says nothing, so that a title inside of the page does not become the item's.
        private let silentItem = UITabBarItem()

        override var tabBarItem: UITabBarItem! {
            get { silentItem }
            set {}
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .clear
        }
    }

    /// A view that is asked for in an update of SwiftUI's own, so that what it reads is known.
    @MainActor
    struct TabItemLabel: View {
        let make: @MainActor () -> AnyView

        var body: some View { make() }
    }

    @MainActor
    extension View {
        /// The view at the top of whatever room there is, telling how high it is by itself. Where it is
        /// scrolled under the screen's edges it does not move aside.
        func tellingHeight(_ action: @escaping @MainActor (Double) -> Void) -> some View {
            fixedSize(horizontal: false, vertical: true)
                .onHeightChange(action)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                .ignoresSafeArea()
        }

        /// Tells the view's height at first and whenever it changes.
        func onHeightChange(_ action: @escaping @MainActor (Double) -> Void) -> some View {
            background(
                GeometryReader { proxy in
                    Color.clear
                        .onAppear { action(proxy.size.height) }
                        .onChange(of: proxy.size.height) { action($0) }
                })
        }

        /// A UIKit view that shows this one, without a view controller; brings the one that did so
        /// before up to date.
        func shown(in old: UIView?) -> UIView {
            let configuration = UIHostingConfiguration { self }
                .margins(.all, 0)
                .minSize(width: 0, height: 0)
            if let old, let known = old as? UIContentView {
                known.configuration = configuration
                return old
            }
            let made = configuration.makeContentView()
            made.backgroundColor = .clear
            return made
        }
    }
#endif
