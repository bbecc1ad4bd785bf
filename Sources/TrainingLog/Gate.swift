/// Lets one piece of work run at a time: an import of a journal, or a renewal of its digests. It protects nothing but that order; no
/// file is read on it.
actor Gate {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func enter() async {
        if !isTaken {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func leave() {
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
}

extension Journal {
    /// While no import of this journal runs, and no other change that asks for the same.
    func alone<Result>(_ body: () async throws -> Result) async throws -> Result { try await alone(at: gate, body) }

    func alone<Result>(at gate: Gate, _ body: () async throws -> Result) async throws -> Result {
        await gate.enter()
        do {
            let result = try await body()
            await gate.leave()
            return result
        } catch {
            await gate.leave()
            throw error
        }
    }
}
