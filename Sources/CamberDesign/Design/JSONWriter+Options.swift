import CamberCore

extension JSONWriter {
    /// Writes the value of a look's parameter as a design's options have it.
    /// - Parameters:
    ///   - option: the value.
    ///   - parameter: the parameter's own table row, which names the choices.
    public mutating func value(option: TabParameterValue, of parameter: TabParameterInfo) {
        switch option {
        case .number(let number): value(number)
        case .none: null()
        case .flag(let flag): value(flag)
        case .choice(let index):
            if case .choice(let names) = parameter.kind, names.indices.contains(index) {
                value(names[index])
            } else {
                null()
            }
        case .motion(let motion): value(motion)
        case .cellWidth(let width): value(width)
        }
    }

    private mutating func value(_ motion: TabMotion) {
        switch motion {
        case .instant: value("instant")
        case .linear(let seconds): object("linear") { $0.value(seconds) }
        case .easeInOut(let seconds): object("easeInOut") { $0.value(seconds) }
        case .curve(let curve, let seconds):
            object("curve") { $0.numbers([curve.x1, curve.y1, curve.x2, curve.y2, seconds]) }
        case .spring(let spring):
            object("spring") {
                $0.beginObject(onOneLine: true)
                $0.member("response", spring.response)
                $0.member("damping", spring.dampingRatio)
                if spring.blendDuration > 0 { $0.member("blend", spring.blendDuration) }
                $0.endObject()
            }
        }
    }

    private mutating func value(_ width: TabCellWidth) {
        switch width {
        case .fixed(let width): object("fixed") { $0.value(width) }
        case .equal: value("equal")
        case .intrinsic(let minimum, let padding):
            object("intrinsic") { $0.value(minimum, padding) }
        case .fillOrScroll(let minimum, let padding):
            if minimum == 0, padding == 0 {
                value("fillOrScroll")
            } else {
                object("fillOrScroll") { $0.value(minimum, padding) }
            }
        }
    }

    private mutating func value(_ minimum: Double, _ padding: Double) {
        beginObject(onOneLine: true)
        member("minimum", minimum)
        member("padding", padding)
        endObject()
    }

    private mutating func object(_ key: StaticString, _ body: (inout JSONWriter) -> Void) {
        beginObject(onOneLine: true)
        self.key(key)
        body(&self)
        endObject()
    }
}
