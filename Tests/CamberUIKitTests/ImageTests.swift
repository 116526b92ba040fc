#if canImport(UIKit)
    @preconcurrency import UIKit
    import XCTest

    @testable import CamberUIKit

    @MainActor
    final class ImageTests: XCTestCase {
        // B183, B184: selected or not, an original keeps its colours and all others are tinted.
        func testImagesKeepTheirRenderingMode() {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
            }
            let modes: [UIImage.RenderingMode] = [.automatic, .alwaysTemplate, .alwaysOriginal]
            for normal in modes {
                for selected in modes {
                    let icon = IconView()
                    icon.images = [
                        image.withRenderingMode(normal), image.withRenderingMode(selected), nil,
                    ]
                    for amount in [0.0, 1] {
                        var cell = SceneCell(item: 0, frame: SceneRect(0, 0, 100, 50))
                        let place = SceneRect(38, 13, 24, 24)
                        cell.icon = place
                        cell.iconColor = SceneColor(0xFF0000, alpha: 0.5)
                        cell.selectedIconAmount = amount
                        icon.show(cell, in: CGRect(place))
                        let views = icon.subviews.compactMap { $0 as? UIImageView }
                        XCTAssertEqual(views.count, 3)
                        XCTAssertEqual(
                            views.map(\.alpha), amount == 0 ? [0.5, 0, 0] : [0, 0.5, 0])
                        XCTAssertEqual(
                            views.prefix(2).map { $0.image?.renderingMode },
                            [normal, selected].map {
                                $0 == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate
                            })
                        XCTAssertEqual(icon.tintColor, UIColor(SceneColor(0xFF0000)))
                        XCTAssertEqual(icon.tintAdjustmentMode, .normal)
                    }
                }
            }
        }

        func testASymbolHasItsFilledVariantWhileSelected() {
            let item = TabBarItem(id: "home", title: "Home", systemImage: "house")
            XCTAssertNotNil(item.image)
            XCTAssertNotNil(item.selectedImage)
            XCTAssertNil(TabBarItem(id: "a", systemImage: "no such symbol").image)
        }
    }
#endif
