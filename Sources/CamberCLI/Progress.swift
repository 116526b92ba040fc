import Foundation

/// A line on standard error that says how far a long task has come; only on a terminal.
struct Progress {
    private let noun: String
    private let isOnTerminal = isatty(FileHandle.standardError.fileDescriptor) == 1
    private var shown = -1

    /// A progress line about so many of something.
    init(_ noun: String) { self.noun = noun }

    /// Shows a part of the whole, 0…1.
    mutating func show(_ part: Double) {
        let percent = Int(part * 100)
        guard isOnTerminal, percent != shown else { return }
        shown = percent
        write("\r\u{1B}[K\(percent) % of the \(noun)")
    }

    /// Removes the line.
    func finish() {
        if isOnTerminal, shown >= 0 { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
