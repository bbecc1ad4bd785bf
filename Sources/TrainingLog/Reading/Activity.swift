public import Analysis
public import Measures
public import Training

/// One activity: its combined recording, its digest, and all its recordings.
public struct Activity: Equatable, Sendable {
    public var id: String
    public var digest: ActivityDigest
    /// The winner with the recordings before and after it, each channel from its best source (`assembled`); what they lack besides
    /// channels is taken from the others (`completed(by:)`).
    public var recording: Recording
    /// All recordings without channels, winner first.
    public var sources: [Recording]
    /// The ids of `sources`.
    public var sourceIDs: [String]
    /// From which of `sources` each channel is taken; ascending by kind. Where recordings follow each other, a kind has one for each.
    public var channelSources: [ChannelSource]
    /// Decisions of the athlete about its recordings.
    public var decisions: [GroupingDecision]
    /// Current edit of the athlete. `recording` and `digest` already include it.
    public var edit: ActivityEdit
    /// Number of edits that can be undone, one after the other.
    public var editCount: Int
    /// Moments where the athlete cut its recordings, ascending: at its start or end. `Journal.regroup` undoes the cuts.
    public var cuts: [Moment]
    /// Stretches of the recording whose positions are hidden from the reader, in seconds.
    public var hidden: [ClosedRange<Double>]

    public init(
        id: String, digest: ActivityDigest, recording: Recording, sources: [Recording], sourceIDs: [String] = [],
        channelSources: [ChannelSource] = [], decisions: [GroupingDecision] = [], edit: ActivityEdit = ActivityEdit(),
        editCount: Int = 0, cuts: [Moment] = [], hidden: [ClosedRange<Double>] = []
    ) {
        self.id = id
        self.digest = digest
        self.recording = recording
        self.sources = sources
        self.sourceIDs = sourceIDs
        self.channelSources = channelSources
        self.decisions = decisions
        self.edit = edit
        self.editCount = editCount
        self.cuts = cuts
        self.hidden = hidden
    }
}

extension Activity {
    /// Returns the activity with the current name of its shoes. The digest does not change.
    func callingShoes(by diary: Diary) -> Activity {
        var result = self
        result.recording.shoes = recording.shoes.map { diary.name(ofShoes: $0) }
        result.sources = sources.map { source in
            var source = source
            source.shoes = source.shoes.map { diary.name(ofShoes: $0) }
            return source
        }
        result.edit.shoes = edit.shoes.map { diary.name(ofShoes: $0) }
        return result
    }
}
