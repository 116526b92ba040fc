import CamberSnapshot
import Foundation

/// Removes a file when someone ends the program from outside, which then ends as it would have.
final class InterruptionGuard {
    /// Set up once: to take the handlers of one file back while those of the next are made would
    /// leave moments without.
    private static let shared = Interruptions()
    private let file: String

    /// Guards a file until the guard goes away.
    init(removing file: String) {
        self.file = file
        Self.shared.files.withLock { _ = $0.insert(file) }
    }

    deinit {
        Self.shared.files.withLock { _ = $0.remove(file) }
    }
}

/// What is to be removed, and what listens for the signals.
///
/// Unchecked because Dispatch's sources are not marked; they are kept here and nothing reaches them.
private final class Interruptions: @unchecked Sendable {
    let files: Locked<Set<String>>
    private let sources: [any DispatchSourceSignal]

    init() {
        let files = Locked<Set<String>>([])
        self.files = files
        // A terminal that is closed, a key, another program.
        sources = [SIGHUP, SIGINT, SIGTERM].compactMap { number in
            let before = signal(number, SIG_IGN)
            // Who has started it may have asked for it to go on. Swift compares no functions, and what
            // ignores is only an address.
            if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
                return nil
            }
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { Self.end(by: number, removing: files) }
            source.resume()
            return source
        }
    }

    private static func end(by number: Int32, removing files: Locked<Set<String>>) {
        // Never let go again, so that no other file is begun.
        files.withLock { files in
            for file in files { try? FileManager.default.removeItem(atPath: file) }
            // Dispatch, which waits for the same signal, may take the first one for its own.
            for _ in 0..<100 {
                signal(number, SIG_DFL)
                kill(getpid(), number)
                usleep(10_000)
            }
            exit(128 + number)
        }
    }
}
