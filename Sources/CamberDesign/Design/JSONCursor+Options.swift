import CamberCore

extension JSONCursor {
    /// The value of a look's option, by the parameter's own table row.
    func option(_ parameter: TabParameterInfo) throws(DesignError) -> TabParameterValue {
        switch parameter.kind {
        case .number(let range):
            return .number(try measure(in: range, parameter.unit, orNull: false))
        case .optionalNumber(let range):
            return isNull ? .none : .number(try measure(in: range, parameter.unit, orNull: true))
        case .wholeNumber(let range):
            let bounds = Int(range.lowerBound)...Int(range.upperBound)
            return .number(Double(try wholeNumber(in: bounds)))
        case .flag: return .flag(try bool())
        case .choice(let names): return .choice(try index(of: names.map { $0.bytes }))
        case .motion: return .motion(try motion())
        case .cellWidth: return .cellWidth(try cellWidth())
        }
    }

    /// A number in a range; an error names the range with its unit.
    private func measure(
        in range: ClosedRange<Double>, _ unit: TabParameterUnit, orNull: Bool
    ) throws(DesignError) -> Double {
        if case .number(let number) = kind, range.contains(number.value) { return number.value }
        var expected = [UInt8](literal: "a number from ")
        DecimalText.append(range.lowerBound, to: &expected)
        expected.append(literal: " to ")
        DecimalText.append(range.upperBound, to: &expected)
        if !unit.symbol.isEmpty {
            expected.append(UInt8(ascii: " "))
            expected += unit.symbol.bytes
        }
        if orNull { expected.append(literal: ", or null") }
        throw error(found, expected: expected)
    }

    /// A motion: `"instant"`, `{"linear": 0.25}`, `{"easeInOut": 0.35}`, `{"curve": [x1, y1, x2,
    /// y2, seconds]}` or `{"spring": {"response", "damping", "blend"}}`, of which the blend may be
    /// left out.
    func motion() throws(DesignError) -> TabMotion {
        let seconds = 0.0...60
        return try variant([
            .name("instant", TabMotion.instant),
            .key("linear") { time throws(DesignError) in .linear(try time.number(in: seconds)) },
            .key("easeInOut") { time throws(DesignError) in
                .easeInOut(try time.number(in: seconds))
            },
            .key("curve") { curve throws(DesignError) in
                let list = try curve.array(expected: "[x1, y1, x2, y2, seconds]")
                let numbers = try curve.numbers(count: 5, expected: "[x1, y1, x2, y2, seconds]")
                for index in [0, 2] { _ = try list[index].number(in: 0...1) }
                for index in [1, 3] { _ = try list[index].number(in: -100...100) }
                _ = try list[4].number(in: seconds)
                return .curve(
                    TabTimingCurve(numbers[0], numbers[1], numbers[2], numbers[3]), numbers[4])
            },
            .key("spring") { spring throws(DesignError) in
                let object = try spring.object(allowed: ["response", "damping", "blend"])
                return .spring(
                    response: try object.required("response").number(in: seconds),
                    dampingRatio: try object.required("damping").number(in: 0.01...100),
                    blendDuration: try object["blend"]?.number(in: seconds) ?? 0)
            },
        ])
    }

    /// A rule for cells' widths: `{"fixed": 76}`, `{"intrinsic": {"minimum", "padding"}}`,
    /// `"equal"`, or `"fillOrScroll"` with or without a minimum and a padding.
    func cellWidth() throws(DesignError) -> TabCellWidth {
        let range = 0.0...TabCellWidth.limit
        return try variant([
            .name("equal", TabCellWidth.equal),
            .name("fillOrScroll", .fillOrScroll(minimum: 0, padding: 0)),
            .key("fixed") { width throws(DesignError) in .fixed(try width.number(in: range)) },
            .key("intrinsic") { rule throws(DesignError) in
                let object = try rule.object(allowed: ["minimum", "padding"])
                return .intrinsic(
                    minimum: try object.required("minimum").number(in: range),
                    padding: try object.required("padding").number(in: range))
            },
            .key("fillOrScroll") { rule throws(DesignError) in
                let object = try rule.object(allowed: ["minimum", "padding"])
                return .fillOrScroll(
                    minimum: try object.required("minimum").number(in: range),
                    padding: try object.required("padding").number(in: range))
            },
        ])
    }
}
