import Dispatch
import Foundation
import Synchronization

/// Lets Ctrl-C end work cleanly: the current step is completed or undone, then `CancellationError` is thrown.
enum Interruption {
    /// A second Ctrl-C ends the process at once.
    static func run<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        let task = Task { try await work() }
        let count = SignalCount()
        let sources = [SIGINT, SIGTERM].map { number in
            #if canImport(Darwin)
                signal(number, SIG_IGN)  // on other systems Dispatch catches the signal itself
            #endif
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                if count.next() > 1 { _exit(HearthExit.interrupted.rawValue) }
                task.cancel()
            }
            source.resume()
            return source
        }
        defer { for source in sources { source.cancel() } }
        return try await task.value
    }
}

private final class SignalCount: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock {
            $0 += 1
            return $0
        }
    }
}
