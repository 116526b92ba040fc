extension SceneColor {
    /// The nearest colour on the way to black or to white, whichever stands out more, that has at
    /// least a contrast ratio with both of two opaque backgrounds; the colour itself where it has it.
    ///
    /// Another colour is opaque and has components of whole 255ths, so that no rounding in what
    /// shows it takes it below the ratio. Where no colour has the ratio, it is black or white.
    func strengthened(
        to ratio: Double, over first: SceneColor, _ second: SceneColor
    ) -> SceneColor {
        func least(_ color: SceneColor) -> Double {
            min(
                color.over(first).contrast(with: first), color.over(second).contrast(with: second))
        }
        if least(self) >= ratio { return self }
        let start = over(first)
        let end: SceneColor = least(.black) >= least(.white) ? .black : .white
        func step(_ number: Int) -> SceneColor {
            start.mixed(with: end, by: Double(number) / 255).rounded
        }
        // Halving between a step without the ratio and one that has it or is the last.
        var without = 0
        var with = 255
        while with - without > 1 {
            let middle = (without + with) / 2
            if least(step(middle)) >= ratio { with = middle } else { without = middle }
        }
        return step(with)
    }

    /// The opaque colour with components of whole 255ths.
    private var rounded: SceneColor {
        func fit(_ component: Float) -> Double { (Double(component) * 255).rounded() / 255 }
        return SceneColor(red: fit(red), green: fit(green), blue: fit(blue))
    }
}
