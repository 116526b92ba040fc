import CamberTestSupport
import Testing

/// Rules about the sources that no compiler checks (CONTRIBUTING.md says why).
@Suite struct HouseRuleTests {
    static let sources = PackageFiles.paths(in: "Sources", extension: "swift")

    @Test func filesAreShort() throws {
        #expect(!Self.sources.isEmpty)
        for path in Self.sources {
            let lines = try PackageFiles.data(path).count { $0 == UInt8(ascii: "\n") }
            #expect(lines <= 400, "\(path) has \(lines) lines; split it, 400 is the most")
        }
    }

    /// What no source may contain. Storyboard initializers may trap: nothing can call them.
    @Test func nothingTrapsOnPurpose() throws {
        for path in Self.sources {
            for (number, line) in Self.lines(SwiftSource(try PackageFiles.text(path)).code) {
                if line.contains("required init?(coder") { continue }
                for word in ["fatalError(", "try!", " as!"] where line.contains(word) {
                    Issue.record("\(path):\(number): \(word)")
                }
            }
        }
    }

    @Test func nothingIsLeftForLater() throws {
        for path in Self.sources {
            for (number, line) in Self.lines(try PackageFiles.text(path)) {
                for word in ["TODO", "FIXME"] where line.contains(word) {
                    Issue.record("\(path):\(number): \(word)")
                }
            }
        }
    }

    @Test func noFileNamesAMachinesFolders() throws {
        let paths = PackageFiles.paths()
        #expect(paths.contains("Package.swift"))
        for path in paths {
            for folder in Self.machineFolders(in: try PackageFiles.data(path)) {
                Issue.record("\(path) names a folder of one machine: \(folder)")
            }
        }
    }

    @Test func machineFoldersAreFound() {
        let home = "/" + "root/"
        #expect(Self.machineFolders(in: "cd \(home)x".utf8) == [home])
        #expect(
            Self.machineFolders(in: "\(home)\n\"/\("Users")/me\"".utf8) == [home, "/\("Users")/"])
        #expect(Self.machineFolders(in: "Goldens\(home)a ~\(home) https://a.b\(home)".utf8) == [])
    }

    // MARK: - Reading

    static func lines(_ text: String) -> [(Int, Substring)] {
        Array(zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false)))
    }

    /// The absolute paths into one machine's folders that text names, by their beginnings; the
    /// same words inside a longer path or an address do not count.
    static func machineFolders(in text: some Sequence<UInt8>) -> [String] {
        let slash = UInt8(ascii: "/")
        let names = ["root", "work", "home", "Users"].map { Array($0.utf8) }
        var found: [String] = []
        var isStart = true  // Whether a path that begins here is absolute.
        var name: [UInt8]?
        for byte in text {
            if byte == slash, let read = name, names.contains(read) {
                found.append("/" + String(decoding: read, as: UTF8.self) + "/")
            }
            if byte == slash, isStart {
                name = []
            } else if byte == slash || (name?.count ?? 0) > 5 {
                name = nil
            } else {
                name?.append(byte)
            }
            isStart = !(byte == slash || isPartOfPath(byte))
        }
        return found
    }

    private static func isPartOfPath(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "-"), UInt8(ascii: "~"), UInt8(ascii: "}"), UInt8(ascii: ")"), 0x80...:
            true
        default: false
        }
    }
}
