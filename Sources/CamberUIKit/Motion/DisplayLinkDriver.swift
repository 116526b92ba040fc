#if canImport(UIKit)
    @preconcurrency import UIKit

    /// Runs one display link while something moves.
    ///
    /// The link is of the screen that the view is on, in the run loop's common modes, so that
    /// scrolling does not stop it, and at the screen's highest rate. Above 60 Hz an iPhone grants
    /// that only to apps whose `Info.plist` sets `CADisableMinimumFrameDurationOnPhone` to `true`.
    ///
    /// The link retains its target until it is invalidated, so its target is a small object that
    /// holds the driver weakly, and the link ends when the driver is gone.
    @MainActor
    final class DisplayLinkDriver {
        /// Draws the frame of a time and says whether another one is needed.
        var onFrame: ((_ time: Double) -> Bool)?

        private var running: RunningLink?

        /// Whether frames are coming.
        var isRunning: Bool { running.map { !$0.link.isPaused } ?? false }

        /// Frames come from now on, at the rate of the window's screen, until one is not needed.
        func start(in window: UIWindow?) {
            guard let screen = window?.windowScene?.screen ?? window?.screen else { return }
            // A scene can be taken to another screen, and a screen away.
            if running?.screen !== screen { running = RunningLink(makeLink(of: screen), screen) }
            running?.link.isPaused = false
        }

        /// No more frames come, and the link is gone: the view has left its window.
        func stop() { running = nil }

        private func makeLink(of screen: UIScreen) -> CADisplayLink {
            let target = DisplayLinkTarget(self)
            let selector = #selector(DisplayLinkTarget.tick)
            let link =
                screen.displayLink(withTarget: target, selector: selector)
                ?? CADisplayLink(target: target, selector: selector)
            let most = Float(max(screen.maximumFramesPerSecond, 60))
            link.preferredFrameRateRange = CAFrameRateRange(
                minimum: 60, maximum: most, preferred: most)
            link.add(to: .main, forMode: .common)
            return link
        }

        fileprivate func tick(_ link: CADisplayLink) {
            if onFrame?(link.targetTimestamp) != true { link.isPaused = true }
        }
    }

    /// Ends its display link with itself.
    private final class RunningLink {
        let link: CADisplayLink
        private(set) weak var screen: UIScreen?

        init(_ link: CADisplayLink, _ own: UIScreen) { (self.link, screen) = (link, own) }

        deinit { link.invalidate() }
    }

    /// Stands between a display link and its driver, so that the link does not keep it.
    @MainActor
    private final class DisplayLinkTarget: NSObject {
        private weak var driver: DisplayLinkDriver?

        init(_ driver: DisplayLinkDriver) { self.driver = driver }

        @objc func tick(_ link: CADisplayLink) { driver?.tick(link) }
    }
#endif
