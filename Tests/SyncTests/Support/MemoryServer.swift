import Measures

@testable import Sync

/// A server's record store in memory. It carries out the plans of `RecordBook`, as a database does.
struct MemoryServer: Hashable {
    var epoch: UniqueID
    var rule = MergeRule.largest
    var rows: [UniqueID: StoredRecord] = [:]
    var lastPosition: Int64 = 0

    mutating func push(_ batch: [SessionRecord]) -> (answer: PushAnswer, faults: [FoundFault]) {
        guard let plan = RecordBook.plan(push: batch, stored: { rows[$0]?.record }, lastPosition: lastPosition, rule: rule)
        else { return (PushAnswer(epoch: epoch, receipts: []), []) }
        for write in plan.writes {
            precondition(rows[write.record.id]?.record.version == write.replacing, "the plan was made for this store")
            rows[write.record.id] = StoredRecord(record: write.record, position: write.position)
        }
        lastPosition = plan.lastPosition
        return (PushAnswer(epoch: epoch, receipts: plan.receipts), plan.faults)
    }

    func pull(_ cursor: Cursor?, limit: Int) -> PullAnswer {
        let plan = RecordBook.plan(pull: cursor, limit: limit, epoch: epoch, lastPosition: lastPosition)
        let later = rows.values.filter { $0.position > plan.position }.sorted { $0.position < $1.position }
        return plan.answer(Array(later.prefix(plan.limit + 1)))
    }
}
