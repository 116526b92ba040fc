import Foundation

/// Removes a file when someone ends the program from outside, which then ends as it would have.
final class InterruptionGuard {
    private var sources: [any DispatchSourceSignal] = []

    /// Guards a file until the guard goes away.
    init(removing file: URL) {
        for number in [SIGINT, SIGTERM] {
            let before = signal(number, SIG_IGN)
            // Who has started it may have asked for it to go on. Swift compares no functions, and what
            // ignores is only an address.
            if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
                continue
            }
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                try? FileManager.default.removeItem(at: file)
                // Dispatch, which waits for the same signal, may take the first one for its own.
                for _ in 0..<100 {
                    signal(number, SIG_DFL)
                    kill(getpid(), number)
                    usleep(10_000)
                }
                exit(128 + number)
            }
            source.setCancelHandler { signal(number, SIG_DFL) }
            source.resume()
            sources.append(source)
        }
    }

    deinit {
        for source in sources { source.cancel() }
    }
}
