public import Training

extension Journal {
    /// Returns the days whose plan the athlete decided.
    public func storedPlan() async throws -> StoredPlan { try await stores.plans.plan(of: athleteID) }

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
