import CamberCore
import CamberDesign
import Testing

/// The form of trace lines, and what holds for every look.
@Suite struct TraceFormTests {
    static let steps = """
        {"at": 0.1, "tap": "c"}, {"at": 0.2, "tap": "a"}, {"at": 0.3, "down": [60, 60]},
        {"at": 0.4, "key": "end"}, {"at": 0.5, "up": [300, 60]}, {"at": 0.6, "hideBar": true},
        {"at": 0.7, "hideBar": false}, {"at": 0.8, "select": null}, {"at": 1, "tap": "b"}
        """
    static let times = (0...40).map { Double($0) / 25 }

    static func bar(_ look: String, _ members: String = "") throws -> BarDesign {
        try design(
            """
            {"style": "\(look)", "items": [
            {"id": "a", "title": "Alpha", "icon": "house", "titleWidth": 33.3, "badge": 12, "badgeWidth": 11},
            {"id": "b", "title": "Beta", "titleWidth": 190, "badge": {"dot": true}},
            {"id": "c", "icon": "star", "role": "page"}, {"id": "d", "icon": "bell", "role": "action"},
            {"id": "e", "title": "Epsilon", "icon": "gear", "titleWidth": 71, "enabled": false}]
            \(members.isEmpty ? "" : ", " + members)}
            """)
    }

    @Test(arguments: lookNames)
    func keysAreInTheirOrder(look: String) throws {
        for line in try trace(try Self.bar(look), Self.steps, times: Self.times) {
            #expect(
                line.keys == [
                    "time", "selection", "focused", "position", "velocity", "atRest", "bar",
                    "contentInsets", "cells", "raised", "indicator", "outline", "strip", "pages",
                    "accessibility", "events", "diagnostics",
                ])
            #expect(line["contentInsets"].keys == ["top", "leading", "bottom", "trailing"])
            for cell in line["cells"].items {
                #expect(
                    cell.keys == [
                        "id", "frame", "icon", "title", "badge", "titleTruncated", "selected",
                        "pressed", "emphasis", "scale", "tint",
                    ])
            }
            for page in line["pages"].items { #expect(page.keys == ["id", "frame", "visible"]) }
            for element in line["accessibility"].items {
                #expect(
                    element.keys == [
                        "id", "label", "value", "traits", "position", "count", "frame",
                    ])
            }
            for event in line["events"].items {
                let isSelect = event["type"] == "select"
                #expect(event.keys == ["time", "type", "id"] + (isSelect ? ["from"] : []))
            }
        }
    }

    /// Absolute M, L, C and Z only, numbers separated by single spaces.
    @Test(arguments: lookNames)
    func outlinesArePathData(look: String) throws {
        for line in try trace(try Self.bar(look), Self.steps, times: Self.times) {
            let outline = try #require(line["outline"].string)
            if line["bar"] == nil {
                #expect(outline == "")
                continue
            }
            var left = 0
            for (index, word) in outline.split(separator: " ", omittingEmptySubsequences: false)
                .enumerated()
            {
                if let count = ["M": 2, "L": 2, "C": 6, "Z": 0][word] {
                    #expect(left == 0 && (index > 0 || word == "M"), "\(outline)")
                    left = count
                } else {
                    #expect(Double(word) != nil, "\(outline)")
                    left -= 1
                }
            }
            #expect(left == 0 && outline.hasSuffix("Z"))
        }
    }

    /// Frames are the mirror image, x' = W − x − width, and nothing else differs.
    @Test(arguments: lookNames)
    func rightToLeftIsTheMirrorImage(look: String) throws {
        for device in ["iphone-15", "iphone-15-landscape", "ipad-10"] {
            let container = #""container": {"device": "\#(device)"}"#
            let width = try #require(Device.named(device)).size.width
            let steps =
                #"{"at": 0.1, "tap": "c"}, {"at": 0.15, "tap": "a"}, {"at": 0.2, "tap": "b"}"#
            let left = try trace(try Self.bar(look, container), steps, times: Self.times)
            let right = try trace(
                try Self.bar(look, container + #", "direction": "rtl""#), steps, times: Self.times)
            for (left, right) in zip(left, right) {
                for key in left.keys where key != "outline" {
                    Self.compare(left[key], right[key], width, "\(look) \(device) \(key)")
                }
            }
        }
    }

    static func compare(_ left: TraceValue, _ right: TraceValue, _ width: Double, _ place: String) {
        if let frame = left.frame, let mirrored = right.frame {
            // Both are rounded to four decimals.
            #expect(abs(mirrored[0] - (width - frame[0] - frame[2])) < 0.000_21, "\(place)")
            #expect(Array(frame[1...]) == Array(mirrored[1...]), "\(place)")
            return
        }
        switch (left, right) {
        case (.list(let a), .list(let b)):
            #expect(a.count == b.count, "\(place)")
            for (a, b) in zip(a, b) { compare(a, b, width, place) }
        case (.object(let a), .object(let b)):
            #expect(a.map { $0.key } == b.map { $0.key }, "\(place)")
            for (a, b) in zip(a, b) { compare(a.value, b.value, width, place + "." + a.key) }
        default: #expect(left == right, "\(place)")
        }
    }

    @Test(arguments: lookNames)
    func cellsLieBetweenTheSideInsets(look: String) throws {
        for device in Device.all {
            for direction in ["ltr", "rtl"] {
                let members =
                    #""direction": "\#(direction)", "container": {"device": "\#(text(device.name))"}"#
                var placed = try Self.bar(look, members)
                // Four header tabs fit on every device, so that none scrolls out of the insets.
                placed.items.removeLast()
                let left = device.safeArea.leading
                let right = device.size.width - device.safeArea.trailing
                for line in try trace(placed, #"{"at": 1, "tap": "c"}"#, times: [0, 1.05, 3]) {
                    #expect(line["cells"].items.count == 4)
                    for cell in line["cells"].items {
                        let frame = try #require(cell["frame"].frame)
                        #expect(frame[0] >= left - 0.001 && frame[0] + frame[2] <= right + 0.001)
                    }
                }
            }
        }
    }

    @Test func numbersAreRoundedAndNeverMinusZero() throws {
        for look in lookNames {
            let design = try Self.bar(look, #""direction": "rtl""#)
            let scenario = try scenario(
                #"{"steps": [\#(Self.steps)], "sample": {"every": 0.017, "until": 2}}"#,
                for: design)
            let trace = text(TraceWriter.trace(scenario))
            #expect(!trace.contains("-0,") && !trace.contains("-0]") && !trace.contains("nan"))
            #expect(!trace.contains("e-") && !trace.contains("inf"))
            for number in trace.split(whereSeparator: { !"0123456789.".contains($0) })
            where number.contains(".") {
                #expect(number.split(separator: ".").last.map { $0.count <= 4 } == true)
            }
        }
    }

    @Test func aTraceIsTheSameBytesEveryTime() throws {
        let design = try Self.bar("curved")
        let scenario = try scenario(
            #"{"steps": [\#(Self.steps)], "sample": {"every": 0.05, "until": 2}}"#, for: design)
        let bytes = TraceWriter.trace(scenario)
        #expect(bytes == TraceWriter.trace(scenario))
        #expect(bytes.count { $0 == UInt8(ascii: "\n") } == 41)
        // One writer for several lines, emptied in between, gives the same lines.
        var player = ScenarioPlayer(scenario)
        var writer = TraceWriter()
        var joined: [UInt8] = []
        for index in 0..<scenario.sampling.count {
            writer.removeAll()
            writer.write(&player, at: scenario.sampling.time(index))
            joined += writer.bytes
        }
        #expect(joined == bytes)
    }

    @Test(arguments: lookNames)
    func anEmptyBarHasALineToo(look: String) throws {
        let line = try trace(
            try design(#"{"style": "\#(look)", "items": []}"#), #"{"at": 1, "tapAt": [1, 1]}"#,
            times: [1])[0]
        #expect(line["selection"] == nil && line["position"] == nil && line["velocity"] == nil)
        #expect(line["cells"] == [] && line["pages"] == [] && line["accessibility"] == [])
        #expect(line["events"] == [] && line["indicator"] == nil && line["atRest"] == true)
    }
}
