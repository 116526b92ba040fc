/// What a finger's drag beyond the first and the last page does.
public enum TabPageEdges: Int, TabParameterChoice {
    /// The page follows with growing resistance and springs back.
    case rubberBand
    /// The page does not move beyond the end, and the finger's velocity is dropped there.
    case stop

    /// The names of the cases, in order.
    public static var names: [String] { ["rubberBand", "stop"] }
}
