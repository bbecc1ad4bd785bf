import Analysis
import Measures
import Testing
import Training

struct SevenDayPlanTests {
    /// Runs on Tuesday, Wednesday, Thursday and a long one on Saturday; day 4 of 1970 is a Monday.
    private func weeks(_ count: Int, heat: Double = 12) -> History {
        var digests: [ActivityDigest] = []
        for week in 0..<count {
            for (weekday, minutes) in [(1, 45.0), (2, 50), (3, 45), (5, 80)] {
                let day = 4 + 7 * week + weekday
                digests.append(run("w\(week)d\(weekday)", day: day, hour: 6, wetBulbGlobe: heat, minutes: minutes))
            }
        }
        let known = digests.isEmpty ? [] : (5...(4 + 7 * count)).map { Day(number: $0) }
        return History(athlete: Athlete(name: "T"), digests: digests, knownDays: known)
    }

    private func sunday(_ week: Int) -> Day { Day(number: 4 + 7 * week + 6) }

    @Test func `habits decide how often and when the long run is`() throws {
        let plan = sevenDayPlan(asOf: sunday(7), history: weeks(8), recovery: .adequate, change: .low)
        #expect(plan.count == 7)
        #expect(plan.map { $0.day } == (1...7).map { sunday(7) + $0 })
        #expect(plan.filter { $0.workout != .rest }.count == 4)
        let long = try #require(plan.first { $0.workout == .long })
        #expect(long.day.weekday == 6)
        #expect(Double(long.minutes ?? 0) <= 88)
        #expect(plan.allSatisfy { ($0.minutes == nil) == ($0.workout == .rest) })
    }

    @Test func `less than four weeks of history give three easy runs as long as usual`() {
        let plan = sevenDayPlan(asOf: sunday(1), history: weeks(2))
        #expect(plan.map { $0.workout } == [.rest, .easy, .rest, .easy, .rest, .easy, .rest])
        #expect(plan.compactMap { $0.minutes } == [45, 45, 45])
        #expect(sevenDayPlan(asOf: sunday(1), history: weeks(0)).isEmpty)
    }

    @Test func `days that the athlete keeps free stay free, and the long run moves to the nearest`() throws {
        func plan(_ weeks: Int, resting: Set<Int>) -> [PlannedDay] {
            var history = self.weeks(weeks)
            history.athlete.availability.restWeekdays = resting
            return sevenDayPlan(asOf: sunday(weeks - 1), history: history, recovery: .adequate, change: .low)
        }
        for resting: Set<Int> in [[6], [2, 6, 7], [1, 3, 5], [1, 2, 3, 4, 5, 6]] {
            for weeks in [2, 8] {
                let days = plan(weeks, resting: resting)
                #expect(days.allSatisfy { $0.workout == .rest || !resting.contains($0.day.weekday) }, "\(resting), \(weeks)")
                #expect(days.contains { $0.workout != .rest })
            }
        }
        let long = try #require(plan(8, resting: [6]).first { $0.workout == .long })
        #expect(long.day.weekday == 5)
        #expect(plan(8, resting: Set(1...7)).allSatisfy { $0.workout == .rest })
    }

    @Test func `hot weeks mark the days and forbid nothing`() {
        let plan = sevenDayPlan(asOf: sunday(7), history: weeks(8, heat: 29), recovery: .adequate, change: .low)
        #expect(plan.filter { $0.workout != .rest }.allSatisfy { $0.isHot })
        #expect(plan.contains { $0.workout == .long })
    }

    @Test func `after a race and after a run much longer than before, days are easy for a day per 3 km`() throws {
        func plan(_ metres: Double, isRace: Bool, ago: Int) -> [PlannedDay] {
            let history = weeks(8)
            var run = run("long", day: sunday(7).number - ago, hour: 14, wetBulbGlobe: 12, minutes: metres / 200)
            run.distance = Distance(metres: metres)
            run.isRace = isRace
            let all = History(
                athlete: history.athlete, digests: history.digests + [run], knownDays: history.knownDays, asOf: sunday(7))
            return sevenDayPlan(asOf: sunday(7), history: all, recovery: .adequate, change: .low)
        }
        func hard(_ plan: [PlannedDay]) -> [Int] {
            plan.filter { ![.rest, .easy, .recovery].contains($0.workout) }.map { $0.day - sunday(7) }
        }
        let before = sevenDayPlan(asOf: sunday(7), history: weeks(8), recovery: .adequate, change: .low)
        #expect(hard(before).count == 2)
        for isRace in [true, false] {
            let marathon = plan(42_195, isRace: isRace, ago: 0)
            #expect(hard(marathon).isEmpty && !marathon.isEmpty)
            #expect(marathon.reduce(0) { $0 + $1.load } < 0.8 * before.reduce(0) { $0 + $1.load })
            #expect(!hard(plan(42_195, isRace: isRace, ago: 12)).isEmpty)
        }
        #expect(hard(plan(10_000, isRace: true, ago: 0)).allSatisfy { $0 > 3 })
        #expect(hard(plan(5000, isRace: false, ago: 0)) == hard(before))
    }

    @Test func `runs do not grow to take the place of rides`() {
        let history = weeks(8)
        let rides = history.digests.map { digest in
            var ride = digest
            ride.id += "r"
            ride.sport = .cycling
            ride.moving = 3 * 3600
            ride.elapsed = ride.moving
            return ride
        }
        let both = History(
            athlete: history.athlete, digests: history.digests + rides, knownDays: history.knownDays, asOf: sunday(7))
        func plan(_ history: History) -> [PlannedDay] {
            sevenDayPlan(asOf: sunday(7), history: history, recovery: .adequate, change: .low)
        }
        let easy = plan(both).filter { $0.workout == .easy }.compactMap { $0.minutes }
        #expect(plan(both).reduce(0) { $0 + $1.load } > plan(history).reduce(0) { $0 + $1.load })
        // Of 45, 50, 45 and 80 minutes 47.5 are usual.
        #expect(easy.max() == 60)
    }

    @Test func `nobody who never ran gets a plan of runs`() {
        let rides = weeks(8).digests.map { digest in
            var ride = digest
            ride.sport = .cycling
            return ride
        }
        #expect(sevenDayPlan(asOf: sunday(7), history: History(athlete: Athlete(name: "T"), digests: rides)).isEmpty)
    }

    @Test func `two weeks without a run start anew without anything hard`() {
        let plan = sevenDayPlan(asOf: sunday(7) + 16, history: weeks(8), recovery: .wellRecovered, change: .low)
        #expect(!plan.contains { $0.workout == .tempo || $0.workout == .interval })
        #expect(plan.reduce(0) { $0 + $1.load } < 110)
    }
}
