import Testing

@testable import Analysis

/// Weeks in which the athlete decided some days.
extension WeekPlannerTests {
    @Test func `twenty thousand random weeks keep what the athlete decided, and the other days meet all rules`() {
        var random = SplitMix(state: 2027)
        for round in 0..<20_000 {
            var request = randomRequest(&random)
            request.stored = (0..<7).map { _ in random.below(3) == 0 ? storedDay(&random) : nil }
            guard let plan = WeekPlanner.plan(for: request) else {
                Issue.record("no plan in round \(round)")
                return
            }
            if let broken = changedDay(plan, request) ?? brokenRule(plan, request) {
                Issue.record("round \(round): \(broken): \(summary(plan)) for \(request)")
                return
            }
            if round % 100 == 0 { #expect(WeekPlanner.plan(for: request) == plan) }
        }
    }

    @Test func `a hard session on the first day leaves the long run on the last one`() throws {
        var request = PlanRequest(
            loads: [Double](repeating: 40, count: 28), phase: .build, recovery: .adequate, loadChange: .low,
            available: [Bool](repeating: true, count: 7), runsPerWeek: 5, longestMinutes: 90)
        let usual = try #require(WeekPlanner.plan(for: request)).days
        #expect(usual[6].workout == .long)
        request.stored =
            [.init(workout: .tempo, minutes: 45, hardMinutes: 20, load: 50, isRun: true)] + [nil, nil, nil, nil, nil, nil]
        let days = try #require(WeekPlanner.plan(for: request)).days
        #expect(days[6].workout == .long && 5 * days[6].minutes >= 4 * usual[6].minutes)
        #expect(days.count { $0.hardMinutes > 0 } == 1)
    }

    func storedDay(_ random: inout SplitMix) -> PlanRequest.StoredDay {
        let kinds: [WorkoutType] = [.rest, .recovery, .easy, .moderate, .tempo, .interval, .long]
        let workout = kinds[random.below(kinds.count)]
        guard workout != .rest else { return .init(workout: .rest, minutes: 0, hardMinutes: 0, load: 0, isRun: false) }
        let minutes = 1 + random.below(random.below(5) == 0 ? 600 : 90)
        let hard = workout == .tempo || workout == .interval ? random.below(minutes) : 0
        return .init(
            workout: workout, minutes: minutes, hardMinutes: hard, load: Double(minutes) * random.unit() * 2,
            isRun: random.below(3) > 0)
    }

    private func changedDay(_ plan: WeekPlan, _ request: PlanRequest) -> String? {
        for (index, stored) in request.stored.enumerated() where !request.races.contains(where: { $0.day == index + 1 }) {
            guard let stored else { continue }
            let day = plan.days[index]
            if (day.workout, day.minutes, day.hardMinutes) != (stored.workout, stored.minutes, stored.hardMinutes) {
                return "day \(index + 1) is not what was decided"
            }
        }
        return nil
    }
}
