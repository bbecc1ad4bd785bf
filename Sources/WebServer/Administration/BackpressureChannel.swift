import Synchronization

/// Passes pieces of bytes from one task to another. It holds at most one piece: a fast writer is suspended without blocking a thread.
final class BackpressureChannel: Sendable {
    /// The reader has closed the channel.
    struct Closed: Error {}

    private struct State {
        var piece: [UInt8]?
        var ending: Result<Void, any Error>?
        var isClosed = false
        var reader: CheckedContinuation<[UInt8]?, any Error>?
        var writer: CheckedContinuation<Void, any Error>?
    }

    private let state = Mutex(State())

    /// Returns after the reader has taken the piece. Only one writer may wait at a time.
    /// - Throws: `Closed` when the reader has closed the channel.
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

    /// Ends the stream, with an error if it ended early. No piece may follow.
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

    /// Returns the next piece; nil at the end. Only one reader may wait at a time.
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

    /// Closes the channel from the reader's side. A waiting writer and every later one get `Closed`.
    func close() {
        state.withLock { state in
            state.isClosed = true
            state.piece = nil
            state.writer?.resume(throwing: Closed())
            state.writer = nil
        }
    }
}
