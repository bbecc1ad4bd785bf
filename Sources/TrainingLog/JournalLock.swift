/// Permission to change a journal in several steps. Processes that share a data folder take turns.
public protocol JournalLock: Sendable {
    /// Waits until no other process has the turn.
    /// - Returns: object that ends the turn when it is released.
    func take() async throws -> any Sendable
}

/// Turn of a journal that no other process can open.
public struct NoLock: JournalLock {
    public init() {}
    public func take() async throws -> any Sendable { 0 }
}
