import Training

/// A week under construction: the targets of the request, and a session for each day.
struct WeekDraft {
    let request: PlanRequest
    let target: Double
    let cap: Double?
    /// Load of the 21 days that still count after the week.
    let remaining: Double
    /// The usual week's load.
    let usualLoad: Double
    /// Minutes at an easy pace that give the target.
    let weekMinutes: Double
    /// Minutes that lengths below half an hour are multiples of: five, and one in short weeks of such runs, which would not grow otherwise. Longer ones
    /// are multiples of five.
    let step: Int
    /// Longest session in minutes: 110 % of the longest of 30 days, in steps.
    let longestAllowed: Int
    /// The same for the long run, in whole minutes where multiples of five would not let it grow.
    let longRunAllowed: Int
    /// Whether there was no run for a month, or almost no load for three weeks: start with running and walking.
    let startsAnew: Bool
    /// Days of the races in this week, ascending.
    let raceDays: [Int]
    /// Load of the week without what the athlete decided; nil if nothing is decided.
    var proposedLoad: Double?
    /// The rule that set the target.
    let aim: PlanReason
    /// Whether body, illness, a race or a large change made the week an easier one than its phase.
    let isEased: Bool

    /// Index 0 is day 1.
    var workouts = [WorkoutType](repeating: .rest, count: 7)
    var minutes = [Int](repeating: 0, count: 7)
    var hardMinutes = [Int](repeating: 0, count: 7)
    /// How hard sessions are made up.
    var parts = [SessionParts?](repeating: nil, count: 7)

    init(_ request: PlanRequest) {
        self.request = request
        // After a break the last weeks are emptied, so the usual week is that of the time before it, and so are the lengths.
        let before = request.phase == .comeback ? request.loadBeforeBreak : nil
        // After a return the last week says more than the mean of four, of which the first were easier.
        let last = request.loads.suffix(7).reduce(0, +)
        let returned = request.loadBeforeBreak.map { min($0, last) }
        // Half of the load when exhausted is half of all weeks, easy ones included. A long race is part of no usual week.
        let lately = request.isOverreached ? TrainingPhase.meanWeek(request.loads) : TrainingPhase.fullWeek(request.loads)
        let chronic = max(
            before ?? 0, request.mostShare == nil && !request.isOverreached ? returned ?? 0 : 0, request.mostShare?.load ?? 0,
            request.isOverreached ? 0 : request.formerLoad ?? 0,
            request.hasLongRace ? min(lately, request.formerLoad ?? lately) : lately)
        usualLoad = chronic
        remaining = request.loads.dropFirst(LoadRatio.acuteDays).reduce(0, +)
        // Three short runs are always allowed, since after a break the ratio would forbid every run.
        let most = LoadRatioBounds.mostLoad(after: request.loads)
        // The ratio compares with nothing while the athlete returns.
        let hasBase = before == nil && most >= WeekDraft.leastLoad * request.loadScale.easy
        // Nor does it say much while a break is among the last four weeks: a week may always have half more than the last one. After
        // easy weeks that a race left, it is at least the last one.
        let least = request.hasBreak ? WeekDraft.mostGrowthInReturn * last : request.isBackFromRace ? last : 0
        cap = hasBase ? max(most, least) : nil

        var (factor, aim, isEased) = (request.phase.factor, PlanReason(request.phase), false)
        // In the shortest weeks the usual growth is less than five minutes of a run.
        let isShort = chronic * (TrainingPhase.build.factor - 1) < WeekPlanner.load(.easy, minutes: 5, scale: request.loadScale)
        if request.phase == .build, isShort { factor = WeekDraft.growthOfShortest }
        step = isShort && request.usualMinutes.map { $0 < Double(WeekDraft.leastDemandingMinutes) } ?? false ? 1 : 5
        // The load of before a break comes back faster than a new one grows.
        if request.phase == .build, let load = request.loadBeforeBreak, chronic > 0 {
            let most = request.hasBreak ? WeekDraft.growthSoonAfterBreak : WeekDraft.growthAfterBreak
            factor = max(factor, min(most, load / chronic))
        }
        if before != nil {
            // It grows from what the last week had, and not from what it should have had.
            let first = WeekDraft.returnShare(week: request.weeksSpared)
            factor = WeekDraft.returnShare(week: request.weeksBack)
            if chronic > 0 { factor = min(factor, max(first, WeekDraft.mostGrowthInReturn * last / chronic)) }
            if request.isReturnFromRace, request.weeksBack == request.weeksSpared { aim = .afterLongRace }
        }
        if request.phase == .build, let load = request.seasonLoad, chronic > 0 {
            factor = max(factor, min(LoadRatioBounds.planned, load / chronic))
        }
        func limit(_ most: Double, _ reason: PlanReason) { if most < factor { (factor, aim, isEased) = (most, reason, true) } }
        if request.isOverreached { limit(WeekDraft.shareWhenExhausted, .tired) }
        if let most = request.mostShare { limit(most.value, most.reason) }
        if request.recovery == .fatigued {
            limit(WeekDraft.shareWhenTired, .tired)
            // A week that is easy anyway has no hard session either, which three full weeks do not explain.
            if aim == .deload { aim = .tired }
        }
        if request.isRecoveryWeek { limit(TrainingPhase.comeback.factor, .longRun) }
        if request.loadChange == .high || request.loadChange == .veryHigh { limit(WeekDraft.shareWhenTired, .loadRose) }
        target = min(chronic * factor, cap ?? .infinity)
        self.aim = target >= chronic * factor ? aim : cap == most || !request.hasBreak ? .ratio : .comeback
        self.isEased = isEased
        weekMinutes = target / (50 * request.loadScale.easy) * 60

        let longest = request.longestMinutes ?? 0
        let usual =
            longest < WeekDraft.newStartBelow
            ? WeekDraft.firstMinutes : WeekDraft.multiple(of: step, below: longest * SessionSpike.referenceMost)
        if before != nil, let former = request.longestBeforeBreak, former >= 2 * Double(WeekDraft.firstMinutes) {
            startsAnew = false
            let since = request.longestSinceBreak ?? longest
            // A short break takes little of what a long run needs, so that lengths come back faster.
            let isShortBreak = since < longest
            let usual = WeekDraft.multiple(
                of: step, below: since * (isShortBreak ? SessionSpike.smallMost : SessionSpike.referenceMost))
            let half = min(WeekDraft.longestWhenReturning, WeekDraft.fives(below: former / 2))
            // Lengths come back with the load.
            let share = WeekDraft.fives(below: former * WeekDraft.returnShare(week: request.weeksBack))
            longestAllowed = request.weeksBack > 0 ? max(half, min(usual, share)) : half
            longRunAllowed =
                request.weeksBack > 0 ? max(half, min(isShortBreak ? usual : WeekDraft.longest(after: since), share)) : half
        } else {
            // Some days off are no new start, however short the runs were.
            let goesOn = request.isHabit || request.isShortReturn
            startsAnew = longest < WeekDraft.newStartBelow || !hasBase && !goesOn
            longestAllowed = startsAnew ? min(WeekDraft.firstMinutes, usual) : usual
            longRunAllowed = startsAnew ? longestAllowed : WeekDraft.longest(after: longest)
        }
        raceDays = Set(request.races.map { $0.day }.filter { (1...7).contains($0) }).sorted()
    }

    /// Share of the load before a break in a week after it: half of it first, and a little more each week.
    static func returnShare(week: Int) -> Double { min(1, TrainingPhase.comeback.factor + moreEachWeek * Double(week)) }
    static let moreEachWeek = 0.15

    /// A week of a return, as a share of the last one, at most.
    static let mostGrowthInReturn = 1.5

    /// Share of a usual week that one of the shortest runs has while it builds.
    static let growthOfShortest = 1.1

    /// Share of a usual week that one has at most while it builds up to the load of before a break.
    static let growthAfterBreak = 1.15
    /// The same while the break is among the last four weeks.
    static let growthSoonAfterBreak = 1.3

    /// Runs a week with a hard session, at least.
    static let runsForHardSession = 3

    /// Runs a week with a part at the effort of a race in the long run, at least.
    static let runsForRaceEffort = 4

    /// Runs a week in the first weeks of a return, at most, and the number of these weeks. Each week after them may have one more.
    static let runsWhenReturning = 4
    static let weeksOfFewRuns = 2

    /// Runs a week of a new start, at most.
    static let runsWhenStarting = 3
    /// Minutes of the longest run of 30 days below which running begins anew.
    static let newStartBelow = 15.0
    /// Minutes of a long or hard session, at least.
    static let leastDemandingMinutes = 30

    /// Length of a run in a new start.
    static let firstMinutes = 20
    /// Shortest run.
    static let leastMinutes = 10
    /// Highest share of the planned minutes for the long run.
    static let longShare = 0.35
    /// Share of the week for the long run in weeks of less load than usual.
    static let longShareInEasyWeeks = 0.25
    /// Minutes of a run, at most, with signs of overreaching, and in the first week of a return.
    static let longestWhenExhausted = 45
    static let longestWhenReturning = 45
    /// Minutes of an easy run in the week of a race that the training leads to, at most.
    static let longestInRaceWeek = 45
    /// Of the chronic load, at most: when overreaching, and when tired or after a large change.
    static let shareWhenExhausted = 0.50
    static let shareWhenTired = 0.80
    static let leastLoad = 3 * Double(firstMinutes) * WeekPlanner.loadPerHour(.easy) / 60

    /// Returns the minutes of a long run after the longest of 30 days: at most 110 %, in multiples of five where those are longer at all.
    static func longest(after longest: Double) -> Int {
        let most = min(3000, max(0, longest)) * SessionSpike.referenceMost
        let fives = fives(below: most)
        return Double(fives) > longest ? fives : Int((most + Rounding.slack).rounded(.down))
    }

    /// Returns the nearest multiple of five, half up.
    static func fives(_ value: Double) -> Int { Int((min(1e6, max(0, value)) / 5 + 0.5).rounded(.down)) * 5 }
    /// Returns the largest multiple of five up to `value`.
    static func fives(below value: Double) -> Int { multiple(of: 5, below: value) }
    /// Returns the largest multiple of `step` up to `value`.
    static func multiple(of step: Int, below value: Double) -> Int {
        Int((min(1e6, max(0, value)) / Double(step) + Rounding.slack).rounded(.down)) * step
    }
    /// Returns the nearest length, half up.
    func length(_ value: Double) -> Int {
        value < Double(WeekDraft.leastDemandingMinutes) && step == 1
            ? Int((max(0, value) + 0.5).rounded(.down)) : WeekDraft.fives(value)
    }
    /// Returns the longest length up to `value`.
    func length(below value: Double) -> Int {
        WeekDraft.multiple(of: value < Double(WeekDraft.leastDemandingMinutes) ? step : 5, below: value)
    }

    /// Whether lengths and load are those of a return from a break of all training.
    var isReturning: Bool { request.phase == .comeback && request.loadBeforeBreak != nil }

    func load(of index: Int) -> Double {
        WeekPlanner.load(workouts[index], minutes: minutes[index], scale: request.loadScale)
    }

    /// Number of days with a session of the plan, or one of the sport that the athlete decided. A race has no planned minutes, so that the others
    /// share the week.
    var sessionCount: Int { workouts.count { $0 != .rest && $0 != .race } + storedRuns }

    /// Whether the week has at least the usual load.
    var isFull: Bool {
        guard request.phase == .build || request.phase == .maintain else { return false }
        // After a race a week that comes back as fast as the ratio lets it has the shares of a full one.
        return target >= usualLoad
            || request.isBackFromRace && request.mostShare == nil && target >= TrainingPhase.fullWeek(request.loads)
    }

    /// Minutes of the long run by its share of the week: more in weeks of at least the usual load.
    var longRunMinutes: Int {
        let share = request.sport.longShare(isFull: isFull, isDeload: request.phase == .deload, sessions: sessionCount)
        let minutes = weekMinutes * share
        return share > WeekDraft.longShareInEasyWeeks ? length(below: minutes) : length(minutes)
    }

    var load: Double {
        var sum = storedLoad
        for index in 0..<7 { sum += load(of: index) }
        return sum
    }

    var hardShare: Double {
        let all = minutes.reduce(storedMinutes, +)
        let hard = storedDays.reduce(hardMinutes.reduce(0, +)) { $0 + $1.hardMinutes }
        return all > 0 ? Double(hard) / Double(all) : 0
    }

    func isDangerouslyHot(_ index: Int) -> Bool { WeekPlan.Heat.of(request.wetBulbGlobe, on: index + 1) == .avoid }

    /// Returns the days between two days of this week or the next: day 1 follows day 7.
    static func distance(_ first: Int, _ second: Int) -> Int {
        let apart = abs(first - second)
        return min(apart, 7 - apart)
    }

    var plan: WeekPlan {
        let load = load
        let ratio = remaining + load > 0 ? load / ((remaining + load) / Double(LoadRatio.weeks)) : nil
        return WeekPlan(
            target: target, load: load, cap: cap, ratioAfter: ratio, hardShare: hardShare, days: sessions, reason: reason)
    }

    var sessions: [WeekPlan.Session] {
        (0..<7).map { index in
            WeekPlan.Session(
                day: index + 1, workout: workout(index), minutes: stored(index)?.minutes ?? minutes[index],
                hardMinutes: stored(index)?.hardMinutes ?? hardMinutes[index], parts: parts[index], heat: heat(index))
        }
    }

    private func heat(_ index: Int) -> WeekPlan.Heat? {
        guard workout(index) != .rest else { return nil }
        return WeekPlan.Heat.of(request.wetBulbGlobe, on: index + 1)
    }
}
