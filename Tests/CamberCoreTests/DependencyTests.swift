import CamberTestSupport
import Testing

/// The engine runs wherever Swift does, the browser included, because it needs nothing. These
/// tests keep that true.
@Suite struct DependencyTests {
    /// The only file of the engine that may import, and the platforms' C libraries it may name.
    static let mathsFile = "Sources/CamberCore/Geometry/Maths.swift"
    static let mathsModules: Set = ["Darwin", "Glibc", "Musl", "Bionic"]

    @Test func engineImportsOnlyCMathsInOneFile() throws {
        let paths = PackageFiles.paths(in: "Sources/CamberCore", extension: "swift")
        #expect(paths.contains(Self.mathsFile))
        for path in paths {
            let imports = Set(SwiftSource(try PackageFiles.text(path)).imports)
            let allowed = path == Self.mathsFile ? Self.mathsModules : []
            #expect(imports.subtracting(allowed).isEmpty, "\(path) imports \(imports.sorted())")
        }
    }

    @Test func designImportsOnlyTheEngine() throws {
        let paths = PackageFiles.paths(in: "Sources/CamberDesign", extension: "swift")
        #expect(!paths.isEmpty)
        for path in paths {
            let imports = Set(SwiftSource(try PackageFiles.text(path)).imports)
            #expect(imports.isSubset(of: ["CamberCore"]), "\(path) imports \(imports.sorted())")
        }
    }

    #if os(Linux)
        @Test func bothCompileInEmbeddedSwift() throws {
            let check = try ChildProcess.run(
                PackageFiles.root.appendingPathComponent("Scripts/check-embedded"))
            #expect(check.status == 0, "\(check.outputText)\(check.errorText)")
        }
    #endif

    /// What a file names is declared in its own folder or in one that ARCHITECTURE.md lists before it.
    @Test func referencesRunDownwardsOnly() throws {
        let rows = try PackageFiles.text("ARCHITECTURE.md").split(separator: "\n")
        let start = "| `Sources/CamberCore/"
        let folders = rows.filter { $0.hasPrefix(start) }
            .map { String($0.dropFirst(start.count).prefix { $0 != "`" }) }
        #expect(folders.count == 10)
        var sources: [(path: String, level: Int, source: SwiftSource)] = []
        for path in PackageFiles.paths(in: "Sources/CamberCore", extension: "swift") {
            let level = folders.firstIndex { path.hasPrefix("Sources/CamberCore/\($0)/") }
            sources.append(
                (
                    path, try #require(level, "\(path) is in no folder of the list"),
                    SwiftSource(try PackageFiles.text(path))
                ))
        }
        var levels: [String: Int] = [:]
        for file in sources {
            for name in file.source.types { levels[name] = file.level }
        }
        #expect(levels.count > 80)
        for file in sources {
            for word in file.source.words {
                guard let level = levels[word], level > file.level else { continue }
                Issue.record("\(file.path) names \(word), which is in \(folders[level])")
            }
        }
    }

    // MARK: - The scanner that the rules above rely on

    @Test func scannerFindsTypes() {
        let source = """
            public struct A<B> {
                enum Inner {}
            }
            private final class C: D {}  // struct E
            extension F { struct G {} }
            public protocol H: Sendable {}
            """
        #expect(SwiftSource(source).types == ["A", "C", "H"])
        #expect(SwiftSource(source).words.isSuperset(of: ["A", "B", "Inner", "D", "G"]))
        #expect(!SwiftSource(source).words.contains("E"))
    }

    @Test(arguments: [
        ("import Foundation", ["Foundation"]),
        ("import CamberCore; import UIKit", ["CamberCore", "UIKit"]),
        ("\t @preconcurrency  import\n  UIKit // why", ["UIKit"]),
        ("@_exported import CamberCore", ["CamberCore"]),
        ("@_spi(Testing) @testable import CamberCore", ["CamberCore"]),
        ("public import Foundation", ["Foundation"]),
        ("internal import struct Foundation.URL", ["Foundation"]),
        ("import func Glibc.exp", ["Glibc"]),
        ("import CoreGraphics.CGGeometry", ["CoreGraphics"]),
        ("import `Foundation`", ["Foundation"]),
        ("#if canImport(Darwin)\n    import Darwin\n#endif", ["Darwin"]),
        ("/* a */ import /* b */ Foundation", ["Foundation"]),
        ("let a = \"\\(f(\")\"))\"\nimport Foundation", ["Foundation"]),
        ("let a = #\"\"\" \\\"#\nimport Foundation", ["Foundation"]),
        ("let a = \"\"\n\"/*\"\nimport Foundation", ["Foundation"]),
    ])
    func scannerFinds(source: String, modules: [String]) {
        #expect(SwiftSource(source).imports == modules)
    }

    @Test(arguments: [
        "// import Foundation",
        "/* import A /* import B */ import C */",
        "let a = \"import Foundation\"",
        "let a = \"\\\"; import Foundation\"",
        "let a = \"\"\"\n    import Foundation \" \"\"\n    \"\"\"",
        "let a = #\"\"import Foundation\"#",
        "#if canImport(Foundation)\n#endif",
        "let importance = important(Foundation)",
        "a.import(Foundation); b(import: c); let `import` = Foundation",
        "\"\\(", "/*", "#\"\"\"", "\"\\", "import",
    ])
    func scannerFindsNothing(source: String) {
        #expect(SwiftSource(source).imports == [])
    }
}
