import Measures
import Training

/// The break of all training from which the athlete returns, or that goes on.
struct TrainingBreak {
    /// The last day with training before it.
    var last: Day
    /// The first day of the return: that after the break and after the easy days of a race before it, or today while the break goes on.
    var since: Day
    /// The first day with training after the newest break, which may be a shorter one in the return.
    var resumed: Day
    /// Days without training.
    var days: Int
    /// Weekly load before it.
    var load: Double

    /// - Parameters:
    ///   - daily: loads through today.
    ///   - history: races of the athlete.
    /// - Returns: nil while training continues, also while other sports go on without running: the last weeks then say what is usual.
    init?(_ daily: DailyLoads, races history: History) {
        guard let chosen = TrainingBreak.found(daily) else { return nil }
        // A break within four weeks of another one empties the weeks that would say what is usual before it.
        let first = TrainingBreak.first(of: daily, before: chosen)
        let counted = first.days >= TrainingHabits.longBreak ? first : chosen
        let race = history.hasLongRace(from: first.last - 6, through: first.last) ? 7 : 0
        guard let load = TrainingBreak.weeklyLoad(daily, first.last - race) ?? TrainingBreak.weeklyLoad(daily, first.last) else {
            return nil
        }
        (last, days, self.load) = (first.last, counted.days, min(8000, load))
        since =
            [counted.since, history.lastEasyDay(ofRacesUntil: counted.last).map { $0 + 1 }].compactMap { $0 }.max()
            ?? counted.since
        resumed = TrainingBreak.newest(daily)?.since ?? chosen.since
    }

    /// A break: the last day of training before it, the day of its end, and its length.
    private typealias Found = (last: Day, since: Day, days: Int)

    /// A shorter break counts where no return from a longer one is under way.
    private static func found(_ daily: DailyLoads) -> Found? {
        let going = goingOn(daily)
        if let going, going.days >= TrainingHabits.longBreak { return going }
        let long = ended(daily, least: TrainingHabits.longBreak)
        if let long, daily.last - long.since < 7 * PlanState.weeksOfReturn { return long }
        if let going { return going }
        return [ended(daily, least: TrainingHabits.shortBreak), long].compactMap { $0 }.max { $0.since < $1.since }
    }

    /// The newest break of any length.
    private static func newest(_ daily: DailyLoads) -> Found? {
        goingOn(daily) ?? ended(daily, least: TrainingHabits.shortBreak)
    }

    /// The break that goes on today; nil while training continues.
    private static func goingOn(_ daily: DailyLoads) -> Found? {
        guard let newest = daily.loads.lastIndex(where: { $0 > 0 }) else { return nil }
        let idle = daily.loads.count - 1 - newest
        guard
            idle >= TrainingHabits.longBreak
                || Returning.isBreak(idle, after: daily.loads[...newest], least: TrainingHabits.shortBreak)
                    && newest >= Returning.historyNeeded
        else { return nil }
        return (daily.first + newest, daily.last, idle)
    }

    private static func ended(
        _ daily: DailyLoads, within reach: Int = 7 * PlanState.weeksAfterBreak, least: Int, until last: Day? = nil
    ) -> Found? {
        Returning(daily, within: reach, least: least, until: last).map { ($0.since - $0.days - 1, $0.since, $0.days) }
    }

    /// Returns the first of the breaks that follow each other within four weeks, up to a given one.
    private static func first(of daily: DailyLoads, before given: Found) -> Found {
        var first = given
        while let earlier = ended(daily, within: LoadRatio.chronicDays, least: TrainingHabits.shortBreak, until: first.last) {
            first = earlier
        }
        return first
    }

    /// Mean weekly load of the four weeks that end with a day, without what some weeks had far above the others: at most a little more than the
    /// middle one of the last eight with load. Of a shorter history the load of a usual week; nil with a few days only.
    private static func weeklyLoad(_ daily: DailyLoads, _ last: Day) -> Double? {
        let loads = daily.loads.prefix(max(0, last - daily.first + 1))
        guard loads.count >= LoadRatio.chronicDays else { return TrainingPhase.firstWeek(Array(loads)) }
        let weeks = (0..<(2 * LoadRatio.weeks)).map { loads.dropLast(7 * $0).suffix(7).reduce(0, +) }
        let mean = weeks.prefix(LoadRatio.weeks).reduce(0, +) / Double(LoadRatio.weeks)
        return Robust.median(weeks.filter { $0 > 0 }).map { min(mean, SeasonPlan.growth * $0) } ?? mean
    }
}
