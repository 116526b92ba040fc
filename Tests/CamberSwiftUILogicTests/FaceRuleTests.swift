import CamberTestSupport
import Foundation
import Testing

/// Rules about the sources of the SwiftUI face that no compiler checks.
@Suite struct FaceRuleTests {
    static let sources = PackageFiles.paths(in: "Sources/CamberSwiftUI", extension: "swift")
    /// What decides without a view, so that it is tested wherever Swift runs.
    static let logic = [
        "Entries/TabEntryTree.swift", "Exports.swift", "Handle/TabPageWishes.swift",
        "Selection/TabIDMap.swift", "Selection/TabSelectionArbiter.swift",
    ].map { "Sources/CamberSwiftUI/" + $0 }

    @Test func logicNeedsOnlyTheHost() throws {
        for path in Self.logic {
            let imports = Set(SwiftSource(try PackageFiles.text(path)).imports)
            #expect(imports.isSubset(of: ["CamberUIKit"]), "\(path) imports \(imports.sorted())")
        }
    }

    @Test func everythingElseIsForApplePlatforms() throws {
        #expect(Set(Self.logic).isSubset(of: Self.sources))
        for path in Self.sources where !Self.logic.contains(path) {
            let text = try PackageFiles.text(path)
            #expect(text.hasPrefix("#if canImport(UIKit)\n"), "\(path)")
            #expect(text.hasSuffix("#endif\n"), "\(path)")
        }
    }

    // A face is thin: what it could say again, the host says.
    @Test func theFaceStaysThin() throws {
        let count = try Self.sources.reduce(0) {
            try $0 + SwiftSource(PackageFiles.text($1)).lineCount
        }
        #expect(count < 1200, "\(count) lines")
    }

    // The bar moves by itself and never animates a page; nothing waits for a time.
    @Test(arguments: [
        "withAnimation", ".animation(", "PreferenceKey", "asyncAfter", "Timer", "UIView.animate",
        "DispatchQueue", "unowned", "nonisolated(unsafe)", "@unchecked",
    ])
    func isNotUsed(word: String) throws {
        for path in Self.sources {
            let code = SwiftSource(try PackageFiles.text(path)).code
            #expect(!code.contains(word), "\(path) uses \(word)")
        }
    }

    @Test func everyPublicViewHasAPreview() throws {
        let texts = try Self.sources.map { SwiftSource(try PackageFiles.text($0)).code }
        let views = texts.filter { $0.contains("public var body: some View") }.compactMap { text in
            text.components(separatedBy: "public struct ").last?.prefix { $0.isLetter }
        }
        #expect(Set(views) == ["CustomTabView", "CustomScrollTabView", "CustomTabBar"])
        let previews = texts.filter { $0.contains("PreviewProvider") }.joined()
        for view in views {
            #expect(previews.contains("extension \(view)_Previews: PreviewProvider"), "\(view)")
        }
    }
}
