#if os(macOS) || os(Linux)
    import CamberCore
    import CamberDesign
    import CamberTestSupport
    import Foundation
    import Testing

    /// Whether exported code is laid out as `swift format` does, for designs that nobody has thought of.
    @Suite struct ExportLayoutTests {
        @Test func codeOfRandomDesignsIsLaidOut() throws {
            let files = FileManager.default
            let folder = files.temporaryDirectory
                .appendingPathComponent("camber-export-\(UUID().uuidString)")
            try files.createDirectory(at: folder, withIntermediateDirectories: false)
            defer { try? files.removeItem(at: folder) }
            for seed in 0..<60 {
                var random = RandomDesign(seed: UInt64(seed))
                var design = random.design()
                // Texts of every length around that of a line.
                for index in design.items.indices where seed % 2 == 0 {
                    let words = String(repeating: "word ", count: 3 * index + seed % 20)
                    design.items[index].title += Array(words.utf8)
                    design.items[index].accessibilityLabel? += Array(words.utf8)
                }
                for target in CodeTarget.allCases {
                    try Data(design.code(for: target)).write(
                        to: folder.appendingPathComponent("\(seed)-\(target.name).swift"))
                }
            }
            let lint = try ChildProcess.run(
                URL(fileURLWithPath: "/usr/bin/env"),
                [
                    "swift", "format", "lint", "--strict", "--recursive", "--configuration",
                    PackageFiles.root.appendingPathComponent(".swift-format").path, folder.path,
                ])
            #expect(lint.status == 0, "the file's name is its seed: \(lint.errorText)")
        }

        @Test func everyLineButALongTextFits() throws {
            for seed in 0..<200 {
                var random = RandomDesign(seed: UInt64(seed))
                let design = random.design()
                for target in CodeTarget.allCases {
                    let lines = text(design.code(for: target)).split(separator: "\n")
                    for line in lines where line.unicodeScalars.count > 100 {
                        #expect(
                            line.contains("\""),
                            "seed \(seed), \(target.name): a long line: \(line)")
                    }
                }
            }
        }
    }
#endif
