#if canImport(CoreGraphics) && canImport(ImageIO)
    import CoreGraphics
    import Foundation
    import ImageIO

    extension PixelImage {
        /// Blue, green, red, alpha in memory, the colours multiplied by alpha.
        private static var layout: UInt32 {
            CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        }

        /// The image that a closure draws into a clear context of so many pixels.
        static func drawn(
            width: Int, height: Int, _ body: (CGContext) -> Void
        ) throws(SnapshotError) -> PixelImage {
            guard
                let context = CGContext(
                    data: nil, width: width, height: height, bitsPerComponent: 8,
                    bytesPerRow: width * 4, space: CGColor.sceneSpace, bitmapInfo: layout)
            else { throw .drawing("no bitmap context of \(width) × \(height) pixels") }
            body(context)
            context.flush()
            // The context owns the pixels, and lives until the end of this function.
            guard let data = context.data else { throw .drawing("the context has no pixels") }
            let bytes = UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * height)
            let image: PixelImage
            if context.bytesPerRow == width * 4 {
                image = PixelImage(width: width, height: height, bytes: Array(bytes))
            } else {
                var packed: [UInt8] = []
                packed.reserveCapacity(width * height * 4)
                for y in 0..<height {
                    let start = y * context.bytesPerRow
                    packed.append(contentsOf: bytes[start..<(start + width * 4)])
                }
                image = PixelImage(width: width, height: height, bytes: packed)
            }
            return image
        }

        /// The image as Core Graphics has it.
        var cgImage: CGImage? {
            guard width > 0, height > 0,
                let provider = CGDataProvider(data: Data(bytes) as CFData)
            else { return nil }
            return CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32,
                bytesPerRow: width * 4, space: CGColor.sceneSpace,
                bitmapInfo: CGBitmapInfo(rawValue: Self.layout), provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent)
        }

        /// Reads a PNG of any kind; its colours become sRGB.
        /// - Throws: ``SnapshotError/unreadableImage(_:)``.
        public init(png: [UInt8]) throws(SnapshotError) {
            guard png.count > 8, png.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
                throw .unreadableImage("it does not begin as one")
            }
            guard let source = CGImageSourceCreateWithData(Data(png) as CFData, nil),
                let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
            else { throw .unreadableImage("it is damaged") }
            let (width, height) = (image.width, image.height)
            self = try PixelImage.drawn(width: width, height: height) { context in
                context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            }
        }
    }
#endif
