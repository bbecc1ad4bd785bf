public import Measures
public import Sync

/// Store of the metadata of heated sessions, which devices sync, and of the recordings that belong to their workouts.
public protocol SessionStore: Sendable {
    /// Stores a batch by the rules of `RecordBook` and invalidates the digests of the changed sessions, in one transaction.
    /// - Parameters:
    ///   - stated: workouts of records that state none, by record (`RecordBook.workouts`).
    ///   - newEpoch: epoch of the store, if it has none yet.
    func push(
        _ batch: [SessionRecord], stated: [UniqueID: UniqueID], newEpoch: UniqueID, athlete: String, at moment: Moment
    ) async throws -> SessionPush
    /// Returns a page of changes after a cursor.
    func pull(after cursor: Cursor?, limit: Int, newEpoch: UniqueID, athlete: String, at moment: Moment) async throws
        -> PullAnswer
    /// Returns the place of the last change.
    func lastCursor(newEpoch: UniqueID, athlete: String) async throws -> Cursor
    /// Returns all records, tombstones included, in the order of their latest change.
    func records(of athlete: String) async throws -> [SessionRecord]
    /// Returns the workouts of sessions, by record. A tombstone keeps the workout of its session.
    func knownWorkouts(of athlete: String) async throws -> [UniqueID: UniqueID]
    /// Returns the record of the session with one of these recordings, or its tombstone if no other record replaces it.
    /// Of several, the one that changed last. Nil if there is none.
    func record(ofRecordings ids: [String], athlete: String) async throws -> SessionRecord?
    /// Returns the recordings of workouts, ascending by workout.
    func workouts(of athlete: String) async throws -> [SessionWorkout]
    /// Stores which recording is a workout's, in place of an earlier one, and invalidates the digests of both.
    func add(_ workout: SessionWorkout, athlete: String, at moment: Moment) async throws
    /// Returns the version of the settings that devices get: one more whenever their content differs from that of the last call.
    ///
    /// - Parameters:
    ///   - content: a digest of everything that the settings contain, never empty.
    ///   - newEpoch: epoch of the store, if it has none yet.
    func settingsVersion(ofContent content: String, newEpoch: UniqueID, athlete: String) async throws -> SettingsVersion
}

/// The recording that was made of a workout's file.
public struct SessionWorkout: Equatable, Sendable {
    public var id: UniqueID
    public var recording: String
    /// When the file arrived. Of two files of one workout, the later one counts.
    public var moment: Moment

    public init(id: UniqueID, recording: String, moment: Moment) {
        self.id = id
        self.recording = recording
        self.moment = moment
    }
}

/// Result of a push: the response to the device, and what changed.
public struct SessionPush: Equatable, Sendable {
    public var answer: PushAnswer
    public var changes: [Change]
    public var faults: [FoundFault]

    public struct Change: Equatable, Sendable {
        /// Nil for a new record.
        public var before: SessionRecord?
        public var after: SessionRecord

        public init(before: SessionRecord?, after: SessionRecord) {
            self.before = before
            self.after = after
        }
    }

    public init(answer: PushAnswer, changes: [Change], faults: [FoundFault]) {
        self.answer = answer
        self.changes = changes
        self.faults = faults
    }
}
