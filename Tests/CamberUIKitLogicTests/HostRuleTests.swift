import CamberTestSupport
import Testing

/// Rules about the host's sources that no compiler checks.
@Suite struct HostRuleTests {
    static let sources = PackageFiles.paths(in: "Sources/CamberUIKit", extension: "swift")

    // What decides without a view is tested wherever Swift runs.
    @Test func sharedLogicNeedsOnlyTheEngine() throws {
        let shared = Self.sources.filter { $0.contains("/Shared/") }
        #expect(shared.count > 5)
        for path in shared {
            let imports = Set(SwiftSource(try PackageFiles.text(path)).imports)
            #expect(imports.isSubset(of: ["CamberCore"]), "\(path) imports \(imports.sorted())")
        }
    }

    @Test func everythingElseIsForApplePlatforms() throws {
        for path in Self.sources
        where !path.contains("/Shared/") && !path.hasSuffix("/Exports.swift") {
            let text = try PackageFiles.text(path)
            #expect(text.hasPrefix("#if canImport(UIKit)\n"), "\(path)")
            #expect(text.hasSuffix("#endif\n"), "\(path)")
        }
    }

    // No class of the system's by its name, no screen that may be another one, no clock but the
    // display link's, and nothing that moves by itself.
    @Test(arguments: [
        "UIScreen.main", "NSClassFromString", "Timer(", "Timer.", "asyncAfter", "UIView.animate",
        "UIViewPropertyAnimator", "CABasicAnimation", "CASpringAnimation", "unowned",
        "nonisolated(unsafe)",
    ])
    func isNotUsed(word: String) throws {
        for path in Self.sources {
            let code = SwiftSource(try PackageFiles.text(path)).code
            #expect(!code.contains(word), "\(path) uses \(word)")
        }
    }
}
