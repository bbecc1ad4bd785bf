public import ActivityFiles
public import Analysis
public import Archives
import Foundation
public import Measures
import Synchronization
public import Training
public import TrainingLog

/// Stores without persistence.
public final class MemoryStores: Sendable {
    private let states = Mutex<[String: MemoryState]>([:])
    /// Content packs belong to no athlete.
    let packs = Mutex<[ContentID: StoredPackContent]>([:])

    public init() {}

    /// This object in all roles.
    public var stores: Stores {
        Stores(
            athletes: self, imports: self, originals: self, activities: self, body: self, derived: self, edits: self,
            weather: MemoryArchiveStore(stores: self, archive: \.weather), diary: self, sessions: self, classTypes: self,
            routines: self, plans: self, calendars: self, races: self, air: MemoryArchiveStore(stores: self, archive: \.air),
            forecasts: self, sharing: self, tables: self)
    }

    func read<Result>(_ athlete: String, _ body: (MemoryState) throws -> Result) rethrows -> Result {
        try states.withLock { try body($0[athlete] ?? MemoryState()) }
    }

    /// Notes a change of every athlete.
    func noteChangeOfAll(at moment: Moment) {
        states.withLock { for athlete in $0.keys { $0[athlete]?.changed(at: moment) } }
    }

    /// Returns the ids of the athletes whose state meets a condition, ascending.
    func athletes(where condition: (MemoryState) -> Bool) -> [String] {
        states.withLock { states in states.keys.filter { states[$0].map(condition) == true }.sorted() }
    }

    func write<Result>(_ athlete: String, _ body: (inout MemoryState) throws -> Result) rethrows -> Result {
        try states.withLock { try body(&$0[athlete, default: MemoryState()]) }
    }
}

extension MemoryStores: AthleteStore {
    public func athlete(_ id: String) async throws -> Athlete? { read(id) { $0.athlete } }

    public func save(_ athlete: Athlete, as id: String, at moment: Moment) async throws {
        write(id) {
            $0.athlete = athlete
            $0.changed(at: moment)
        }
    }

    public func eraseAll(of athlete: String, at moment: Moment) async throws {
        write(athlete) { state in
            let (change, originals) = (state.change, state.originals)
            state = MemoryState()
            state.change = change
            state.originals = originals
            state.changed(at: moment)
        }
        // What other athletes gave to this one.
        for other in athletes(where: { $0.observers.contains { $0.observer == athlete } }) {
            write(other) { $0.observers.removeAll { $0.observer == athlete } }
        }
    }

    public func lastChange(of athlete: String) async throws -> Change? { read(athlete) { $0.change } }
}

extension MemoryStores: ImportStore {
    public func entry(_ hash: ContentHash, athlete: String) async throws -> ImportRecord? { read(athlete) { $0.ledger[hash] } }

    public func entries(of athlete: String) async throws -> [ImportRecord] {
        read(athlete) { $0.ledger.values.sorted { $0.hash.hexadecimal < $1.hash.hexadecimal } }
    }

    public func settle() async throws {}

    public func commit(_ file: ImportedFile, athlete: String, at moment: Moment) async throws -> ImportCommit {
        try write(athlete) { try $0.commit(file, at: moment) }
    }

    public func remove(
        _ hash: ContentHash, recordings: [String], heir: String?, athlete: String, at moment: Moment
    ) async throws {
        try write(athlete) { try $0.remove(hash, recordings: recordings, heir: heir, at: moment) }
    }

    public func removeMeasurements(
        _ samples: [BodySample], _ totals: [DailyTotal], athlete: String, at moment: Moment
    ) async throws {
        if samples.isEmpty, totals.isEmpty { return }
        write(athlete) { $0.removeMeasurements(samples, totals, at: moment) }
    }

    public func outdated(_ current: [FileKind: Int], athlete: String) async throws -> [FileKind: Int] {
        read(athlete) { $0.ledger.values }.reduce(into: [:]) { counts, entry in
            if entry.readerVersion < current[entry.kind] ?? 0 { counts[entry.kind, default: 0] += 1 }
        }
    }

    public func kindsReadAgain(of athlete: String) async throws -> Set<FileKind> { read(athlete) { $0.readAgain } }

    public func retire(_ kind: FileKind, readBefore version: Int, athlete: String, at moment: Moment) async throws {
        try write(athlete) { try $0.retire(kind, readBefore: version, at: moment) }
    }
}

extension MemoryStores: OriginalStore {
    public func holds(_ hash: ContentHash, athlete: String) async throws -> Bool {
        read(athlete) { $0.originals[hash] != nil && !$0.doubtedOriginals.contains(hash) }
    }

    public func keep(fileAt path: String, as hash: ContentHash, athlete: String) async throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        write(athlete) {
            $0.originals[hash] = bytes
            $0.doubtedOriginals.remove(hash)
        }
    }

    public func doubt(_ hash: ContentHash, athlete: String) async throws {
        write(athlete) { if $0.originals[hash] != nil { $0.doubtedOriginals.insert(hash) } }
    }

    public func remove(_ hash: ContentHash, athlete: String) async throws {
        write(athlete) {
            $0.originals[hash] = nil
            $0.doubtedOriginals.remove(hash)
        }
    }

    public func eraseAll(of athlete: String) async throws {
        write(athlete) {
            $0.originals = [:]
            $0.doubtedOriginals = []
        }
    }

    public func hashes(of athlete: String) async throws -> [ContentHash] {
        read(athlete) { $0.originals.keys.sorted { $0.hexadecimal < $1.hexadecimal } }
    }

    public func read(_ hash: ContentHash, athlete: String, visit: (Span<UInt8>) throws -> Void) async throws {
        guard let bytes = read(athlete, { $0.originals[hash] }) else { throw StoreError.damaged(what: "original") }
        try visit(bytes.span)
    }
}

extension MemoryStores: ActivityStore {
    public func activityCount(of athlete: String) async throws -> Int { read(athlete) { $0.groups.count } }

    public func recordings(ofActivity id: String, athlete: String) async throws -> [StoredRecording] {
        read(athlete) { state in
            let id = state.successors[id] ?? id
            guard let group = state.groupOfRecording[id].flatMap({ state.groups[$0] }) else { return [] }
            return group.recordings.compactMap { state.present($0) }.map {
                StoredRecording(id: $0.id, recording: $0.recording, channelKinds: $0.channelKinds, columns: [])
            }
        }
    }

    public func columns(ofRecording id: String, kinds: [ChannelKind]?, athlete: String) async throws -> [ColumnBlob] {
        chosen(read(athlete) { $0.present(id)?.columns ?? [] }, kinds: kinds)
    }

    public func wholeRecording(_ id: String, athlete: String) async throws -> StoredRecording? {
        read(athlete) { $0.recording(id) }
    }

    public func groups(of athlete: String) async throws -> [ActivityGroup] {
        read(athlete) { $0.groups.values.sorted { $0.id < $1.id } }
    }

    public func heads(from start: Moment, through end: Moment, athlete: String) async throws -> [RecordingHead] {
        read(athlete) { $0.heads(from: start, through: end) }.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    }

    public func decisions(of athlete: String) async throws -> [GroupingDecision] { read(athlete) { $0.decisions } }

    public func cuts(of athlete: String) async throws -> [RecordingCut] { read(athlete) { $0.cuts } }

    public func cut(_ cuts: [RecordingCut], forgetting: [RecordingCut], athlete: String, at moment: Moment) async throws {
        try write(athlete) { try $0.cut(cuts, forgetting: forgetting, at: moment) }
    }

    public func decide(
        _ decisions: [GroupingDecision], forgetting: [GroupingDecision], athlete: String, at moment: Moment
    ) async throws {
        try write(athlete) { try $0.decide(decisions, forgetting: forgetting, at: moment) }
    }
}

extension MemoryStores: BodyStore {
    public func samples(
        _ kinds: [BodySampleKind], from: Moment, to: Moment, athlete: String
    ) async throws -> [BodySample] {
        read(athlete) { Array($0.samples.values) }
            .filter { kinds.contains($0.kind) && $0.start >= from && $0.start < to }
            .sorted { $0.comesBefore($1) }
    }

    public func totals(
        _ kinds: [DailyTotalKind], from: Day, through: Day, athlete: String
    ) async throws -> [DailyTotal] {
        DailyTotal.whole(try await parts(kinds, from: from, through: through, athlete: athlete))
    }

    public func parts(
        _ kinds: [DailyTotalKind], from: Day, through: Day, athlete: String
    ) async throws -> [DailyTotal] {
        read(athlete) { Array($0.totals.values) }
            .filter { kinds.contains($0.kind) && (from...max(from, through)).contains($0.day) && from <= through }
            .sorted { $0.comesBefore($1) }
    }

    public func sampleCount(of athlete: String) async throws -> Int { read(athlete) { $0.samples.count } }
}

extension MemoryStores: DerivedStore {
    public func activitiesWithoutDigest(restingOn basis: String, athlete: String) async throws -> [String] {
        read(athlete) { state in state.groups.keys.filter { state.digests[$0]?.basis != basis }.sorted() }
    }

    public func save(_ digests: [ActivityDigest], restingOn basis: String, athlete: String) async throws {
        write(athlete) { state in
            for digest in digests {
                guard let group = state.groups[digest.id] else { continue }
                state.digests[digest.id] = (digest, group.recordings, basis)
            }
        }
    }

    public func digests(_ query: ActivityQuery, athlete: String) async throws -> [ActivityDigest] {
        let all = read(athlete) { $0.digests.values.map(\.digest) }.sorted { ($0.start, $0.id) > ($1.start, $1.id) }
        let found = all.filter { query.includes($0) }
        return query.limit.map { Array(found.prefix(max(0, $0))) } ?? found
    }

    public func deleteAll(of athlete: String) async throws { write(athlete) { $0.digests = [:] } }
}

extension ActivityQuery {
    fileprivate func includes(_ digest: ActivityDigest) -> Bool {
        if let from, digest.day < from { return false }
        if let to, digest.day > to { return false }
        return true
    }
}

extension MemoryStores: EditStore {
    public func edits(ofRecordings ids: [String], athlete: String) async throws -> [StoredEdit] {
        read(athlete) { $0.edits.filter { ids.contains($0.recording) } }
    }

    public func edits(of athlete: String) async throws -> [StoredEdit] { read(athlete) { $0.edits } }

    public func add(_ edit: StoredEdit, athlete: String, at moment: Moment) async throws {
        write(athlete) {
            guard $0.edits.last(where: { $0.recording == edit.recording }) != edit else { return }
            $0.edits.append(edit)
            $0.forgetDigest(ofRecording: edit.recording)
            $0.changed(at: moment)
        }
    }

    public func removeNewest(ofRecordings ids: [String], athlete: String, at moment: Moment) async throws -> Bool {
        write(athlete) {
            guard let last = $0.edits.lastIndex(where: { ids.contains($0.recording) }) else { return false }
            $0.forgetDigest(ofRecording: $0.edits.remove(at: last).recording)
            $0.changed(at: moment)
            return true
        }
    }
}
