import Testing

@testable import CamberCore
@testable import CamberSnapshot

#if canImport(CCairo) || canImport(CoreGraphics)
    @Suite struct PixelTests {
        private let renderer = SnapshotRenderer(measurer: .fixed())

        @Test func fillsExactlyWhatTheRectangleCovers() throws {
            let picture = HandMadeScene.picture(width: 10, height: 10) { scene in
                scene.drawShape(SceneRect(2, 3, 4, 5), color: SceneColor(0xFF8000))
            }
            let image = try renderer.pixels(picture, scale: 2)
            #expect(image.width == 20)
            #expect(image.height == 20)
            for y in 0..<20 {
                for x in 0..<20 {
                    let isInside = (4..<12).contains(x) && (6..<16).contains(y)
                    #expect(image[x, y] == (isInside ? (255, 128, 0, 255) : (0, 0, 0, 0)))
                }
            }
        }

        @Test func stillShapesKeepToWholePixelsAndIndicatorsDoNot() throws {
            func column(_ role: SceneShapeRole) throws -> [UInt8] {
                let picture = HandMadeScene.picture(width: 2, height: 6) { scene in
                    scene.drawShape(SceneRect(0, 2.6, 2, 1), role)
                }
                let image = try renderer.pixels(picture, scale: 1)
                return (0..<6).map { image[0, $0].alpha }
            }
            #expect(try column(.hairline) == [0, 0, 0, 255, 0, 0])
            let soft = try column(.indicator)
            #expect(abs(Int(soft[2]) - 102) <= 2)
            #expect(abs(Int(soft[3]) - 153) <= 2)
        }

        @Test func aHairlineNeverVanishes() throws {
            for step in 0..<20 {
                let picture = HandMadeScene.picture(width: 2, height: 6) { scene in
                    scene.drawShape(SceneRect(0, 1 + Double(step) / 7, 2, 1.0 / 3), .hairline)
                }
                let image = try renderer.pixels(picture, scale: 1)
                #expect((0..<6).filter { image[0, $0].alpha == 255 }.count == 1)
            }
        }

        @Test func paintsOnlyInsideAClip() throws {
            let picture = HandMadeScene.picture(width: 12, height: 12) { scene in
                scene.beginClip(SceneRect(3, 4, 5, 6))
                scene.drawShape(SceneRect(0, 0, 12, 12))
                scene.endClip()
                scene.drawShape(SceneRect(0, 0, 1, 1))
            }
            let image = try renderer.pixels(picture, scale: 1)
            for y in 0..<12 {
                for x in 0..<12 {
                    let isInside =
                        ((3..<8).contains(x) && (4..<10).contains(y)) || (x == 0 && y == 0)
                    #expect(image[x, y].alpha == (isInside ? 255 : 0))
                }
            }
        }

        @Test func aGradientRunsFromColourToColourAndGoesOnBeyond() throws {
            let picture = HandMadeScene.picture(width: 4, height: 40) { scene in
                let range = scene.addPath { $0.addRect(SceneRect(0, 0, 4, 40)) }
                let gradient = SceneGradient(
                    from: ScenePoint(0, 10), SceneColor(0xFF0000), to: ScenePoint(0, 30),
                    SceneColor(0x0000FF))
                scene.draw(SceneShape(.surface, range: range, fill: .gradient(gradient)))
            }
            let image = try renderer.pixels(picture, scale: 1)
            #expect(image[1, 2] == (255, 0, 0, 255))
            #expect(image[1, 38] == (0, 0, 255, 255))
            #expect(abs(Int(image[1, 20].red) - 121) <= 5)
        }

        @Test func aSoftEdgeIsHalfAtTheEdgeAndSymmetrical() throws {
            // Far larger than the picture, so that only the upper edge shows.
            let picture = HandMadeScene.picture(width: 20, height: 40) { scene in
                scene.drawShape(SceneRect(-60, 20, 140, 100), softness: 3)
            }
            let image = try renderer.pixels(picture, scale: 1)
            for step in 0..<12 {
                let above = Int(image[10, 19 - step].alpha)
                let below = Int(image[10, 20 + step].alpha)
                #expect(abs(above + below - 255) <= 2, "at \(step)")
                // The true profile, half a pixel from the edge and on: 1 − Φ(d/σ).
                let expected = 255 * BlurTests.upperTail((Double(step) + 0.5) / 3)
                #expect(abs(Double(above) - expected) <= 4, "at \(step)")
            }
            #expect(image[0, 30] == image[10, 30], "the sides do not fade")
            #expect(image[10, 39].alpha == 255, "the lower edge does not fade")
        }

        @Test func aShadowFallsWhereItsOffsetSays() throws {
            let picture = HandMadeScene.picture(width: 60, height: 60) { scene in
                scene.drawShape(
                    SceneRect(20, 20, 20, 20), color: .white,
                    shadow: SceneShadow(
                        color: SceneColor(0x0000FF, alpha: 0.5), radius: 1, dx: 6, dy: -8))
            }
            let image = try renderer.pixels(picture, scale: 1)
            #expect(image[30, 30] == (255, 255, 255, 255))
            let shadow = image[42, 15]
            #expect(abs(Int(shadow.alpha) - 128) <= 2)
            #expect(shadow.red == 0)
            #expect(shadow.blue == shadow.alpha)
            #expect(image[22, 45].alpha == 0, "nothing falls below")
        }

        @Test func anIconIsTintedAndItsKnockOutsAreClear() throws {
            let item = BarPictureItem(icon: "photo.fill")
            let picture = HandMadeScene.picture(width: 24, height: 24, items: [item]) { scene in
                var cell = SceneCell(item: 0, frame: SceneRect(0, 0, 24, 24))
                cell.icon = SceneRect(0, 0, 24, 24)
                cell.iconColor = SceneColor(0xFF0000, alpha: 0.5)
                scene.cells = [cell]
                scene.drawIcon(cell: 0)
            }
            let image = try renderer.pixels(picture, scale: 4)
            var alphas = Set<UInt8>()
            for y in 0..<96 {
                for x in 0..<96 {
                    let pixel = image[x, y]
                    #expect(pixel.green == 0 && pixel.blue == 0)
                    alphas.insert(pixel.alpha)
                }
            }
            // Overlapping layers are one icon, so nothing is denser than the tint.
            #expect(try #require(alphas.max()) <= 128)
            #expect(alphas.contains(128) || alphas.contains(127))
            #expect(alphas.contains(0))
        }

        @Test func betweenTwoIconsWhatBothPaintIsWhole() throws {
            let item = BarPictureItem(icon: "house", selectedIcon: "house.fill")
            func image(_ amount: Double) throws -> PixelImage {
                let picture = HandMadeScene.picture(
                    width: 24, height: 24, items: [item]
                ) { scene in
                    var cell = SceneCell(item: 0, frame: SceneRect(0, 0, 24, 24))
                    cell.icon = SceneRect(0, 0, 24, 24)
                    cell.iconColor = .black
                    cell.selectedIconAmount = amount
                    scene.cells = [cell]
                    scene.drawIcon(cell: 0)
                }
                return try renderer.pixels(picture, scale: 2)
            }
            let (normal, half, selected) = try (image(0), image(0.5), image(1))
            for y in 0..<48 {
                for x in 0..<48 {
                    let mean =
                        (Int(normal[x, y].alpha) + Int(selected[x, y].alpha)) / 2
                    #expect(abs(Int(half[x, y].alpha) - mean) <= 2)
                }
            }
        }

        @Test func aPNGHoldsThePixels() throws {
            for bar in [SampleBar.circle, .curved] {
                var picture = bar.picture
                picture.crop = SceneRect(0, 752, 100, 100)
                let image = try renderer.pixels(picture, scale: 1)
                #expect(try PixelImage(png: renderer.png(picture, scale: 1)) == image)
            }
            // With alpha, the colours come back as well as 8 bits allow.
            var framed = SampleBar.circle
            framed.device = DeviceFrame(cornerRadius: 30)
            let image = try renderer.pixels(framed.picture, scale: 0.5)
            let read = try PixelImage(png: renderer.png(framed.picture, scale: 0.5))
            let comparison = ImageComparison(channelTolerance: 1)
            #expect(comparison.compare(read, with: image).isMatch)
        }

        /// The bar's surface may be wider than the container; around that a picture is clear, as
        /// while a movie shows the smaller of two containers.
        @Test func whatLiesOutsideTheContainerIsClear() throws {
            var picture = HandMadeScene.picture(width: 10, height: 10) {
                $0.drawShape(SceneRect(-5, 5, 20, 10))
            }
            picture.crop = SceneRect(-5, -5, 20, 20)
            let image = try renderer.pixels(picture, scale: 1)
            for y in 0..<20 {
                for x in 0..<20 {
                    let isInside = (5..<15).contains(x) && (10..<15).contains(y)
                    #expect(image[x, y].alpha == (isInside ? 255 : 0), "\(x), \(y)")
                }
            }
        }

        @Test func aPDFIsOnePageOfThePicturesSize() throws {
            let pdf = try renderer.pdf(SampleBar.labelled.picture)
            let text = String(decoding: pdf, as: UTF8.self)
            #expect(text.hasPrefix("%PDF-"))
            #expect(text.contains("393 852"))
            #if canImport(CCairo)
                #expect(try renderer.pdf(SampleBar.labelled.picture) == pdf, "byte-stable")
            #endif
        }
    }

    @Suite struct LimitTests {
        private let renderer = SnapshotRenderer(measurer: .fixed())

        @Test func anEmptyPictureIsAnError() {
            let picture = HandMadeScene.picture(width: 0, height: 10) { _ in }
            #expect(throws: SnapshotError.emptyPicture(width: 0, height: 10)) {
                try renderer.png(picture, scale: 1)
            }
            #expect(throws: SnapshotError.emptyPicture(width: 0, height: 10)) {
                try renderer.pdf(picture)
            }
            #expect(renderer.svg(picture).contains("width=\"0\""))
        }

        @Test func aPictureTooLargeIsAnError() {
            let picture = HandMadeScene.picture(width: 10_000, height: 10_000) { _ in }
            #expect(throws: SnapshotError.tooLarge(width: 10_000, height: 10_000, scale: 3)) {
                try renderer.png(picture, scale: 3)
            }
            #expect(
                SnapshotError.tooLarge(width: 10_000, height: 10_000, scale: 3).description
                    == "10000 × 10000 points at 3× is too large; at most 16384 pixels a side "
                    + "and 64 million pixels in all can be drawn.")
        }

        @Test(arguments: [0, -1, .nan, .infinity, 17] as [Double])
        func aBadScaleIsAnError(scale: Double) {
            let picture = HandMadeScene.picture(width: 10, height: 10) { _ in }
            #expect(throws: SnapshotError.self) { try renderer.png(picture, scale: scale) }
        }

        @Test func numbersOutOfAllBoundsDrawNothingWorse() throws {
            let picture = HandMadeScene.picture(width: 10, height: 10) { scene in
                scene.drawShape(SceneRect(.nan, 0, 5, 5))
                scene.drawShape(SceneRect(-1e300, 0, 2e300, 5), softness: 1e9)
                scene.drawShape(
                    SceneRect(0, 0, 5, 5),
                    shadow: SceneShadow(color: .black, radius: .nan, dx: .infinity, dy: 0))
                scene.drawShape(SceneRect(8, 8, 2, 2))
            }
            let image = try renderer.pixels(picture, scale: 1)
            #expect(image[9, 9].alpha == 255, "what comes after is still drawn")
        }
    }
#endif
