import CamberCore

/// Reads the path data of SVG, the `d` attribute (SVG 2, chapter 9.3), into a ``ScenePath``.
///
/// All commands and the whole number grammar are understood. Quadratic curves become cubics
/// exactly, arcs within 0.027 % of their radius. Unlike a browser, which draws up to the first
/// error, the parser refuses data that breaks the grammar.
public enum SVGPathParser {
    /// The largest magnitude of a coordinate, in the data's units.
    public static let coordinateLimit = 1e9

    /// The path that a text of path data describes; an empty text gives an empty path.
    public static func parse(_ text: String) throws(SVGPathError) -> ScenePath {
        try parse(bytes: text.utf8)
    }

    /// The path that path data describes, from ASCII bytes. Takes time in proportion to them.
    public static func parse<Bytes: Collection>(
        bytes: Bytes
    ) throws(SVGPathError) -> ScenePath where Bytes.Element == UInt8 {
        var reader = SVGPathReader(bytes)
        try reader.readAll()
        return reader.path
    }

    /// The numbers of a list in SVG's grammar, such as `viewBox` or `points`: separated by white
    /// space, by one comma, or by nothing where a sign or a point begins the next.
    public static func numbers(_ text: String) throws(SVGPathError) -> [Double] {
        var scanner = SVGPathScanner(text.utf8)
        var numbers: [Double] = []
        scanner.skipSpace()
        while scanner.next != nil {
            numbers.append(try scanner.number())
            if scanner.skipSeparator(), scanner.next == nil {
                throw SVGPathError(.expectedNumber, at: scanner.offset)
            }
        }
        return numbers
    }
}

/// The state of a pen that follows path data.
private struct SVGPathReader<Bytes: Collection> where Bytes.Element == UInt8 {
    /// What the last command leaves for a smooth one to reflect.
    private enum Handle {
        case none
        case cubic(ScenePoint)
        case quadratic(ScenePoint)
    }

    private(set) var path = ScenePath()
    private var scanner: SVGPathScanner<Bytes>
    private var current = ScenePoint.zero
    private var contourStart = ScenePoint.zero
    /// A contour was closed; the next segment begins another at the same point.
    private var needsMove = false
    private var handle = Handle.none

    init(_ bytes: Bytes) {
        scanner = SVGPathScanner(bytes)
    }

    mutating func readAll() throws(SVGPathError) {
        scanner.skipSpace()
        guard let first = scanner.next else { return }
        guard first | 0x20 == UInt8(ascii: "m") else {
            throw SVGPathError(.expectedMove, at: scanner.offset)
        }
        while let letter = scanner.next {
            let commandOffset = scanner.offset
            scanner.advance()
            try read(letter, at: commandOffset)
            scanner.skipSpace()
        }
    }

    /// Reads a command and every repetition of its numbers.
    private mutating func read(_ letter: UInt8, at offset: Int) throws(SVGPathError) {
        // Commands are letters, whose case is this one bit.
        let command = letter | 0x20
        let isRelative = letter & 0x20 != 0
        guard letter >= UInt8(ascii: "A") else { throw SVGPathError(.expectedCommand, at: offset) }
        if command == UInt8(ascii: "z") {
            path.close()
            current = contourStart
            needsMove = true
            handle = .none
            return
        }
        scanner.skipSpace()
        var isFirst = true
        while true {
            try readSegment(command, isRelative: isRelative, isFirst: isFirst, at: offset)
            isFirst = false
            let hadComma = scanner.skipSeparator()
            if hadComma || scanner.isAtNumber { continue }
            return
        }
    }

    private mutating func readSegment(
        _ command: UInt8, isRelative: Bool, isFirst: Bool, at offset: Int
    ) throws(SVGPathError) {
        let origin = isRelative ? current : .zero
        switch command {
        case UInt8(ascii: "m"):
            let to = try point(from: origin)
            if isFirst { move(to: to) } else { line(to: to) }
        case UInt8(ascii: "l"):
            line(to: try point(from: origin))
        case UInt8(ascii: "h"):
            line(to: ScenePoint(try coordinate(from: origin.x), current.y))
        case UInt8(ascii: "v"):
            line(to: ScenePoint(current.x, try coordinate(from: origin.y)))
        case UInt8(ascii: "c"):
            let c1 = try point(from: origin)
            let c2 = try nextPoint(from: origin)
            cubic(c1, c2, to: try nextPoint(from: origin))
        case UInt8(ascii: "s"):
            let c2 = try point(from: origin)
            let to = try nextPoint(from: origin)
            if case .cubic(let last) = handle {
                cubic(reflection(of: last), c2, to: to)
            } else {
                cubic(current, c2, to: to)
            }
        case UInt8(ascii: "q"):
            let control = try point(from: origin)
            quadratic(control, to: try nextPoint(from: origin))
        case UInt8(ascii: "t"):
            let to = try point(from: origin)
            if case .quadratic(let last) = handle {
                quadratic(reflection(of: last), to: to)
            } else {
                quadratic(current, to: to)
            }
        case UInt8(ascii: "a"):
            try readArc(from: origin)
        default:
            throw SVGPathError(.expectedCommand, at: offset)
        }
    }

    private mutating func readArc(from origin: ScenePoint) throws(SVGPathError) {
        let radiusX = try scanner.number()
        let radiusY = try nextNumber()
        let degrees = try nextNumber()
        _ = scanner.skipSeparator()
        let largeArc = try scanner.flag()
        _ = scanner.skipSeparator()
        let clockwise = try scanner.flag()
        let to = try nextPoint(from: origin)
        beginSegment()
        path.addArc(
            from: current, to: to, radiusX: radiusX, radiusY: radiusY,
            rotation: degrees * .pi / 180, largeArc: largeArc, clockwise: clockwise)
        current = to
        handle = .none
    }

    // MARK: Numbers

    private mutating func nextNumber() throws(SVGPathError) -> Double {
        _ = scanner.skipSeparator()
        return try scanner.number()
    }

    /// A coordinate; a relative one counts from `origin`. Steps cannot add up beyond the limit.
    private mutating func coordinate(from origin: Double) throws(SVGPathError) -> Double {
        let offset = scanner.offset
        let value = origin + (try scanner.number())
        guard abs(value) <= SVGPathParser.coordinateLimit else {
            throw SVGPathError(.outOfRange, at: offset)
        }
        return value
    }

    private mutating func point(from origin: ScenePoint) throws(SVGPathError) -> ScenePoint {
        let x = try coordinate(from: origin.x)
        _ = scanner.skipSeparator()
        return ScenePoint(x, try coordinate(from: origin.y))
    }

    private mutating func nextPoint(from origin: ScenePoint) throws(SVGPathError) -> ScenePoint {
        _ = scanner.skipSeparator()
        return try point(from: origin)
    }

    private func reflection(of point: ScenePoint) -> ScenePoint {
        ScenePoint(2 * current.x - point.x, 2 * current.y - point.y)
    }

    // MARK: Segments

    private mutating func beginSegment() {
        if needsMove { move(to: current) }
    }

    private mutating func move(to point: ScenePoint) {
        path.move(to: point)
        current = point
        contourStart = point
        needsMove = false
        handle = .none
    }

    private mutating func line(to point: ScenePoint) {
        beginSegment()
        path.line(to: point)
        current = point
        handle = .none
    }

    private mutating func cubic(_ c1: ScenePoint, _ c2: ScenePoint, to point: ScenePoint) {
        beginSegment()
        path.cubic(c1, c2, to: point)
        current = point
        handle = .cubic(c2)
    }

    /// A quadratic as the cubic with the same shape: its handles are two thirds as long.
    private mutating func quadratic(_ control: ScenePoint, to point: ScenePoint) {
        beginSegment()
        path.cubic(
            ScenePoint(
                current.x + (control.x - current.x) * 2 / 3,
                current.y + (control.y - current.y) * 2 / 3),
            ScenePoint(
                point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3),
            to: point)
        current = point
        handle = .quadratic(control)
    }
}
