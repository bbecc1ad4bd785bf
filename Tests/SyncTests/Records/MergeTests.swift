import Measures
import Sync
import Testing

struct MergeTests {
    /// Versions of one record: several counters, writers and contents, tombstones, and different contents under one version.
    private let versions: [SessionRecord] = [1, 2, 3].flatMap { counter in
        [1, 2].flatMap { device in [nil, 10, 11].map { Sample.record(1, counter, $0, by: device) } }
    }

    private func merged(_ left: SessionRecord, _ right: SessionRecord) -> SessionRecord { Merge.merged(left, right).record }

    @Test func `merging is commutative`() {
        for left in versions {
            for right in versions {
                #expect(merged(left, right) == merged(right, left))
                #expect((Merge.merged(left, right).fault == nil) == (Merge.merged(right, left).fault == nil))
            }
        }
    }

    @Test func `merging is associative`() {
        for one in versions {
            for two in versions {
                for three in versions where merged(merged(one, two), three) != merged(one, merged(two, three)) {
                    Issue.record("\(one) \(two) \(three)")
                }
            }
        }
    }

    @Test func `merging is idempotent, and shows no fault of a record with itself`() {
        for record in versions {
            #expect(merged(record, record) == record)
            #expect(Merge.merged(record, record).fault == nil)
        }
    }

    @Test func `the result is one of the two records`() {
        for left in versions {
            for right in versions { #expect([left, right].contains(merged(left, right))) }
        }
    }

    @Test func `every order and repetition of arrivals has the same result`() {
        var random = SeededNumbers(seed: 21)
        for _ in 0..<500 {
            let some = (0..<(1 + random.below(6))).compactMap { _ in versions.randomElement(using: &random) }
            guard let first = some.first else { continue }
            let expected = some.reduce(first) { merged($0, $1) }
            let again = (some + some).shuffled(using: &random)
            #expect(again.reduce(again.last ?? first) { merged($1, $0) } == expected)
        }
    }

    @Test func `the higher counter wins`() {
        #expect(merged(Sample.record(1, 2, 10), Sample.record(1, 10, 9)) == Sample.record(1, 10, 9))
    }

    @Test func `a tombstone wins over older edits and holds against later ones`() {
        let tombstone = Sample.record(1, 5, nil)
        for counter: Int64 in [1, 4, 5, 6, 100] { #expect(merged(tombstone, Sample.record(1, counter, 10)) == tombstone) }
        #expect(merged(tombstone, Sample.record(1, 6, nil)) == Sample.record(1, 6, nil))
    }

    @Test func `two contents of one version are a fault`() {
        let fault = Merge.merged(Sample.record(1, 2, 10), Sample.record(1, 2, 11)).fault
        #expect(fault == .sameVersionDiffers(Sample.version(2)))
        #expect(Merge.merged(Sample.record(1, 2, 10), Sample.record(1, 3, 11)).fault == nil)
    }

    @Test func `two writers of one record are a fault`() {
        let fault = Merge.merged(Sample.record(1, 2, 10, by: 1), Sample.record(1, 3, 10, by: 2)).fault
        #expect(fault == .twoWriters(Sample.version(2, by: 1), Sample.version(3, by: 2)))
    }

    @Test func `a record that differs in one field alone is another record for the merge`() throws {
        let version = Sample.version(1)
        var fields: [SessionRecord.Field: SessionRecord.FieldValue] = [
            .id: .id(Sample.id(1)), .device: .id(version.device), .counter: .whole(1), .start: .whole(1000), .end: .whole(2000),
            .offset: .whole(0),
        ]
        let plain = try SessionRecord(fields: fields)
        let additions: [[SessionRecord.Field: SessionRecord.FieldValue]] = [
            [.workout: .id(Sample.id(2))], [.start: .whole(1001)], [.end: .whole(2001)], [.offset: .whole(900)],
            [.roomDegrees: .whole(40), .roomUnit: .text("C")], [.humidity: .number(40)], [.classType: .id(Sample.id(3))],
            [.note: .text("n")], [.summary: .text("s")], [.perceivedEffort: .number(3)], [.durationOverride: .number(900)],
        ]
        for addition in additions {
            let base = fields
            fields.merge(addition) { $1 }
            let other = try SessionRecord(fields: fields)
            fields = base
            #expect(merged(plain, other) == other && merged(other, plain) == other)
        }
    }
}
