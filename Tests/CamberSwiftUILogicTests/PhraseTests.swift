import CamberTestSupport
import Foundation
import Testing

/// The tables of the words that a bar says by itself.
@Suite struct PhraseTests {
    static let folder = "Sources/CamberSwiftUI/Resources"
    /// The plural forms that a language has, as the Unicode CLDR lists them.
    static let plurals: [String: Set<String>] = [
        "en": ["one", "other"], "de": ["one", "other"], "ko": ["other"],
        "ar": ["zero", "one", "two", "few", "many", "other"],
    ]

    private func table(_ path: String) throws -> [String: Any] {
        let data = try PackageFiles.data("\(Self.folder)/\(path)")
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        return try #require(list as? [String: Any])
    }

    @Test func everyLanguageHasItsTables() {
        let names = PackageFiles.paths(in: Self.folder)
        #expect(
            Set(names)
                == Set(
                    Self.plurals.keys.flatMap { language in
                        ["strings", "stringsdict"].map {
                            "\(Self.folder)/\(language).lproj/Phrases.\($0)"
                        }
                    }))
    }

    @Test(arguments: plurals.keys.sorted())
    func countsHaveAllPluralForms(language: String) throws {
        let phrases = try table("\(language).lproj/Phrases.stringsdict")
        #expect(phrases.keys.sorted() == ["%lld new items"])
        let phrase = try #require(phrases["%lld new items"] as? [String: Any])
        #expect(phrase["NSStringLocalizedFormatKey"] as? String == "%#@count@")
        var count = try #require(phrase["count"] as? [String: String])
        #expect(
            count.removeValue(forKey: "NSStringFormatSpecTypeKey") == "NSStringPluralRuleType")
        #expect(count.removeValue(forKey: "NSStringFormatValueTypeKey") == "lld")
        #expect(Set(count.keys) == Self.plurals[language])
        for (form, text) in count {
            // Arabic has words for none, one and two; every other form says the number.
            let saysNumber = text.components(separatedBy: "%lld").count == 2
            #expect(saysNumber || ["zero", "one", "two"].contains(form), "\(language) \(form)")
            #expect(text == text.trimmingCharacters(in: .whitespaces))
        }
    }

    @Test(arguments: plurals.keys.sorted())
    func aDotSaysSomething(language: String) throws {
        let phrases = try table("\(language).lproj/Phrases.strings")
        #expect(phrases.keys.sorted() == ["New items"])
        #expect((phrases["New items"] as? String)?.isEmpty == false)
    }

    // What the source looks up is what the tables have.
    @Test func theSourceAsksForWhatThereIs() throws {
        let source = try PackageFiles.text("Sources/CamberSwiftUI/Phrases/TabPhrases.swift")
        #expect(source.contains(#"Text("\(count) new items", tableName: "Phrases""#))
        #expect(source.contains(#"Text("New items", tableName: "Phrases""#))
    }
}
