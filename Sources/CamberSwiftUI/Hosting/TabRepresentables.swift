#if canImport(UIKit)
    import SwiftUI

    /// A container with its bar.
    struct TabContainer<Value: Hashable>: UIViewControllerRepresentable {
        let host: TabHost<Value>
        let declaration: TabDeclaration<Value>

        func makeUIViewController(context: Context) -> UIViewController {
            host.pages ?? UIViewController()
        }

        func updateUIViewController(_ controller: UIViewController, context: Context) {
            host.update(declaration, context.environment, context.transaction)
        }

        // All the room that there is: what pages want to be high is told in another way.
        func sizeThatFits(
            _ room: ProposedViewSize, uiViewController: UIViewController, context: Context
        ) -> CGSize? { room.replacingUnspecifiedDimensions() }
    }

    /// A bar whose pages are elsewhere.
    ///
    /// The room that it takes and the bar are two views: what reaches under the screen's edges has no
    /// part in the layout, or the bar's height would depend on where its height has put it. The room
    /// takes no touches, so that those beside the bar can fall through.
    struct TabBarSurface<Value: Hashable>: View {
        let host: TabHost<Value>
        let declaration: TabDeclaration<Value>
        /// The edges that the bar reaches under.
        let edges: Edge.Set

        var body: some View {
            TabBarRepresentable(host: host, declaration: declaration)
                .allowsHitTesting(false)
                .overlay {
                    TabBarRepresentable(host: host).ignoresSafeArea(.container, edges: edges)
                }
                .withEnvironment()
        }
    }

    /// With what is declared the room that a bar takes, without the bar itself.
    private struct TabBarRepresentable<Value: Hashable>: UIViewRepresentable {
        let host: TabHost<Value>
        var declaration: TabDeclaration<Value>?

        func makeUIView(context: Context) -> UIView {
            guard declaration != nil else { return host.bar }
            let room = UIView()
            host.bar.room = room
            return room
        }

        func updateUIView(_ view: UIView, context: Context) {
            declaration.map { host.update($0, context.environment, context.transaction) }
        }

        func sizeThatFits(_ room: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
            var size = room.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 0))
            if declaration != nil { size.height = host.bar.ownHeight(width: size.width) }
            return size
        }
    }
#endif
