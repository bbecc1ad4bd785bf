public import Measures
public import Training

extension History {
    /// Returns the weeks up to a race, planned from what happened until the Sunday before the week of tomorrow: within a week they stay.
    ///
    /// Nil below four weeks of load until then, and for a race that is past or too far ahead.
    /// - Parameter returning: the break that the athlete returns from.
    public func seasonPlan(to race: RaceGoal, asOf day: Day, returning: Returning?) -> SeasonPlan? {
        seasonRequest(to: race, asOf: day, returning: returning).flatMap { SeasonPlan($0) }
    }

    private func seasonRequest(to race: RaceGoal, asOf day: Day, returning: Returning?) -> SeasonRequest? {
        let first = (day + 1).startOfWeek
        let before = first - 1
        guard let daily = dailyLoads(through: before), daily.length >= LoadRatio.chronicDays else { return nil }
        let habits = TrainingHabits(history: self, asOf: before)
        var request = SeasonRequest(
            first: first, raceDay: race.day, metres: race.metres,
            loads: daily.loads.suffix(2 * LoadRatio.chronicDays).map { min(2000, max(0, $0)) },
            longestMinutes: habits.longestMinutes,
            usualPace: habits.paces.usual.map { 1000 / $0 }, loadScale: habits.loadScale)
        request.habits = habits.recentRuns >= TrainingHabits.leastRuns ? habits.week : nil
        request.resting = athlete.availability.restWeekdays
        request.races = plannedRaces(after: before, within: 7 * SeasonRequest.mostWeeks).map {
            SeasonRequest.Race(day: before + $0.day, easyDaysAfter: $0.easyDaysAfter)
        }
        guard (habits.daysSinceRun ?? 0) >= TrainingHabits.longBreak || returning != nil,
            let last = lastTraining(before: returning, daily, asOf: before)
        else { return request }
        let former = TrainingHabits(history: self, asOf: last)
        request.loadBeforeBreak = daily.weeklyLoad(through: last)
        request.longestMinutes = request.longestMinutes ?? former.longestMinutes.map { $0 / 2 }
        request.usualPace = request.usualPace ?? former.paces.usual.map { 1000 / $0 }
        request.weeksBack = returning.map { max(0, before - $0.since) / 7 } ?? 0
        return request
    }
}

extension PlanRequest {
    /// Takes over phase and load of the week, and the length of the long run that the race needs. A return from a break and the weeks of the race
    /// stay as they are.
    mutating func follow(_ season: SeasonPlan, after day: Day) {
        if let ladder = season.ladder, ladder.neededMinutes >= 30 {
            longRunMost = Int(max(ladder.neededMinutes, ladder.longest).rounded(.up))
        }
        // The week that most of the seven days belong to.
        guard let week = season.week(of: day + 4) else { return }
        switch (phase, week.phase) {
        case (.build, .maintain), (.build, .deload), (.deload, .build), (.deload, .maintain): phase = week.phase
        default: break
        }
        if phase == .build, week.phase == .build { seasonLoad = min(8000, week.load) }
    }
}
