import Testing

@testable import CamberCore
@testable import CamberSnapshot

#if canImport(CWebP)
    import CWebP

    @Suite struct AnimationTests {
        /// A clear image with an opaque column.
        private func frame(column: Int) -> PixelImage {
            var image = PixelImage(width: 16, height: 8)
            for y in 0..<8 {
                for channel in 0..<4 {
                    image.bytes[(y * 16 + column) * 4 + channel] = channel == 1 ? 40 : 255
                }
            }
            return image
        }

        /// The chunks of a RIFF file from an offset on, by name.
        private func chunks(
            _ bytes: ArraySlice<UInt8>
        ) -> [(name: String, body: ArraySlice<UInt8>)] {
            var chunks: [(String, ArraySlice<UInt8>)] = []
            var rest = bytes
            while rest.count >= 8 {
                let name = String(decoding: rest.prefix(4), as: UTF8.self)
                let size = number(rest.dropFirst(4).prefix(4))
                chunks.append((name, rest.dropFirst(8).prefix(size)))
                rest = rest.dropFirst(8 + size + size % 2)
            }
            return chunks
        }

        private func number(_ bytes: ArraySlice<UInt8>) -> Int {
            bytes.reversed().reduce(0) { $0 * 256 + Int($1) }
        }

        @Test func keepsFramesTimesAndPixels() throws {
            let writer = try AnimationWriter(width: 16, height: 8)
            for step in 0..<6 { try writer.add(frame(column: step), duration: 1.0 / 60) }
            // Twice the same frame: it stands longer.
            try writer.add(frame(column: 5), duration: 1.0 / 60)
            let bytes = try writer.finish()
            #expect(number(bytes[4..<8]) == bytes.count - 8)
            let all = chunks(bytes[12...])
            let animation = try #require(all.first { $0.name == "ANIM" })
            #expect(number(animation.body.suffix(2)) == 0, "loops for ever")
            let frames = all.filter { $0.name == "ANMF" }
            let times = frames.map { number($0.body.dropFirst(12).prefix(3)) }
            #expect(times == [17, 16, 17, 17, 16, 34])

            let first = try #require(frames.first).body.dropFirst(16)
            let file =
                Array("RIFF".utf8)
                + (0..<4).map { UInt8((first.count + 4) >> ($0 * 8) & 255) }
                + Array("WEBP".utf8) + first
            // The decoder's own storage: read here and freed at the end.
            var (width, height): (Int32, Int32) = (0, 0)
            let decoded = try #require(WebPDecodeRGBA(file, file.count, &width, &height))
            defer { WebPFree(decoded) }
            let expected = frame(column: 0).straightRGBA
            // Clear pixels may be stored in any colour, and the first frame is cut to what shows.
            let size = Int(width * height)
            #expect(size > 0)
            let opaque = (0..<size).filter { decoded[$0 * 4 + 3] == 255 }
            #expect(opaque.count == 8)
            for pixel in opaque {
                #expect((0..<4).map { decoded[pixel * 4 + $0] } == Array(expected[0..<4]))
            }
        }

        @Test func playsOnceIfAsked() throws {
            let writer = try AnimationWriter(width: 16, height: 8, loops: false)
            try writer.add(frame(column: 0), duration: 0.1)
            try writer.add(frame(column: 1), duration: 0.1)
            let all = chunks(try writer.finish()[12...])
            let animation = try #require(all.first { $0.name == "ANIM" })
            #expect(number(animation.body.suffix(2)) == 1)
        }

        @Test func refusesWhatIsNoAnimation() throws {
            #expect(throws: SnapshotError.self) { try AnimationWriter(width: 0, height: 8) }
            #expect(throws: SnapshotError.self) { try AnimationWriter(width: 16_384, height: 8) }
            let writer = try AnimationWriter(width: 16, height: 8)
            #expect(throws: SnapshotError.badFrames("it has no frames")) { try writer.finish() }
            #expect(throws: SnapshotError.self) {
                try writer.add(PixelImage(width: 8, height: 8), duration: 1)
            }
            for duration in [0, -1, .nan, .infinity, 20_000] as [Double] {
                #expect(throws: SnapshotError.self) {
                    try writer.add(frame(column: 0), duration: duration)
                }
            }
        }
    }
#endif

#if canImport(CCairo) || canImport(CoreGraphics)
    @Suite struct FilmstripTests {
        private func square(_ size: Double, _ color: UInt32) -> BarPicture {
            HandMadeScene.picture(width: size, height: size) { scene in
                scene.drawShape(SceneRect(0, 0, size, size), color: SceneColor(color))
            }
        }

        @Test func setsFramesSideBySide() throws {
            let strip = Filmstrip([.init(square(20, 0xFF0000)), .init(square(10, 0x0000FF))])
            let image = try SnapshotRenderer().pixels(strip, scale: 2)
            // 16 + 20 + 16 + 20 + 16 points wide; 16 + 20 + 16 high.
            #expect(image.width == 176)
            #expect(image.height == 104)
            #expect(image[31, 40] == (220, 220, 225, 255))
            #expect(image[32, 40] == (255, 0, 0, 255))
            #expect(image[71, 71] == (255, 0, 0, 255))
            #expect(image[72, 71] == (220, 220, 225, 255))
            // The smaller one stands in the middle of its cell, at the top.
            #expect(image[113, 32] == (220, 220, 225, 255))
            #expect(image[114, 32] == (0, 0, 255, 255))
            #expect(image[114, 52] == (220, 220, 225, 255))
        }

        @Test func wrapsRowsAndWritesCaptions() throws {
            let frames = (0..<5).map { Filmstrip.Frame(square(20, 0xFF0000), caption: "t\($0)") }
            let strip = Filmstrip(frames, columns: 2)
            let plan = strip.plan(scale: 1)
            #expect(plan.size == SceneSize(88, 16 + 3 * 60))
            #expect(plan.frames[4] == SceneRect(16, 136, 20, 20))
            let image = try SnapshotRenderer().pixels(strip, scale: 1)
            let ink = (16..<36).contains { x in (36..<60).contains { image[x, $0].red < 190 } }
            #expect(ink)
        }

        /// 40 phones side by side are 40 · (393 + 16) + 16 = 16,376 points wide, 41 are wider than a
        /// picture can be; 100 take three rows of 34.
        @Test func aLongStripTakesAsFewRowsAsCanBeDrawn() {
            func rows(_ count: Int, width: Double, gap: Double = 16) -> [Int] {
                let picture = HandMadeScene.picture(width: width, height: 10) { _ in }
                let frames = Array(repeating: Filmstrip.Frame(picture), count: count)
                let plan = Filmstrip(frames, gap: gap).plan(scale: 1)
                let tops = Dictionary(grouping: plan.frames, by: \.y)
                return tops.sorted { $0.key < $1.key }.map(\.value.count)
            }
            #expect(rows(40, width: 393) == [40])
            #expect(rows(41, width: 393) == [21, 20])
            #expect(rows(100, width: 393) == [34, 34, 32])
            #expect(rows(3, width: 20_000) == [1, 1, 1])
            #expect(rows(3, width: 0, gap: 0) == [3])
        }

        @Test func anEmptyStripIsAnError() {
            #expect(throws: SnapshotError.self) {
                try SnapshotRenderer().png(Filmstrip([]), scale: 1)
            }
            #expect(throws: SnapshotError.self) {
                try SnapshotRenderer().png(Filmstrip([.init(square(9, 0))]), scale: .nan)
            }
        }

        @Test func drawingOverAnImageCompositesAndStaysInside() {
            var ground = PixelImage(width: 2, height: 1, bytes: [100, 100, 100, 255, 0, 0, 0, 255])
            let half = PixelImage(width: 3, height: 3, bytes: Array(repeating: 128, count: 36))
            ground.draw(half, x: -2, y: -1)
            #expect(ground[0, 0] == (178, 178, 178, 255))
            #expect(ground[1, 0] == (0, 0, 0, 255))
            ground.draw(half, x: 5, y: 5)
            ground.draw(half, x: -9, y: 0)
        }
    }
#endif
