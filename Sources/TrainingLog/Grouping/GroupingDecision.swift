/// Decision of the athlete whether two recordings are one activity. It overrides the automatic matching.
public struct GroupingDecision: Hashable, Sendable {
    /// Raw values are stored: never rename.
    public enum Verdict: String, CaseIterable, Sendable { case together, apart }

    /// The lesser id of the two.
    public let one: String
    public let other: String
    public var verdict: Verdict

    /// Nil if both ids are equal.
    public init?(_ one: String, _ other: String, _ verdict: Verdict) {
        guard one != other else { return nil }
        self.one = min(one, other)
        self.other = max(one, other)
        self.verdict = verdict
    }

    /// Whether both decisions concern the same two recordings.
    public func concernsTheSame(as decision: GroupingDecision) -> Bool { one == decision.one && other == decision.other }

    public func concerns(_ id: String) -> Bool { one == id || other == id }

    /// Order in which stores return decisions.
    public func comesBefore(_ decision: GroupingDecision) -> Bool { (one, other) < (decision.one, decision.other) }
}

extension [GroupingDecision] {
    /// Returns the decisions that concern none of these recordings and none of their parts.
    public func forgetting(_ recordings: Set<String>) -> [GroupingDecision] {
        filter { decision in
            ![decision.one, decision.other].contains { recordings.contains(RecordingCut.origin(of: $0).recording) }
        }
    }

    /// Returns these decisions with the new ones and without the removed pairs. A new decision about a pair supersedes the old one.
    public func revised(by newer: [GroupingDecision], forgetting forgotten: [GroupingDecision] = []) -> [GroupingDecision] {
        let kept = filter { old in !(newer + forgotten).contains { $0.concernsTheSame(as: old) } }
        return (kept + newer).sorted { $0.comesBefore($1) }
    }
}
