import ActivityFiles
import Analysis
import Archives
import Measures
import Sync
import Training
import TrainingLog

/// The data of one athlete in memory stores. A transaction changes a copy and stores it as a whole.
struct MemoryState {
    var athlete: Athlete?
    var change: Change?
    var ledger: [ContentHash: ImportRecord] = [:]
    var recordings: [String: StoredRecording] = [:]
    var groups: [String: ActivityGroup] = [:]
    /// Groups by recording.
    var groupOfRecording: [String: String] = [:]
    var decisions: [GroupingDecision] = []
    var cuts: [RecordingCut] = []
    /// The parts after cuts, by the id of the whole recording.
    var parts: [String: [StoredRecording]] = [:]
    var samples: [SampleKey: BodySample] = [:]
    var totals: [TotalKey: DailyTotal] = [:]
    var digests: [String: (digest: ActivityDigest, recordings: [String], basis: String)] = [:]
    var originals: [ContentHash: [UInt8]] = [:]
    var doubtedOriginals: Set<ContentHash> = []
    /// Oldest first.
    var edits: [StoredEdit] = []
    /// Oldest first.
    var diary: [StoredDiaryEntry] = []
    var sessions = MemorySessions()
    var classTypes = ClassTypeList()
    var calendar: PlanCalendarAccess?
    var routineHistory = RoutineHistory()
    var ownRoutines: [Routine] = []
    var plan = StoredPlan()
    /// By day.
    var races: [RaceGoal] = []
    var privacyZones: [PrivacyZone] = []
    var tables: [OwnTable] = []
    /// The newest first.
    var shares: [(share: ActivityShare, secret: ContentHash)] = []
    /// The first added first.
    var observers: [ObserverAccess] = []
    var weather = Archive<WeatherHour>()
    var air = Archive<AirHour>()
    var forecast: (request: ForecastRequest, hours: [WeatherHour])?
    /// The version of the reader that last read each file.
    var readers = Readers()
    var readAgain: Set<FileKind> = []
    /// Ids of replacing recordings by the ids of removed ones.
    var successors: [String: String] = [:]

    struct Readers {
        var recordings: [String: Int] = [:]
        var samples: [SampleKey: Int] = [:]
        var totals: [TotalKey: Int] = [:]
    }

    /// What one archive answered, and the requests to it.
    struct Archive<Hour: HourlyValue>: Sendable {
        var hours: [HourKey: Hour] = [:]
        var requests: [RequestKey: ArchiveRequest] = [:]
    }

    struct HourKey: Hashable {
        var place: RoundedPlace
        var hour: Int
    }

    struct RequestKey: Hashable {
        var place: RoundedPlace
        var day: Day
    }

    struct SampleKey: Hashable {
        var kind: BodySampleKind
        var start: Moment
        var end: Moment
        var value: Double
        var source: Source

        init(_ sample: BodySample) {
            kind = sample.kind
            start = sample.start
            end = sample.end
            value = sample.value
            source = sample.source
        }
    }

    struct TotalKey: Hashable {
        var kind: DailyTotalKind
        var day: Day
        var source: Source
        var part: Int
    }

    mutating func changed(at moment: Moment) {
        change = Change(number: (change?.number ?? 0) + 1, moment: moment)
    }

    mutating func forgetDigests(of activities: [String], at moment: Moment) {
        for id in activities { digests[id] = nil }
        if !activities.isEmpty { changed(at: moment) }
    }

    mutating func forgetDigest(ofRecording id: String) {
        if let group = groupOfRecording[id] { digests[group] = nil }
    }

    mutating func forgetDigest(ofWorkout id: UniqueID) {
        guard let recording = sessions.workouts[id]?.recording else { return }
        forgetDigest(ofRecording: recording)
        // The record may apply to any part of a cut recording.
        for part in parts[recording] ?? [] { forgetDigest(ofRecording: part.id) }
    }

    mutating func commit(_ file: ImportedFile, at moment: Moment) throws -> ImportCommit {
        var result = ImportCommit()
        let reader = file.entry.readerVersion
        if let known = ledger[file.entry.hash] {
            var kept = known
            if reader > known.readerVersion {
                kept = file.entry
                kept.moment = known.moment
                readAgain.insert(file.entry.kind)
            }
            kept.path = min(known.path, file.entry.path)
            ledger[file.entry.hash] = kept
        } else {
            ledger[file.entry.hash] = file.entry
        }
        var added: [StoredRecording] = []
        for recording in file.recordings {
            readers.recordings[recording.id] = max(reader, readers.recordings[recording.id] ?? 0)
            if recordings[recording.id] != nil {
                result.knownRecordings += 1
            } else {
                result.added.append(recording.id)
                recordings[recording.id] = recording
                added.append(recording)
            }
        }
        apply(try planAdding(added))
        try complete(file)
        for sample in file.samples {
            let version = ReaderVersion(known: readers.samples[SampleKey(sample)] ?? reader, new: reader)
            readers.samples[SampleKey(sample)] = version.settled
            if let known = samples[SampleKey(sample)] {
                samples[SampleKey(sample)]?.offset = version.offset(known.offset, or: sample.offset)
            } else {
                result.newSamples += 1
                samples[SampleKey(sample)] = sample
            }
        }
        for total in file.totals {
            let key = TotalKey(kind: total.kind, day: total.day, source: total.source, part: total.part)
            let version = ReaderVersion(known: readers.totals[key] ?? reader, new: reader)
            if let known = totals[key], !version.replaces(known, by: total) { continue }
            totals[key] = total
            readers.totals[key] = reader
        }
        changed(at: moment)
        return result
    }

    mutating func decide(_ new: [GroupingDecision], forgetting: [GroupingDecision], at moment: Moment) throws {
        apply(try planDeciding(new, forgetting: forgetting))
        changed(at: moment)
    }

    mutating func cut(_ new: [RecordingCut], forgetting: [RecordingCut], at moment: Moment) throws {
        apply(try planCutting(new, forgetting: forgetting))
        changed(at: moment)
    }
}
