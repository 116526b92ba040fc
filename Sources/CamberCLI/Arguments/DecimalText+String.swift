import CamberDesign

extension DecimalText {
    /// A number as the formats write it, at most four decimals.
    static func string(_ number: Double) -> String {
        var text: [UInt8] = []
        append(number, to: &text)
        return String(decoding: text, as: UTF8.self)
    }
}
