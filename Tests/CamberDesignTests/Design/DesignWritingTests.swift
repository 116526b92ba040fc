import CamberCore
import CamberDesign
import Testing

@Suite struct DesignWritingTests {
    @Test(arguments: 0..<500 as Range<UInt64>)
    func whatIsWrittenReadsBackTheSame(seed: UInt64) throws {
        var random = RandomDesign(seed: seed)
        let design = random.design()
        let json = design.json()
        do {
            #expect(try BarDesign.read(json) == design, "seed \(seed)")
            // Writing again gives the same bytes: nothing depends on how the design was made.
            #expect(try BarDesign.read(json).json() == json, "seed \(seed)")
        } catch {
            Issue.record("seed \(seed): \(error)\n\(text(json))")
        }
    }

    @Test(arguments: lookNames)
    func defaultsAreNotWritten(look: String) throws {
        let style = try #require(DesignStyle.named(Array(look.utf8)))
        #expect(
            text(BarDesign(style).json()) == "{\n  \"style\": \"\(look)\",\n  \"items\": []\n}\n")
    }

    @Test func anOptionSetToItsDefaultIsNotWritten() throws {
        let read = try design(oneItem("circle", #""options": {"barHeight": 50}"#))
        #expect(read == (try design(oneItem())))
        #expect(read.json() == (try design(oneItem()).json()))
        // Beside the preset it is, where the preset has another value.
        let preset = try design(
            oneItem("icons", #""options": {"preset": "original", "fillsHomeIndicatorArea": true}"#))
        #expect(text(preset.json()).contains("\"fillsHomeIndicatorArea\": true"))
        #expect(preset != (try design(oneItem("icons"))))
    }

    @Test func aWholeDesignLooksLikeThis() throws {
        let written = """
            {
              "style": "scroll",
              "options": {
                "preset": "original",
                "cellWidth": { "intrinsic": { "minimum": 40, "padding": 8.5 } },
                "motion": { "spring": { "response": 0.3, "damping": 0.7 } }
              },
              "items": [
                { "id": "a", "title": "홈", "badge": 3 },
                { "id": "b", "icon": "house", "role": "page", "badge": { "dot": true }, "tint": "#FF00007F", "titleWidth": 0.30000000000000004 }
              ],
              "selection": "b",
              "appearance": {
                "tint": { "light": "#5856D6", "dark": "#5E5CE6" },
                "background": "#FFFFFF"
              },
              "direction": "rtl",
              "textScale": 1.5,
              "colorScheme": "dark",
              "reduceMotion": true,
              "increaseContrast": true,
              "paging": { "swipe": false, "retention": { "neighbours": 1 } },
              "container": { "width": 100, "height": 200.5, "scale": 2, "safeArea": { "top": 1 } }
            }

            """
        #expect(text(try design(written).json()) == written)
    }

    @Test func devicesAreWrittenByName() throws {
        let landscape = try design(
            oneItem("icons", #""container": {"device": "iphone-15-landscape"}"#))
        #expect(
            text(landscape.json()).contains(#""container": { "device": "iphone-15-landscape" }"#))
        let standard = try design(oneItem("icons", #""container": {"device": "iphone-15"}"#))
        #expect(!text(standard.json()).contains("container"))
    }
}
