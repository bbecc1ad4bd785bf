import Measures
import Sync
import Testing

struct RecordBookTests {
    private func plan(_ batch: [SessionRecord], on stored: [SessionRecord] = [], lastPosition: Int64 = 7) throws -> PushPlan {
        try #require(
            RecordBook.plan(push: batch, stored: { id in stored.first { $0.id == id } }, lastPosition: lastPosition))
    }

    @Test func `a new record is written at the next position and acknowledged`() throws {
        let record = Sample.record(1, 1, 10)
        let plan = try plan([record])
        #expect(plan.writes.map { $0.record } == [record])
        #expect(plan.writes.map { $0.position } == [8])
        #expect(plan.writes.map { $0.replacing } == [nil])
        #expect(plan.receipts == [Receipt(id: record.id, version: record.version, outcome: .stored)])
        #expect(plan.lastPosition == 8 && plan.faults.isEmpty)
    }

    @Test func `a newer version replaces the stored one, and the plan names the version that it replaces`() throws {
        let plan = try plan([Sample.record(1, 2, 11)], on: [Sample.record(1, 1, 10)])
        #expect(plan.writes.map { $0.replacing } == [Sample.version(1)])
        #expect(plan.receipts.map { $0.outcome } == [.stored])
    }

    @Test func `a push that arrives twice is acknowledged twice and written once`() throws {
        let record = Sample.record(1, 1, 10)
        let plan = try plan([record], on: [record])
        #expect(plan.writes.isEmpty && plan.lastPosition == 7)
        #expect(plan.receipts.map { $0.outcome } == [.stored])
    }

    @Test func `an older version is refused with the current record`() throws {
        let current = Sample.record(1, 3, 12)
        let plan = try plan([Sample.record(1, 2, 11)], on: [current])
        #expect(plan.writes.isEmpty && plan.faults.isEmpty)
        #expect(plan.receipts == [Receipt(id: current.id, version: Sample.version(2), outcome: .superseded(current: current))])
    }

    @Test func `a tombstone replaces a later edit, and no edit replaces a tombstone`() throws {
        let tombstone = Sample.record(1, 2, nil)
        let edit = Sample.record(1, 9, 12)
        #expect(try plan([tombstone], on: [edit]).writes.map { $0.record } == [tombstone])
        let late = try plan([edit], on: [tombstone])
        #expect(late.writes.isEmpty)
        #expect(late.receipts.map { $0.outcome } == [.superseded(current: tombstone)])
    }

    @Test func `several versions of one record in a batch make one write and a receipt each`() throws {
        let versions = [Sample.record(1, 2, 11), Sample.record(1, 4, 13), Sample.record(1, 3, 12)]
        let plan = try plan(versions, on: [Sample.record(1, 1, 10)])
        #expect(plan.writes.map { $0.record } == [versions[1]])
        #expect(plan.writes.map { $0.replacing } == [Sample.version(1)])
        #expect(plan.receipts.map { $0.outcome } == [.stored, .stored, .superseded(current: versions[1])])
    }

    @Test func `two contents of one version are settled alike in both orders, and reported`() throws {
        let one = Sample.record(1, 1, 10)
        let other = Sample.record(1, 1, 11)
        let winner = Merge.merged(one, other).record
        for (first, second) in [(one, other), (other, one)] {
            let plan = try plan([second], on: [first])
            #expect((plan.writes.last?.record ?? first) == winner)
            #expect(plan.faults == [FoundFault(id: one.id, fault: .sameVersionDiffers(one.version))])
        }
    }

    @Test func `a tombstone keeps the workout that the store, the batch or an export knows`() throws {
        let (workout, tombstone) = (Sample.id(8), Sample.record(1, 2, nil))
        let start = Moment(secondsSince1970: 1_764_000_000)
        let live = SessionRecord(
            id: tombstone.id, version: Sample.version(1),
            details: try SessionDetails(workout: workout, start: start, end: start, offset: .utc))
        func workouts(
            _ batch: [SessionRecord], on stored: [SessionRecord] = [], known: UniqueID? = nil, stated: UniqueID? = nil
        ) throws -> UniqueID? {
            RecordBook.workouts(
                after: try plan(batch, on: stored), of: batch, stored: { id in stored.first { $0.id == id } },
                known: { _ in known },
                stated: stated.map { [live.id: $0] } ?? [:])[live.id]
        }
        #expect(try workouts([live]) == workout)
        #expect(try workouts([tombstone], on: [live], known: workout) == workout)
        #expect(try workouts([live, tombstone]) == workout)
        #expect(try workouts([tombstone, live]) == workout)
        #expect(try workouts([live], on: [tombstone]) == workout)
        #expect(try workouts([tombstone], stated: Sample.id(9)) == Sample.id(9))
        #expect(try workouts([tombstone], known: workout, stated: Sample.id(9)) == workout)
        #expect(try workouts([tombstone]) == nil)
    }

    @Test func `no plan is made when the positions are exhausted`() {
        let last = Cursor.positions.upperBound
        #expect(RecordBook.plan(push: [Sample.record(1, 1, 10)], stored: { _ in nil }, lastPosition: last) == nil)
        #expect(RecordBook.plan(push: [], stored: { _ in nil }, lastPosition: last) != nil)
        #expect(RecordBook.plan(push: [], stored: { _ in nil }, lastPosition: -1) == nil)
    }
}
