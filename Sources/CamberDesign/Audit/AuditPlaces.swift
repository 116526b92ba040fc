import CamberCore

/// In which parts of a matrix a finding was made.
public struct AuditPlaces: Equatable, Sendable {
    /// The whole matrix.
    public let matrix: AuditMatrix
    private var isIn: [[Bool]]

    init(_ matrix: AuditMatrix, everywhere: Bool = false) {
        self.matrix = matrix
        isIn = []
        for count in [
            matrix.containers.count, matrix.textScales.count, matrix.directions.count,
            matrix.colorSchemes.count,
        ] {
            isIn.append(Array(repeating: everywhere, count: count))
        }
    }

    mutating func insert(_ stage: AuditMatrix.Stage) {
        isIn[0][stage.container] = true
        isIn[1][stage.textScale] = true
        isIn[2][stage.direction] = true
        isIn[3][stage.colorScheme] = true
    }

    /// Takes in where another finding was made.
    mutating func formUnion(_ other: AuditPlaces) {
        for axis in isIn.indices {
            for index in isIn[axis].indices where other.isIn[axis][index] {
                isIn[axis][index] = true
            }
        }
    }

    private func chosen<Value>(_ values: [Value], _ axis: Int) -> [Value] {
        var result: [Value] = []
        for index in values.indices where isIn[axis][index] { result.append(values[index]) }
        return result
    }

    /// The containers in which the finding was made.
    public var containers: [DesignContainer] { chosen(matrix.containers, 0) }
    /// The text sizes at which it was made.
    public var textScales: [Double] { chosen(matrix.textScales, 1) }
    /// The directions in which it was made.
    public var directions: [TabLayoutDirection] { chosen(matrix.directions, 2) }
    /// The appearances in which it was made.
    public var colorSchemes: [TabColorScheme] { chosen(matrix.colorSchemes, 3) }

    /// Where, in words, UTF-8: `on 4 of 22 devices from text scale 2 in dark`,
    /// `everywhere right-to-left`.
    public var text: [UInt8] {
        var text: [UInt8] = []
        appendContainers(to: &text)
        appendScales(to: &text)
        if text.isEmpty { text.append(literal: " everywhere") }
        if directions.count < matrix.directions.count, let direction = directions.first {
            text.append(literal: direction == .leftToRight ? " left-to-right" : " right-to-left")
        }
        if colorSchemes.count < matrix.colorSchemes.count, let scheme = colorSchemes.first {
            text.append(literal: scheme == .light ? " in light" : " in dark")
        }
        return Array(text.dropFirst())
    }

    private func appendContainers(to text: inout [UInt8]) {
        let containers = containers
        guard containers.count < matrix.containers.count || containers.count == 1 else { return }
        text.append(literal: " on ")
        if containers.count == 1, let only = containers.first {
            return text.append(contentsOf: only.name)
        }
        text.append(decimal: containers.count)
        text.append(literal: " of ")
        text.append(decimal: matrix.containers.count)
        text.append(literal: " devices")
    }

    private func appendScales(to text: inout [UInt8]) {
        let flags = isIn[1]
        let scales = textScales
        guard scales.count < flags.count, let first = scales.first, let last = scales.last
        else { return }
        if scales.count > 1, flags.last == true, !flags.suffix(scales.count).contains(false) {
            text.append(literal: " from text scale ")
            DecimalText.append(first, to: &text)
        } else if scales.count > 1, !flags.prefix(scales.count).contains(false) {
            text.append(literal: " up to text scale ")
            DecimalText.append(last, to: &text)
        } else {
            text.append(literal: scales.count == 1 ? " at text scale " : " at text scales ")
            for (index, scale) in scales.enumerated() {
                if index > 0 { text.append(literal: index == scales.count - 1 ? " and " : ", ") }
                DecimalText.append(scale, to: &text)
            }
        }
    }
}

extension DesignContainer {
    /// The device's name, or what a container of one's own is called in reports, UTF-8.
    var name: [UInt8] {
        switch self {
        case .device(let device): device.name
        case .custom: [UInt8](literal: "the design's own container")
        }
    }
}
