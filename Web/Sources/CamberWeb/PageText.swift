import CamberCore

@_extern(wasm, module: "env", name: "camber_measure")
private func pageMeasure(
    _ text: UnsafePointer<UInt8>?, _ count: Int32, _ size: Double, _ weight: Int32
) -> Double

/// Texts as the page sets them.
enum PageText {
    /// The natural width of one line, in points.
    static func width(_ text: String, _ font: TabFont) -> Double {
        // Every string has its UTF-8 at hand in Embedded Swift.
        let width = text.utf8.withContiguousStorageIfAvailable { buffer in
            pageMeasure(
                buffer.baseAddress, Int32(truncatingIfNeeded: buffer.count), font.size,
                weight(font.weight))
        }
        guard let width, width.isFinite else { return 0 }
        return max(0, width)
    }

    /// A weight as style sheets count them.
    static func weight(_ weight: TabFontWeight) -> Int32 {
        switch weight {
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        }
    }
}
