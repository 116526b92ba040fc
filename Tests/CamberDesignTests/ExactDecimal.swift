import Foundation

/// The exact decimal expansion of a double, from the system's `printf`: an oracle that shares no
/// code with what is tested.
enum ExactDecimal {
    /// All of a double's digits, in the form `123.456000…` with 1080 decimals.
    static func expansion(_ value: Double) -> String {
        withVaList([value]) { arguments in
            var buffer = [CChar](repeating: 0, count: 1500)
            let count = vsnprintf(&buffer, buffer.count, "%.1080f", arguments)
            return String(
                decoding: buffer[..<Int(count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }

    /// The exact decimal of (a + b) / 2 for a, b ≥ 0, without zeros at its end.
    static func sumOfHalves(_ a: Double, _ b: Double) -> String {
        let (x, y) = (Array(expansion(a).utf8), Array(expansion(b).utf8))
        let zero = UInt8(ascii: "0")
        let point = UInt8(ascii: ".")
        func digits(_ text: [UInt8], wholes: Int) -> [Int] {
            let own = text.firstIndex(of: point) ?? text.count
            return Array(repeating: 0, count: wholes - own)
                + text.filter { $0 != point }.map { Int($0 - zero) }
        }
        let wholes = max(x.firstIndex(of: point) ?? 0, y.firstIndex(of: point) ?? 0)
        let sum = zip(digits(x, wholes: wholes), digits(y, wholes: wholes)).map { $0 + $1 }
        // Digits of the sum are 0…18; half of each, the odd one carried to the right.
        var halves: [Int] = []
        var rest = 0
        for digit in sum + [0] {
            halves.append((rest * 10 + digit) / 2)
            rest = digit % 2
        }
        for index in halves.indices.reversed() where halves[index] > 9 && index > 0 {
            halves[index - 1] += halves[index] / 10
            halves[index] %= 10
        }
        var text = halves.prefix(wholes).map(String.init).joined()
        while text.hasPrefix("0"), text.utf8.count > 1 { text.removeFirst() }
        var decimals = Array(halves.dropFirst(wholes))
        while decimals.last == 0 { decimals.removeLast() }
        if decimals.isEmpty { return text }
        return text + "." + decimals.map(String.init).joined()
    }

    /// A double rounded to a number of decimals, halves of its exact value away from zero, without
    /// zeros at the end, and no minus before a zero.
    static func rounded(_ value: Double, places: Int) -> String {
        let text = Array(expansion(value.magnitude).utf8).map { Int($0) - 48 }
        let point = text.firstIndex(of: -2) ?? text.count
        var digits = Array(text[..<point]) + Array(text[(point + 1)...].prefix(places))
        if text[point + 1 + places] >= 5 {
            var index = digits.count - 1
            while index >= 0, digits[index] == 9 {
                digits[index] = 0
                index -= 1
            }
            if index >= 0 { digits[index] += 1 } else { digits.insert(1, at: 0) }
        }
        let wholes = digits.count - places
        var result = digits[..<wholes].map(String.init).joined()
        var decimals = Array(digits[wholes...])
        while decimals.last == 0 { decimals.removeLast() }
        if !decimals.isEmpty { result += "." + decimals.map(String.init).joined() }
        return value < 0 && digits.contains(where: { $0 != 0 }) ? "-" + result : result
    }
}
