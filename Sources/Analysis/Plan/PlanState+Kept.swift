import Measures
public import Training

extension PlanState {
    /// The seven days around those that the athlete decided otherwise than they are planned without the decision.
    var weekAroundChanges: PlanCourse.Week {
        var kept = stored.enumerated().compactMap { done.indices.contains($0) ? nil : $1 }
        // Days that are decided otherwise bind the planner, which may then plan another one otherwise too.
        while true {
            let week = releasing(kept.map { $0.day }).freeWeek
            let same = kept.filter { stored in week.days.contains { $0.day == stored.day && $0.isPlanned(as: stored) } }
            if same.count == kept.count { return week }
            kept = same
        }
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
