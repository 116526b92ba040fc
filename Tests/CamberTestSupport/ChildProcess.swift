#if os(macOS) || os(Linux)
    import Foundation

    /// A program run to its end as a process of its own.
    public struct ChildProcess {
        /// The exit status, or the number of the signal that ended it.
        public var status: Int32
        /// Everything written to standard output.
        public var output: Data
        /// Everything written to standard error.
        public var errors: Data

        /// Standard output as text; invalid UTF-8 is repaired.
        public var outputText: String { String(decoding: output, as: UTF8.self) }
        /// Standard error as text; invalid UTF-8 is repaired.
        public var errorText: String { String(decoding: errors, as: UTF8.self) }

        /// Runs a program and waits for it.
        ///
        /// Input and output go through files: a pipe that nobody empties would stop a program
        /// that prints a lot, and one that nobody reads would stop the test.
        ///
        /// - Parameters:
        ///   - program: the executable.
        ///   - arguments: its arguments, without its name.
        ///   - input: what it finds on standard input.
        ///   - directory: where it runs.
        /// - Throws: when the program cannot be started.
        public static func run(
            _ program: URL, _ arguments: [String] = [], input: Data = Data(),
            in directory: URL = PackageFiles.root
        ) throws -> ChildProcess {
            let files = FileManager.default
            let folder = files.temporaryDirectory
                .appendingPathComponent("camber-test-\(UUID().uuidString)")
            try files.createDirectory(at: folder, withIntermediateDirectories: false)
            defer { try? files.removeItem(at: folder) }
            let (inputFile, outputFile, errorFile) = (
                folder.appendingPathComponent("in"), folder.appendingPathComponent("out"),
                folder.appendingPathComponent("err")
            )
            try input.write(to: inputFile)
            try Data().write(to: outputFile)
            try Data().write(to: errorFile)

            let process = Process()
            process.executableURL = program
            process.arguments = arguments
            process.currentDirectoryURL = directory
            process.standardInput = try FileHandle(forReadingFrom: inputFile)
            process.standardOutput = try FileHandle(forWritingTo: outputFile)
            process.standardError = try FileHandle(forWritingTo: errorFile)
            try process.run()
            process.waitUntilExit()
            return ChildProcess(
                status: process.terminationStatus, output: try Data(contentsOf: outputFile),
                errors: try Data(contentsOf: errorFile))
        }
    }
#endif
