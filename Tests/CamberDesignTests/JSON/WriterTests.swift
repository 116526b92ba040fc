import CamberCore
import CamberDesign
import Testing

/// What the writer puts out, byte for byte.
@Suite struct WriterTests {
    func sample(_ layout: JSONWriter.Layout) -> String {
        var writer = JSONWriter(layout)
        writer.beginObject()
        writer.member("time", 0.25)
        writer.member("selection", nil as [UInt8]?)
        writer.member("atRest", true)
        writer.member("count", 3)
        writer.key("cells")
        writer.beginArray()
        writer.beginObject(onOneLine: true)
        writer.member("id", "home")
        writer.member("frame", SceneRect(0, -0.0, 97.5, 1.0 / 3))
        writer.endObject()
        writer.beginObject()
        writer.endObject()
        writer.endArray()
        writer.key("empty")
        writer.beginArray()
        writer.endArray()
        writer.member("insets", SceneInsets(top: 1, bottom: 2))
        writer.member("tint", SceneColor(0x5856D6))
        writer.key("nested")
        writer.beginArray(onOneLine: true)
        writer.numbers([1, 2])
        writer.beginObject()
        writer.endObject()
        writer.endArray()
        writer.nullMember("end")
        writer.endObject()
        writer.newline()
        return text(writer.bytes)
    }

    @Test func compact() {
        #expect(
            sample(.compact)
                == #"{"time":0.25,"selection":null,"atRest":true,"count":3,"#
                + #""cells":[{"id":"home","frame":[0,0,97.5,0.3333]},{}],"empty":[],"#
                + #""insets":{"top":1,"leading":0,"bottom":2,"trailing":0},"tint":"#
                + "\"#5856D6\",\"nested\":[[1,2],{}],\"end\":null}\n")
    }

    @Test func pretty() {
        #expect(
            sample(.pretty) == """
                {
                  "time": 0.25,
                  "selection": null,
                  "atRest": true,
                  "count": 3,
                  "cells": [
                    { "id": "home", "frame": [0, 0, 97.5, 0.3333] },
                    {}
                  ],
                  "empty": [],
                  "insets": { "top": 1, "leading": 0, "bottom": 2, "trailing": 0 },
                  "tint": "#5856D6",
                  "nested": [[1, 2], {}],
                  "end": null
                }

                """)
    }

    @Test func escapesOnlyWhatItMust() {
        var writer = JSONWriter()
        writer.value("\u{0}\u{8}\t\n\u{B}\u{C}\r\u{1F} \"\\/\u{7F}é€🙂\u{2028}<")
        let expected =
            "\"\\u0000\\b\\t\\n\\u000B\\f\\r\\u001F \\\"\\\\/\u{7F}é€🙂\u{2028}<\""
        #expect(writer.bytes == Array(expected.utf8))
    }

    @Test func repairsMalformedText() {
        var writer = JSONWriter()
        writer.value([0x61, 0xC3, 0x22, 0xED, 0xA0, 0x80, 0x62, 0xE2, 0x82] as [UInt8])
        #expect(text(writer.bytes) == "\"a\u{FFFD}\\\"\u{FFFD}\u{FFFD}\u{FFFD}b\u{FFFD}\u{FFFD}\"")
    }

    @Test func writesNullForWhatIsNoNumber() {
        var writer = JSONWriter()
        writer.numbers([.nan, 1, .infinity, -.infinity])
        #expect(text(writer.bytes) == "[null,1,null,null]")
    }

    @Test func writesWholeNumbers() {
        var writer = JSONWriter()
        writer.beginArray()
        for number in [0, -1, 1000, Int.max, Int.min] { writer.value(number) }
        writer.endArray()
        #expect(text(writer.bytes) == "[0,-1,1000,9223372036854775807,-9223372036854775808]")
    }

    @Test func linesAndReuse() {
        var writer = JSONWriter()
        for index in 0..<2 {
            writer.beginObject()
            writer.member("n", index)
            writer.endObject()
            writer.newline()
        }
        #expect(text(writer.bytes) == "{\"n\":0}\n{\"n\":1}\n")
        writer.beginArray()
        writer.key("left open")
        writer.removeAll()
        writer.value(true)
        #expect(text(writer.bytes) == "true")
    }

    @Test func bracketsTooManyAreIgnored() {
        var writer = JSONWriter(.pretty)
        writer.endObject()
        writer.endArray()
        writer.value(1)
        #expect(text(writer.bytes) == "1")
    }
}
