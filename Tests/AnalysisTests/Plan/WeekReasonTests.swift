import Testing

@testable import Analysis

/// The reason of a week is true.
struct WeekReasonTests {
    private static func request(runs: Int = 5, longest: Double = 75) -> PlanRequest {
        let week: [Double] = [45, 50, 25, 58, 0, 35, 70]
        var request = PlanRequest(
            loads: week + week + week + week, phase: .build, recovery: .adequate, loadChange: .low,
            available: [Bool](repeating: true, count: 7), runsPerWeek: runs, longestMinutes: longest)
        request.usualMinutes = 50
        return request
    }

    private func reason(_ request: PlanRequest) throws -> PlanReason { try #require(WeekPlanner.plan(for: request)).reason }

    @Test func `few runs of limited length are the reason only where nothing else takes more`() throws {
        #expect(try reason(Self.request()) == .build)
        #expect(try reason(Self.request(runs: 3, longest: 65)) == .habits)
        // One hot day of a week that lacks much more.
        var hot = Self.request(runs: 3, longest: 65)
        hot.wetBulbGlobe = [nil, nil, 29, nil, nil, nil, nil]
        #expect(try reason(hot) == .habits)
        hot = Self.request()
        hot.wetBulbGlobe = [Double?](repeating: 29, count: 7)
        #expect(try reason(hot) == .heat)
    }

    @Test func `a week with days that the athlete decided or shortened says so`() throws {
        let rest = PlanRequest.StoredDay(workout: .rest, minutes: 0, hardMinutes: 0, load: 0, isRun: false)
        var decided = Self.request()
        decided.stored = [rest, rest, rest, rest, rest, nil, nil]
        #expect(try reason(decided) == .settled)
        // A low night made the first sessions short and easy.
        let short = PlanRequest.StoredDay(workout: .easy, minutes: 15, hardMinutes: 0, load: 12.5, isRun: true)
        var done = Self.request()
        (done.stored, done.daysOver) = ([rest, short, short, short, rest, nil, nil], 5)
        done.available = [false, false, false, false, false, true, true]
        #expect(try reason(done) == .settled)
    }

    @Test func `a new start, an easy week and the days after a race are named as such`() throws {
        var anew = Self.request()
        anew.longestMinutes = 10
        #expect(try reason(anew) == .newStart)
        var easy = Self.request(runs: 2, longest: 40)
        easy.phase = .deload
        #expect(try reason(easy) == .deload)
        // Without the long run of the sixth day, four runs do not reach the week.
        var raced = Self.request(runs: 4, longest: 130)
        raced.longRunDay = 6
        #expect(try reason(raced) == .build)
        raced.easyDays = 6
        #expect(try reason(raced) == .afterRace)
    }

    @Test func `in twenty thousand random weeks the reason for less load is the one that takes it`() {
        var random = SplitMix(state: 2028)
        let planner = WeekPlannerTests()
        var counts: [PlanReason: Int] = [:]
        for round in 0..<20_000 {
            var request = planner.randomRequest(&random)
            if round % 2 == 0 {
                request.stored = (0..<7).map { _ in random.below(4) == 0 ? planner.storedDay(&random) : nil }
            }
            guard let plan = WeekPlanner.plan(for: request) else { continue }
            counts[plan.reason, default: 0] += 1
            var other = request
            func load() -> Double { WeekPlanner.draft(for: other).load }
            let half = (plan.target - plan.load) / 2
            switch plan.reason {
            case .heat:
                other.wetBulbGlobe = []
                #expect(load() - plan.load >= half, "\(round)")
            case .settled:
                // Days that alone have more than the week would are the reason, whatever the others lack.
                if request.stored.reduce(0, { $0 + ($1?.load ?? 0) }) > plan.target { continue }
                other = other.unsettled
                other.wetBulbGlobe = []
                #expect(load() - plan.load >= half && request.stored.contains { $0 != nil }, "\(round)")
            case .habits:
                (other.wetBulbGlobe, other.races, other.easyDays) = ([], [], 0)
                other = other.unsettled
                other.isVariabilityUnusual = false
                #expect(load() < 0.9 * plan.target, "\(round)")
            case .newStart: #expect(plan.days.allSatisfy { $0.minutes <= 20 || !request.stored.isEmpty })
            default: break
            }
        }
        #expect([PlanReason.heat, .settled, .habits, .newStart].allSatisfy { counts[$0] ?? 0 > 3 }, "\(counts)")
    }
}
