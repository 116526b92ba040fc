/// A framework that a design's code is written for.
public enum CodeTarget: CaseIterable, Hashable, Sendable {
    /// SwiftUI, with CamberSwiftUI.
    case swiftUI
    /// UIKit, with CamberUIKit.
    case uiKit

    /// The name on the command line: `swiftui`, `uikit`.
    public var name: String {
        switch self {
        case .swiftUI: "swiftui"
        case .uiKit: "uikit"
        }
    }
}

extension BarDesign {
    /// The design as Swift source for an app, UTF-8, with a line feed at the end.
    ///
    /// The code compiles as it is, with a place for each page's content, and is laid out as
    /// `swift format` does. It says only what differs from the defaults. What a design says and an
    /// app cannot, because the device or the user decides it there, is listed in a comment.
    public func code(for target: CodeTarget) -> [UInt8] {
        let tabs = CodeTabs(self)
        switch target {
        case .swiftUI: return SwiftUIExport(design: self, tabs: tabs).code()
        case .uiKit: return UIKitExport(design: self, tabs: tabs).code()
        }
    }
}
