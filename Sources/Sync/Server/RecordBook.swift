public import Measures

/// The rules of the server's record store, as plans that a driver carries out in one transaction.
///
/// The store contains, for one athlete, an epoch, the last position, and one row a record: the record and its position, which is that of
/// the record's latest change. Rows are never deleted: a tombstone is a row like any other.
public enum RecordBook {
    /// Most records of one push.
    public static let largestBatch = 100
    /// Most changes of one page.
    public static let largestPage = 500

    /// Plans a push. `stored` returns the stored record of an id, nil if there is none; `lastPosition` is the last position in use.
    ///
    /// The plan writes a record only if it is larger than the stored one, so a repeated or late push changes nothing.
    /// Returns nil if the positions are exhausted.
    public static func plan(
        push batch: [SessionRecord], stored: (UniqueID) -> SessionRecord?, lastPosition: Int64
    ) -> PushPlan? {
        plan(push: batch, stored: stored, lastPosition: lastPosition, rule: .largest)
    }

    static func plan(
        push batch: [SessionRecord], stored: (UniqueID) -> SessionRecord?, lastPosition: Int64, rule: MergeRule
    ) -> PushPlan? {
        var writes: [RecordWrite] = []
        var receipts: [Receipt] = []
        var faults: [FoundFault] = []
        var place: [UniqueID: Int] = [:]
        for record in batch {
            let planned = place[record.id].map { writes[$0].record }
            guard let current = planned ?? stored(record.id) else {
                place[record.id] = writes.count
                writes.append(RecordWrite(record: record, position: 0, replacing: nil))
                receipts.append(Receipt(id: record.id, version: record.version, outcome: .stored))
                continue
            }
            let merged = rule.merged(current, record)
            if let fault = merged.fault { faults.append(FoundFault(id: record.id, fault: fault)) }
            receipts.append(
                Receipt(
                    id: record.id, version: record.version,
                    outcome: merged.record == record ? .stored : .superseded(current: merged.record)))
            guard merged.record != current else { continue }
            if let index = place[record.id] {
                writes[index] = RecordWrite(record: record, position: 0, replacing: writes[index].replacing)
            } else {
                place[record.id] = writes.count
                writes.append(RecordWrite(record: record, position: 0, replacing: current.version))
            }
        }
        guard Cursor.positions.contains(lastPosition), lastPosition <= Cursor.positions.upperBound - Int64(writes.count) else {
            return nil
        }
        for index in writes.indices { writes[index].position = lastPosition + Int64(index) + 1 }
        return PushPlan(writes: writes, receipts: receipts, faults: faults, lastPosition: lastPosition + Int64(writes.count))
    }
}

/// What a store does for one push, and what it answers.
public struct PushPlan: Hashable, Sendable {
    /// At most one for each record.
    public let writes: [RecordWrite]
    /// One for each record of the batch, in its order.
    public let receipts: [Receipt]
    /// To be logged.
    public let faults: [FoundFault]
    /// The last position in use after the writes.
    public let lastPosition: Int64
}

/// Replaces the row of one record, and with it the record's earlier position.
public struct RecordWrite: Hashable, Sendable {
    public let record: SessionRecord
    public internal(set) var position: Int64
    /// The version in the store that the plan was made for; nil if there was no row. The write must not happen if the store has another
    /// one by now. Reading and writing in one transaction guarantees this.
    public let replacing: RecordVersion?
}

/// A fault with the record that shows it.
public struct FoundFault: Hashable, Sendable {
    public let id: UniqueID
    public let fault: RecordFault

    public init(id: UniqueID, fault: RecordFault) {
        self.id = id
        self.fault = fault
    }
}
