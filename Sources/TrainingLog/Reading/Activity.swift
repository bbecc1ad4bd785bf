public import Analysis
public import Measures
public import Training

/// One activity: the recording that stands for it, what was computed from it, and every recording it was made of.
public struct Activity: Equatable, Sendable {
    public var id: String
    public var digest: ActivityDigest
    /// The winner with the recordings before and after it, each channel from its best source (`assembled`); what they lack besides
    /// channels is taken from the others (`completed(by:)`).
    public var recording: Recording
    /// Winner first, as they were made, without channels.
    public var sources: [Recording]
    /// The ids of `sources`.
    public var sourceIDs: [String]
    /// From which of `sources` each channel is taken; ascending by kind. Where recordings follow each other, a kind has one for each.
    public var channelSources: [ChannelSource]
    /// What a person decided about its recordings.
    public var decisions: [GroupingDecision]
    /// What the athlete says of it; `recording` and `digest` follow it already.
    public var edit: ActivityEdit
    /// Edits that can be taken back, one after the other.
    public var editCount: Int
    /// Where a person cut its recordings in two, ascending: at its start or end. `Journal.regroup` takes it back.
    public var cuts: [Moment]

    public init(
        id: String, digest: ActivityDigest, recording: Recording, sources: [Recording], sourceIDs: [String] = [],
        channelSources: [ChannelSource] = [], decisions: [GroupingDecision] = [], edit: ActivityEdit = ActivityEdit(),
        editCount: Int = 0, cuts: [Moment] = []
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
    }
}

extension Activity {
    /// The activity with its shoes called as they are now. The digest stays as it is kept.
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
