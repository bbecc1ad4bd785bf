import Foundation
import Synchronization

/// Hands bytes from somebody who writes without waiting to be asked, on a thread of its own, to somebody who awaits them.
///
/// There is one piece at most between the two, so that a slow download holds the writer back instead of filling the memory.
final class Handover: Sendable {
    /// Nobody takes anything any more.
    struct Closed: Error {}

    private struct State {
        var piece: [UInt8]?
        var ending: Result<Void, any Error>?
        var isClosed = false
        var taker: CheckedContinuation<[UInt8]?, any Error>?
    }

    private let state = Mutex(State())
    private let room = DispatchSemaphore(value: 0)

    /// Waits, holding its thread, until the piece was taken.
    func put(_ bytes: [UInt8]) throws {
        let isClosed = state.withLock { state in
            if state.isClosed { return true }
            if let taker = state.taker {
                state.taker = nil
                room.signal()
                taker.resume(returning: bytes)
            } else {
                state.piece = bytes
            }
            return false
        }
        guard !isClosed else { throw Closed() }
        room.wait()
        if state.withLock({ $0.isClosed }) { throw Closed() }
    }

    /// The last word: nothing comes after it.
    func finish(_ ending: Result<Void, any Error>) {
        state.withLock { state in
            guard let taker = state.taker else {
                state.ending = ending
                return
            }
            state.taker = nil
            taker.resume(with: ending.map { nil })
        }
    }

    /// The next piece; nil at the end. One taker at a time.
    func take() async throws -> [UInt8]? {
        try await withCheckedThrowingContinuation { continuation in
            state.withLock { state in
                if let piece = state.piece {
                    state.piece = nil
                    room.signal()
                    continuation.resume(returning: piece)
                } else if let ending = state.ending {
                    continuation.resume(with: ending.map { nil })
                } else {
                    state.taker = continuation
                }
            }
        }
    }

    /// Nobody will take anything any more: the writer's next `put` throws.
    func close() {
        state.withLock { $0.isClosed = true }
        room.signal()
    }
}
