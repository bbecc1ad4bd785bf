public import Measures
public import Training

/// Recordings as they were made, grouped into activities. Immutable but for the grouping, which follows from the recordings and
/// from what a person decided about them.
public protocol ActivityStore: Sendable {
    func activityCount(of athlete: String) async throws -> Int
    /// The recordings of one activity, winner first, without columns. Any of its recordings' ids names an activity.
    /// Empty when the id is unknown.
    func recordings(ofActivity id: String, athlete: String) async throws -> [StoredRecording]
    /// The channels of one recording: all of them, or those asked for. Time columns come along.
    func columns(ofRecording id: String, kinds: [ChannelKind]?, athlete: String) async throws -> [ColumnBlob]
    /// Every group there is, ascending by activity id: what tests compare and what an export lists.
    func groups(of athlete: String) async throws -> [ActivityGroup]
    /// The recordings that overlap a stretch of time, touching counts; ascending by start, then id.
    func heads(from start: Moment, through end: Moment, athlete: String) async throws -> [RecordingHead]
    /// What a person decided about recordings, ascending. Decisions about recordings that are not here wait for them.
    func decisions(of athlete: String) async throws -> [GroupingDecision]
    /// Where a person cut recordings, ascending. Cuts of recordings that are not here wait for them.
    ///
    /// A recording that is cut is here as its parts only: heads, groups, recordings and columns are theirs, made of the whole one
    /// as it was stored (`StoredRecording.parts`).
    func cuts(of athlete: String) async throws -> [RecordingCut]
    /// In one transaction: forgets these cuts, takes the new ones, and groups anew what they touch.
    func cut(_ cuts: [RecordingCut], forgetting: [RecordingCut], athlete: String, at moment: Moment) async throws
    /// In one transaction: forgets what was decided of these pairs, takes the new decisions, and groups anew what they touch.
    func decide(
        _ decisions: [GroupingDecision], forgetting: [GroupingDecision], athlete: String, at moment: Moment) async throws
}

/// A recording and the name under which it is kept.
public struct StoredRecording: Equatable, Sendable {
    /// Made of the content alone, so that the same recording from two files has one id.
    public var id: String
    /// Without channels: those are in `columns`.
    public var recording: Recording
    /// Ascending; known without reading a column.
    public var channelKinds: [ChannelKind]
    /// Empty when the recording was read without them.
    public var columns: [ColumnBlob]

    public init(id: String, recording: Recording, channelKinds: [ChannelKind], columns: [ColumnBlob]) {
        self.id = id
        self.recording = recording
        self.channelKinds = channelKinds
        self.columns = columns
    }
}
