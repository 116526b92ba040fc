import Testing

@testable import CamberDesign

/// Lines of source.
@Suite struct SwiftWriterTests {
    private static func call(_ name: String, _ count: Int) -> SwiftExpression {
        .call(
            Array(name.utf8),
            (0..<count).map { SwiftArgument(Array("label\($0)".utf8), .number(Double($0))) })
    }

    private static func written(_ body: (inout SwiftWriter) -> Void) -> [String] {
        var writer = SwiftWriter()
        body(&writer)
        return text(writer.bytes).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    @Test func whatFitsStaysOnOneLine() {
        let name = String(repeating: "f", count: 100 - "x = (label0: 0)".count)
        #expect(
            Self.written { $0.expression(Self.call(name, 1), before: "x = ") }
                == ["x = \(name)(label0: 0)", ""])
    }

    @Test func whatDoesNotFitHasALineForEachArgument() {
        let name = String(repeating: "f", count: 101 - "x = (label0: 0)".count)
        #expect(
            Self.written { $0.expression(Self.call(name, 1), before: "x = ") }
                == ["x = \(name)(", "    label0: 0", ")", ""])
        // The indentation counts.
        let inner = String(repeating: "f", count: 97 - "(label0: 0)".count)
        #expect(
            Self.written { $0.block("do") { $0.expression(Self.call(inner, 1)) } }
                == ["do {", "    \(inner)(", "        label0: 0", "    )", "}", ""])
    }

    @Test func onlyTheCallsThatAreTooLongAreBroken() {
        let outer = SwiftExpression.call(
            "outer",
            [SwiftArgument("a", Self.call("inner", 2)), SwiftArgument("b", Self.call("inner", 9))])
        #expect(
            Self.written { $0.expression(outer) }
                == [
                    "outer(", "    a: inner(label0: 0, label1: 1),", "    b: inner(",
                ] + (0..<9).map { "        label\($0): \($0)\($0 < 8 ? "," : "")" } + [
                    "    )", ")", "",
                ])
    }

    @Test func aClosureStaysOnTheLineWhereItFits() {
        let short = Self.written {
            $0.expression(Self.call("page", 1), after: [0x2C], closure: .text("View()"))
        }
        #expect(short == ["page(label0: 0) { View() },", ""])
        let long = SwiftExpression.text([UInt8](repeating: 0x78, count: 90))
        #expect(
            Self.written { $0.expression(Self.call("page", 1), closure: long) }
                == ["page(label0: 0) {", "    " + text(long.flat), "}", ""])
    }

    @Test func whatCannotBeBrokenHasItsOwnLineAfterALabel() {
        let text = SwiftExpression.text([UInt8](repeating: 0x78, count: 97))
        let x = String(repeating: "x", count: 97)
        #expect(Self.written { $0.expression(text, before: "x = ") } == ["x =", "    \(x)", ""])
        #expect(
            Self.written { $0.expression(.call("f", [SwiftArgument("a", text)])) }
                == ["f(", "    a:", "        \(x)", ")", ""])
        #expect(
            Self.written { $0.expression(.call("ff", [SwiftArgument(text)])) }
                == ["ff(", "    \(x)", ")", ""])
    }

    @Test func commentsAreWrapped() {
        let words = Array(repeating: "word", count: 30).joined(separator: " ")
        let lines = Self.written { $0.comment(Array(words.utf8)) }
        #expect(lines.count == 3 && lines.last == "")
        #expect(lines.allSatisfy { $0.count <= 100 && ($0.isEmpty || $0.hasPrefix("// word")) })
        // The next word would not have fitted.
        #expect(lines[0].count + 1 + "word".count > 100)
    }
}
