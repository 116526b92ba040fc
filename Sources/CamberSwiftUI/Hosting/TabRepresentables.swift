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
    }

    /// A bar whose pages are elsewhere.
    struct TabBarRepresentable<Value: Hashable>: UIViewRepresentable {
        let host: TabHost<Value>
        let declaration: TabDeclaration<Value>

        func makeUIView(context: Context) -> CustomTabBarView { host.bar }

        func updateUIView(_ bar: CustomTabBarView, context: Context) {
            host.update(declaration, context.environment, context.transaction)
        }

        func sizeThatFits(
            _ proposal: ProposedViewSize, uiView bar: CustomTabBarView, context: Context
        ) -> CGSize? {
            bar.sizeThatFits(
                proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 0)))
        }
    }
#endif
