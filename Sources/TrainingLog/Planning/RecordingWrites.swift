/// What a store has to write to carry out a plan, in the order of the properties. All of it belongs to one transaction.
public struct RecordingWrites: Equatable, Sendable {
    /// Replaces all cuts; nil leaves them.
    public var cuts: [RecordingCut]?
    /// Replaces all decisions; nil leaves them.
    public var decisions: [GroupingDecision]?
    /// New ids by old ones: edits move to the new id, addresses that led to the old id lead to the new one, and so does the old id.
    public var successors: [String: String] = [:]
    /// Visible recordings whose edits are removed.
    public var forgottenEdits: [String] = []
    /// Groups to remove, by their members. The digest of a removed group is removed with it.
    public var removedGroups: [[String]] = []
    /// Whole recordings to remove, with their columns and parts.
    public var removedRecordings: [String] = []
    /// The parts of whole recordings; an empty list removes them.
    public var parts: [Parts] = []
    /// Groups to store. Every other group that one of their members belongs to is removed. An unchanged group keeps its digest.
    public var groups: [ActivityGroup] = []

    public struct Parts: Equatable, Sendable {
        public var whole: String
        public var parts: [StoredRecording]
    }
}
