import CamberCore
import CamberDesign
import Foundation

/// `camber audit`: designs are held against the rules of a usable bar.
enum AuditCommand: Command {
    static let spec = CommandSpec(
        name: "audit", summary: "check a bar on every device, at every text size",
        arguments: ["[DESIGN...]"],
        discussion: """
            Checks each DESIGN on every device of the catalogue, upright and on its side, at text
            scales 0.8, 1, 1.35, 2 and 3.1, in both directions, in light and dark, with every page
            selected. Equal findings are one, with a camber render call that shows it. A DESIGN may be
            - for standard input. Exits with 1 when there are errors; warnings alone are fine.
            """,
        options: [
            OptionSpec(
                name: "--device", value: "NAME",
                help: "check on this device only; may be given again. iphone-15 is upright, "
                    + "iphone-15-landscape on its side",
                isRepeatable: true),
            OptionSpec(
                name: "--format", value: "text|json|sarif",
                help: "the form of the report; text unless given, sarif for code scanning"),
            OptionSpec(
                name: "--ignore", value: "RULE", help: "leave a rule out; may be given again",
                isRepeatable: true),
            OptionSpec(
                name: "--ignore-file", value: "FILE",
                help: "leave out the findings that a JSON file lists, each with its reason"),
            OptionSpec(name: "--rules", help: "list the rules and check nothing"),
            DesignInput.iconsOption,
        ])

    private static let formats = ["text", "json", "sarif"]

    static func run(_ arguments: ParsedArguments) throws {
        let format = arguments.value("--format") ?? "text"
        guard formats.contains(format) else {
            throw UsageError("--format: found \"\(format)\", expected text, json or sarif")
        }
        if arguments.has("--rules") {
            guard arguments.positional.isEmpty, format == "text" else {
                throw UsageError("--rules lists the rules as text and takes no DESIGN")
            }
            return try Files.show(AuditText.rules())
        }
        guard !arguments.positional.isEmpty else {
            throw UsageError("DESIGN is missing; see camber audit --help")
        }
        guard arguments.positional.filter({ $0 == "-" }).count < 2 else {
            throw UsageError("standard input can be one design only")
        }
        let devices = try arguments.values("--device").map(DesignInput.device)
        let ignored = try arguments.values("--ignore").map { AuditIgnore(try rule($0)) }
        let file = try arguments.value("--ignore-file").map(AuditIgnoreFile.init)
        let inputs = try arguments.positional.map { try AuditInput($0, arguments) }

        let reports = run(inputs, devices: devices, ignored: ignored, file: file)
        switch format {
        case "json": try Files.write(AuditJSON.bytes(reports), to: "-")
        case "sarif": try Files.write(AuditSARIF.bytes(reports), to: "-")
        default: try Files.show(AuditText.text(reports))
        }
        let errors = reports.reduce(0) { $0 + $1.count(.error) }
        if errors > 0 {
            throw CommandFailure("the audit found \(errors) error\(errors == 1 ? "" : "s")")
        }
    }

    private static func rule(_ id: String) throws -> AuditRule {
        if let rule = AuditRule.named(Array(id.utf8)) { return rule }
        throw UsageError(
            "--ignore: there is no rule \"\(id)\"; "
                + hint(
                    for: id, among: AuditRule.allCases.map(\.id),
                    otherwise: "see camber audit --rules"))
    }

    private static func run(
        _ inputs: [AuditInput], devices: [Device], ignored: [AuditIgnore], file: AuditIgnoreFile?
    ) -> [AuditReport] {
        var progress = Progress("audit")
        var remarks: [String] = []
        let reports = inputs.enumerated().map { index, input in
            let listed = file?.ignores(for: input.path) ?? []
            var audit = BarAudit(
                input.design, matrix: devices.isEmpty ? nil : AuditMatrix(devices: devices),
                ignoring: ignored + listed, host: input.host)
            while !audit.isFinished {
                audit.advance()
                progress.show((Double(index) + audit.progress) / Double(inputs.count))
            }
            // On some devices only, what is ignored need not occur.
            if devices.isEmpty, let file {
                let idle = audit.idleIgnores
                remarks += file.remarks(on: listed.filter { idle.contains($0) }, of: input.path)
            }
            return AuditReport(input: input, findings: audit.findings)
        }
        progress.finish()
        for remark in remarks { Files.say("camber: \(remark)") }
        return reports
    }
}
