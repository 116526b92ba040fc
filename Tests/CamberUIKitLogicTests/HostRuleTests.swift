import CamberTestSupport
import CamberUIKit
import Testing

/// Rules about the host's sources that no compiler checks.
@Suite struct HostRuleTests {
    static let sources = PackageFiles.paths(in: "Sources/CamberUIKit", extension: "swift")

    /// What is not behind a condition, because it needs no view.
    static let everywhere = ["Exports.swift", "TabID.swift", "TabItemState.swift"]

    @Test func everythingIsForApplePlatforms() throws {
        #expect(Self.sources.count > 20)
        for path in Self.sources where !Self.everywhere.contains(where: path.hasSuffix) {
            let text = try PackageFiles.text(path)
            #expect(text.hasPrefix("#if canImport(UIKit)\n"), "\(path)")
            #expect(text.hasSuffix("#endif\n"), "\(path)")
        }
    }

    // What a host decides belongs into the engine; a host that grows has begun to behave.
    @Test func theHostIsThin() throws {
        let count = try Self.sources.reduce(0) {
            try $0 + SwiftSource(PackageFiles.text($1)).lineCount
        }
        #expect(count > 500 && count < 2000, "the host has \(count) lines of code")
    }

    // Where things are is the engine's business. The one quotient is the size of the user's text
    // against the standard size, both in the words of UIKit.
    @Test func nothingIsCalculatedInTheHost() throws {
        var found: [String] = []
        for path in Self.sources {
            let code = SwiftSource(try PackageFiles.text(path)).code
            for line in code.split(separator: "\n") {
                let isProduct = line.contains(" * ") || line.contains(" / ")
                if isProduct { found.append(line.trimmingPrefix { $0 == " " }.description) }
            }
        }
        #expect(found == [".scaledValue(for: 17, compatibleWith: traits) / 17,"])
    }

    @Test func commentsAndBlankLinesAreNotCounted() {
        #expect(SwiftSource("// a\n\nlet a = 1  // b\n/* c\n d */\n   \n}\n").lineCount == 2)
    }

    // No class of the system's by its name, no screen that may be another one, no clock but the
    // display link's, and nothing that moves by itself.
    @Test(arguments: [
        "UIScreen.main", "NSClassFromString", "Timer(", "Timer.", "asyncAfter", "UIView.animate",
        "UIViewPropertyAnimator", "CABasicAnimation", "CASpringAnimation", "unowned",
        "nonisolated(unsafe)", "DispatchSourceTimer", "DispatchQueue", "Task.sleep", "NSTimer",
        "objc_getClass", "value(forKey",
    ])
    func isNotUsed(word: String) throws {
        for path in Self.sources {
            let code = SwiftSource(try PackageFiles.text(path)).code
            #expect(!code.contains(word), "\(path) uses \(word)")
        }
    }

    // The gallery shows that a design takes few lines, and how an app asks for more than 60 Hz.
    @Test func theGalleryKeepsItsWord() throws {
        let gallery = "Examples/Gallery.swiftpm/"
        let screen = try PackageFiles.text(gallery + "Screens/IconsScreen.swift")
        #expect(screen.split(separator: "\n", omittingEmptySubsequences: false).count < 60)
        let settings = try PackageFiles.text(gallery + "Info.plist").filter { !$0.isWhitespace }
        #expect(settings.contains("<key>CADisableMinimumFrameDurationOnPhone</key><true/>"))
        #expect(
            try PackageFiles.text(gallery + "Package.swift")
                .contains("additionalInfoPlistContentFilePath: \"Info.plist\""))
    }

    // The list of cases names its tests as `Suite.test`.
    @Test func theTestsOfTheListOfCasesExist() throws {
        let tests = try PackageFiles.paths(in: "Tests", extension: "swift").map(PackageFiles.text)
        let words = try PackageFiles.text("Tests/HostCases.md").split(separator: "`")
        let names = words.filter { $0.contains("Tests.") }.map { $0.split(separator: ".") }
        #expect(names.count > 30)
        for name in names {
            let isThere = tests.contains {
                ($0.contains("struct \(name[0]) ") || $0.contains("class \(name[0]):"))
                    && $0.contains("func \(name[1])(")
            }
            #expect(isThere, "there is no test \(name.joined(separator: "."))")
        }
    }

    @Test func idsAreStrings() {
        let id: TabID = "home"
        #expect(id == TabID("home") && id == TabID(rawValue: "home"))
        #expect("\(id)" == "home")
        #expect(id != "Home")
    }
}
