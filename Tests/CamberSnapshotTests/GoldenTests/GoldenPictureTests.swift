#if os(Linux)
    import CamberDesign
    import CamberSnapshot
    import Foundation
    import Testing

    @testable import CamberCore

    /// Compares a few bars with PNGs that have been looked at, as Cairo draws them at 2×.
    @Suite struct GoldenPictureTests {
        /// What another version of the library may change, and less than what a person would
        /// see: colours may differ by 8 of 255, and by more in two pixels of ten thousand, which
        /// are about fifty. An icon is several hundred.
        private static let comparison = ImageComparison(
            channelTolerance: 8, pixelTolerance: 0.0002)
        private static let renderer = SnapshotRenderer(measurer: GoldenCase.measurer)

        private static func pixels(
            _ golden: GoldenPicture, change: (inout BarDesign) -> Void = { _ in }
        ) throws -> PixelImage {
            var picture = try golden.picture(change: change)
            picture.crop = try golden.picture().crop
            return try renderer.pixels(picture, scale: 2)
        }

        @Test(arguments: GoldenPicture.allCases)
        func barIsAsItWasLookedAt(golden: GoldenPicture) throws {
            let snapshot = GoldenStore.snapshot(.png(scale: 2, comparison: Self.comparison))
            try snapshot.verify(golden.picture(), named: golden.rawValue)
        }

        // MARK: - What the tolerance does not let through

        @Test(arguments: GoldenPicture.allCases)
        func anotherIconDiffers(golden: GoldenPicture) throws {
            let other = try Self.pixels(golden) {
                $0.items[1].icon = Array("envelope".utf8)
                $0.items[1].selectedIcon = nil
            }
            try expectDifferent(other, golden)
        }

        @Test(arguments: GoldenPicture.allCases)
        func aSlightlyDifferentColourDiffers(golden: GoldenPicture) throws {
            let dark = golden == .curvedMirrored
            let other = try Self.pixels(golden) {
                // Sixteen steps off one channel of the surface.
                $0.settings.appearance[.background] = TabColor(
                    SceneColor(dark ? 0x1C1C2E : 0xFFFFEF))
            }
            try expectDifferent(other, golden)
        }

        @Test(arguments: GoldenPicture.allCases)
        func anotherColourOfOneIconDiffers(golden: GoldenPicture) throws {
            let other = try Self.pixels(golden) {
                let first = golden == .scroll || golden == .scrollSideways ? 1 : 0
                $0.items[first].tint = SceneColor(0x34C759)
            }
            try expectDifferent(other, golden)
        }

        @Test(arguments: GoldenPicture.allCases)
        func anIndicatorThatHasMovedDiffers(golden: GoldenPicture) throws {
            guard golden != .labelled, golden != .icons else { return }
            var moved = try golden.picture()
            for shape in moved.scene.shapes where shape.role == .indicator {
                var index: Int32 = 0
                moved.scene.path.mapPoints { point in
                    defer { index += 1 }
                    let isPart = shape.range.points.contains(index)
                    return isPart ? ScenePoint(point.x + 4, point.y) : point
                }
            }
            try expectDifferent(Self.renderer.pixels(moved, scale: 2), golden)
        }

        @Test(arguments: [GoldenPicture.curved, .curvedMirrored], [23.0, 27])
        func aLowerOrHigherSwellDiffers(golden: GoldenPicture, height: Double) throws {
            let other = try Self.pixels(golden) {
                let parameters = $0.settings.style.look.parameters
                let index = parameters.firstIndex { $0.name == "swellHeight" }
                $0.settings.style.set(index ?? -1, to: .number(height))
            }
            try expectDifferent(other, golden)
        }

        private func expectDifferent(_ other: PixelImage, _ golden: GoldenPicture) throws {
            let outcome = Self.comparison.compare(other, with: try Self.pixels(golden))
            guard case .different(let difference) = outcome else {
                Issue.record("\(golden.file): \(outcome)")
                return
            }
            // Well beyond the tolerance, not just over it.
            let allowed = Self.comparison.pixelTolerance * Double(difference.total)
            #expect(Double(difference.pixels) > 1.5 * allowed, "\(golden.file): \(difference)")
        }
    }
#endif
