/// The on-screen keyboard, as far as it concerns a bar.
struct TabKeyboard: Sendable {
    /// How much of the container it covers from the bottom, in points; 0 when it covers nothing.
    var height = 0.0
    /// Whether the bottom inset that the system reports may be missing, since the keyboard has
    /// been up and no inset has been reported after it.
    var mayHideInset = false
}
