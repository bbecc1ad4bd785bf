import Measures

extension Conversation {
    /// Begins a round.
    mutating func startRound() -> [Effect] {
        round = Round()
        return proceed()
    }

    /// The next request of the round, or its end.
    mutating func proceed() -> [Effect] {
        // Two servers behind one address would restart the round for ever.
        if round.restarts > Round.mostRestarts { return failed(1) }
        // After a change of the server's data, the pull shows which records the server has; only the others are pushed.
        if round.restarts > 0, !round.hasPulled {
            phase = .pulling
            return [.pull(after: cursor)]
        }
        if isCompanionReachable, !round.isCompanionDone {
            let batch = nextBatch(after: round.offered)
            if let last = batch.last {
                round.offered = last.id
                phase = .handingOver(sent(batch))
                return [.handOver(batch)]
            }
            round.isCompanionDone = true
        }
        let batch = nextBatch(after: nil)
        if !batch.isEmpty {
            phase = .pushing(sent(batch))
            return [.push(batch)]
        }
        if !round.hasPulled {
            phase = .pulling
            return [.pull(after: cursor)]
        }
        if !round.hasSettings {
            phase = .fetchingSettings
            return [.fetchSettings(known: settings?.version)]
        }
        if round.again { return startRound() }
        phase = .idle
        return []
    }

    /// A request of the round failed: the round ends, and a wait begins.
    mutating func failed(_ jitter: Double) -> [Effect] {
        attempts = min(attempts + 1, 1000)
        return wait(BackOff.seconds(attempts: attempts, jitter: jitter))
    }

    /// Ends the round. A trigger that arrived in the meantime begins another one instead of the wait.
    mutating func wait(_ seconds: Double) -> [Effect] {
        if round.again {
            retryFailed()
            return startRound()
        }
        phase = .waiting
        return [.wakeAfter(seconds: seconds)]
    }

    /// The server answered: earlier failures are no reason to wait any longer.
    mutating func serverAnswered() {
        attempts = 0
        retryFailed()
    }

    /// Makes failed records pending.
    mutating func retryFailed() {
        guard failedCount > 0 else { return }
        for id in outbox.ids where entries[id]?.sync.phase == .failed { _ = synced(id, .woke) }
    }

    /// The first pending records, as many as one request takes.
    private func nextBatch(after id: UniqueID?) -> [SessionRecord] {
        var batch: [SessionRecord] = []
        for id in outbox.after(id) {
            guard let entry = entries[id], entry.sync.phase == .pending else { continue }
            batch.append(entry.record)
            if batch.count == RecordBook.largestBatch { break }
        }
        return batch
    }

    private mutating func sent(_ batch: [SessionRecord]) -> [Sent] {
        for record in batch { _ = synced(record.id, .sending) }
        return batch.map { Sent(id: $0.id, version: $0.version) }
    }
}
