/// What a person said of two recordings: that they are one activity, or that they are not, whatever matching says.
public struct GroupingDecision: Hashable, Sendable {
    /// The raw values are stored: never rename.
    public enum Verdict: String, CaseIterable, Sendable { case together, apart }

    /// The lesser id of the two.
    public let one: String
    public let other: String
    public var verdict: Verdict

    /// Nil for a recording and itself.
    public init?(_ one: String, _ other: String, _ verdict: Verdict) {
        guard one != other else { return nil }
        self.one = min(one, other)
        self.other = max(one, other)
        self.verdict = verdict
    }

    /// Whether both speak of the same two recordings.
    public func concernsTheSame(as decision: GroupingDecision) -> Bool { one == decision.one && other == decision.other }

    public func concerns(_ id: String) -> Bool { one == id || other == id }

    /// The order in which stores hand decisions out.
    public func comesBefore(_ decision: GroupingDecision) -> Bool { (one, other) < (decision.one, decision.other) }
}

extension [GroupingDecision] {
    /// Those that are about none of these recordings, nor about parts of them.
    public func forgetting(_ recordings: Set<String>) -> [GroupingDecision] {
        filter { decision in
            ![decision.one, decision.other].contains { recordings.contains(RecordingCut.origin(of: $0).recording) }
        }
    }

    /// These decisions after newer ones, and without those about forgotten pairs; the latest word about two recordings counts.
    public func revised(by newer: [GroupingDecision], forgetting forgotten: [GroupingDecision] = []) -> [GroupingDecision] {
        let kept = filter { old in !(newer + forgotten).contains { $0.concernsTheSame(as: old) } }
        return (kept + newer).sorted { $0.comesBefore($1) }
    }
}
