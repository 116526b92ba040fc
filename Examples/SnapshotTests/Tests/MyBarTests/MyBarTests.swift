import CamberCore
import CamberDesign
import CamberSnapshot
import Foundation
import MyBar
import Testing

@Suite struct MyBarTests {
    @Test(arguments: [
        ("light", MyBar.bar()), ("dark", MyBar.bar(.dark)),
        ("right-to-left", MyBar.bar(.light, .rightToLeft)), ("large-text", MyBar.bar(textScale: 2)),
    ])
    func barAtRest(name: String, bar: TabEngine<String>) throws {
        try BarSnapshot().verify(bar, named: name)
    }

    /// A bar in motion is as still as one at rest: time is an argument.
    @Test func barOnItsWay() throws {
        var bar = MyBar.bar()
        _ = bar.send(.activate("me"), at: 0)
        try BarSnapshot().verify(bar, at: 0.15, named: "on-its-way")
    }

    /// A bar that is described in a file.
    @Test func barOfADesign() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("mybar.json")
        let design = try BarDesign.read(Array(Data(contentsOf: file)), file: "mybar.json")
        try BarSnapshot().verify(design, named: "design")
    }

    #if os(Linux)
        /// Pixels show what an SVG cannot, and are the platform's. Without titles they do not depend on
        /// the fonts that a machine has.
        @Test func barInPixels() throws {
            let items = MyBar.items.map { TabItem(id: $0.id, icon: $0.icon) }
            let bar = TabEngine(
                items: items, style: AnyTabBarStyle(.circle),
                environment: TabEnvironment(size: SceneSize(320, 480)))
            try BarSnapshot(.png(scale: 2)).verify(bar, named: "icons")
        }
    #endif
}
