import Measures

extension Conversation {
    /// Reports an event to the synchronisation of a record, and updates the outbox.
    mutating func synced(_ id: UniqueID, _ event: RecordSync.Event) -> [RecordSync.Effect] {
        guard var sync = entries[id]?.sync else { return [] }
        let before = sync.phase
        let effects = sync.handle(event)
        entries[id]?.sync = sync
        if before == .synced, sync.phase != .synced { outbox.insert(id) }
        if before != .synced, sync.phase == .synced { outbox.remove(id) }
        failedCount += (sync.phase == .failed ? 1 : 0) - (before == .failed ? 1 : 0)
        return effects
    }

    /// Merges a record of another replica into this one. Returns whether the stored row changed, and the fault that the merge showed.
    mutating func merge(_ record: SessionRecord, isAtServer: Bool) -> (hasChanged: Bool, fault: FoundFault?) {
        guard let entry = entries[record.id] else {
            entries[record.id] = Entry(
                record: record, sync: RecordSync(version: record.version, acknowledged: isAtServer ? record.version : nil))
            if !isAtServer { outbox.insert(record.id) }
            return (true, nil)
        }
        let merged = rule.merged(entry.record, record)
        let isNew = merged.record != entry.record
        if isNew { entries[record.id]?.record = merged.record }
        // Nothing new from a companion is no news about the server either.
        if isAtServer || isNew {
            _ = synced(record.id, .merged(merged.record.version, isAtServer: isAtServer && merged.record == record))
        }
        return (entries[record.id]?.held != entry.held, merged.fault.map { FoundFault(id: record.id, fault: $0) })
    }

    /// The effect that stores the rows of these records.
    func store(_ ids: [UniqueID], cursor: Cursor? = nil) -> Effect {
        // The cursor is last: a driver without transactions then repeats a page, instead of losing one.
        .store(ids.compactMap { entries[$0].map { .record($0.held) } } + (cursor.map { [.cursor($0)] } ?? []))
    }

    /// Prepares every record for a server that has other data than the one before. Returns the ids of the changed rows.
    mutating func forgetServer() -> [UniqueID] {
        let ids = entries.compactMap { $0.value.sync.acknowledged == nil ? nil : $0.key }.sorted()
        for id in ids { _ = synced(id, .forgotten) }
        return ids
    }
}
