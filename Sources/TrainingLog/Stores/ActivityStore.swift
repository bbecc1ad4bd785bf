public import Measures
public import Training

/// Store of recordings, grouped into activities. Recordings are immutable; the groups depend on the recordings and on the athlete's
/// decisions about them.
public protocol ActivityStore: Sendable {
    func activityCount(of athlete: String) async throws -> Int
    /// Returns the recordings of one activity, winner first, without columns. The id of any of its recordings identifies it. Empty when the
    /// id is unknown.
    func recordings(ofActivity id: String, athlete: String) async throws -> [StoredRecording]
    /// Returns the channels of one recording: all of them, or those of `kinds`. Columns of moments are included.
    func columns(ofRecording id: String, kinds: [ChannelKind]?, athlete: String) async throws -> [ColumnBlob]
    /// Returns a whole recording with its columns, even if it is cut; nil when the id is unknown or belongs to a later part.
    func wholeRecording(_ id: String, athlete: String) async throws -> StoredRecording?
    /// Returns all groups, ascending by activity id.
    func groups(of athlete: String) async throws -> [ActivityGroup]
    /// Returns the recordings that overlap or touch a range of time, ascending by start, then id.
    func heads(from start: Moment, through end: Moment, athlete: String) async throws -> [RecordingHead]
    /// Returns the athlete's decisions about recordings, ascending. They include decisions about recordings that are not stored yet.
    func decisions(of athlete: String) async throws -> [GroupingDecision]
    /// Returns the athlete's cuts of recordings, ascending. They include cuts of recordings that are not stored yet.
    ///
    /// A cut recording appears as its parts only: heads, groups, recordings and columns are those of the parts, computed from the whole
    /// (`StoredRecording.parts`). Only `wholeRecording` returns the whole.
    func cuts(of athlete: String) async throws -> [RecordingCut]
    /// Removes cuts, adds new ones and updates the affected groups, in one transaction.
    func cut(_ cuts: [RecordingCut], forgetting: [RecordingCut], athlete: String, at moment: Moment) async throws
    /// Removes decisions, adds new ones and updates the affected groups, in one transaction.
    func decide(
        _ decisions: [GroupingDecision], forgetting: [GroupingDecision], athlete: String, at moment: Moment) async throws
}

/// Recording with its id.
public struct StoredRecording: Equatable, Sendable {
    /// Computed from the content alone, so that the same recording from two files has one id.
    public var id: String
    /// Without channels, which are in `columns`.
    public var recording: Recording
    /// Ascending. They are known without reading a column.
    public var channelKinds: [ChannelKind]
    /// Empty when the recording was read without columns.
    public var columns: [ColumnBlob]

    public init(id: String, recording: Recording, channelKinds: [ChannelKind], columns: [ColumnBlob]) {
        self.id = id
        self.recording = recording
        self.channelKinds = channelKinds
        self.columns = columns
    }
}
