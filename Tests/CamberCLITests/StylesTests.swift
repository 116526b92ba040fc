import CamberCore
import CamberTestSupport
import Foundation
import Testing

@Suite struct StylesTests {
    @Test func listsEveryParameterOfEveryLook() throws {
        let text = try CamberTool.run("styles").outputText
        for style in AnyTabBarStyle.all {
            #expect(text.contains("\(style.name)\n"))
            for parameter in style.parameters { #expect(text.contains("  \(parameter.name)")) }
        }
    }

    @Test func jsonHoldsTheSame() throws {
        let result = try CamberTool.run("styles", "--json")
        let list = try #require(
            try JSONSerialization.jsonObject(with: result.output) as? [[String: Any]])
        #expect(list.map { $0["name"] as? String } == AnyTabBarStyle.all.map(\.name))
        let circle = try #require(list.first?["parameters"] as? [[String: Any]])
        let height = try #require(circle.first { $0["name"] as? String == "barHeight" })
        #expect(height["default"] as? Double == 50)
        #expect(height["unit"] as? String == "pt")
        #expect(height["range"] as? [Double] == [20, 200])
        let motion = try #require(circle.first { $0["name"] as? String == "motion" })
        #expect(
            (motion["original"] as? [String: Any])?["easeInOut"] as? Double == 0.35)
    }

    @Test func oneLookAlone() throws {
        let text = try CamberTool.run("styles", "curved").outputText
        #expect(text.hasPrefix("curved\n"))
        #expect(text.contains("swellHeight"))
        #expect(!text.contains("discDiameter"))
    }
}
