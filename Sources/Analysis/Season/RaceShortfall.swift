import Measures
import Training

/// A race for which the time is too short: no week is left in which the long run can grow, and it is far from what the distance needs.
public struct RaceShortfall: Equatable, Sendable {
    /// Metres of the long run that the race needs.
    public var neededMetres: Double
    /// Minutes of the longest run of the last 30 days; nil without one.
    public var longestMinutes: Double?

    /// Share of the needed long run below which the time is too short: our own.
    static let leastShare = 0.5

    /// Nil for a race that is over, one for which there is time, and one for which the long run is half of what it needs.
    init?(_ race: RaceGoal, asOf day: Day, history: History) {
        guard race.day >= day, race.day - day <= TrainingPhase.taperDays(metres: race.metres) else { return nil }
        let habits = TrainingHabits(history: history, asOf: day)
        let pace = DistancePace(usualSpeed: habits.paces.usual).pace
        let needed = LongRunLadder.minutes(for: race.metres, pace: pace)
        guard habits.longestMinutes ?? 0 < RaceShortfall.leastShare * needed else { return nil }
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
