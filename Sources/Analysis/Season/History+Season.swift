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
        request.dailyLongest = dailyLongest(through: before, most: habits.longestMinutes ?? 0)
        request.habits = habits.recentRuns >= TrainingHabits.leastRuns ? habits.week : nil
        request.resting = athlete.availability.restWeekdays
        request.easyDays = max(0, habits.easyDays)
        request.isFirstRunBack = habits.isFirstRunBack
        (request.routines, request.decided) = (routines.known(on: day), plan.known(on: day))
        add(races.filter { $0.id != race.id } + [race], to: &request, after: before)
        guard habits.phase(loads: daily.loads, daysToRace: nil, returning: returning) == .comeback else { return request }
        request.isComeback = true
        guard let last = lastTraining(before: returning, daily, asOf: before) else { return request }
        let former = TrainingHabits(history: self, asOf: last)
        request.loadBeforeBreak = daily.weeklyLoad(through: last).map { min(8000, $0) }
        request.longestBeforeBreak = former.longestMinutes.map { min(3000, $0) }
        request.usualPace = request.usualPace ?? former.paces.usual.map { 1000 / $0 }
        request.weeksBack = returning.map { max(0, before - $0.since) / 7 } ?? 0
        request.habits?.runsPerWeek = max(habits.runsPerWeek, former.runsPerWeek)
        return request
    }

    /// Adds the races after `before` to a request: all of them with their easy days, and the main ones before that of the season.
    private func add(_ races: [RaceGoal], to request: inout SeasonRequest, after before: Day) {
        var known = self
        known.races = races
        request.races = known.plannedRaces(after: before, within: 7 * SeasonRequest.mostWeeks).map {
            SeasonRequest.Race(day: before + $0.day, easyDaysAfter: $0.easyDaysAfter)
        }
        var earlier = races.main(after: before).map { SeasonRequest.Goal(day: $0.day, metres: $0.metres) }
        if let entered = athlete.raceDay, entered > before, !earlier.contains(where: { $0.day == entered }) {
            earlier.append(SeasonRequest.Goal(day: entered, metres: nil))
        }
        let last = request.raceDay
        request.earlier = earlier.filter { $0.day < last }.sorted { $0.day < $1.day }
    }

    /// Returns the minutes of the longest run of each of the 30 days through `last`, oldest first.
    /// - Parameter most: that of all of them; what the pace does not explain does not count.
    private func dailyLongest(through last: Day, most: Double) -> [Double] {
        var longest = [Double](repeating: 0, count: SessionSpike.days)
        let first = last - (SessionSpike.days - 1)
        for run in digests(from: first, through: last) where run.sport.isRunning {
            let index = run.day - first
            longest[index] = max(longest[index], min(most, 3000, max(0, run.moving / 60)))
        }
        return longest
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
        if phase == .build, week.phase == .build { seasonLoad = min(8000, week.target ?? week.load) }
    }
}
