import CamberSwiftUI
import SwiftUI

/// A list: its last row is to be read above the bar.
struct RowsPage: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.tabBar) private var tabBar

    var body: some View {
        NavigationStack {
            List(1..<101) { row in
                // The page's own badge comes before the one that its entry has.
                Button("Row \(row) of 100") { tabBar.setBadge(.count(row)) }
            }
            .navigationTitle("List")
            .toolbar { Button("Close") { dismiss() } }
        }
    }
}

/// A form: the keyboard covers the bar, and the fields stay above it.
struct FieldsPage: View {
    @Binding var unread: Int
    @State private var texts = Array(repeating: "", count: 12)

    var body: some View {
        Form {
            Stepper("\(unread) unread", value: $unread, in: 0...1200)
            ForEach(texts.indices, id: \.self) { TextField("Field \($0 + 1)", text: $texts[$0]) }
        }
    }
}

/// A stack of screens: a tap on its tab goes back to the first one, and the third hides the bar.
struct ScreensPage: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("Push screen 2", value: 2)
                .navigationTitle("Screen 1")
                .navigationDestination(for: Int.self) { depth in
                    NavigationLink("Push screen \(depth + 1)", value: depth + 1)
                        .navigationTitle("Screen \(depth)")
                        .tabBarHidden(depth > 2)
                }
        }
    }
}
