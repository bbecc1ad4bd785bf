import Measures

extension Conversation {
    mutating func pushed(_ answer: PushAnswer) -> [Effect] {
        guard case .pushing(let sent) = phase else { return [.refuse(.notRequested)] }
        guard answers(answer, sent) else { return [.refuse(.otherRequest)] }
        let forgotten = answer.epoch.flatMap { follow($0) }
        serverAnswered()
        return settled(answer.receipts, from: .server, forgotten: forgotten)
    }

    mutating func pushFailed(_ jitter: Double) -> [Effect] {
        guard case .pushing(let sent) = phase else { return [.refuse(.notRequested)] }
        var longest = 0.0
        for record in sent {
            for case .wakeAfter(let seconds) in synced(record.id, .failed(jitter: jitter)) { longest = max(longest, seconds) }
        }
        return wait(longest)
    }

    mutating func handedOver(_ answer: PushAnswer) -> [Effect] {
        guard case .handingOver(let sent) = phase else { return [.refuse(.notRequested)] }
        guard answers(answer, sent) else { return [.refuse(.otherRequest)] }
        // A device without changes of its own server, such as a watch without a network, follows the companion's server.
        let forgotten = (cursor?.position ?? 0) == 0 ? answer.epoch.flatMap { follow($0) } : nil
        let isSameServer = answer.epoch != nil && answer.epoch == cursor?.epoch
        return settled(answer.receipts, from: .companion(isSameServer: isSameServer), forgotten: forgotten)
    }

    mutating func handOverFailed() -> [Effect] {
        guard case .handingOver(let sent) = phase else { return [.refuse(.notRequested)] }
        for record in sent { _ = synced(record.id, .notStored) }
        round.isCompanionDone = true
        return proceed()
    }

    mutating func pulled(_ answer: PullAnswer) -> [Effect] {
        guard phase == .pulling else { return [.refuse(.notRequested)] }
        guard answer.after == cursor else { return [.refuse(.otherRequest)] }
        serverAnswered()
        var changed: [UniqueID] = []
        if cursor == nil || answer.restarts {
            changed = forgetServer()
            round.restarts += 1
        }
        var known = Set(changed)
        var reports: [Effect] = []
        for record in answer.changes {
            let (hasChanged, fault) = merge(record, isAtServer: true)
            if hasChanged, known.insert(record.id).inserted { changed.append(record.id) }
            if let fault { reports.append(.report(fault)) }
        }
        // A server that has more but does not advance would be asked for ever.
        round.hasPulled = !answer.hasMore || answer.next == nil || answer.next == cursor
        let next = answer.next == cursor ? nil : answer.next
        if let next { cursor = next }
        let stored: [Effect] = changed.isEmpty && next == nil ? [] : [store(changed, cursor: next)]
        return stored + reports + proceed()
    }

    mutating func settingsArrived(_ settings: DeviceSettings?) -> [Effect] {
        guard phase == .fetchingSettings else { return [.refuse(.notRequested)] }
        serverAnswered()
        round.hasSettings = true
        guard let settings, settings.version.replaces(self.settings?.version) else { return proceed() }
        self.settings = settings
        return [.store([.settings(settings)])] + proceed()
    }

    /// Whether the answer has one receipt for each record of the request, in its order.
    private func answers(_ answer: PushAnswer, _ sent: [Sent]) -> Bool {
        answer.receipts.count == sent.count
            && zip(answer.receipts, sent).allSatisfy { $0.id == $1.id && $0.version == $1.version }
    }

    /// Records from which server's data the receipts and changes are. For another one than before, no record counts as acknowledged, and
    /// the changes are pulled from the beginning. Returns the ids of the changed rows; the cursor changed too unless it is nil.
    private mutating func follow(_ epoch: UniqueID) -> [UniqueID]? {
        guard epoch != cursor?.epoch else { return nil }
        cursor = Cursor(epoch: epoch, position: 0)
        round.restarts += 1
        round.hasPulled = false
        return forgetServer()
    }

    /// Who wrote receipts.
    private enum Sender {
        case server
        /// `isSameServer`: what it knows of a server is about the same data.
        case companion(isSameServer: Bool)
    }

    /// Applies receipts and continues. `forgotten` are the rows that `follow` changed, nil if it changed nothing.
    private mutating func settled(_ receipts: [Receipt], from sender: Sender, forgotten: [UniqueID]?) -> [Effect] {
        var changed = forgotten ?? []
        var known = Set(changed)
        var reports: [Effect] = []
        for receipt in receipts {
            let before = entries[receipt.id]?.held
            if let fault = settle(receipt, from: sender) { reports.append(.report(fault)) }
            if entries[receipt.id]?.held != before, known.insert(receipt.id).inserted { changed.append(receipt.id) }
        }
        let stored: [Effect] =
            changed.isEmpty && forgotten == nil ? [] : [store(changed, cursor: forgotten == nil ? nil : cursor)]
        return stored + reports + proceed()
    }

    private mutating func settle(_ receipt: Receipt, from sender: Sender) -> FoundFault? {
        let id = receipt.id
        switch (receipt.outcome, sender) {
        case (.stored, .server), (.stored, .companion(isSameServer: true)): _ = synced(id, .acknowledged(receipt.version))
        case (.stored, .companion(isSameServer: false)), (.held, _), (.rejected, .companion): _ = synced(id, .notStored)
        case (.rejected, .server): _ = synced(id, .rejected)
        case (.superseded(let current), .server):
            guard isNews(current, receipt) else {
                // The server contradicts itself. Sending the record again would not end.
                _ = synced(id, .rejected)
                return nil
            }
            _ = synced(id, .superseded(by: current.version))
            return merge(current, isAtServer: true).fault
        case (.superseded(let current), .companion):
            _ = synced(id, .notStored)
            // The companion has this version. Whether the server has it too is not known.
            return current.id == id ? merge(current, isAtServer: false).fault : nil
        }
        return nil
    }

    /// Whether `current` is a larger version of the pushed record.
    private func isNews(_ current: SessionRecord, _ receipt: Receipt) -> Bool {
        guard current.id == receipt.id, let record = entries[receipt.id]?.record else { return false }
        return record.version != receipt.version || Merge.precedes(record, current)
    }
}
