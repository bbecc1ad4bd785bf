import Measures
import Testing
import Training

@testable import Analysis

/// Advice and figures that need recent data are absent instead of using a single session.
struct RecentDataTests {
    private func record(_ runs: [ActivityDigest], known: ClosedRange<Int>? = nil) -> History {
        let days = known.map { Array($0) } ?? runs.map { $0.day.number }
        return History(athlete: Athlete(name: "T"), digests: runs, knownDays: days.map { Day(number: $0) })
    }

    /// An easy run with a best effort over 5 km.
    private func easy(_ day: Int, seconds: Double = 1660) -> ActivityDigest {
        var digest = run("r\(day)", day: day, hour: 7, wetBulbGlobe: 10, minutes: 30)
        digest.bestEfforts = [BestEffort(distance: 5000, seconds: seconds, start: 0)]
        return digest
    }

    @Test func `easy runs after a break give no oxygen uptake, and a new race does`() {
        var before = (0..<12).map { easy(100 + 3 * $0) }
        before[11].isRace = true
        func uptake(_ days: [Int]) -> Answer<Estimate> {
            fitnessInsight(asOf: Day(number: 171), history: record(before + days.map { easy($0) })).oxygenUptake
        }
        // What was run before the break no longer counts, however many easy runs follow it.
        #expect(uptake([170]) == .absent(.needHardEffort))
        #expect(uptake([165, 168, 170]) == .absent(.needHardEffort))
        // A single race counts alone.
        var race = easy(170)
        race.isRace = true
        let raced = fitnessInsight(asOf: Day(number: 171), history: record(before + [race]))
        #expect(raced.oxygenUptake.value != nil && !raced.predictions.isEmpty)
        let easily = fitnessInsight(asOf: Day(number: 171), history: record(before + [165, 168, 170].map { easy($0) }))
        #expect(easily.predictions.isEmpty && easily.predictionAbsence == .needHardEffort)
        #expect(RaceFuel.all(easily.predictions, asOf: Day(number: 171)).isEmpty)
        // The break is from 133 to 165.
        let advice = Recommendation(.needEffortAfterBreak, numbers: [31, 6], urgency: .info)
        #expect(easily.recommendations.contains(advice))
    }

    @Test func `one run gives no plan but the number of runs that it needs`() {
        func plan(_ runs: [ActivityDigest], on day: Int) -> SevenDayPlan {
            let history = record(runs)
            let load = loadInsight(
                asOf: Day(number: day), history: history,
                fitness: fitnessInsight(asOf: Day(number: day), history: history))
            return sevenDayPlan(
                asOf: Day(number: day), history: history, load: load,
                readiness: readinessInsight(asOf: Day(number: day), history: history))
        }
        #expect(plan([], on: 170) == SevenDayPlan(days: [], need: .run))
        #expect(plan([easy(169)], on: 170) == SevenDayPlan(days: [], need: .moreRuns(known: 1)))
        #expect(plan([easy(160), easy(162), easy(165)], on: 300) == SevenDayPlan(days: [], need: .recentActivity(daysOld: 135)))
        #expect(plan([easy(160), easy(165), easy(169)], on: 170).days.count == 7)
        // Runs of months ago do not make a habit of one new run.
        let old = [20, 22, 25, 27, 30].map { easy($0) }
        #expect(plan(old + [easy(169)], on: 170) == SevenDayPlan(days: [], need: .moreRuns(known: 1)))
        var ride = easy(169)
        ride.sport = .cycling
        #expect(plan(old + [ride], on: 170) == SevenDayPlan(days: [], need: .recentRun(daysOld: 140)))
        let untimed = [160, 165, 169].map { number in
            var run = easy(number)
            run.moving = 0
            return run
        }
        #expect(plan(untimed, on: 170) == SevenDayPlan(days: [], need: .runDuration))
    }

    @Test func `an hour of the plan has the load of the athlete's own hours`() throws {
        var session = easy(50)
        session.load = SessionLoad(value: session.moving / 3600 * 65, method: .heartRate)
        #expect(LoadScale.Session(session).map { abs($0.loadPerHour - 65) < 1e-9 } == true)
        session.load = SessionLoad(value: 25, method: .duration)
        #expect(LoadScale.Session(session) == nil)
        var request = PlanRequest(
            loads: [Double](repeating: 40, count: 28), phase: .maintain, recovery: .adequate, loadChange: .low,
            available: [Bool](repeating: true, count: 7), runsPerWeek: 4, longestMinutes: 90)
        let usual = try #require(WeekPlanner.plan(for: request))
        request.loadScale = 1.3
        let hard = try #require(WeekPlanner.plan(for: request))
        // The same target needs fewer minutes.
        let minutes = [usual, hard].map { $0.days.reduce(0) { $0 + $1.minutes } }
        #expect(minutes[1] < minutes[0] && hard.load <= hard.target + 10)
    }

    @Test func `a few sessions do not indicate tiredness`() {
        // Four sessions in one week after four quiet recorded weeks.
        let runs = [156, 157, 158, 159].map { easy($0) }
        let history = record([easy(120)] + runs, known: 120...160)
        let load = loadInsight(
            asOf: Day(number: 160), history: history, fitness: fitnessInsight(asOf: Day(number: 160), history: history))
        #expect(load.recovery == .absent(.tooFew))
    }

    @Test func `a trend and a weekly distance without data are stale`() {
        let runs = (0..<20).map { easy(100 + 2 * $0) }
        let history = record(runs)
        let load = loadInsight(
            asOf: Day(number: 155), history: history, fitness: fitnessInsight(asOf: Day(number: 155), history: history))
        #expect(load.trainingTrend == .absent(.stale) || load.trainingTrend == .absent(.outOfRange))
        #expect(load.weeklyDistance == .absent(.stale))
    }
}
