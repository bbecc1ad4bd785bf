public import Measures
public import Training

/// Store of the athlete's edits of activities: a list that grows at its end. The newest edit can be undone.
///
/// An edit belongs to a recording, so that it stays with its activity when a better recording is imported.
public protocol EditStore: Sendable {
    /// Returns the edits of these recordings, oldest first.
    func edits(ofRecordings ids: [String], athlete: String) async throws -> [StoredEdit]
    /// Returns all edits, oldest first.
    func edits(of athlete: String) async throws -> [StoredEdit]
    /// Adds an edit at the end, and invalidates the digest of its activity. Does nothing if the recording's newest edit is the same.
    func add(_ edit: StoredEdit, athlete: String, at moment: Moment) async throws
    /// Removes the newest edit of these recordings, and invalidates the digest of its activity.
    /// - Returns: false when there is none.
    func removeNewest(ofRecordings ids: [String], athlete: String, at moment: Moment) async throws -> Bool
}

/// Edit with the id of the edited recording.
public struct StoredEdit: Equatable, Sendable {
    public var recording: String
    /// All values at the time of the edit.
    public var edit: ActivityEdit
    /// The shared parts that this edit or an earlier one of the activity changed. The others follow the record of the session.
    public var changed: Set<ActivityEdit.SharedPart>
    /// Time of the edit, which no figure depends on.
    public var moment: Moment

    /// - Parameter changed: nil for an edit of a time without records: it changed what it states.
    public init(
        recording: String, edit: ActivityEdit, changed: Set<ActivityEdit.SharedPart>? = nil, moment: Moment
    ) {
        self.recording = recording
        self.edit = edit
        self.changed = changed ?? edit.changedParts(from: ActivityEdit())
        self.moment = moment
    }
}
