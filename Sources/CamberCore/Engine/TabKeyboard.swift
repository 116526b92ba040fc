/// The on-screen keyboard, as far as it concerns a bar.
struct TabKeyboard: Sendable {
    /// How far it reaches up from the container's bottom, in points, which may be beyond a container
    /// that is too low for it; 0 when it covers nothing.
    var height = 0.0
    /// Whether the bottom inset that the system reports may be missing, since the keyboard has
    /// been up and no inset has been reported after it.
    var mayHideInset = false
}
