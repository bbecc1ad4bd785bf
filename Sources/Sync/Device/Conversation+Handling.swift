import Measures

extension Conversation {
    /// Handles one event and returns what the driver does next, in this order.
    public mutating func handle(_ event: Event) -> [Effect] {
        switch event {
        case .save(let id, let details): saved(id, details)
        case .delete(let id): saved(id, nil)
        case .trigger(let trigger): triggered(trigger)
        case .companion(let isReachable): companionChanged(isReachable)
        case .received(let records): received(records)
        case .handedOver(let answer): handedOver(answer)
        case .handOverFailed: handOverFailed()
        case .pushed(let answer): pushed(answer)
        case .pushFailed(let jitter): pushFailed(jitter)
        case .pulled(let answer): pulled(answer)
        case .pullFailed(let jitter): phase == .pulling ? failed(jitter) : [.refuse(.notRequested)]
        case .settings(let settings): settingsArrived(settings)
        case .settingsFailed(let jitter): phase == .fetchingSettings ? failed(jitter) : [.refuse(.notRequested)]
        }
    }

    /// Whether no request is open.
    private var isAtRest: Bool { phase == .idle || phase == .waiting }

    private mutating func saved(_ id: UniqueID, _ details: SessionDetails?) -> [Effect] {
        var version = RecordVersion.first(by: device)
        if let entry = entries[id] {
            guard entry.record.version.device == device else { return [.refuse(.otherWriter(id))] }
            guard !entry.record.isTombstone else { return [.refuse(.isDeleted(id))] }
            guard entry.record.details != details else { return [] }
            guard let next = entry.record.version.next else { return [.refuse(.exhausted(id))] }
            version = next
        } else if details == nil {
            return [.refuse(.unknown(id))]
        }
        let record = SessionRecord(id: id, version: version, details: details)
        if entries[id] == nil {
            entries[id] = Entry(record: record, sync: RecordSync(version: version, acknowledged: nil))
            outbox.insert(id)
        } else {
            entries[id]?.record = record
            _ = synced(id, .edited(version))
        }
        return [store([id])] + (isAtRest ? startRound() : [])
    }

    private mutating func triggered(_ trigger: Trigger) -> [Effect] {
        switch trigger {
        case .foreground, .network:
            attempts = 0
            for id in outbox.ids { _ = synced(id, .resumed) }
        case .periodic, .announced: break
        case .woke:
            guard isAtRest else { return [] }  // a round began before the time passed
        }
        guard isAtRest else {
            round.again = true
            return []
        }
        retryFailed()
        return startRound()
    }

    private mutating func companionChanged(_ isReachable: Bool) -> [Effect] {
        isCompanionReachable = isReachable
        guard isReachable, isAtRest, outbox.count > 0 else { return [] }
        retryFailed()
        return startRound()
    }

    private mutating func received(_ records: [SessionRecord]) -> [Effect] {
        var effects: [Effect] = []
        var changed: [UniqueID] = []
        var receipts: [Receipt] = []
        for record in records {
            let (hasChanged, fault) = merge(record, isAtServer: false)
            if hasChanged { changed.append(record.id) }
            if let fault { effects.append(.report(fault)) }
            guard let entry = entries[record.id] else { continue }
            let outcome: Receipt.Outcome =
                entry.record != record ? .superseded(current: entry.record) : entry.sync.phase == .synced ? .stored : .held
            receipts.append(Receipt(id: record.id, version: record.version, outcome: outcome))
        }
        // The companion may forget its copy after the answer, so the records are stored before it.
        if !changed.isEmpty { effects.append(store(changed)) }
        effects.append(.acknowledge(PushAnswer(epoch: cursor?.epoch, receipts: receipts)))
        return effects + (isAtRest && !changed.isEmpty ? startRound() : [])
    }
}
