public import Measures

/// Facts about the recordings of one athlete that a `RecordingPlanner` needs. A store reads them within the transaction that applies the
/// plan.
///
/// An uncut recording is visible under its own id. Otherwise its parts are visible, the first one under the id of the whole.
public protocol RecordingFacts {
    /// Returns a visible recording; nil when none has this id.
    func head(_ id: String) throws -> RecordingHead?

    /// Returns visible recordings that overlap or touch a range of time.
    func heads(from start: Moment, through end: Moment) throws -> [RecordingHead]

    /// Returns the members of the group of a visible recording, winner first; nil without a group.
    func group(of id: String) throws -> [String]?

    /// Returns the ids of the parts of a recording; empty if it is not cut.
    func parts(of whole: String) throws -> [String]

    /// Returns a whole recording with its columns; nil when none has this id.
    func recording(_ whole: String) throws -> StoredRecording?

    func allCuts() throws -> [RecordingCut]

    func allDecisions() throws -> [GroupingDecision]

    /// Returns the ids of visible recordings that have edits.
    func editedRecordings() throws -> [String]
}
