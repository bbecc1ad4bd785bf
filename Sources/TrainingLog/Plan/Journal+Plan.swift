public import Analysis
public import Measures
public import Training

extension Journal {
    /// Returns the days whose plan the athlete decided.
    public func storedPlan() async throws -> StoredPlan { try await stores.plans.plan(of: athleteID) }

    /// Returns the decided days that pages and the plan show: practices only while the athlete shows them.
    public func visiblePlan() async throws -> StoredPlan {
        try await storedPlan().visible(showsAdult: try await athlete().showsAdultContent)
    }

    /// Returns what is planned for single days, without routines and practices that the athlete hides.
    /// - Parameter past: the days before today that are asked for; nil for none. Those of a routine are planned again.
    public func dayPlans(asOf today: Day, past: ClosedRange<Day>? = nil) async throws -> DayPlans {
        let routines = try await visibleRoutines()
        let insights = try await insights(asOf: today)
        return DayPlans(
            insights.load, yesterday: insights.earlierPlan,
            plan: try await visiblePlan(), routines: routines, races: try await races(),
            past: try await plannedRoutineDays(past, today: today, routines: routines), today: today)
    }

    /// Returns the past days of routines as they were planned then, cached until their inputs change.
    private func plannedRoutineDays(
        _ days: ClosedRange<Day>?, today: Day, routines: RoutineHistory
    ) async throws -> [Day: PastRoutineDay] {
        guard let days, days.lowerBound < today, !routines.stretches.isEmpty else { return [:] }
        let range = days.lowerBound...min(days.upperBound, today - 1)
        let key = PastDaysCache.Key(today: today, change: try await change()?.number ?? 0, routines: routines)
        if let known = cache.read(athleteID, { $0.pastDays.days(range, of: key) }) { return known }
        return try await gate.alone(as: .pastDays(change: key.change)) {
            if let known = cache.read(athleteID, { $0.pastDays.days(range, of: key) }) { return known }
            var history = try await history(asOf: today)
            history.routines = routines
            let all = cache.read(athleteID) { $0.pastDays.range(with: range, of: key) }
            let planned = history.plannedRoutineDays(all)
            let bytes = cache.size(of: planned)
            cache.write(athleteID) { $0.pastDays.keep(planned, planned: all, for: key, bytes: bytes) }
            return planned.filter { range.contains($0.key) }
        }
    }

    /// Changes the decided days. A plan that stays as it was is not stored.
    /// - Parameter change: returns what the caller learns about the change.
    @discardableResult
    public func changePlan<Outcome: Sendable>(_ change: (inout StoredPlan) -> Outcome) async throws -> Outcome {
        try await alone {
            var plan = try await storedPlan()
            let outcome = change(&plan)
            try await stores.plans.save(plan, athlete: athleteID, at: now())
            return outcome
        }
    }

    /// Returns what became of the planned days of some days.
    /// - Parameters:
    ///   - today: the athlete's current day.
    ///   - plan: the days that the athlete decided.
    ///   - routines: the routines that were followed.
    ///   - plans: what is planned for today and the days after it.
    public func planProgress(
        _ days: ClosedRange<Day>, today: Day, plan: StoredPlan, routines: RoutineHistory, plans: DayPlans
    ) async throws -> PlanProgress {
        let reach = (days.lowerBound - PlanProgress.reach)...(days.upperBound + PlanProgress.reach)
        let digests = try await activities().filter { reach.contains($0.day) && $0.day <= today }
        var limited = try await plannedRoutineDays(days, today: today, routines: routines).mapValues { $0.routine }
        if days.upperBound >= today {
            for offset in 0...(days.upperBound - today) { limited[today + offset] = plans.routineDay(on: today + offset) }
        }
        return PlanProgress(routines: routines, plan: plan, limited: limited, digests: digests, days: days, today: today)
    }

    /// Returns what the planner would propose for a day of the next seven if the athlete had not decided it.
    public func proposal(for day: Day, asOf today: Day) async throws -> PlannedDay? {
        Analysis.proposal(
            for: day, history: try await historyWithForecast(asOf: today), insights: try await insights(asOf: today))
    }

    func plannedDayLines() async throws -> [ExportLine] {
        try await storedPlan().days.map { ExportLine(storedDay: StoredDayBody($0)) }
    }

    /// Adds the decided days of an export. A day that this journal has decided stays.
    func takeOver(_ days: [StoredDayBody]) async throws {
        let added = days.compactMap { $0.stored }
        guard !added.isEmpty else { return }
        var plan = try await storedPlan()
        for day in added where plan.day(day.day) == nil { plan.store(day) }
        try await stores.plans.save(plan, athlete: athleteID, at: now())
    }
}
