public import Measures
import Training

extension SessionRecord {
    /// Every field of a record, in the order of the wire. The raw values are its keys: they never change, and none is added for a measurement.
    public enum Field: String, CaseIterable, Hashable, Sendable {
        case id
        /// The device of the version.
        case device
        /// The counter of the version.
        case counter
        /// True for a tombstone, which has no field below.
        case isDeleted = "deleted"
        case workout = "workout_id"
        /// Whole seconds since 1970.
        case start
        /// Whole seconds since 1970.
        case end
        /// Seconds ahead of UTC.
        case offset = "utc_offset"
        /// Whole degrees as entered, in `roomUnit`.
        case roomDegrees = "room_degrees"
        /// `C` or `F`.
        case roomUnit = "room_unit"
        /// Percent.
        case humidity
        case classType = "class_type_id"
        case note
        case summary
        /// 0…10.
        case perceivedEffort = "perceived_effort"
        /// Seconds.
        case durationOverride = "duration_override"
    }

    /// The value of one field: always one scalar, so that no field can carry a series of samples.
    public enum FieldValue: Hashable, Sendable {
        case id(UniqueID)
        case whole(Int64)
        case number(Double)
        case text(String)
        case flag(Bool)
    }

    /// The value of a field; nil if it is absent and its key is not written.
    public func value(_ field: Field) -> FieldValue? {
        switch field {
        case .id: .id(id)
        case .device: .id(version.device)
        case .counter: .whole(version.counter)
        case .isDeleted: .flag(isTombstone)
        case .workout: details?.workout.map { .id($0) }
        case .start: details.map { .whole($0.start) }
        case .end: details.map { .whole($0.end) }
        case .offset: details.map { .whole(Int64($0.offset.secondsAheadOfUTC)) }
        case .roomDegrees: details?.room.map { .whole(Int64($0.degrees)) }
        case .roomUnit: details?.room.map { .text($0.isFahrenheit ? "F" : "C") }
        case .humidity: details?.humidity.map { .number($0) }
        case .classType: details?.classType.map { .id($0) }
        case .note: details?.note.map { .text($0.text) }
        case .summary: details?.summary.map { .text($0.text) }
        case .perceivedEffort: details?.perceivedEffort.map { .number($0) }
        case .durationOverride: details?.durationOverride.map { .number($0) }
        }
    }

    /// Makes a record from the fields of a message. An identifier may be an `id` or a `text`, and a whole number a `number`.
    ///
    /// - Throws: The first field that is missing or invalid.
    public init(fields: [Field: FieldValue]) throws(RecordError) {
        let fields = FieldReader(fields: fields)
        guard let id = try fields.id(.id) else { throw .missing(.id) }
        guard let device = try fields.id(.device) else { throw .missing(.device) }
        guard let counter = try fields.whole(.counter) else { throw .missing(.counter) }
        guard let version = RecordVersion(device: device, counter: counter) else { throw .invalid(.counter) }
        let isDeleted = try fields.flag(.isDeleted) ?? false
        if isDeleted { try fields.refuseDetails() }
        self.init(id: id, version: version, details: isDeleted ? nil : try fields.details())
    }
}
