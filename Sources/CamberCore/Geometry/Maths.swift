// The one file that names the platform's C maths. Everything else in the engine calls `Maths`.

#if canImport(Darwin)
    import Darwin
#elseif hasFeature(Embedded)
    // A bare WebAssembly module has no C library to import; its host links these four.
    @_extern(c, "exp") private func cExp(_ x: Double) -> Double
    @_extern(c, "log") private func cLog(_ x: Double) -> Double
    @_extern(c, "sin") private func cSin(_ x: Double) -> Double
    @_extern(c, "cos") private func cCos(_ x: Double) -> Double
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Bionic)
    import Bionic
#endif

/// The few transcendental functions that the engine needs, from the platform's C library.
enum Maths {
    #if hasFeature(Embedded) && !canImport(Darwin)
        static func exp(_ x: Double) -> Double { cExp(x) }
        static func log(_ x: Double) -> Double { cLog(x) }
        static func sin(_ x: Double) -> Double { cSin(x) }
        static func cos(_ x: Double) -> Double { cCos(x) }
    #elseif canImport(Darwin)
        static func exp(_ x: Double) -> Double { Darwin.exp(x) }
        static func log(_ x: Double) -> Double { Darwin.log(x) }
        static func sin(_ x: Double) -> Double { Darwin.sin(x) }
        static func cos(_ x: Double) -> Double { Darwin.cos(x) }
    #elseif canImport(Glibc)
        static func exp(_ x: Double) -> Double { Glibc.exp(x) }
        static func log(_ x: Double) -> Double { Glibc.log(x) }
        static func sin(_ x: Double) -> Double { Glibc.sin(x) }
        static func cos(_ x: Double) -> Double { Glibc.cos(x) }
    #elseif canImport(Musl)
        static func exp(_ x: Double) -> Double { Musl.exp(x) }
        static func log(_ x: Double) -> Double { Musl.log(x) }
        static func sin(_ x: Double) -> Double { Musl.sin(x) }
        static func cos(_ x: Double) -> Double { Musl.cos(x) }
    #elseif canImport(Bionic)
        static func exp(_ x: Double) -> Double { Bionic.exp(x) }
        static func log(_ x: Double) -> Double { Bionic.log(x) }
        static func sin(_ x: Double) -> Double { Bionic.sin(x) }
        static func cos(_ x: Double) -> Double { Bionic.cos(x) }
    #endif

    /// 2π.
    static let tau = 2 * Double.pi
}

/// The value a fraction `t` of the way from `a` to `b`; `t` outside 0…1 extrapolates.
/// Exact at both ends.
@inline(__always)
func lerp(_ a: Double, _ b: Double, _ t: Double) -> Double {
    a * (1 - t) + b * t
}

extension Double {
    /// The nearest value inside `range`; NaN becomes the lower bound.
    @inline(__always)
    func clamped(to range: ClosedRange<Double>) -> Double {
        self > range.lowerBound
            ? (self < range.upperBound ? self : range.upperBound) : range.lowerBound
    }
}
