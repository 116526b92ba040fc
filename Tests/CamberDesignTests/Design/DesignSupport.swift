import CamberCore
import CamberDesign
import Testing

/// Reads a design that must be right.
func design(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> BarDesign {
    do {
        return try BarDesign.read(Array(text.utf8), file: "bar.json")
    } catch {
        Issue.record("\(error)", sourceLocation: sourceLocation)
        throw error
    }
}

/// The sentence with which a design is refused, or nil if it is read.
func designRefusal(_ text: String) -> String? {
    do {
        _ = try BarDesign.read(Array(text.utf8), file: "bar.json")
        return nil
    } catch {
        return error.description
    }
}

/// A design in a look with one item `a`, and more members.
func oneItem(_ look: String = "circle", _ members: String = "") -> String {
    #"{"style": "\#(look)", "items": [{"id": "a"}]\#(members.isEmpty ? "" : ", ")\#(members)}"#
}

/// A design in the `circle` look whose one item has more members.
func item(_ members: String) -> String {
    #"{"style": "circle", "items": [{"id": "a", \#(members)}]}"#
}

/// The names of every look.
let lookNames = AnyTabBarStyle.all.map { $0.name }

extension DesignItem {
    /// An item with an id given as text.
    init(_ id: String) { self.init(id: Array(id.utf8)) }
}
