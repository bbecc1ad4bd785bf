import Measures
import Training

extension History {
    /// Days of races within some days after a day, ascending: those entered, and that of the profile.
    func raceDays(after day: Day, within days: Int = 7) -> [Day] {
        let all = races.map { $0.day } + [athlete.raceDay].compactMap { $0 }
        return Set(all.filter { (1...max(1, days)).contains($0 - day) }).sorted()
    }

    /// Races within some days after a day, by default those that the seven days depend on. A race has an easy day per 3 km after it, and three
    /// if its length is unknown.
    func plannedRaces(after day: Day, within days: Int = 7 + PlanRequest.easyDaysBeforeRace) -> [PlanRequest.Race] {
        raceDays(after: day, within: days).map { date in
            let longest = races.filter { $0.day == date }.map { $0.metres }.max()
            return PlanRequest.Race(
                day: date - day, easyDaysAfter: longest.map { TrainingHabits.easyDays(afterMetres: $0) } ?? 3,
                restDaysAfter: longest.map { RaceRest.days(afterMetres: $0) } ?? 0)
        }
    }
}

extension PlannedDay {
    /// A day without a session: that of a race, or of rest.
    static func empty(_ day: Day, races: [Day]) -> PlannedDay {
        PlannedDay(day: day, workout: races.contains(day) ? .race : .rest, minutes: nil, load: 0)
    }
}
