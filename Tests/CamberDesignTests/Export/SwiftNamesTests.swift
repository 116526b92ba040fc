import Testing

@testable import CamberDesign

/// Identifiers from ids.
@Suite struct SwiftNamesTests {
    private static func names(_ candidates: [[String]]) -> [String] {
        var names = SwiftNames()
        return candidates.map { text(names.name(from: $0.map { Array($0.utf8) })) }
    }

    @Test(arguments: [
        ("home", "home"), ("my-page", "myPage"), ("my_page", "myPage"), ("My page", "myPage"),
        ("myPage", "myPage"), ("HOME", "home"), ("URLList", "urlList"),
        ("HTTP status", "httpStatus"),
        ("2nd", "tab2nd"), ("7", "tab7"), ("a.b/c", "aBC"), ("é", "tab"), ("", "tab"),
        ("--x--", "x"), ("default", "defaultTab"), ("self", "selfTab"), ("Init", "initTab"),
        ("none", "noneTab"), ("Type", "typeTab"),
        ("x\n}; import Foundation; {", "xImportFoundation"),
        (String(repeating: "ab", count: 60), String(repeating: "ab", count: 20)),
    ])
    func wordsBecomeCamelCase(id: String, name: String) {
        #expect(Self.names([[id]]) == [name])
    }

    @Test func theFirstTextWithLettersIsTaken() {
        #expect(
            Self.names([["홈", "집", "house.fill"], ["홈", "Home", "house"]]) == ["houseFill", "home"])
    }

    @Test func everyNameIsGivenOnce() {
        #expect(
            Self.names([["a"], ["A"], ["a2"], ["a"], ["홈"], ["집"]])
                == ["a", "a2", "a22", "a3", "tab", "tab2"])
    }

    @Test func manyNamesakesTakeNoLongTime() {
        let names = Self.names(Array(repeating: ["홈"], count: 20_000))
        #expect(Set(names).count == 20_000)
        #expect(names.last == "tab20000")
    }
}
