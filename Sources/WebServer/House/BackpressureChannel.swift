import Synchronization

/// Passes byte pieces from one task to another. It holds one piece at most: a fast writer is suspended, and blocks no thread.
final class BackpressureChannel: Sendable {
    /// The reader has gone.
    struct Closed: Error {}

    private struct State {
        var piece: [UInt8]?
        var ending: Result<Void, any Error>?
        var isClosed = false
        var reader: CheckedContinuation<[UInt8]?, any Error>?
        var writer: CheckedContinuation<Void, any Error>?
    }

    private let state = Mutex(State())

    /// Returns once the piece was taken. One writer at a time.
    /// - Throws: `Closed` when the reader has gone.
    func put(_ bytes: [UInt8]) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            state.withLock { state in
                if state.isClosed {
                    continuation.resume(throwing: Closed())
                } else if let reader = state.reader {
                    state.reader = nil
                    reader.resume(returning: bytes)
                    continuation.resume()
                } else {
                    state.piece = bytes
                    state.writer = continuation
                }
            }
        }
    }

    /// Ends the stream, with the error that ended it early if there was one. Nothing may be put afterwards.
    func finish(_ ending: Result<Void, any Error>) {
        state.withLock { state in
            guard let reader = state.reader else {
                state.ending = ending
                return
            }
            state.reader = nil
            reader.resume(with: ending.map { nil })
        }
    }

    /// Returns the next piece; nil at the end. One reader at a time.
    func take() async throws -> [UInt8]? {
        try await withCheckedThrowingContinuation { continuation in
            state.withLock { state in
                if let piece = state.piece {
                    state.piece = nil
                    state.writer?.resume()
                    state.writer = nil
                    continuation.resume(returning: piece)
                } else if let ending = state.ending {
                    continuation.resume(with: ending.map { nil })
                } else {
                    state.reader = continuation
                }
            }
        }
    }

    /// States that nothing will be taken any more: a writer that waits, and every later one, gets `Closed`.
    func close() {
        state.withLock { state in
            state.isClosed = true
            state.piece = nil
            state.writer?.resume(throwing: Closed())
            state.writer = nil
        }
    }
}
