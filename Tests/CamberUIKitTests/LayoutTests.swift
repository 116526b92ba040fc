#if canImport(UIKit)
    @preconcurrency import UIKit
    import XCTest

    @testable import CamberUIKit

    @MainActor
    final class LayoutTests: XCTestCase {
        func testAsHighAsTheBar() {
            let heights: [(AnyTabBarStyle, Double)] = [
                (AnyTabBarStyle(CircleTabBarStyle()), 50), (AnyTabBarStyle(IconsTabBarStyle()), 56),
                (AnyTabBarStyle(CurvedTabBarStyle()), 74),
                (AnyTabBarStyle(ScrollTabBarStyle()), 56),
            ]
            for (style, height) in heights {
                let bar = CustomTabBarView(style: style)
                XCTAssertEqual(bar.intrinsicContentSize.height, height, accuracy: 0.01, style.name)
                XCTAssertEqual(bar.intrinsicContentSize.width, UIView.noIntrinsicMetric)
                let size = bar.sizeThatFits(CGSize(width: 390, height: 1000))
                XCTAssertEqual(size.width, 390)
                XCTAssertEqual(size.height, height, accuracy: 0.01, style.name)
            }
        }

        func testAutoLayoutGivesTheBarItsHeight() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
            let bar = CustomTabBarView(style: AnyTabBarStyle(IconsTabBarStyle()))
            bar.items = BarSupport.items
            bar.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
            view.layoutIfNeeded()
            XCTAssertEqual(bar.frame, CGRect(x: 0, y: 744, width: 390, height: 56))
            XCTAssertEqual(bar.shown.barFrame, SceneRect(0, 0, 390, 56))
        }

        // The bar lies over a whole screen; only what is bar takes touches.
        func testTouchesBesideTheBarFallThrough() {
            let (bar, _) = BarSupport.bar(CircleTabBarStyle())
            let top = bar.shown.barFrame.y
            XCTAssertTrue(bar.point(inside: CGPoint(x: 50, y: top + 5), with: nil))
            XCTAssertFalse(bar.point(inside: CGPoint(x: 50, y: 300), with: nil))
            // The dome over the first of four cells of 100, and the point beside it.
            XCTAssertTrue(bar.point(inside: CGPoint(x: 50, y: top - 10), with: nil))
            XCTAssertFalse(bar.point(inside: CGPoint(x: 95, y: top - 10), with: nil))
            XCTAssertEqual(bar.item(at: CGPoint(x: 250, y: top + 5))?.id, "inbox")
            XCTAssertNil(bar.item(at: CGPoint(x: 250, y: 300)))
        }

        // As on the system's controls; UIKit asks the view that was touched.
        func testATapOnTheBarIsNotOneBehindIt() {
            let (bar, window) = BarSupport.bar()
            let behind = UITapGestureRecognizer()
            window.addGestureRecognizer(behind)
            XCTAssertFalse(bar.gestureRecognizerShouldBegin(behind))
            behind.numberOfTapsRequired = 2
            XCTAssertTrue(bar.gestureRecognizerShouldBegin(behind))
        }

        // The view may be as large as the screen; the menu is at its item.
        func testAMenuStandsAtItsItem() throws {
            let (bar, _) = BarSupport.bar()
            bar["me"]?.menu = { UIMenu(children: []) }
            let menu = try XCTUnwrap(
                bar.contextMenuInteraction(
                    UIContextMenuInteraction(delegate: bar),
                    configurationForMenuAtLocation: CGPoint(x: 350, y: 790)))
            let top = bar.shown.barFrame.y
            XCTAssertEqual(bar.menuAttachmentPoint(for: menu), CGPoint(x: 350, y: top))
        }

        // An effect view masks by copies of its mask, so that another outline needs another mask.
        func testAMaterialFollowsTheOutline() throws {
            let (bar, _) = BarSupport.bar(CurvedTabBarStyle())
            bar.background = .material(UIBlurEffect(style: .systemChromeMaterial))
            bar.layoutIfNeeded()
            let view = try XCTUnwrap(
                bar.canvas.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first)
            let mask = try XCTUnwrap(view.mask)
            bar.setNeedsLayout()
            bar.layoutIfNeeded()
            XCTAssertTrue(view.mask === mask)
            bar.select("me", animated: false)
            bar.setNeedsLayout()
            bar.layoutIfNeeded()
            XCTAssertNotNil(view.mask)
            XCTAssertFalse(view.mask === mask)
        }

        func testAHiddenBarTakesNoTouches() {
            let (bar, _) = BarSupport.bar()
            bar.setBarHidden(true, animated: false)
            bar.layoutIfNeeded()
            XCTAssertTrue(bar.isBarHidden)
            XCTAssertFalse(bar.point(inside: CGPoint(x: 50, y: 790), with: nil))
            XCTAssertTrue(bar.accessibilityElements?.isEmpty ?? false)
        }

        func testRightToLeftIsTheMirrorImage() {
            let (bar, _) = BarSupport.bar()
            let first = bar.shown.cells.first?.frame
            bar.semanticContentAttribute = .forceRightToLeft
            bar.layoutIfNeeded()
            XCTAssertEqual(first?.mirrored(in: 400), bar.shown.cells.first?.frame)
        }

        func testAnArchivedBarWorks() throws {
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            archiver.finishEncoding()
            let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            coder.requiresSecureCoding = false
            let bar = try XCTUnwrap(CustomTabBarView(coder: coder))
            XCTAssertEqual(bar.styleName, "labelled")
            bar.setValue("curved", forKey: "styleName")
            XCTAssertEqual(bar.style.name, "curved")
            bar.styleName = "no such look"
            XCTAssertEqual(bar.style.name, "curved")
            bar.items = BarSupport.items
            XCTAssertEqual(bar.selectedID, "home")
        }

        // SwiftUI says everything again whenever a body is evaluated.
        func testWhatIsTheSameIsNotDrawnAnew() throws {
            let (bar, _) = BarSupport.bar()
            func rest() {
                bar.layoutIfNeeded()
                while bar.displayLink.isRunning {
                    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
                }
            }
            rest()
            bar.items = BarSupport.items
            bar.background = .standard
            XCTAssertFalse(bar.displayLink.isRunning)
            let star = try XCTUnwrap(UIImage(systemName: "star"))
            for image in [star, star.withRenderingMode(.alwaysOriginal)] {
                bar["me"]?.image = image
                XCTAssertTrue(bar.displayLink.isRunning)
                rest()
                bar["me"]?.image = image
                XCTAssertFalse(bar.displayLink.isRunning)
            }
            // A view of the app's may look different at any time.
            bar["me"]?.content = TabBarItemContent { _, old in old ?? UIView() }
            rest()
            bar.items = bar.items
            XCTAssertTrue(bar.displayLink.isRunning)
        }

        func testTheTextSizeAsksForAnotherRoom() {
            let parent = UIViewController()
            let child = UIViewController()
            let bar = CustomTabBarView(style: AnyTabBarStyle(LabelledTabBarStyle()))
            let room = RoomProbe()
            bar.items = BarSupport.items
            bar.room = room
            child.view.addSubview(bar)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            window.rootViewController = parent
            window.isHidden = false
            window.layoutIfNeeded()
            room.count = 0
            let large = UITraitCollection(
                preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
            parent.setOverrideTraitCollection(large, forChild: child)
            window.layoutIfNeeded()
            XCTAssertTrue(room.count > 0)
        }

        private final class RoomProbe: UIView {
            var count = 0

            override func invalidateIntrinsicContentSize() {
                super.invalidateIntrinsicContentSize()
                count += 1
            }
        }

        func testColoursFollowTheAppearance() {
            let (bar, window) = BarSupport.bar()
            bar.setColor(
                UIColor { $0.userInterfaceStyle == .dark ? .white : .black }, for: .selected)
            bar.backgroundColor = .red
            for style in [UIUserInterfaceStyle.light, .dark] {
                window.overrideUserInterfaceStyle = style
                bar.setNeedsLayout()
                bar.layoutIfNeeded()
                let isDark = style == .dark
                XCTAssertEqual(
                    bar.shown.cells.first?.iconColor, isDark ? SceneColor.white : .black)
                XCTAssertEqual(bar.shown.shapes.first?.fill.startColor, SceneColor(0xFF0000))
            }
            XCTAssertEqual(bar.selectedID, "home")
        }
    }
#endif
