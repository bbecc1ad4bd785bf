import Measures
public import Training

extension PlanState {
    /// The seven days around those that the athlete decided otherwise than they are planned without the decision.
    var weekAroundChanges: PlanCourse.Week {
        let decided = stored.enumerated().compactMap { done.indices.contains($0) ? nil : $1 }
        guard !decided.isEmpty else { return freeWeek }
        var kept = decided
        var week = releasing(kept).freeWeek(withReason: false)
        // Days that are decided otherwise bind the planner, which may then plan another one otherwise too.
        while !week.isPlanned(as: kept) {
            kept = kept.filter { week.isPlanned(as: [$0]) }
            week = releasing(kept).freeWeek(withReason: false)
        }
        // A day may be planned as it is decided because of another one: a long run on Friday, where Sunday is a day of rest.
        while let more = firstRelease(of: decided, beside: kept) { kept = more }
        return releasing(kept).freeWeek
    }

    /// One decided day more than `kept` that is planned as it is decided if it is left to the planner; nil if there is none.
    private func firstRelease(of decided: [StoredDay], beside kept: [StoredDay]) -> [StoredDay]? {
        for other in decided where !kept.contains(where: { $0.day == other.day }) {
            let more = kept + [other]
            if releasing(more).freeWeek(withReason: false).isPlanned(as: more) { return more }
        }
        return nil
    }

    /// What the athlete decided about days of the seven after a day.
    func decisions(after date: Day) -> [StoredDay] { stored.compactMap { $0 }.filter { $0.day > date } }

    /// The state with its decisions, and with what counts as done in another one and the days that this planned; nil where that one has the same
    /// decisions.
    func keepingDecisions(of other: PlanState, within days: [PlannedDay]) -> PlanState? {
        guard stored != other.stored else { return nil }
        var state = self
        (state.done, state.daysOver, state.announced) = (other.done, other.daysOver, announced + days)
        return state
    }

    /// The state without decisions about some days.
    func releasing(_ days: [StoredDay]) -> PlanState {
        guard !days.isEmpty else { return self }
        var state = self
        for stored in days { state.decided.remove(stored.day) }
        return state
    }
}

extension PlanCourse.Week {
    fileprivate func isPlanned(as decided: [StoredDay]) -> Bool {
        decided.allSatisfy { stored in days.contains { $0.day == stored.day && $0.isPlanned(as: stored) } }
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
