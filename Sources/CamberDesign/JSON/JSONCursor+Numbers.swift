import CamberCore

extension JSONCursor {
    /// A number; always finite.
    ///
    /// - Parameters:
    ///   - range: The values allowed, both bounds among them.
    ///   - expected: What an error asks for, if more than "a number" and the range can be said.
    @inline(never)
    public func number(
        in range: ClosedRange<Double>? = nil, expected: String? = nil
    ) throws(DesignError) -> Double {
        if case .number(let number) = kind, range?.contains(number.value) ?? true {
            return number.value
        }
        var text = [UInt8](literal: "a number")
        if let range {
            text.append(literal: " from ")
            DecimalText.append(range.lowerBound, to: &text)
            text.append(literal: " to ")
            DecimalText.append(range.upperBound, to: &text)
        }
        throw numberError(text, unless: expected)
    }

    /// A number from a bound on: `number(in: 0...)`.
    @inline(never)
    public func number(
        in range: PartialRangeFrom<Double>, expected: String? = nil
    ) throws(DesignError) -> Double {
        if case .number(let number) = kind, range.contains(number.value) { return number.value }
        var text = [UInt8](literal: "a number of at least ")
        DecimalText.append(range.lowerBound, to: &text)
        throw numberError(text, unless: expected)
    }

    /// A number above a bound: `number(above: 0)`.
    @inline(never)
    public func number(above bound: Double) throws(DesignError) -> Double {
        if case .number(let number) = kind, number.value > bound { return number.value }
        var text = [UInt8](literal: "a number above ")
        DecimalText.append(bound, to: &text)
        throw numberError(text, unless: nil)
    }

    /// A number written without a fraction or an exponent: `3`, not `3.0`.
    ///
    /// - Parameters:
    ///   - range: The values allowed, both bounds among them; without one, what an `Int` holds and
    ///     a double tells apart (±(2⁵³ − 1)).
    ///   - expected: What an error asks for, if more than the range can be said.
    @inline(never)
    public func wholeNumber(
        in range: ClosedRange<Int>? = nil, expected: String? = nil
    ) throws(DesignError) -> Int {
        let limit = Int(clamping: (Int64(1) << 53) - 1)
        let allowed = range ?? (-limit)...limit
        if case .number(let number) = kind, number.isWhole, let whole = Int(exactly: number.value),
            allowed.contains(whole)
        {
            return whole
        }
        var text = [UInt8](literal: "a whole number")
        if let range {
            text.append(literal: " from ")
            text.append(decimal: range.lowerBound)
            text.append(literal: " to ")
            text.append(decimal: range.upperBound)
        }
        throw numberError(text, unless: expected)
    }

    /// A list of exactly `count` numbers.
    ///
    /// - Parameter expected: What an error asks for, such as `[x, y]`.
    public func numbers(count: Int, expected: String) throws(DesignError) -> [Double] {
        let list = try array(expected: expected)
        guard list.count == count else {
            var problem = [UInt8](literal: "found a list of ")
            problem.append(decimal: list.count)
            throw error(problem, expected: expected.bytes)
        }
        var numbers: [Double] = []
        for item in list { numbers.append(try item.number()) }
        return numbers
    }

    /// A point written `[x, y]`.
    public func point() throws(DesignError) -> ScenePoint {
        let numbers = try numbers(count: 2, expected: "a point [x, y]")
        return ScenePoint(numbers[0], numbers[1])
    }

    private func numberError(_ usual: [UInt8], unless expected: String?) -> DesignError {
        if let expected { return error(found, expected: expected.bytes) }
        return error(found, expected: usual)
    }
}
