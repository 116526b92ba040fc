import CamberCore

/// Numbers, colours and escaping, the same on every machine and in every locale.
enum SVGText {
    /// A number with at most three decimals, without trailing zeros, never `-0`. Halves round
    /// away from zero; what is not a number is 0, what is beyond a million points a million.
    static func number(_ value: Double) -> String {
        let thousandths = Int((value.finite * 1000).rounded())
        let magnitude = abs(thousandths)
        var text = thousandths < 0 ? "-" : ""
        text += "\(magnitude / 1000)"
        var fraction = magnitude % 1000
        guard fraction > 0 else { return text }
        text += "."
        var digit = 100
        while fraction > 0 {
            text += "\(fraction / digit)"
            fraction %= digit
            digit /= 10
        }
        return text
    }

    /// A text fit for element content and for attributes in double quotes, on one line.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.asLine.unicodeScalars {
            switch scalar.value {
            case 0x26: result += "&amp;"
            case 0x3C: result += "&lt;"
            case 0x3E: result += "&gt;"
            case 0x22: result += "&quot;"
            case 0x27: result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The colour as `#rrggbb`, without its opacity.
    static func hex(_ color: SceneColor) -> String {
        let digits = Array("0123456789abcdef")
        var text = "#"
        for channel in [color.red, color.green, color.blue] {
            let value = Int((channel * 255).rounded())
            text.append(digits[value >> 4])
            text.append(digits[value & 15])
        }
        return text
    }

    /// The attributes that paint in a colour: ` fill="#…"`, and its opacity if it has one.
    static func paint(_ color: SceneColor, _ name: String = "fill") -> String {
        let opacity = number(Double(color.alpha))
        return " \(name)=\"\(hex(color))\""
            + (opacity == "1" ? "" : " \(name)-opacity=\"\(opacity)\"")
    }

    /// A path's data in absolute commands.
    static func data(_ path: ScenePath, _ range: ScenePathRange) -> String {
        var text = ""
        func pair(_ point: ScenePoint) -> String { number(point.x) + " " + number(point.y) }
        path.forEachStep(in: range) { step in
            if !text.isEmpty { text += " " }
            switch step {
            case .move(let point): text += "M" + pair(point)
            case .line(let point): text += "L" + pair(point)
            case .cubic(let c1, let c2, let end):
                text += "C" + pair(c1) + " " + pair(c2) + " " + pair(end)
            case .close: text += "Z"
            }
        }
        return text
    }
}
