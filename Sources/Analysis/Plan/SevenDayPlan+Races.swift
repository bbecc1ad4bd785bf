import Measures
import Training

extension SevenDayPlan {
    /// Puts every race on its day, whatever else was planned for it, and makes proposals of the three days before it easy.
    ///
    /// The rules know the next race only. A plan of rides or classes, or one from less than four weeks, knows none.
    mutating func enter(_ races: [Day], after day: Day) {
        guard !days.isEmpty else { return }
        for race in races {
            guard let index = days.firstIndex(where: { $0.day == race }) else { continue }
            days[index] = PlannedDay(day: race, workout: .race, minutes: nil, load: 0)
            for earlier in days.indices where (1...3).contains(race - days[earlier].day) {
                let planned = days[earlier]
                guard planned.stored == nil, planned.routine == nil, planned.isHard, planned.workout != .race,
                    let minutes = planned.minutes
                else { continue }
                let share = WeekPlanner.loadPerHour(.easy) / max(1, WeekPlanner.loadPerHour(planned.workout))
                var eased = PlannedDay(
                    day: planned.day, workout: .easy, minutes: min(minutes, WeekPlan.Heat.longestMinutes),
                    load: planned.load * share * Double(min(minutes, WeekPlan.Heat.longestMinutes)) / Double(max(1, minutes)),
                    heat: planned.heat)
                eased.sport = planned.sport
                days[earlier] = eased
            }
        }
    }
}

extension History {
    /// Days of races within the seven days after a day, ascending.
    func raceDays(after day: Day) -> [Day] {
        let all = races.map { $0.day } + [athlete.raceDay].compactMap { $0 }
        return Set(all.filter { (1...7).contains($0 - day) }).sorted()
    }

    /// Returns the number of easy days after the next race: a day per 3 km; three if its length is unknown.
    func easyDaysAfterRace(asOf day: Day) -> Int {
        guard let next = raceDays(after: day).first else { return 0 }
        return races.filter { $0.day == next }.map { TrainingHabits.easyDays(afterMetres: $0.metres) }.max() ?? 3
    }
}
