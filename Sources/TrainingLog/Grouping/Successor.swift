/// Which of the recordings that a newer reader made took the place of one that an older reader made: the same origin and start,
/// and of several of these the one that would win. Nil when the newer reader made none of the kind.
public func successor(of old: RecordingHead, among new: [RecordingHead]) -> String? {
    new.filter { $0.origin == old.origin && $0.start == old.start }.min { $0.wins(over: $1) }?.id
}

extension [GroupingDecision] {
    /// The same decisions about the recordings that took the place of others; of two about the same pair the first.
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
