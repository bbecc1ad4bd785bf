import Dispatch

/// Runs blocking disk access outside the cooperative thread pool.
///
/// The pool has only as many threads as there are cores, and a thread that synchronises a file computes nothing until the disk answers.
func waitingForDisk<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        diskQueue.async { continuation.resume(with: Result { try work() }) }
    }
}

private let diskQueue = DispatchQueue(label: "hearth.originals", attributes: .concurrent)
