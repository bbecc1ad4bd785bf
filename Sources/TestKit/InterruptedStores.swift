public import ActivityFiles
public import Analysis
public import Archives
public import Measures
import Synchronization
public import Training
public import TrainingLog

/// Stores that fail from a given call on, as after a crash: every later call throws.
public final class InterruptedStores: Sendable {
    public struct Interruption: Error, Equatable { public init() {} }

    let inner: Stores
    private let remaining: Mutex<Int>

    /// - Parameter calls: number of calls that succeed.
    public init(_ inner: Stores, after calls: Int) {
        self.inner = inner
        remaining = Mutex(calls)
    }

    public var stores: Stores {
        Stores(
            athletes: self, imports: self, originals: self, activities: self, body: self, derived: self, edits: self,
            weather: InterruptedArchiveStore(stores: self, inner: inner.weather), diary: self, sessions: self, classTypes: self,
            routines: self, plans: self, calendars: self, races: self,
            air: InterruptedArchiveStore(stores: self, inner: inner.air), forecasts: self, sharing: self,
            tables: self,
            inspection: inner.inspection)
    }

    /// Number of calls left before the failure.
    public var remainingCalls: Int { remaining.withLock { $0 } }

    func count() throws {
        try remaining.withLock {
            guard $0 > 0 else { throw Interruption() }
            $0 -= 1
        }
    }
}

extension InterruptedStores: AthleteStore {
    public func athlete(_ id: String) async throws -> Athlete? {
        try count()
        return try await inner.athletes.athlete(id)
    }
    public func save(_ athlete: Athlete, as id: String, at moment: Moment) async throws {
        try count()
        try await inner.athletes.save(athlete, as: id, at: moment)
    }
    public func eraseAll(of athlete: String, at moment: Moment) async throws {
        try count()
        try await inner.athletes.eraseAll(of: athlete, at: moment)
    }
    public func lastChange(of athlete: String) async throws -> Change? {
        try count()
        return try await inner.athletes.lastChange(of: athlete)
    }
}

extension InterruptedStores: ImportStore {
    public func entry(_ hash: ContentHash, athlete: String) async throws -> ImportRecord? {
        try count()
        return try await inner.imports.entry(hash, athlete: athlete)
    }
    public func entries(of athlete: String) async throws -> [ImportRecord] {
        try count()
        return try await inner.imports.entries(of: athlete)
    }
    public func settle() async throws {
        try count()
        try await inner.imports.settle()
    }
    public func commit(_ file: ImportedFile, athlete: String, at moment: Moment) async throws -> ImportCommit {
        try count()
        return try await inner.imports.commit(file, athlete: athlete, at: moment)
    }
    public func outdated(_ current: [FileKind: Int], athlete: String) async throws -> [FileKind: Int] {
        try count()
        return try await inner.imports.outdated(current, athlete: athlete)
    }
    public func kindsReadAgain(of athlete: String) async throws -> Set<FileKind> {
        try count()
        return try await inner.imports.kindsReadAgain(of: athlete)
    }
    public func remove(
        _ hash: ContentHash, recordings: [String], heir: String?, athlete: String, at moment: Moment
    ) async throws {
        try count()
        try await inner.imports.remove(hash, recordings: recordings, heir: heir, athlete: athlete, at: moment)
    }
    public func removeMeasurements(
        _ samples: [BodySample], _ totals: [DailyTotal], athlete: String, at moment: Moment
    ) async throws {
        try count()
        try await inner.imports.removeMeasurements(samples, totals, athlete: athlete, at: moment)
    }
    public func retire(_ kind: FileKind, readBefore version: Int, athlete: String, at moment: Moment) async throws {
        try count()
        try await inner.imports.retire(kind, readBefore: version, athlete: athlete, at: moment)
    }
}

extension InterruptedStores: OriginalStore {
    public func holds(_ hash: ContentHash, athlete: String) async throws -> Bool {
        try count()
        return try await inner.originals.holds(hash, athlete: athlete)
    }
    public func keep(fileAt path: String, as hash: ContentHash, athlete: String) async throws {
        try count()
        try await inner.originals.keep(fileAt: path, as: hash, athlete: athlete)
    }
    public func doubt(_ hash: ContentHash, athlete: String) async throws {
        try count()
        try await inner.originals.doubt(hash, athlete: athlete)
    }
    public func remove(_ hash: ContentHash, athlete: String) async throws {
        try count()
        try await inner.originals.remove(hash, athlete: athlete)
    }
    public func eraseAll(of athlete: String) async throws {
        try count()
        try await inner.originals.eraseAll(of: athlete)
    }
    public func hashes(of athlete: String) async throws -> [ContentHash] {
        try count()
        return try await inner.originals.hashes(of: athlete)
    }
    public func read(_ hash: ContentHash, athlete: String, visit: (Span<UInt8>) throws -> Void) async throws {
        try count()
        try await inner.originals.read(hash, athlete: athlete, visit: visit)
    }
}

extension InterruptedStores: ActivityStore {
    public func activityCount(of athlete: String) async throws -> Int {
        try count()
        return try await inner.activities.activityCount(of: athlete)
    }
    public func recordings(ofActivity id: String, athlete: String) async throws -> [StoredRecording] {
        try count()
        return try await inner.activities.recordings(ofActivity: id, athlete: athlete)
    }
    public func columns(ofRecording id: String, kinds: [ChannelKind]?, athlete: String) async throws -> [ColumnBlob] {
        try count()
        return try await inner.activities.columns(ofRecording: id, kinds: kinds, athlete: athlete)
    }
    public func wholeRecording(_ id: String, athlete: String) async throws -> StoredRecording? {
        try count()
        return try await inner.activities.wholeRecording(id, athlete: athlete)
    }
    public func groups(of athlete: String) async throws -> [ActivityGroup] {
        try count()
        return try await inner.activities.groups(of: athlete)
    }
    public func heads(from start: Moment, through end: Moment, athlete: String) async throws -> [RecordingHead] {
        try count()
        return try await inner.activities.heads(from: start, through: end, athlete: athlete)
    }
    public func decisions(of athlete: String) async throws -> [GroupingDecision] {
        try count()
        return try await inner.activities.decisions(of: athlete)
    }
    public func cuts(of athlete: String) async throws -> [RecordingCut] {
        try count()
        return try await inner.activities.cuts(of: athlete)
    }
    public func cut(_ cuts: [RecordingCut], forgetting: [RecordingCut], athlete: String, at moment: Moment) async throws {
        try count()
        try await inner.activities.cut(cuts, forgetting: forgetting, athlete: athlete, at: moment)
    }
    public func decide(
        _ decisions: [GroupingDecision], forgetting: [GroupingDecision], athlete: String, at moment: Moment
    ) async throws {
        try count()
        try await inner.activities.decide(decisions, forgetting: forgetting, athlete: athlete, at: moment)
    }
}

extension InterruptedStores: BodyStore {
    public func samples(
        _ kinds: [BodySampleKind], from: Moment, to: Moment, athlete: String
    ) async throws -> [BodySample] {
        try count()
        return try await inner.body.samples(kinds, from: from, to: to, athlete: athlete)
    }
    public func totals(
        _ kinds: [DailyTotalKind], from: Day, through: Day, athlete: String
    ) async throws -> [DailyTotal] {
        try count()
        return try await inner.body.totals(kinds, from: from, through: through, athlete: athlete)
    }
    public func parts(
        _ kinds: [DailyTotalKind], from: Day, through: Day, athlete: String
    ) async throws -> [DailyTotal] {
        try count()
        return try await inner.body.parts(kinds, from: from, through: through, athlete: athlete)
    }
    public func sampleCount(of athlete: String) async throws -> Int {
        try count()
        return try await inner.body.sampleCount(of: athlete)
    }
}

extension InterruptedStores: DerivedStore {
    public func activitiesWithoutDigest(restingOn basis: String, athlete: String) async throws -> [String] {
        try count()
        return try await inner.derived.activitiesWithoutDigest(restingOn: basis, athlete: athlete)
    }
    public func save(_ digests: [ActivityDigest], restingOn basis: String, athlete: String) async throws {
        try count()
        try await inner.derived.save(digests, restingOn: basis, athlete: athlete)
    }
    public func digests(_ query: ActivityQuery, athlete: String) async throws -> [ActivityDigest] {
        try count()
        return try await inner.derived.digests(query, athlete: athlete)
    }
    public func deleteAll(of athlete: String) async throws {
        try count()
        try await inner.derived.deleteAll(of: athlete)
    }
}

extension InterruptedStores: EditStore {
    public func edits(ofRecordings ids: [String], athlete: String) async throws -> [StoredEdit] {
        try count()
        return try await inner.edits.edits(ofRecordings: ids, athlete: athlete)
    }
    public func edits(of athlete: String) async throws -> [StoredEdit] {
        try count()
        return try await inner.edits.edits(of: athlete)
    }
    public func add(_ edit: StoredEdit, athlete: String, at moment: Moment) async throws {
        try count()
        try await inner.edits.add(edit, athlete: athlete, at: moment)
    }
    public func removeNewest(ofRecordings ids: [String], athlete: String, at moment: Moment) async throws -> Bool {
        try count()
        return try await inner.edits.removeNewest(ofRecordings: ids, athlete: athlete, at: moment)
    }
}
