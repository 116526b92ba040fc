/// The resistance of a scroll view that is dragged beyond its end: b(x) = (1 − 1 ∕ (xc ∕ d + 1)) · d,
/// with c = 0.55, for a drag of x and a view of dimension d.
///
/// It follows the finger at 0.55 of its speed at first and never moves by the whole dimension. The
/// formula is known from measurements, as in gist.github.com/originell/6961057 and `RubberBand` of
/// super-ultra/ScrollMechanics.
enum TabRubberBand {
    /// How much of the finger's first motion the band follows.
    static let coefficient = 0.55

    /// How far the content moves for a drag of `drag` beyond the end, of the same sign.
    ///
    /// 0 for a dimension that is not positive and for NaN.
    static func offset(_ drag: Double, dimension: Double) -> Double {
        guard dimension > 0 else { return 0 }
        let size = TabMotionBounds.finite(drag).magnitude * coefficient
        let dimension = TabMotionBounds.finite(dimension)
        let offset = size / (size + dimension) * dimension
        return drag < 0 ? -offset : offset
    }

    /// The drag that moves the content by `offset`: the inverse of `offset(_:dimension:)`, with
    /// which a finger can catch content that is out of place without moving it.
    ///
    /// An offset of the whole dimension or more, which no drag reaches, counts as the largest drag;
    /// 0 for a dimension that is not positive and for NaN.
    static func drag(_ offset: Double, dimension: Double) -> Double {
        guard dimension > 0 else { return 0 }
        let size = TabMotionBounds.finite(offset).magnitude
        let dimension = TabMotionBounds.finite(dimension)
        let drag =
            size < dimension
            ? TabMotionBounds.finite(size / (dimension - size) * (dimension / coefficient))
            : TabMotionBounds.magnitude
        return offset < 0 ? -drag : drag
    }

    /// The content's speed as a fraction of the finger's, 0…0.55: c(1 − b ∕ d)². With it a finger's
    /// velocity becomes the content's at release. 0 for a dimension that is not positive.
    static func slope(_ drag: Double, dimension: Double) -> Double {
        guard dimension > 0 else { return 0 }
        let size = TabMotionBounds.finite(drag).magnitude * coefficient
        let dimension = TabMotionBounds.finite(dimension)
        let left = dimension / (size + dimension)
        return coefficient * left * left
    }
}
