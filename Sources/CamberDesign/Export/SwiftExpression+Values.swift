import CamberCore

extension SwiftExpression {
    /// A look as a host's modifier or setter takes it: `.curved` with the arguments that differ from
    /// the look's defaults, or all of the original design's values by their name.
    static func style(_ style: DesignStyle) -> SwiftExpression {
        let look = style.look
        let name = look.name.bytes
        if style.isOriginal, style.applied == style.base, style.base != look {
            var type = name
            type[0] -= 32
            return .text(type + [UInt8](literal: "TabBarStyle.original"))
        }
        var arguments: [SwiftArgument] = []
        for index in look.parameters.indices
        where style.applied.values[index] != look.values[index] {
            let info = look.parameters[index]
            arguments.append(
                SwiftArgument(info.name.bytes, value(style.applied.values[index], of: info)))
        }
        return .call([UInt8(ascii: ".")] + name, arguments)
    }

    /// The value of a look's parameter.
    private static func value(
        _ value: TabParameterValue, of info: TabParameterInfo
    ) -> SwiftExpression {
        switch value {
        case .number(let number): return .number(number)
        case .none: return .text("nil")
        case .flag(let flag): return .flag(flag)
        case .choice(let index):
            guard case .choice(let names) = info.kind, names.indices.contains(index) else {
                return .text("nil")
            }
            return .text([UInt8(ascii: ".")] + names[index].bytes)
        case .motion(let motion): return .motion(motion)
        case .cellWidth(let width): return .cellWidth(width)
        }
    }

    private static func motion(_ motion: TabMotion) -> SwiftExpression {
        switch motion {
        case .instant: return .text(".instant")
        case .linear(let seconds): return .call(".linear", [SwiftArgument(.number(seconds))])
        case .easeInOut(let seconds):
            return .call(".easeInOut", [SwiftArgument(.number(seconds))])
        case .curve(let curve, let seconds):
            let points = [curve.x1, curve.y1, curve.x2, curve.y2]
            return .call(
                ".curve",
                [
                    SwiftArgument(
                        .call("TabTimingCurve", points.map { SwiftArgument(.number($0)) })),
                    SwiftArgument(.number(seconds)),
                ])
        case .spring(let spring):
            var arguments = [
                SwiftArgument("response", .number(spring.response)),
                SwiftArgument("dampingRatio", .number(spring.dampingRatio)),
            ]
            if spring.blendDuration > 0 {
                arguments.append(SwiftArgument("blendDuration", .number(spring.blendDuration)))
            }
            return .call(".spring", arguments)
        }
    }

    private static func cellWidth(_ width: TabCellWidth) -> SwiftExpression {
        func call(
            _ name: StaticString, _ minimum: Double, _ padding: Double
        ) -> SwiftExpression {
            .call(
                name,
                [
                    SwiftArgument("minimum", .number(minimum)),
                    SwiftArgument("padding", .number(padding)),
                ])
        }
        switch width {
        case .fixed(let width): return .call(".fixed", [SwiftArgument(.number(width))])
        case .equal: return .text(".equal")
        case .intrinsic(let minimum, let padding): return call(".intrinsic", minimum, padding)
        case .fillOrScroll(let minimum, let padding):
            return call(".fillOrScroll", minimum, padding)
        }
    }

    /// How pages are swiped and kept, or nil for the default.
    static func paging(_ paging: TabPaging) -> SwiftExpression? {
        var arguments: [SwiftArgument] = []
        if let swipe = paging.swipe {
            arguments.append(SwiftArgument("swipe", .flag(swipe)))
        }
        if let retention = retention(paging.retention) {
            arguments.append(SwiftArgument("retention", retention))
        }
        return arguments.isEmpty ? nil : .call("TabPaging", arguments)
    }

    /// Which pages are kept, or nil for the default.
    static func retention(_ retention: TabPageRetention) -> SwiftExpression? {
        switch retention {
        case .visited: return nil
        case .all: return .text(".all")
        case .selected: return .text(".selected")
        case .neighbours(let count):
            return .call(".neighbours", [SwiftArgument(.number(Double(count)))])
        }
    }

    /// A badge.
    static func badge(_ badge: DesignBadge) -> SwiftExpression {
        switch badge {
        case .count(let count):
            return .call(".count", [SwiftArgument(.text(SwiftLiteral.number(count)))])
        case .text(let text): return .call(".text", [SwiftArgument(.string(text))])
        case .dot: return .text(".dot")
        }
    }

    /// A colour of a scene.
    static func color(_ color: SceneColor) -> SwiftExpression {
        var arguments = [SwiftArgument(.text(SwiftLiteral.rgb(color)))]
        if let opacity = SwiftLiteral.opacity(color) {
            arguments.append(SwiftArgument("alpha", .text(opacity)))
        }
        return .call("SceneColor", arguments)
    }

    /// A colour that may differ between the appearances.
    static func color(_ color: TabColor) -> SwiftExpression {
        if color.light != color.dark {
            return .call(
                "TabColor",
                [
                    SwiftArgument("light", .color(color.light)),
                    SwiftArgument("dark", .color(color.dark)),
                ])
        }
        if color.light.alpha < 1 {
            return .call("TabColor", [SwiftArgument(.color(color.light))])
        }
        return .call("TabColor", [SwiftArgument(.text(SwiftLiteral.rgb(color.light)))])
    }
}
