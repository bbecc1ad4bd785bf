public import Analysis
public import Measures
public import Training

/// One activity: the recording that stands for it, what was computed from it, and every recording it was made of.
public struct Activity: Equatable, Sendable {
    public var id: String
    public var digest: ActivityDigest
    /// The winner, with each channel from its best source; what it lacks besides channels is taken from the others
    /// (`completed(by:)`).
    public var recording: Recording
    /// Winner first, as they were made, without channels.
    public var sources: [Recording]
    /// The ids of `sources`.
    public var sourceIDs: [String]
    /// From which of `sources` each channel is taken; ascending by kind.
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

extension Recording {
    /// This recording with what only other recordings of the same activity know: the name that was given to it, its notes, the
    /// weather, the wall clock, the perceived effort, the shoes, and whether it was indoors. Measured amounts stay the winner's own.
    ///
    /// - Parameter others: best first.
    func completed(by others: [Recording]) -> Recording {
        var result = self
        for other in others {
            result.title = result.title ?? other.title
            result.notes = result.notes ?? other.notes
            result.conditions = result.conditions ?? other.conditions
            result.offset = result.offset ?? other.offset(of: self)
            result.perceivedEffort = result.perceivedEffort ?? other.perceivedEffort
            result.shoes = result.shoes ?? other.shoes
            result.isIndoor = result.isIndoor ?? other.isIndoor
        }
        return result
    }

    /// The wall clock of this recording's place, as of another recording of the same activity.
    func offset(of other: Recording) -> LocalOffset? {
        guard source.origin == .garminConnect else { return offset }
        return LocalOffset(nearest: start - other.start, tolerance: 2)
    }
}
