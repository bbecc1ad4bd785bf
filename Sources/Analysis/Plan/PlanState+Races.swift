import Measures
import Training

/// Races of the athlete, and those that the training leads to.
extension PlanState {
    /// A race on a day.
    struct Race {
        var day: Day
        /// Number of days after it without hard sessions.
        var easyDaysAfter: Int
        /// Number of days after it without any session.
        var restDaysAfter = 0
        /// Nil if unknown.
        var metres: Double?
        /// Whether the training leads to it.
        var isGoal = false

        /// Whether it leaves a week and more easy.
        var isLong: Bool { easyDaysAfter >= 7 }
    }

    /// A race that the training leads to.
    struct Goal: Equatable {
        var day: Day
        /// Nil if unknown.
        var metres: Double?
    }

    /// The race that the next day leads to.
    var goal: Goal? { goals.first { $0.day > day } }

    /// Number of days that this time's training and earlier races leave easy: those after `day`, or for the beginning of a running week, those
    /// that are left of it.
    var daysLeftEasy: Int { daysOver > 0 ? easyDays : max(easyDays, daysLeftEasyByRaces(after: day)) }

    /// Number of days after a day that the races until then leave easy.
    func daysLeftEasyByRaces(after day: Day) -> Int {
        max(0, races.filter { $0.day <= day }.map { $0.day + $0.easyDaysAfter - day }.max() ?? 0)
    }

    /// Whether a race that the training led to is among the days of the week that are over, and leaves a week easy.
    var followsRace: Bool {
        races.contains { $0.isGoal && $0.day > day && $0.day <= day + daysOver && $0.isLong }
    }

    /// Whether the last three weeks have a race that the training led to: the days before it were easy, whatever the race was.
    var hasRacedLately: Bool { races.contains { $0.isGoal && (0..<21).contains(day - $0.day) } }

    /// Whether a race that leaves a week and more easy did so until the week before: this one is still easier than a usual one.
    var isWeekAfterLongRace: Bool {
        (races + raced).contains {
            $0.isLong && ($0.easyDaysAfter - 3..<$0.easyDaysAfter + 4).contains(day - $0.day)
        }
    }

    /// Whether the last four weeks have a race that leaves a week easy.
    var hasLongRace: Bool {
        (races + raced).contains { $0.isLong && (0..<LoadRatio.chronicDays).contains(day - $0.day) }
    }

    /// Load of a usual week before a race of the last weeks that the training led to, or that leaves a week easy; nil without one. The taper and the
    /// easy days after the race are no usual weeks.
    var loadBeforeRace: Double? {
        (races + raced).filter { race in
            (race.isGoal || race.isLong) && (0..<PlanState.daysAfterRace).contains(day - race.day)
        }.compactMap { race in
            let easy = race.isGoal ? TrainingPhase.taperDays(metres: race.metres) : 7
            let before = Array(loads.dropLast(day - race.day + easy))
            return before.count >= LoadRatio.chronicDays ? TrainingPhase.fullWeek(before) : nil
        }.max()
    }

    /// Days after a race in which the load of before comes back, as the load ratio lets it.
    static let daysAfterRace = 56

    /// Minutes of a race at the pace of usual runs; nil for a day without one, and for a race of unknown length.
    func raceMinutes(on date: Day) -> Double? {
        let metres = races.filter { $0.day == date }.compactMap { $0.metres }.max()
        return metres.map { min(3000, $0 / 1000 * (usualPace ?? DistancePace.assumed) / 60) }
    }

    /// Whether the long run of the week may end at the effort of the race: in every second week of those before a marathon.
    var hasRaceEffort: Bool {
        guard sport == .running, let goal, let metres = goal.metres, PlanState.marathons.contains(metres) else { return false }
        let weeks = (goal.day - day + 6) / 7
        return PlanState.weeksOfRaceEffort.contains(weeks) && weeks % 2 == PlanState.weeksOfRaceEffort.lowerBound % 2
    }

    /// Metres of races of which long runs have a part, and the weeks to them with such a part, the week of the race included. A shorter race is
    /// as fast as tempo sessions, a longer one as slow as a long run.
    static let marathons = 30_000.0...50_000
    static let weeksOfRaceEffort = 3...9

    /// Races of the seven days and of the three days after them.
    var plannedRaces: [PlanRequest.Race] {
        races.filter { (1...7 + PlanRequest.easyDaysBeforeRace).contains($0.day - day) }
            .map { PlanRequest.Race(day: $0.day - day, easyDaysAfter: $0.easyDaysAfter, restDaysAfter: $0.restDaysAfter) }
    }

    /// Days of the races of the seven days.
    var raceDays: [Day] { races.map { $0.day }.filter { (1...7).contains($0 - day) } }

    /// Returns the state with the race of a day some weeks later, as the last one that the training leads to.
    func moving(_ race: Day, byWeeks weeks: Int) -> PlanState {
        var moved = self
        moved.races = races.map {
            var moved = $0
            if $0.day == race { moved.day = race + 7 * weeks }
            return moved
        }
        moved.goals = goals.compactMap {
            $0.day == race ? Goal(day: race + 7 * weeks, metres: $0.metres) : $0.day < race ? $0 : nil
        }
        return moved
    }
}
