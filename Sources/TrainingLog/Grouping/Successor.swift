/// Returns the recording of a newer reader that replaces one of an older reader: the one of the same origin and start, and of several the
/// one that wins. Nil when there is none.
public func successor(of old: RecordingHead, among new: [RecordingHead]) -> String? {
    new.filter { $0.origin == old.origin && $0.start == old.start }.min { $0.wins(over: $1) }?.id
}

extension [GroupingDecision] {
    /// Returns the decisions with the ids of the replacing recordings. If two concern the same pair, the first one counts.
    public func renamed(_ names: [String: String]) -> [GroupingDecision] {
        if names.isEmpty { return self }
        var result: [GroupingDecision] = []
        for decision in self {
            let (one, other) = (names[decision.one] ?? decision.one, names[decision.other] ?? decision.other)
            guard let renamed = GroupingDecision(one, other, decision.verdict),
                !result.contains(where: { $0.concernsTheSame(as: renamed) })
            else { continue }
            result.append(renamed)
        }
        return result.sorted { $0.comesBefore($1) }
    }
}
