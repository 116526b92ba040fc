#if canImport(Darwin)
    import Foundation
#else
    import Synchronization
#endif

/// A value that is shared between threads and reached by one at a time.
///
/// Unchecked because the compiler cannot see that the lock guards the value; nothing reaches the
/// value but ``withLock(_:)``. Apple's `Mutex` needs a newer system than this package asks for.
package final class Locked<Value: Sendable>: @unchecked Sendable {
    #if canImport(Darwin)
        private let lock = NSLock()
        private var value: Value

        package init(_ value: Value) { self.value = value }

        package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
            lock.lock()
            defer { lock.unlock() }
            return try body(&value)
        }
    #else
        private let lock = Mutex(())
        private var value: Value

        package init(_ value: Value) { self.value = value }

        package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
            try lock.withLock { _ in try body(&value) }
        }
    #endif
}
