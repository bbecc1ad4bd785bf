/// Writes that carry out a plan, in the order of the properties and in one transaction.
public struct RecordingWrites: Equatable, Sendable {
    /// All cuts after the change; nil for no change.
    public var cuts: [RecordingCut]?
    /// All decisions after the change; nil for no change.
    public var decisions: [GroupingDecision]?
    /// New ids by old ones. Edits and workouts of sessions move to the new id, and the old id and all
    /// addresses that led to it lead to the new one.
    public var successors: [String: String] = [:]
    /// Visible recordings whose edits are removed.
    public var forgottenEdits: [String] = []
    /// Members of the groups to remove. The digest of a removed group is removed with it.
    public var removedGroups: [[String]] = []
    /// Whole recordings to remove, with their columns and parts.
    public var removedRecordings: [String] = []
    /// Parts of whole recordings; an empty list removes them.
    public var parts: [Parts] = []
    /// Groups to store. Every other group with one of their members is removed. An unchanged group keeps its digest.
    public var groups: [ActivityGroup] = []

    public struct Parts: Equatable, Sendable {
        public var whole: String
        public var parts: [StoredRecording]
    }
}
