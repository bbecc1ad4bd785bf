public import Measures
public import Training

/// What a record states about one heated session. It has no field for a sample, a heart rate or an energy: those are the workout's,
/// and travel as a FIT file.
public struct SessionDetails: Hashable, Sendable {
    /// The workout with the session's measurements; nil if none was recorded.
    public let workout: UniqueID?
    /// Whole seconds since 1970.
    public let start: Int64
    /// Whole seconds since 1970, not before the start.
    public let end: Int64
    /// How far local time was ahead of UTC.
    public let offset: LocalOffset
    /// Nil until it is entered, which is after the class.
    public let room: RoomTemperature?
    /// Relative humidity of the room, 1…100 percent.
    public let humidity: Double?
    /// The class type, from `DeviceSettings.classTypes`. Records keep the id of a type that no longer exists.
    public let classType: UniqueID?
    /// The athlete's own words, at most `longestNote` bytes of UTF-8.
    public let note: BoundedText?
    /// A few sentences about the session, at most `longestSummary` bytes of UTF-8.
    public let summary: BoundedText?
    /// 0…10 (Borg CR-10).
    public let perceivedEffort: Double?
    /// Seconds, in place of the workout's own duration.
    public let durationOverride: Double?

    /// Longest note in bytes of UTF-8.
    public static let longestNote = 2000
    /// Longest summary in bytes of UTF-8.
    public static let longestSummary = 2000
    /// Valid perceived efforts.
    public static let efforts = 0.0...10.0
    /// Valid offsets in seconds ahead of UTC. Offsets on Earth lie between −12 and +14 hours.
    public static let offsets = -86_400...86_400

    /// - Throws: The first field with an invalid value.
    public init(
        workout: UniqueID? = nil, start: Moment, end: Moment, offset: LocalOffset, room: RoomTemperature? = nil,
        humidity: Double? = nil, classType: UniqueID? = nil, note: BoundedText? = nil, summary: BoundedText? = nil,
        perceivedEffort: Double? = nil, durationOverride: Double? = nil
    ) throws(RecordError) {
        guard let start = start.flooredSeconds else { throw .invalid(.start) }
        guard let end = end.flooredSeconds, end >= start else { throw .invalid(.end) }
        guard SessionDetails.offsets.contains(offset.secondsAheadOfUTC) else { throw .invalid(.offset) }
        if let humidity, !ActivityEdit.humidities.contains(humidity) { throw .invalid(.humidity) }
        if let note, note.text.utf8.count > SessionDetails.longestNote { throw .invalid(.note) }
        if let summary, summary.text.utf8.count > SessionDetails.longestSummary { throw .invalid(.summary) }
        if let perceivedEffort, !SessionDetails.efforts.contains(perceivedEffort) { throw .invalid(.perceivedEffort) }
        if let durationOverride, !ActivityEdit.durations.contains(durationOverride) { throw .invalid(.durationOverride) }
        self.workout = workout
        self.start = start
        self.end = end
        self.offset = offset
        self.room = room
        self.humidity = humidity
        self.classType = classType
        self.note = note
        self.summary = summary
        self.perceivedEffort = perceivedEffort
        self.durationOverride = durationOverride
    }
}
