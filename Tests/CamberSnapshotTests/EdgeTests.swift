import CamberDesign
import Foundation
import Testing

@testable import CamberCore
@testable import CamberSnapshot

/// The size of a picture in pixels is rounded up; what fills the picture fills its last pixels, too.
@Suite struct EdgeTests {
    private let renderer = SnapshotRenderer(measurer: .fixed())

    private static let sizes = [
        SceneSize(393, 852), SceneSize(393.5, 852.3), SceneSize(101.1, 201.7),
        SceneSize(333.33, 667.67),
    ]

    private func pictures(of size: SceneSize) -> [BarPicture] {
        SampleBar.all.flatMap { bar -> [BarPicture] in
            var bar = bar
            bar.environment.size = size
            bar.environment.safeArea = SceneInsets(top: 20.3, bottom: 34.2)
            let whole = bar.picture
            var part = whole
            part.crop = SceneRect(0, size.height - 123.4, size.width, 123.4)
            return [whole, part]
        }
    }

    #if canImport(CCairo) || canImport(CoreGraphics)
        @Test(arguments: sizes, [0.1, 1, 1.1, 1.25, 1.33, 1.5, 2.7])
        func everyPixelAtAnEdgeIsOpaque(size: SceneSize, scale: Double) throws {
            for picture in pictures(of: size) {
                let image = try renderer.pixels(picture, scale: scale)
                let (right, bottom) = (image.width - 1, image.height - 1)
                #expect(
                    (0...right).allSatisfy {
                        image[$0, 0].alpha == 255 && image[$0, bottom].alpha == 255
                    })
                #expect(
                    (0...bottom).allSatisfy {
                        image[0, $0].alpha == 255 && image[right, $0].alpha == 255
                    })
            }
        }

        /// A movie shows the largest container that occurs; the clip to a smaller one keeps the edges
        /// that the two have in common.
        @Test func aClipAtAnEdgeOfThePictureCutsNoneOfItsPixels() throws {
            var picture = SampleBar.circle.picture
            picture.crop = SceneRect(0, 0, 393, 900)
            let image = try renderer.pixels(picture, scale: 1.1)
            #expect(image.width == 433)
            #expect((0..<937).allSatisfy { image[432, $0].alpha == 255 })
            #expect(image[432, 938].alpha == 0)
        }

        @Test func aFadeAtTheEdgeCoversTheLastColumn() throws {
            let picture = HandMadeScene.picture(width: 10.4, height: 4) { scene in
                scene.drawShape(SceneRect(0, 0, 10.4, 4), color: .white)
                scene.drawShape(SceneRect(5, 0, 5.4, 4), .fade)
            }
            let image = try renderer.pixels(picture, scale: 1)
            #expect(image.width == 11)
            #expect(image[10, 2] == (0, 0, 0, 255))
        }
    #endif

    /// Where the viewer rounds a picture's size up, the page is there.
    @Test(arguments: sizes) func aPageOfAnSVGReachesBeyondThePicture(size: SceneSize) throws {
        for picture in pictures(of: size) {
            let svg = renderer.svg(picture)
            let page = try #require(svg.firstMatch(of: /class="page"[^>]*/).map { String($0.0) })
            let bounds = picture.bounds
            func number(_ name: String) throws -> Double {
                let pattern = try Regex<(Substring, Substring)>(" \(name)=\"([-.0-9]*)\"")
                return try Double(String(#require(page.firstMatch(of: pattern)).1)) ?? .nan
            }
            let (right, bottom) = (
                try number("x") + number("width"), try number("y") + number("height")
            )
            #expect(right >= bounds.maxX + 1)
            #expect(try number("x") <= bounds.x - 1)
            // The page of a look at the top begins below its header.
            if picture.crop != nil { #expect(bottom >= bounds.maxY + 1) }
        }
    }
}
