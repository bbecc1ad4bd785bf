import Measures

/// Lets work of one name run one after the other: imports of a journal, renewals of its digests, files of the same content. It protects
/// nothing but that order; no file is read on it.
actor Gate<Name: Hashable & Sendable> {
    /// Of each name that is at work, who else wants to be.
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
    /// What of a journal is done once at a time.
    enum Work: Hashable { case change, digests, history(Day?), insights(InsightsCache.Key) }

    /// Runs a change of several steps: one at a time in this process, and one at a time among the processes of the data folder.
    ///
    /// What was changed is on the disk when this returns, so that its sources may be deleted.
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
