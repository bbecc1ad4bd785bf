public import Measures
public import Training

/// What an athlete said of activities: a list that only grows at its end and can be taken back from there.
///
/// An edit belongs to a recording, so that it stays with its activity when a better recording of it comes.
public protocol EditStore: Sendable {
    /// The edits of these recordings, oldest first.
    func edits(ofRecordings ids: [String], athlete: String) async throws -> [StoredEdit]
    /// Every edit, oldest first.
    func edits(of athlete: String) async throws -> [StoredEdit]
    /// Adds one at the end, and lets the digest of its activity go. Does nothing when that very edit is the recording's newest.
    func add(_ edit: StoredEdit, athlete: String, at moment: Moment) async throws
    /// Takes back the newest edit of these recordings, and lets the digest of its activity go. False when there was none.
    func removeNewest(ofRecordings ids: [String], athlete: String, at moment: Moment) async throws -> Bool
}

/// An edit and the recording that it was made of.
public struct StoredEdit: Equatable, Sendable {
    public var recording: String
    public var edit: ActivityEdit
    /// When it was made; for people, nothing rests on it.
    public var moment: Moment

    public init(recording: String, edit: ActivityEdit, moment: Moment) {
        self.recording = recording
        self.edit = edit
        self.moment = moment
    }
}
