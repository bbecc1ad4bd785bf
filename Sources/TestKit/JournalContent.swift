public import ActivityFiles
public import Analysis
public import Archives
public import Measures
public import Sync
public import Training
public import TrainingLog

/// All stored data of an athlete except times of import. Equal contents show that the order of operations has no effect.
public struct JournalContent: Equatable, Sendable {
    public var athlete: Athlete?
    public var groups: [ActivityGroup]
    public var decisions: [GroupingDecision]
    public var cuts: [RecordingCut]
    /// By activity, preferred recording first, with columns.
    public var recordings: [[StoredRecording]]
    public var samples: [BodySample]
    public var totals: [DailyTotal]
    public var ledger: [ImportRecord]
    public var originals: [ContentHash]
    public var digests: [ActivityDigest]
    public var diary: [StoredDiaryEntry]
    public var sessions: [SessionRecord]
    public var workouts: [SessionWorkout]
    public var classTypes: ClassTypeList
    public var routineHistory: RoutineHistory
    public var ownRoutines: [Routine]
    public var plan: StoredPlan
    public var races: [RaceGoal]
    public var privacyZones: [PrivacyZone]
    public var tables: [OwnTable]
    public var knownWorkouts: [UniqueID: UniqueID]

    public init(of stores: Stores, athlete id: String = Journal.localAthlete) async throws {
        athlete = try await stores.athletes.athlete(id)
        groups = try await stores.activities.groups(of: id)
        decisions = try await stores.activities.decisions(of: id)
        cuts = try await stores.activities.cuts(of: id)
        recordings = []
        for group in groups {
            var members = try await stores.activities.recordings(ofActivity: group.id, athlete: id)
            for index in members.indices {
                members[index].columns = try await stores.activities.columns(
                    ofRecording: members[index].id, kinds: nil, athlete: id)
            }
            recordings.append(members)
        }
        samples = try await stores.body.samples(
            BodySampleKind.allCases, from: Moment(secondsSince1970: -1e12), to: Moment(secondsSince1970: 1e12), athlete: id)
        totals = try await stores.body.totals(
            DailyTotalKind.allCases, from: Day(number: -1_000_000), through: Day(number: 1_000_000), athlete: id)
        ledger = try await stores.imports.entries(of: id).map {
            var entry = $0
            entry.moment = Moment(secondsSince1970: 0)
            return entry
        }
        originals = try await stores.originals.hashes(of: id)
        diary = try await stores.diary.diary(of: id)
        sessions = try await stores.sessions.records(of: id)
        workouts = try await stores.sessions.workouts(of: id)
        classTypes = try await stores.classTypes.classTypes(of: id)
        routineHistory = try await stores.routines.routineHistory(of: id)
        ownRoutines = try await stores.routines.ownRoutines(of: id)
        plan = try await stores.plans.plan(of: id)
        races = try await stores.races.races(of: id)
        privacyZones = try await stores.sharing.privacyZones(of: id)
        tables = try await stores.tables.tables(of: id)
        knownWorkouts = try await stores.sessions.knownWorkouts(of: id)
        digests = try await stores.derived.digests(ActivityQuery(), athlete: id)
    }
}
