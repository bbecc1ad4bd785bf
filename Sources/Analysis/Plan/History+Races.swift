import Measures
import Training

/// Minutes of a run that may be the warm-up of a race whose recording is missing.
private let longestWarmUp = 20.0

extension History {
    /// Days of races within some days after a day, ascending: those entered, and that of the profile.
    func raceDays(after day: Day, within days: Int = 7) -> [Day] {
        let all = races.map { $0.day } + [athlete.raceDay].compactMap { $0 }
        return Set(all.filter { (1...max(1, days)).contains($0 - day) }).sorted()
    }

    /// Whether a run of the day is its race: one that the recording or the athlete names so, or one of half of an entered race and more.
    func hasRun(theRaceOf day: Day) -> Bool {
        digests(from: day, through: day).contains { isRace($0) }
    }

    /// Whether a run of the day of a race was none: the athlete did not start, or not finish half of it. Nothing recorded, or a warm-up alone,
    /// means that the race may have been run.
    func hasRunInsteadOf(theRaceOf day: Day) -> Bool {
        digests(from: day, through: day).contains { $0.sport.isRunning && !$0.isLeftOut && $0.moving > 60 * longestWarmUp }
            && !hasRun(theRaceOf: day)
    }

    /// The newest entered race of the last weeks that has no recording while the plan counts it as run; nil without one.
    func unrecordedRace(asOf day: Day) -> RaceGoal? {
        races.filter { race in
            let easy = TrainingHabits.easyDays(afterMetres: race.metres)
            return race.day < day && day - race.day <= max(3, min(PlanState.daysOfPastRaces, easy + 7))
                && !hasRun(theRaceOf: race.day) && !hasRunInsteadOf(theRaceOf: race.day)
        }.inOrder.last
    }

    /// Whether a run is a race: one that the recording or the athlete names so, or one of half of the length and more on the day of an entered
    /// race.
    func isRace(_ run: ActivityDigest) -> Bool {
        guard run.sport.isRunning, !run.isLeftOut else { return false }
        guard !run.isRace else { return true }
        guard let metres = run.distance?.amount, metres.isFinite else { return false }
        return races.contains { $0.day == run.day && metres >= $0.metres / 2 }
    }

    /// Whether days without training are those after a long race: less than ten, and over within two weeks of it.
    /// - Parameters:
    ///   - day: the last day with training before them.
    ///   - days: how many they are.
    func isEase(after day: Day, days: Int) -> Bool {
        days < TrainingHabits.middleBreak && hasLongRace(from: day - (TrainingHabits.longBreak - 1 - days), through: day)
    }

    /// Whether a race of some days leaves about a week easy, as recorded or as entered.
    func hasLongRace(from first: Day, through last: Day) -> Bool {
        digests(from: first, through: last).contains { isRace($0) && easyDays(after: $0) >= TrainingHabits.shortBreak - 1 }
    }

    /// The last day that the recorded races of the three weeks until a day leave easy; nil without one.
    func lastEasyDay(ofRacesUntil last: Day) -> Day? {
        digests(from: last - PlanState.daysOfPastRaces, through: last).filter { isRace($0) }
            .map { $0.day + easyDays(after: $0) }.max()
    }

    /// Number of easy days after a race, by its length as recorded or as entered.
    func easyDays(after race: ActivityDigest) -> Int {
        TrainingHabits.easyDays(
            afterMetres: max((race.distance?.amount ?? 0) * RaceRest.tolerance, longestRace(on: race.day) ?? 0))
    }

    /// Metres of the longest entered race of a day; nil without one.
    func longestRace(on day: Day) -> Double? { races.filter { $0.day == day }.map { $0.metres }.max() }

    /// Races within some days after a day, by default those that the seven days depend on. A race has an easy day per 3 km after it, and three
    /// if its length is unknown.
    func plannedRaces(after day: Day, within days: Int = 7 + PlanRequest.easyDaysBeforeRace) -> [PlanRequest.Race] {
        raceDays(after: day, within: days).map { date in
            let longest = longestRace(on: date)
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
