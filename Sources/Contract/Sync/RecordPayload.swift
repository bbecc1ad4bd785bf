import Measures
public import Sync
import Training

/// Metadata of one heated session on the wire (Docs/Sync.md): the fields of `SessionRecord.Field` under their keys. Absent values are
/// left out. It has no field for a measurement.
public struct RecordPayload: Codable, Equatable, Sendable {
    public var id: String
    /// Id of the device that recorded the session and writes its record.
    public var device: String
    /// 1 for the first version of a record, one more for each change.
    public var counter: Int64
    /// Whether it is a tombstone, which has no field below.
    public var isDeleted: Bool?
    public var workout: String?
    /// Seconds since 1970.
    public var start: Int64?
    public var end: Int64?
    /// Seconds ahead of UTC.
    public var offset: Int?
    /// Whole degrees as entered, in `roomUnit`: `C` or `F`.
    public var roomDegrees: Int?
    public var roomUnit: String?
    /// Percent.
    public var humidity: Double?
    public var classType: String?
    public var note: String?
    public var summary: String?
    /// 0…10.
    public var perceivedEffort: Double?
    /// Seconds.
    public var durationOverride: Double?

    enum CodingKeys: String, CodingKey, CaseIterable {
        case id, device, counter
        case isDeleted = "deleted"
        case workout = "workout_id"
        case start, end
        case offset = "utc_offset"
        case roomDegrees = "room_degrees"
        case roomUnit = "room_unit"
        case humidity
        case classType = "class_type_id"
        case note, summary
        case perceivedEffort = "perceived_effort"
        case durationOverride = "duration_override"
    }

    public init(_ record: SessionRecord) {
        id = record.id.text
        device = record.version.device.text
        counter = record.version.counter
        isDeleted = record.isTombstone ? true : nil
        guard let details = record.details else { return }
        workout = details.workout?.text
        start = details.start
        end = details.end
        offset = details.offset.secondsAheadOfUTC
        roomDegrees = details.room?.degrees
        roomUnit = details.room.map { $0.isFahrenheit ? "F" : "C" }
        humidity = details.humidity
        classType = details.classType?.text
        note = details.note?.text
        summary = details.summary?.text
        perceivedEffort = details.perceivedEffort
        durationOverride = details.durationOverride
    }

    /// Returns the record.
    /// - Throws: `RecordError` naming the first field that is missing or invalid.
    public func record() throws(RecordError) -> SessionRecord {
        var fields: [SessionRecord.Field: SessionRecord.FieldValue] = [
            .id: .text(id), .device: .text(device), .counter: .whole(counter),
        ]
        fields[.isDeleted] = isDeleted.map { .flag($0) }
        fields[.workout] = workout.map { .text($0) }
        fields[.start] = start.map { .whole($0) }
        fields[.end] = end.map { .whole($0) }
        fields[.offset] = offset.map { .whole(Int64($0)) }
        fields[.roomDegrees] = roomDegrees.map { .whole(Int64($0)) }
        fields[.roomUnit] = roomUnit.map { .text($0) }
        fields[.humidity] = humidity.map { .number($0) }
        fields[.classType] = classType.map { .text($0) }
        fields[.note] = note.map { .text($0) }
        fields[.summary] = summary.map { .text($0) }
        fields[.perceivedEffort] = perceivedEffort.map { .number($0) }
        fields[.durationOverride] = durationOverride.map { .number($0) }
        return try SessionRecord(fields: fields)
    }
}
