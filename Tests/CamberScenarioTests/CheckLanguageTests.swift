import Testing

/// The language of the checks is strict, and its checks can fail.
@Suite struct CheckLanguageTests {
    /// A bar of three tabs, of which the second is tapped at 0.1 s and reached at 0.35 s.
    private static func file(_ checks: String, keys: String = "") throws -> ScenarioFile {
        try ScenarioFile(
            Array(
                """
                {
                  "case": "T1", "what": "A tap on the second tab.", \(keys)
                  "design": {
                    "style": "scroll", "container": { "width": 375, "height": 812 },
                    "items": [
                      { "id": "a", "title": "A", "titleWidth": 20 },
                      { "id": "b", "title": "B", "titleWidth": 20 },
                      { "id": "c", "title": "C", "titleWidth": 20, "enabled": false }
                    ]
                  },
                  "scenario": {
                    "steps": [{ "at": 0.1, "tap": "b" }, { "at": 0.9, "select": "z" }],
                    "sample": { "times": [0, 0.1, 0.225, 0.35, 1] }
                  },
                  "expect": [\(checks)]
                }
                """.utf8), path: "T1.json")
    }

    @Test(arguments: [
        #"{ "at": 0.225, "position": 0.5, "selection": "b", "focused": null }"#,
        #"{ "at": [0.35, 1], "indicator": [76, 53, 76, 3], "indicator.midX": 114 }"#,
        #"{ "at": "all", "cells.*.frame.width": 76, "position": { "min": 0, "max": 1 } }"#,
        #"{ "from": 0.2, "to": 0.3, "position": { "above": 0, "below": 1, "not": 0.4 } }"#,
        #"{ "at": 1, "indicator.x": { "path": "cells.b.frame.x" }, "cells.d": null }"#,
        #"{ "at": 1, "indicator.x": { "path": "cells.a.frame.x", "plus": 76 } }"#,
        #"{ "at": 1, "cells": ["a", "b", "c"], "cells[selected]": ["b"] }"#,
        #"{ "at": 1, "accessibility[disabled]": ["c"], "pages[visible]": ["b"] }"#,
        #"{ "at": 1, "outline": "M 0 0 L 375 0 L 375 56.00001 L 0 56 Z" }"#,
        #"{ "same": ["indicator", "cells.*.frame"], "at": [0.35, 1] }"#,
        #"{ "monotone": "position", "way": "up", "from": 0 }"#,
        #"{ "monotone": "position", "way": "up", "strict": true, "from": 0.1, "to": 0.35 }"#,
        #"{ "continuous": ["position", "indicator.x"], "step": 38.1 }"#,
        #"{ "events": ["select:b<-a@0.1", "tap:b", "settle:b@0.35"] }"#,
        #"{ "events": ["tap:b"], "of": ["tap"] }, { "events": [], "from": 0.5 }"#,
        #"{ "diagnostics": ["unknown-id:z"] }, { "mirrored": true }"#,
    ])
    func holds(_ checks: String) throws {
        #expect(try Self.file(checks).failures() == [])
    }

    @Test(arguments: [
        #"{ "at": 0.225, "position": 0.5002 }"#,
        #"{ "at": 0.2, "position": 0.4 }"#,
        #"{ "from": 2, "position": 1 }"#,
        #"{ "at": 1, "selection": null }"#,
        #"{ "at": 1, "cells.d": { "not": 0 } }"#,
        #"{ "at": 1, "cells.d.frame.x": null }"#,
        #"{ "at": 1, "cells.a": null }"#,
        #"{ "at": 1, "cells.a.frame.left": 0 }"#,
        #"{ "at": 1, "cells": ["a", "c", "b"] }"#,
        #"{ "at": "all", "position": { "max": 0.9 } }"#,
        #"{ "at": 1, "selection": { "min": 0 } }"#,
        #"{ "at": 1, "position": { "not": 1 } }"#,
        #"{ "at": 1, "indicator.x": { "path": "cells.a.frame.x" } }"#,
        #"{ "same": ["position"], "at": [0, 1] }"#,
        #"{ "monotone": "position", "way": "down" }"#,
        #"{ "monotone": "position", "way": "up", "strict": true }"#,
        #"{ "monotone": "position", "way": "up", "from": 0.35 }"#,
        #"{ "continuous": "position", "step": 0.4 }"#,
        #"{ "continuous": "position", "step": 0.4, "from": 0.35 }"#,
        #"{ "events": ["select:b<-a@0.2", "tap:b", "settle:b"] }"#,
        #"{ "events": ["tap:b"] }"#, #"{ "events": [], "from": 2 }"#,
        #"{ "diagnostics": [] }"#,
    ])
    func fails(_ check: String) throws {
        #expect(try Self.file(check).failures().count == 1)
    }

    @Test(arguments: [
        "", "3", "{}", #"{ "at": 1 }"#, #"{ "position": 1 }"#,
        #"{ "at": 1, "where": 1 }"#, #"{ "at": 1, "cells[visible]": [] }"#,
        #"{ "at": 1, "cells[selected].a": [] }"#, #"{ "at": 1, "cells..frame": 1 }"#,
        #"{ "at": 1, "to": 2, "position": 1 }"#, #"{ "at": "once", "position": 1 }"#,
        #"{ "at": [], "position": 1 }"#, #"{ "from": "0", "position": 1 }"#,
        #"{ "at": 1, "position": {} }"#, #"{ "at": 1, "position": { "most": 1 } }"#,
        #"{ "at": 1, "position": { "min": "1" } }"#, #"{ "at": 1, "position": { "plus": 1 } }"#,
        #"{ "same": ["position"], "at": 1 }"#, #"{ "same": [], "at": [0, 1] }"#,
        #"{ "same": ["position"], "at": [0, 1], "to": 1 }"#,
        #"{ "monotone": "position" }"#, #"{ "monotone": "position", "way": "sideways" }"#,
        #"{ "continuous": "position" }"#, #"{ "continuous": "position", "step": 0 }"#,
        #"{ "monotone": "position", "way": "up", "continuous": "position" }"#,
        #"{ "events": "tap:b" }"#, #"{ "events": ["tap"] }"#, #"{ "events": ["press:b"] }"#,
        #"{ "events": ["select:b"] }"#, #"{ "events": ["tap:b<-a"] }"#,
        #"{ "events": ["tap:b@soon"] }"#, #"{ "events": [], "of": ["press"] }"#,
        #"{ "mirrored": false }"#, #"{ "diagnostics": [1] }"#,
    ])
    func isNoCheck(_ check: String) {
        #expect(throws: (any Error).self) { try Self.file(check) }
    }

    @Test func filesAreStrict() {
        let check = #"{ "at": 1, "position": 1 }"#
        for keys in [#""note": "x","#, #""case": "T2","#, #""design": {},"#] {
            #expect(throws: (any Error).self) { try Self.file(check, keys: keys) }
        }
        for text in ["{}", "[]", #"{ "case": "", "what": "" }"#] {
            #expect(throws: (any Error).self) {
                try ScenarioFile(Array(text.utf8), path: "T.json")
            }
        }
    }
}
