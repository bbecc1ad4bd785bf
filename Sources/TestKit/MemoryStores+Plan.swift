public import Measures
public import Training
public import TrainingLog

extension MemoryStores: PlanStore {
    public func plan(of athlete: String) async throws -> StoredPlan { read(athlete) { $0.plan } }

    public func save(_ plan: StoredPlan, athlete: String, at moment: Moment) async throws {
        write(athlete) {
            guard $0.plan != plan else { return }
            $0.plan = plan
            $0.changed(at: moment)
        }
    }
}

extension InterruptedStores: PlanStore {
    public func plan(of athlete: String) async throws -> StoredPlan {
        try count()
        return try await inner.plans.plan(of: athlete)
    }
    public func save(_ plan: StoredPlan, athlete: String, at moment: Moment) async throws {
        try count()
        try await inner.plans.save(plan, athlete: athlete, at: moment)
    }
}
