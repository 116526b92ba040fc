import CamberCore
import CamberDesign
import CamberSnapshot
import Foundation

/// A design to be audited.
struct AuditInput {
    /// The path as the command was given it.
    let path: String
    let design: BarDesign
    /// Where the design's parts stand.
    let lines: AuditLines
    let host: ScenarioHost
    /// The folder of icons, if one was given.
    let icons: String?

    /// Reads a design; one with ids that occur twice is fine here.
    init(_ path: String, _ arguments: ParsedArguments) throws {
        self.path = path
        let bytes = try Files.read(path)
        var design = try BarDesign.read(bytes, file: Files.name(path), duplicates: .allowed)
        lines = try AuditLines(bytes, file: Files.name(path))
        host = DesignInput.host(try DesignInput.icons(arguments, for: &design))
        icons = arguments.value("--icons")
        self.design = design
    }

    /// What messages call the design.
    var name: String { Files.name(path) }
}

/// What the audit found in a design.
struct AuditReport {
    let input: AuditInput
    let findings: [AuditFinding]

    /// How many findings are so grave.
    func count(_ severity: AuditSeverity) -> Int {
        findings.count { $0.severity == severity }
    }

    /// What was found, with the items that it was found of.
    func message(_ finding: AuditFinding) -> String {
        // Items with the same id are named once.
        var names: [String] = []
        for index in finding.items {
            let name = "\"\(Files.shownOnOneLine(Self.text(input.design.items[index].id)))\""
            if names.last != name { names.append(name) }
        }
        var subject = names.prefix(6).joined(separator: ", ")
        if names.count > 6 { subject += " and \(names.count - 6) more" }
        switch finding.isSelected {
        case true: subject += " while selected"
        case false: subject += " while not selected"
        default: break
        }
        return (subject.isEmpty ? "" : subject + ": ") + Self.text(finding.message)
    }

    /// Where it was found.
    func places(_ finding: AuditFinding) -> String {
        finding.rule.isAboutText ? "" : Self.text(finding.places.text)
    }

    /// A command that shows the finding.
    func renderCall(_ finding: AuditFinding) -> String {
        // What begins with a hyphen would be an option.
        let isOption = input.path.hasPrefix("-") && input.path != "-"
        var words = ["camber", "render", isOption ? "./" + input.path : input.path]
        words += finding.example.renderOptions(for: input.design).map(Self.text)
        if let icons = input.icons { words += ["--icons", icons] }
        words += ["-o", "\(finding.rule.id).png"]
        return words.map(Self.quoted).joined(separator: " ")
    }

    static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// A word as a shell takes it.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "+"):
                true
            default: false
            }
        }
        if isPlain, !word.isEmpty { return word }
        if word.unicodeScalars.contains(where: \.isControl) { return escaped(word) }
        return "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }

    /// A word in the quotes of a shell that stand for control characters, too, so that the call can be
    /// read and copied.
    private static func escaped(_ word: String) -> String {
        var text = "$'"
        for scalar in word.unicodeScalars {
            if scalar == "'" || scalar == "\\" {
                text += "\\\(scalar)"
            } else if scalar.isControl {
                for byte in String(scalar).utf8 {
                    let octal = String(byte, radix: 8)
                    text += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
                }
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text + "'"
    }
}
