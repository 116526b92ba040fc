import CamberCore
import CamberDesign
import Testing

/// Colours as text, both ways.
@Suite struct ColorTextTests {
    func color(_ text: String) -> SceneColor? { ColorText.color(from: Array(text.utf8)) }

    @Test func readsBothForms() {
        #expect(color("#5856D6") == SceneColor(0x5856D6))
        #expect(color("#5856d6") == SceneColor(0x5856D6))
        #expect(color("#FF000080") == SceneColor(red: 1, green: 0, blue: 0, alpha: 128.0 / 255))
        #expect(color("#00000000") == .clear)
        #expect(color("#FFFFFFFF") == .white)
    }

    @Test(arguments: [
        "", "#", "5856D6", "#FFF", "#FFFF", "#12345", "#1234567", "#123456789", "#GG0000",
        "#12 456",
        "#+12345", "0x5856D6", "##12345", "red", "#12345é",
    ])
    func refusesTheRest(_ text: String) { #expect(color(text) == nil) }

    @Test(arguments: [
        ("#FFF", ##"; write "#FFFFFF""##), ("#1a2b", ##"; write "#11AA22BB""##),
        ("5856d6", ##"; write "#5856D6""##), ("0F0", ##"; write "#00FF00""##),
        ("5856D680", ##"; write "#5856D680""##), ("#12345", ""), ("red", ""), ("#GGG", ""),
        ("", ""),
    ])
    func saysWhatWasMeant(_ text: String, _ hint: String) throws {
        let message = try refusal(reading: "\"\(text)\"") { value throws(DesignError) in
            try value.color()
        }
        #expect(
            message == "bar.json:1: found a string \"\(text)\", expected a colour "
                + ##""#RRGGBB" or "#RRGGBBAA""## + hint)
    }

    @Test func refusesWhatIsNoString() throws {
        let message = try refusal(reading: "16777215") { value throws(DesignError) in
            try value.color()
        }
        #expect(
            message
                == ##"bar.json:1: found 16777215, expected a colour "#RRGGBB" or "#RRGGBBAA""##)
    }

    @Test func everyLevelOfEveryComponentComesBack() {
        for level in 0...255 {
            let hex = (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
            for text in ["#\(hex)0000", "#00\(hex)00", "#0000\(hex)"] {
                #expect(color(text).map(ColorText.string) == text)
            }
            let faded = "#FFFFFF\(hex)"
            #expect(color(faded).map(ColorText.string) == (level == 255 ? "#FFFFFF" : faded))
        }
    }

    @Test func roundsAndClamps() {
        var color = SceneColor(red: 0.5, green: 0.499 / 255, blue: 254.51 / 255)
        #expect(ColorText.string(from: color) == "#8000FF")
        color = SceneColor(red: .nan, green: -3, blue: .infinity, alpha: 1e300)
        #expect(ColorText.string(from: color) == "#0000FF")
        color = SceneColor(0x0000FF, alpha: 0.9999)
        #expect(ColorText.string(from: color) == "#0000FF")
        color = SceneColor(0x0000FF, alpha: .nan)
        #expect(ColorText.string(from: color) == "#0000FF00")
    }
}
