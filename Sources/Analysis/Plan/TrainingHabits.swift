import Measures
import Training

/// Recent training habits of an athlete, as used by a plan.
struct TrainingHabits {
    /// Runs per week of the last 28 days, two to six; those of the 28 days before where these were more, since missed runs are no new habit.
    let runsPerWeek: Int
    /// That there were fewer runs than before; nil unless `runsPerWeek` is that of before.
    let fewer: FewerSessions?
    /// Minutes of the longest run of the last 30 days; where pace and distances are known, at most the longest distance a quarter slower than at the
    /// usual pace.
    let longestMinutes: Double?
    /// Median minutes of the last eight weeks, or of 60 days where those have none. Whole weeks have each weekday alike: the median of short and
    /// long runs in turn would otherwise depend on which of them the first days had.
    let usualMinutes: Double?
    /// Number of runs in the last 60 days.
    let recentRuns: Int
    let loadScale: LoadScale
    let paces: TrainingPaces
    let daysSinceRun: Int?
    /// Weekday of most of the longest weekly runs; 1 is Monday. Sunday by default.
    let longWeekday: Int
    /// Weekdays that have a run in most of the last eight weeks (`UsualWeekdays`); 1 is Monday.
    let weekdays: Set<Int>
    /// Heat of the last runs, assumed for the days ahead; its mean is nil with fewer than three of them.
    let recentHeat: RecentHeat
    /// Median local hour of the last 60 days at which runs begin, 0…23; nil without one.
    let usualHour: Int?

    /// Easy days from tomorrow on, after a race or a run much longer than those before it: a day per 3 km (J. Daniels, Daniels' Running
    /// Formula, from memory), counted from the run.
    let easyDays: Int

    /// - Parameter sport: the sport whose sessions are planned; a run in the properties above is one of them.
    init(history: History, asOf day: Day, sport: PlanSport = .running) {
        var (month, monthBefore) = (0, 0)
        // Minutes of the longest run with a distance, and without one.
        var longest: Double?
        var longestUnmeasured: Double?
        var farthest: Double?
        var recent = 0
        var lengths: [Double] = []
        var olderLengths: [Double] = []
        var measured: [LoadScale.Session] = []
        var hours: [Double] = []
        var speeds: [Double] = []
        // The pace of before a break would be too fast.
        let counted = history.firstCounted(from: day - 59, asOf: day)
        var weekly: [Int: (minutes: Double, weekday: Int)] = [:]
        var days: [Day] = []
        for digest in history.digests(from: day - History.recentDays, through: day) where sport.includes(digest.sport) {
            let ago = day - digest.day
            let minutes = digest.plannedMinutes
            if ago < 28 { month += 1 } else if ago < 56 { monthBefore += 1 }
            if ago <= History.recentDays {
                recent += 1
                hours.append(TrainingHabits.localHour(of: digest))
            }
            if ago < SessionSpike.days {
                if let metres = digest.distance?.amount {
                    longest = max(longest ?? 0, minutes)
                    farthest = max(farthest ?? 0, metres)
                } else {
                    longestUnmeasured = max(longestUnmeasured ?? 0, minutes)
                }
            }
            if ago < 56, minutes > 0 {
                lengths.append(minutes)
                days.append(digest.day)
            }
            if ago >= 56, ago <= History.recentDays, minutes > 0 { olderLengths.append(minutes) }
            if ago < 56, let session = LoadScale.Session(digest) { measured.append(session) }
            if digest.day >= counted, digest.moving >= 600, let metres = digest.distance?.amount {
                speeds.append(metres / digest.moving)
            }
            if ago < 56, minutes > weekly[digest.day.startOfWeek.number]?.minutes ?? 0 {
                weekly[digest.day.startOfWeek.number] = (minutes, digest.day.weekday)
            }
        }
        easyDays = TrainingHabits.easyDays(history, asOf: day)
        let isRunning = sport == .running
        fewer = FewerSessions(month: month, monthBefore: monthBefore)
        runsPerWeek = fewer?.before ?? FewerSessions.perWeek(month)
        usualMinutes = Robust.median(lengths.isEmpty ? olderLengths : lengths)
        recentRuns = recent
        loadScale = LoadScale(of: measured, usual: usualMinutes)
        // The speed of a ride depends on wind and slope, so rides are planned by time.
        let speed = isRunning ? Robust.median(speeds).flatMap { (0.5...8).contains($0) ? $0 : nil } : nil
        paces = TrainingPaces(usual: speed, asOf: day, history: history)
        let reached = speed.flatMap { speed in farthest.map { $0 / speed / 60 } }
        // A long run is slower than a usual one. What is much slower was walked in part.
        let explained = reached.map { $0 * TrainingHabits.slowestLongRun }
        longestMinutes = [longest.map { min($0, explained.map { ($0 + 0.5).rounded(.down) } ?? $0) }, longestUnmeasured]
            .compactMap { $0 }.max()
        daysSinceRun = history.digests.last { $0.day <= day && sport.includes($0.sport) }.map { day - $0.day }
        recentHeat = RecentHeat(WeatherWindow(digests: history.digests, asOf: day, limit: 30), asOf: day)
        usualHour = Robust.median(hours).flatMap { (0.0..<24.0).contains($0) ? Int($0) : nil }
        var votes = [Int](repeating: 0, count: 8)
        for week in weekly.values { votes[week.weekday] += 1 }
        var favourite = 7
        for weekday in (1...7).reversed() where votes[weekday] > votes[favourite] { favourite = weekday }
        longWeekday = favourite
        weekdays = UsualWeekdays.of(days, asOf: day)
    }

    /// Time of the longest distance, over that at the usual pace, up to which a run counts whole.
    static let slowestLongRun = 1.25
    /// Runs in 60 days that a plan requires.
    static let leastRuns = 3

    /// Returns the local hour of the start, 0..<24, with its fraction.
    private static func localHour(of session: ActivityDigest) -> Double {
        let days = (session.start.secondsSince1970 + Double(session.offset.secondsAheadOfUTC)) / 86_400
        return 24 * (days - days.rounded(.down))
    }

    /// Returns the number of easy days from tomorrow on.
    static func easyDays(_ history: History, asOf day: Day) -> Int {
        var left = 0
        for run in history.digests(from: day - 20, through: day) where run.sport.isRunning {
            guard let distance = run.distance?.amount, distance < 1e6, distance > 0 else { continue }
            let before = history.digests(from: run.day - SessionSpike.days, through: run.day)
                .filter { $0.sport.isRunning && $0.start < run.start }.compactMap { $0.distance?.amount }.max()
            let spike = before.flatMap { SessionSpike(distance: distance, longestBefore: $0) }
            guard history.isRace(run) || (spike?.category ?? .reference) != .reference else { continue }
            let days = history.isRace(run) ? history.easyDays(after: run) : easyDays(afterMetres: distance)
            // A run a little longer than before needs some easy days, and no easy week.
            let isLittle = !history.isRace(run) && spike?.category == .small
            left = max(left, (isLittle ? min(days, easyDaysAfterSmallSpike) : days) - (day - run.day))
        }
        return left
    }

    /// Easy days after a run of up to 130 % of the longest before it, at most.
    static let easyDaysAfterSmallSpike = 3

    /// Returns the number of easy days after a distance, without the run's own day: one per 3 km, three weeks at most.
    static func easyDays(afterMetres distance: Double) -> Int {
        min(mostEasyDays, Int((min(1e6, max(0, distance)) / 3000).rounded(.down)))
    }
    /// Days that a race leaves easy, at most; a marathon leaves 14.
    static let mostEasyDays = 21

    var week: WeekHabits {
        var week = WeekHabits(runsPerWeek: runsPerWeek, usualMinutes: usualMinutes, longWeekday: longWeekday)
        week.weekdays = weekdays
        return week
    }

    /// Whether running restarts with a short run, regardless of other training.
    var isFirstRunBack: Bool { (daysSinceRun ?? 0) >= TrainingHabits.longBreak }

    /// Days without a run, or without any load, after which training resumes at half the load.
    static let longBreak = 14
    /// Days without any load after which training resumes with less than a usual week, and with less still.
    static let shortBreak = 7
    static let middleBreak = 10

    /// Returns the weeks of a return that a break so short leaves out.
    static func weeksSpared(afterDays days: Int) -> Int { days >= longBreak ? 0 : days >= middleBreak ? 1 : 2 }
}

extension ActivityDigest {
    /// Minutes of movement as a plan counts them. A plan has whole minutes, and a recording that ends some seconds early is no shorter run.
    var plannedMinutes: Double { max(0, (moving / 60 + 0.5).rounded(.down)) }
}

extension TrainingPhase {
    /// Build, or after three weeks without an easy one an easy week.
    /// - Parameters:
    ///   - loads: loads by day, oldest first, at least 28.
    ///   - usual: load of a usual week.
    init(afterLoads loads: [Double], usual: Double) {
        let weeks = TrainingPhase.weeks(loads).suffix(3)
        self = usual > 0 && weeks.allSatisfy { $0 >= 0.9 * usual } ? .deload : .build
    }

    /// Returns the load of a usual week of the last four.
    ///
    /// An easy week among them is left out: the week after it continues where the full weeks were, or the load would sink with every
    /// easy week. A week with less than half of the others was missed, so it counts.
    static func fullWeek(_ loads: [Double]) -> Double {
        let (weeks, mean) = (weeks(loads), meanWeek(loads))
        guard weeks.count == LoadRatio.weeks, let least = weeks.min() else { return mean }
        // The middle one of the others: a race or a first long week among them is not usual.
        let others = weeks.sorted()[2]
        return easyWeek.contains(least / max(others, .leastNormalMagnitude)) ? others : mean
    }

    /// Returns the mean load of the last four weeks.
    static func meanWeek(_ loads: [Double]) -> Double { weeks(loads).reduce(0, +) / Double(LoadRatio.weeks) }

    /// Returns the load of a usual week of a history of less than four weeks: the mean of its whole weeks, at least the last one; of most of a first
    /// week, as much in proportion. Nil without any load, from four weeks on, and with a few days only, which say nothing about a week.
    static func firstWeek(_ loads: [Double]) -> Double? {
        let whole = loads.count / 7
        guard whole < LoadRatio.weeks, loads.count >= leastDaysOfWeek, loads.contains(where: { $0 > 0 }) else { return nil }
        let last = loads.suffix(7).reduce(0, +)
        guard whole > 0 else { return last * 7 / Double(loads.count) }
        return max(last, loads.suffix(7 * whole).reduce(0, +) / Double(whole))
    }
    private static let leastDaysOfWeek = 4

    /// Share of the other weeks' load that marks an easy week.
    static let easyWeek = 0.5...0.85

    /// Sums of the last four weeks, oldest first.
    private static func weeks(_ loads: [Double]) -> [Double] {
        (1...LoadRatio.weeks).reversed().map { week in
            loads.dropLast(7 * (week - 1)).suffix(7).reduce(0, +)
        }
    }
}
