import Measures
import Sync
import Testing
import Training

struct SessionRecordFieldsTests {
    private func full() throws -> SessionRecord {
        SessionRecord(
            id: Sample.id(1), version: Sample.version(3),
            details: try SessionDetails(
                workout: Sample.id(2), start: Moment(secondsSince1970: 1_764_000_000.9),
                end: Moment(secondsSince1970: 1_764_003_600),
                offset: LocalOffset(secondsAheadOfUTC: 28_800), room: RoomTemperature(degrees: 104, isFahrenheit: true),
                humidity: 40,
                classType: Sample.id(3), note: BoundedText("wet\nand warm", longest: 2000, keepsLines: true),
                summary: BoundedText("A calm hour.", longest: 2000), perceivedEffort: 7, durationOverride: 3300))
    }

    private func fields(_ record: SessionRecord) -> [SessionRecord.Field: SessionRecord.FieldValue] {
        var fields: [SessionRecord.Field: SessionRecord.FieldValue] = [:]
        for field in SessionRecord.Field.allCases { fields[field] = record.value(field) }
        return fields
    }

    @Test func `the keys of a record are a frozen list without a measurement`() {
        #expect(
            SessionRecord.Field.allCases.map { $0.rawValue } == [
                "id", "device", "counter", "deleted", "workout_id", "start", "end", "utc_offset", "room_degrees", "room_unit",
                "humidity",
                "class_type_id", "note", "summary", "perceived_effort", "duration_override",
            ])
    }

    @Test func `every value of a record is one scalar of bounded size`() throws {
        let record = try full()
        for field in SessionRecord.Field.allCases {
            // A kind of value that could carry a series would be a new case here, and the switch would not compile.
            switch try #require(record.value(field)) {
            case .id, .whole, .number, .flag: break
            case .text(let text): #expect(text.utf8.count <= 2000)
            }
        }
    }

    @Test func `the types of a record have the fields of the list and no other`() throws {
        let record = try full()
        #expect(Mirror(reflecting: record).children.compactMap { $0.label } == ["id", "version", "details"])
        #expect(Mirror(reflecting: record.version).children.compactMap { $0.label } == ["device", "counter"])
        #expect(
            Mirror(reflecting: try #require(record.details)).children.compactMap { $0.label } == [
                "workout", "start", "end", "offset", "room", "humidity", "classType", "note", "summary", "perceivedEffort",
                "durationOverride",
            ])
    }

    @Test func `a record survives its fields`() throws {
        let record = try full()
        #expect(try SessionRecord(fields: fields(record)) == record)
        #expect(record.details?.start == 1_764_000_000)
        let tombstone = Sample.record(1, 4, nil)
        #expect(try SessionRecord(fields: fields(tombstone)) == tombstone)
        #expect(Set(fields(tombstone).keys) == [.id, .device, .counter, .isDeleted])
    }

    @Test func `identifiers may be texts, and whole numbers may be decimal ones`() throws {
        let record = try full()
        var fields = fields(record)
        fields[.id] = .text(record.id.text)
        fields[.start] = .number(1_764_000_000)
        #expect(try SessionRecord(fields: fields) == record)
    }

    @Test(arguments: [SessionRecord.Field.id, .device, .counter, .start, .end, .offset])
    func `a required field is missed`(field: SessionRecord.Field) throws {
        var fields = fields(try full())
        fields[field] = nil
        #expect(throws: RecordError.missing(field)) { try SessionRecord(fields: fields) }
    }

    @Test func `half a room temperature is an error`() throws {
        var fields = fields(try full())
        fields[.roomUnit] = nil
        #expect(throws: RecordError.missing(.roomUnit)) { try SessionRecord(fields: fields) }
        fields[.roomUnit] = .text("F")
        fields[.roomDegrees] = nil
        #expect(throws: RecordError.missing(.roomDegrees)) { try SessionRecord(fields: fields) }
    }

    @Test(arguments: [
        (SessionRecord.Field.id, SessionRecord.FieldValue.text("no id")), (.counter, .whole(0)), (.counter, .whole(.max)),
        (.counter, .number(1.5)), (.counter, .number(.nan)), (.counter, .number(1e300)), (.isDeleted, .text("yes")),
        (.start, .whole(.max)), (.start, .number(.infinity)), (.end, .whole(0)), (.end, .whole(.min)), (.offset, .whole(.min)),
        (.roomDegrees, .whole(300)), (.roomUnit, .text("K")), (.humidity, .number(.nan)), (.humidity, .number(0)),
        (.note, .text(String(repeating: "n", count: 2001))), (.summary, .text("a\u{1B}b")), (.note, .text("")),
        (.perceivedEffort, .number(11)), (.durationOverride, .number(1)), (.note, .whole(1)), (.humidity, .flag(true)),
        (.workout, .number(1)), (.classType, .flag(true)),
    ])
    func `an invalid value is refused with its field`(field: SessionRecord.Field, value: SessionRecord.FieldValue) throws {
        var fields = fields(try full())
        fields[field] = value
        #expect(throws: RecordError.invalid(field)) { try SessionRecord(fields: fields) }
    }

    @Test func `a tombstone with a field of a session is refused`() throws {
        var fields = fields(Sample.record(1, 4, nil))
        fields[.note] = .text("still here")
        #expect(throws: RecordError.tombstoneWith(.note)) { try SessionRecord(fields: fields) }
    }
}
