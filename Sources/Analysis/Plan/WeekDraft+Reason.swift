/// Why the week has its load.
extension WeekDraft {
    /// What recovery, a break or a race asks for stays the reason, whatever the sessions hold.
    private var isAimFixed: Bool { !raceDays.isEmpty || request.isOverreached || aim.isEasier && aim != .deload }

    /// The rule that set the target, whatever the sessions hold.
    var rule: PlanReason { !isAimFixed && request.gentleDays > 0 ? .illness : aim }

    /// The rule that set the target, or that kept the sessions well below it, for which the week is planned up to four times more.
    var reason: PlanReason {
        if isAimFixed || request.gentleDays > 0 { return rule }
        // What the athlete decided alone is more than the week would have.
        if storedLoad > target { return .settled }
        guard aim != .deload, isWellBelowTarget else { return aim }
        return startsAnew ? .newStart : reasonForLess
    }

    /// Of the target, below which a week clearly has less.
    static let nearTarget = 0.9

    /// Whether the week has clearly less than its target, and room for five minutes more.
    private var isWellBelowTarget: Bool {
        let step = WeekPlanner.load(.easy, minutes: 5, scale: request.loadScale)
        return load < WeekDraft.nearTarget * target && load + step <= target
    }

    /// The first of heat, settled days and easy days that takes half of what the week lacks. If none does, it is the athlete's habits.
    private var reasonForLess: PlanReason {
        var other = request
        func explains() -> Bool { WeekPlanner.draft(for: other).load - load >= (target - load) / 2 }
        other.wetBulbGlobe = []
        if !request.wetBulbGlobe.isEmpty, explains() { return .heat }
        other = other.unsettled
        if request.stored.contains(where: { $0 != nil }), explains() { return .settled }
        (other.races, other.easyDays, other.easyDaysOver) = ([], 0, 0)
        (other.startsAfterLong, other.startsAfterDemanding) = (false, false)
        if request.easyThrough > 0, explains() { return .afterRace }
        // Some rules, such as that of an unusual variability, have no words: the week is about a usual one.
        other.isVariabilityUnusual = false
        return WeekPlanner.draft(for: other).isWellBelowTarget ? .habits : .maintain
    }
}

extension PlanRequest {
    /// The request without the days that the athlete decided, or did.
    var unsettled: PlanRequest {
        var other = self
        other.available = available.indices.map { available[$0] || stored.indices.contains($0) && stored[$0] != nil }
        other.stored = []
        return other
    }
}
