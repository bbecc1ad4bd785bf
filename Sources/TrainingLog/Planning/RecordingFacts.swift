public import Measures

/// What a `RecordingPlanner` reads about the recordings of one athlete. A store reads it within the transaction that applies the plan.
///
/// A recording is visible under its own id while it is not cut; otherwise its parts are visible instead, the first under the id of the
/// whole.
public protocol RecordingFacts {
    /// A visible recording; nil when none has this id.
    func head(_ id: String) throws -> RecordingHead?

    /// Visible recordings that overlap a stretch of time; touching counts.
    func heads(from start: Moment, through end: Moment) throws -> [RecordingHead]

    /// The members of the group that a visible recording belongs to, winner first; nil when it belongs to none.
    func group(of id: String) throws -> [String]?

    /// Ids of the parts of a recording; empty while it is not cut.
    func parts(of whole: String) throws -> [String]

    /// A whole recording with its columns; nil when none has this id.
    func recording(_ whole: String) throws -> StoredRecording?

    func allCuts() throws -> [RecordingCut]

    func allDecisions() throws -> [GroupingDecision]

    /// Ids of the visible recordings that have edits.
    func editedRecordings() throws -> [String]
}
