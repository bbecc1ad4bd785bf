public import Analysis
import Measures
public import Training

/// One activity with everything that its page shows besides the samples.
public struct ActivityPayload: Codable, Equatable, Sendable {
    public var summary: ActivitySummaryPayload
    /// The athlete's note; nil without one.
    public var note: String?
    /// The note in the file.
    public var fileNote: String?
    public var perceivedEffort: Double?
    public var shoes: String?
    /// The recordings of the activity, the one that decides first.
    public var recordings: [RecordingPayload]
    /// Channels of the activity; `getChannels` returns their samples.
    public var channels: [ChannelHeadPayload]
    public var laps: [LapPayload]
    public var splits: [SplitPayload]
    /// Time in zones of heart rate, easiest first; empty without heart rate or without zones.
    public var zones: [ZonePayload]
    public var bestEfforts: [BestEffortPayload]
    /// Percent by which heat slowed the run.
    public var heatCost: FigurePayload
    /// Comparison with earlier heated sessions; nil for other activities.
    public var heatedSession: HeatedSessionPayload?
    /// How each number was made.
    public var receipts: [ActivityReceiptPayload]
    /// Number of edits that can be undone.
    public var edits: Int

    enum CodingKeys: String, CodingKey {
        case summary, note, shoes, recordings, channels, laps, splits, zones, receipts, edits
        case fileNote = "file_note"
        case perceivedEffort = "perceived_effort"
        case bestEfforts = "best_efforts"
        case heatCost = "heat_cost_percent"
        case heatedSession = "heated_session"
    }

    /// What an activity's payload is made of.
    public struct Parts: Sendable {
        public var digest: ActivityDigest
        /// Combined and edited recording.
        public var recording: Recording
        /// The recordings of the activity with their ids, winner first.
        public var sources: [(id: String, recording: Recording)]
        public var edit: ActivityEdit
        public var editCount: Int
        /// Profile of the day, for zones and inputs of the load.
        public var profile: AthleteProfile?
        public var heatCost: HeatCost?
        public var heated: HeatedSession?

        public init(
            digest: ActivityDigest, recording: Recording, sources: [(id: String, recording: Recording)], edit: ActivityEdit,
            editCount: Int, profile: AthleteProfile?, heatCost: HeatCost?, heated: HeatedSession?
        ) {
            self.digest = digest
            self.recording = recording
            self.sources = sources
            self.edit = edit
            self.editCount = editCount
            self.profile = profile
            self.heatCost = heatCost
            self.heated = heated
        }
    }

    /// Metres of a split.
    static let splitLength = 1000.0

    public init(_ parts: Parts) {
        let (digest, recording) = (parts.digest, parts.recording)
        // Curves and splits of the page are those of the repaired recording.
        let drawn = repaired(recording).recording
        summary = ActivitySummaryPayload(digest)
        note = parts.edit.note.isEmpty ? nil : parts.edit.note
        fileNote = recording.notes.flatMap { $0.isEmpty ? nil : $0 }
        perceivedEffort = recording.perceivedEffort
        shoes = recording.shoes
        recordings = parts.sources.map { RecordingPayload(id: $0.id, $0.recording) }
        channels = recording.channels.map { ChannelHeadPayload($0) } + recording.customChannels.map { ChannelHeadPayload($0) }
        laps = zip(recording.laps, recording.lapSpeeds).map { LapPayload($0, speed: $1) }
        splits = Splits.rows(of: drawn, unit: ActivityPayload.splitLength).map { SplitPayload($0) }
        zones = ZonePayload.all(of: drawn, parts.profile?.heartRateZones)
        bestEfforts = digest.bestEfforts.map { BestEffortPayload($0) }
        heatCost = FigurePayload(parts.heatCost.map { .known($0.percent) } ?? .absent(.noData), explains: true)
        heatedSession = parts.heated.map { HeatedSessionPayload($0) }
        receipts = ActivityReceiptPayload.all(parts)
        edits = parts.editCount
    }
}

/// A recording of one device.
public struct RecordingPayload: Codable, Equatable, Sendable {
    public var id: String
    /// Maker, product or app as named in the file.
    public var source: String
    public var origin: Word<Source.Origin>

    enum CodingKeys: String, CodingKey { case id, source, origin }

    init(id: String, _ recording: Recording) {
        self.id = id
        source = recording.source.name
        origin = Word(recording.source.origin)
    }
}

/// A lap as the device marked it.
public struct LapPayload: Codable, Equatable, Sendable {
    /// Seconds since the start of the activity.
    public var startSeconds: Double
    public var elapsedSeconds: Double
    /// Seconds while the timer ran; nil if the device does not state them.
    public var timerSeconds: Double?
    public var distanceMetres: Double?
    public var speed: Double?
    public var meanHeartRate: Double?
    public var maximumHeartRate: Double?

    enum CodingKeys: String, CodingKey {
        case startSeconds = "start_s"
        case elapsedSeconds = "elapsed_s"
        case timerSeconds = "timer_s"
        case distanceMetres = "distance_m"
        case speed = "speed_m_s"
        case meanHeartRate = "mean_hr_bpm"
        case maximumHeartRate = "max_hr_bpm"
    }

    init(_ lap: Lap, speed: Double?) {
        startSeconds = lap.start
        elapsedSeconds = lap.elapsed
        timerSeconds = lap.timer
        distanceMetres = lap.distance?.metres
        self.speed = speed
        meanHeartRate = lap.meanHeartRate?.beatsPerMinute
        maximumHeartRate = lap.maximumHeartRate?.beatsPerMinute
    }
}

public struct SplitPayload: Codable, Equatable, Sendable {
    public var startSeconds: Double
    public var lengthMetres: Double
    public var elapsedSeconds: Double
    public var pausedSeconds: Double
    /// Over the time in motion.
    public var speed: Double
    public var meanHeartRate: Double?
    /// Whether it is the rest after the last complete split.
    public var isRest: Bool

    enum CodingKeys: String, CodingKey {
        case startSeconds = "start_s"
        case lengthMetres = "length_m"
        case elapsedSeconds = "elapsed_s"
        case pausedSeconds = "paused_s"
        case speed = "speed_m_s"
        case meanHeartRate = "mean_hr_bpm"
        case isRest = "is_rest"
    }

    init(_ row: SplitRow) {
        (startSeconds, lengthMetres, elapsedSeconds, pausedSeconds) = (row.start, row.length, row.seconds, row.paused)
        (speed, meanHeartRate, isRest) = (row.speed, row.meanHeartRate, row.isRest)
    }
}

public struct ZonePayload: Codable, Equatable, Sendable {
    /// `0` is the range below the first zone.
    public var name: String
    /// Beats per minute; nil below the first zone.
    public var lowest: Double?
    /// Beats per minute, not included; nil for the hardest zone.
    public var below: Double?
    public var seconds: Double

    enum CodingKeys: String, CodingKey {
        case name
        case lowest = "from_bpm"
        case below = "below_bpm"
        case seconds = "time_s"
    }

    static func all(of recording: Recording, _ scheme: HeartRateZones.Scheme?) -> [ZonePayload] {
        guard let scheme, let channel = recording.channel(.heartRate),
            let times = TimeInZones.seconds(of: channel, bounds: scheme.bounds)
        else { return [] }
        let bounds = scheme.bounds
        return zip(scheme.names, times).enumerated().map { index, zone in
            ZonePayload(
                name: zone.0, lowest: index > 0 ? bounds[index - 1] : nil, below: index < bounds.count ? bounds[index] : nil,
                seconds: zone.1)
        }
    }
}

public struct BestEffortPayload: Codable, Equatable, Sendable {
    public var distanceMetres: Double
    public var seconds: Double
    /// Seconds since the start of the activity.
    public var startSeconds: Double
    public var isRace: Bool

    enum CodingKeys: String, CodingKey {
        case distanceMetres = "distance_m"
        case seconds = "time_s"
        case startSeconds = "start_s"
        case isRace = "is_race"
    }

    init(_ effort: BestEffort) {
        (distanceMetres, seconds, startSeconds, isRace) = (effort.distance, effort.seconds, effort.start, effort.isRace)
    }
}
