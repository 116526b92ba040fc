#if canImport(UIKit)
    import SwiftUI

    /// Pages inside of the app's own scroll view. They say how high they have to be: as high as those
    /// that are to be seen, and never so low that a gap opens under the header in its place at the top.
    final class EmbeddedPagesController: TabPagesController {
        /// Told at every change.
        var onHeight: (@MainActor (Double) -> Void)?
        private var contentHeight = 0.0 { didSet { noteHeight() } }
        private var height = 0.0

        override func viewDidLoad() {
            super.viewDidLoad()
            onContentHeightChange = { [weak self] in self?.contentHeight = $0 }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            noteHeight()
        }

        private func noteHeight() {
            let new = max(contentHeight, room)
            guard new != height else { return }
            height = new
            // Not while SwiftUI is updating its views, which may be why the height is another.
            Task { @MainActor in self.onHeight?(new) }
        }

        /// What the header leaves of the scroll view.
        private var room: Double {
            let lineage = sequence(first: view as UIView, next: \.superview)
            guard let around = lineage.lazy.compactMap({ $0 as? UIScrollView }).first else {
                return 0
            }
            let inset = around.adjustedContentInset
            return TabPageSpace.leastHeight(
                in: around.bounds.height, top: inset.top, bottom: inset.bottom,
                header: bar.ownHeight(width: bar.bounds.width))
        }
    }
#endif
