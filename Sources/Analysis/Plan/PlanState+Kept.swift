import Measures
public import Training

extension PlanState {
    /// Days of the seven that the athlete decided as they are planned without these decisions.
    var daysAsPlanned: [Day] {
        let decided = stored.enumerated().compactMap { done.indices.contains($0) ? nil : $1 }
        var kept = decided
        // Days that are decided otherwise bind the planner, which may then plan another one otherwise too.
        while !kept.isEmpty {
            let days = releasing(kept.map { $0.day }).freeWeek.days
            let same = kept.filter { stored in days.contains { $0.day == stored.day && $0.isPlanned(as: stored) } }
            if same.count == kept.count { break }
            kept = same
        }
        return kept.map { $0.day }
    }

    /// The state without decisions about some days.
    func releasing(_ days: [Day]) -> PlanState {
        guard !days.isEmpty else { return self }
        var state = self
        for day in days { state.decided.remove(day) }
        return state
    }
}

extension PlannedDay {
    /// Whether the training of a day is that of a decision. A sauna and practice are no training, and words and notes are none of the planner's.
    public func isPlanned(as decided: StoredDay) -> Bool {
        guard let planned = sessions?.filter({ $0.isTraining }) else { return false }
        let decided = decided.sessions.filter { $0.isTraining }
        return planned.count == decided.count
            && zip(planned, decided).allSatisfy {
                ($0.kind, $0.intensity, $0.minutes, $0.hardMinutes) == ($1.kind, $1.intensity, $1.minutes, $1.hardMinutes)
            }
    }
}
