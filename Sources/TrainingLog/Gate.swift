import Measures

/// Runs work of the same name one after the other, such as imports of a journal, renewals of its digests, and files of the same content.
///
/// The actor protects only this order. No file is read on it.
actor Gate<Name: Hashable & Sendable> {
    /// Waiting tasks by name; a name without an entry is not at work.
    private var waiting: [Name: [CheckedContinuation<Void, Never>]] = [:]

    nonisolated func alone<Result>(as name: Name, _ body: () async throws -> Result) async throws -> Result {
        await enter(name)
        do {
            let result = try await body()
            await leave(name)
            return result
        } catch {
            await leave(name)
            throw error
        }
    }

    private func enter(_ name: Name) async {
        guard waiting[name] != nil else {
            waiting[name] = []
            return
        }
        await withCheckedContinuation { waiting[name]?.append($0) }
    }

    private func leave(_ name: Name) {
        if waiting[name]?.isEmpty ?? true { waiting[name] = nil } else { waiting[name]?.removeFirst().resume() }
    }
}

extension Journal {
    /// Work of a journal that runs once at a time.
    enum Work: Hashable {
        case change, digests, histories, insights(InsightsCache.Key)
        case pastDays(change: Int)
        /// Changes of parts of one activity's edit.
        case edit(String)
    }

    /// Runs a change that also concerns files beside the stores, such as accounts, in its turn.
    ///
    /// Operations of `Journal` that take their turn themselves must not be called in `change`.
    public func inTurn<Result>(_ change: () async throws -> Result) async throws -> Result { try await alone(change) }

    /// Runs a change of several steps. Changes run one at a time in this process and among the processes that share the data folder.
    ///
    /// When this returns, the changes are on the disk, so that the caller may delete their sources.
    func alone<Result>(_ body: () async throws -> Result) async throws -> Result {
        try await gate.alone(as: .change) {
            let turn = try await turn.take()
            defer { withExtendedLifetime(turn) {} }
            let result = try await body()
            try await stores.imports.settle()
            return result
        }
    }
}
