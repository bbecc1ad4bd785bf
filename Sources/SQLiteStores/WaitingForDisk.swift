import Dispatch

/// Does what waits for the disk on threads that may wait. Those that compute are as few as there are cores, and one that
/// synchronises a file computes nothing for as long as the disk takes.
func waitingForDisk<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        diskQueue.async { continuation.resume(with: Result { try work() }) }
    }
}

private let diskQueue = DispatchQueue(label: "hearth.originals", attributes: .concurrent)
