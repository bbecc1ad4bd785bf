import Measures
import Training

/// A race for which the time is too short: in the weeks that are left before the taper the long run cannot grow to half of what the distance
/// needs.
public struct RaceShortfall: Equatable, Sendable {
    /// Metres of the long run that the race needs.
    public var neededMetres: Double
    /// Minutes of the longest run of the last 30 days; nil without one.
    public var longestMinutes: Double?

    /// Share of the needed long run below which the time is too short: our own.
    static let leastShare = 0.5
    /// Days since the last recorded run up to which there was none since then: our own.
    private static let daysOfRecord = 365

    /// Nil for a race that is over or more than `PlanState.mostWeeks` ahead, and for one before which the long run reaches half of what it needs,
    /// whether or not there is a plan of weeks.
    init?(_ race: RaceGoal, asOf day: Day, history: History) {
        guard race.day >= day, race.day - day <= 7 * PlanState.mostWeeks else { return nil }
        let habits = TrainingHabits(history: history, asOf: day)
        let pace = DistancePace(usualSpeed: habits.paces.usual).pace
        let needed = LongRunLadder.minutes(for: race.metres, pace: pace)
        let weeks = max(0, (race.day - day - TrainingPhase.taperDays(metres: race.metres)) / 7)
        // After a break the long run begins anew. An athlete without runs for longer may have run without a record of it, while there is time.
        let isBack = habits.daysSinceRun.map { $0 <= RaceShortfall.daysOfRecord } ?? false
        guard weeks == 0 || habits.longestMinutes != nil || isBack else { return nil }
        var reached = habits.longestMinutes ?? (isBack ? Double(WeekDraft.longestWhenReturning) : 0)
        for _ in 0..<weeks { reached *= SessionSpike.referenceMost }
        guard reached < RaceShortfall.leastShare * needed else { return nil }
        neededMetres = LongRunLadder.needed(for: race.metres)
        longestMinutes = habits.longestMinutes
    }
}

extension History {
    /// Returns the coming races for which the time is too short, by their days; the longest of two on one day.
    func shortfalls(asOf day: Day) -> [Day: RaceShortfall] {
        var all: [Day: RaceShortfall] = [:]
        for race in races {
            guard let short = RaceShortfall(race, asOf: day, history: self) else { continue }
            if short.neededMetres > all[race.day]?.neededMetres ?? 0 { all[race.day] = short }
        }
        return all
    }
}

extension PlannedDay {
    /// Returns the day with what its race lacks.
    func stating(_ shortfalls: [Day: RaceShortfall]) -> PlannedDay {
        guard workout == .race, let short = shortfalls[day] else { return self }
        var planned = self
        planned.shortfall = short
        return planned
    }

    /// Returns the day with its race, a main one first; a day without a race as it is.
    func naming(_ races: [RaceGoal]) -> PlannedDay {
        guard workout == .race else { return self }
        var planned = self
        planned.race = races.first(on: day)
        return planned
    }
}
