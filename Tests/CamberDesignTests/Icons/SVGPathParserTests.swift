import CamberCore
import CamberTestSupport
import Testing

@testable import CamberDesign

@Suite struct SVGPathParserTests {
    /// `parse`, as a list of verbs and points that reads like path data.
    private func normal(_ data: String) throws -> String {
        let path = try SVGPathParser.parse(data)
        var words: [String] = []
        var index = 0
        for verb in path.verbs {
            let letter =
                switch verb {
                case .move: "M"
                case .line: "L"
                case .cubic: "C"
                case .close: "Z"
                }
            words.append(letter)
            for point in path.points[index..<index + verb.pointCount] {
                words.append("\(short(point.x)),\(short(point.y))")
            }
            index += verb.pointCount
        }
        return words.joined(separator: " ")
    }

    private func short(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    @Test(arguments: [
        ("", ""),
        (" \n", ""),
        ("M1 2", "M 1,2"),
        ("M1,2 3,4 5 6", "M 1,2 L 3,4 L 5,6"),
        ("m1 2 3 4", "M 1,2 L 4,6"),
        ("M1 1L2 2l1 1H9h-1V7v-2", "M 1,1 L 2,2 L 3,3 L 9,3 L 8,3 L 8,7 L 8,5"),
        ("M0 0h1 2 3", "M 0,0 L 1,0 L 3,0 L 6,0"),
        ("M1 1c1 0 2 1 2 2", "M 1,1 C 2,1 3,2 3,3"),
        ("M0 0C0 1 1 2 2 2S4 3 4 4", "M 0,0 C 0,1 1,2 2,2 C 3,2 4,3 4,4"),
        ("M0 0L2 2s1 0 2 2", "M 0,0 L 2,2 C 2,2 3,2 4,4"),
        ("M0 0Q3 3 6 0", "M 0,0 C 2,2 4,2 6,0"),
        ("M0 0q3 3 6 0t6 0", "M 0,0 C 2,2 4,2 6,0 C 8,-2 10,-2 12,0"),
        ("M0 0T6 0", "M 0,0 C 0,0 2,0 6,0"),
        ("M1 1h2v2zl3 3", "M 1,1 L 3,1 L 3,3 Z M 1,1 L 4,4"),
        ("M1 1h2zZ", "M 1,1 L 3,1 Z Z"),
        ("M1 1h2zm1 1h1", "M 1,1 L 3,1 Z M 2,2 L 3,2"),
        ("M.5.25-1.5-2+3.e0,4E1", "M 0.5,0.25 L -1.5,-2 L 3,40"),
        ("M1e-2 12.5e+1", "M 0.01,125"),
        ("M000001 0.0000010e6", "M 1,1"),
        ("M0 0A0 5 0 0 1 3 4", "M 0,0 L 3,4"),
        ("M1 1a2 2 0 0 1 0 0", "M 1,1"),
        ("M0 0a5 5 0 01.0 10", "M 0,0 C 2.761,0 5,2.239 5,5 C 5,7.761 2.761,10 0,10"),
        (
            "M0 0a5 5 0 00-5 5-5-5 0 0 0 5 5",
            "M 0,0 C -2.761,0 -5,2.239 -5,5 C -5,7.761 -2.761,10 0,10"
        ),
    ])
    func grammar(data: String, expected: String) throws {
        #expect(try normal(data) == expected)
    }

    @Test(arguments: [
        ("L1 2", SVGPathError.Reason.expectedMove, 0),
        ("  1 2", .expectedMove, 2),
        ("M", .expectedNumber, 1),
        ("M1", .expectedNumber, 2),
        ("M1,", .expectedNumber, 3),
        ("M,1 2", .expectedNumber, 1),
        ("M1,,2", .expectedNumber, 3),
        ("M1 2,", .expectedNumber, 5),
        ("M1 2,L3 4", .expectedNumber, 5),
        ("M1 2L", .expectedNumber, 5),
        ("M1 2C3 4 5 6", .expectedNumber, 12),
        ("M1 2 3", .expectedNumber, 6),
        ("M1 2K", .expectedCommand, 4),
        ("M1 2z3 4", .expectedCommand, 5),
        ("M1 2é", .expectedCommand, 4),
        ("M1 2;", .expectedCommand, 4),
        ("M- 2", .expectedNumber, 1),
        ("M. 2", .expectedNumber, 1),
        ("M1e 2", .expectedNumber, 3),
        ("M1e+ 2", .expectedNumber, 4),
        ("M0 0A1 1 0 2 0 3 3", .expectedFlag, 11),
        ("M0 0A1 1 0 0 -1 3 3", .expectedFlag, 13),
        ("M0 0A1 1 0 1", .expectedFlag, 12),
        ("M1e10 0", .outOfRange, 1),
        ("M1 1e999999999999999999999", .outOfRange, 3),
        ("M9e8 0l9e8 0", .outOfRange, 7),
        ("Minf 0", .expectedNumber, 1),
        ("MNaN 0", .expectedNumber, 1),
    ])
    func refuses(data: String, reason: SVGPathError.Reason, offset: Int) {
        #expect(throws: SVGPathError(reason, at: offset)) { try SVGPathParser.parse(data) }
    }

    @Test func errorsSayWhereAndWhatWasExpected() {
        #expect(
            SVGPathError(.expectedFlag, at: 12).message == "expected an arc flag, 0 or 1 at byte 12"
        )
    }

    @Test func numberLists() throws {
        #expect(try SVGPathParser.numbers("") == [])
        #expect(try SVGPathParser.numbers(" 0 0,24 , 24 ") == [0, 0, 24, 24])
        #expect(try SVGPathParser.numbers("1-2.5.5e1") == [1, -2.5, 5])
        #expect(throws: SVGPathError(.expectedNumber, at: 3)) { try SVGPathParser.numbers("1, ") }
        #expect(throws: SVGPathError(.expectedNumber, at: 2)) { try SVGPathParser.numbers("1 x") }
    }

    @Test func decimalsGiveTheNearestDouble() throws {
        for text in ["0.1", "17.75", "-3.3", "123456.789", "1e-5", "0.30000000000000004", "2.5e8"] {
            let path = try SVGPathParser.parse("M\(text) 0")
            #expect(path.points.first?.x == Double(text))
        }
    }

    /// A circle from two arcs, as drawing programs write it.
    @Test func arcsLieOnTheirCircle() throws {
        let path = try SVGPathParser.parse("M3 12a9 9 0 1 1 18 0 9 9 0 1 1-18 0Z")
        let bounds = try #require(path.tightBounds)
        #expect(abs(bounds.x - 3) < 0.01 && abs(bounds.y - 3) < 0.01)
        #expect(abs(bounds.width - 18) < 0.01 && abs(bounds.height - 18) < 0.01)
    }

    /// Bytes drawn from the grammar's own alphabet reach much further than uniform ones.
    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func randomBytesNeverTrapAndNeverGiveInfinities(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, \n0011".utf8)
        for round in 0..<4000 {
            var bytes: [UInt8] = Array("M0 0".utf8)
            for _ in 0..<Int.random(in: 0..<60, using: &generator) {
                bytes.append(
                    round % 4 == 0
                        ? UInt8.random(in: 0...255, using: &generator)
                        : alphabet[Int.random(in: 0..<alphabet.count, using: &generator)])
            }
            guard let path = try? SVGPathParser.parse(bytes: bytes) else { continue }
            for point in path.points where !(point.x.isFinite && point.y.isFinite) {
                Issue.record("seed \(seed): \(bytes) gives \(point)")
            }
        }
    }

    /// Numbers of every size through every command, in valid data.
    @Test(arguments: [11, 12] as [UInt64])
    func randomPathsOfValidGrammarAreReadOrOutOfRange(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let counts: [(Character, Int)] = [
            ("M", 2), ("l", 2), ("h", 1), ("V", 1), ("c", 6), ("S", 4), ("q", 4), ("t", 2),
            ("Z", 0),
        ]
        func number() -> String {
            let digits = Double.random(in: -10...10, using: &generator)
            return "\(digits)e\(Int.random(in: -320...9, using: &generator))"
        }
        for _ in 0..<500 {
            var data = "M\(number()) \(number())"
            for _ in 0..<8 {
                if Bool.random(using: &generator) {
                    data += "a\(number()) \(number()) \(number()) 01\(number()) \(number())"
                }
                let (letter, count) = counts[Int.random(in: 0..<counts.count, using: &generator)]
                data.append(letter)
                data += (0..<count).map { _ in number() }.joined(separator: " ")
            }
            do throws(SVGPathError) {
                let path = try SVGPathParser.parse(data)
                for point in path.points where !(point.x.isFinite && point.y.isFinite) {
                    Issue.record("seed \(seed): \(data) gives \(point)")
                }
            } catch  where error.reason != .outOfRange {
                Issue.record("seed \(seed): \(error.message) in \(data)")
            } catch {}
        }
    }
}
