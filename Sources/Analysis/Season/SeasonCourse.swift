import Measures
import Training

/// The weeks of a season one after another: each is planned by the rules of the seven days, from the loads and runs of those before it.
struct SeasonCourse {
    private let request: SeasonRequest
    private(set) var weeks: [SeasonPlan.Week] = []
    /// Loads by day, oldest first.
    private var loads: [Double]
    /// Minutes of the longest run of each day, oldest first.
    private var longest: [Double]
    /// Load of a full week before the first one, and of the greatest full one until now.
    private let start: Double
    private var full: Double

    init(_ request: SeasonRequest) {
        self.request = request
        loads = request.loads
        longest = request.dailyLongest.isEmpty ? [request.longestMinutes ?? 0] : request.dailyLongest
        start = max(request.loadBeforeBreak ?? 0, TrainingPhase.fullWeek(request.loads))
        full = SeasonCourse.lastFullWeek(request.loads)
    }

    /// Minutes of the longest run of 30 days.
    private var known: Double { min(3000, longest.suffix(SessionSpike.days).max() ?? 0) }

    /// Plans the next week.
    mutating func add() {
        let first = request.first + 7 * weeks.count
        let goal = request.goal(of: first)
        let needed = goal.metres.flatMap { metres in
            request.usualPace.map { LongRunLadder.minutes(for: metres, pace: $0) }
        }
        // The sessions of a full week have about the load of a long run an hour.
        let enough = needed.map { $0 / WeekDraft.longShare / 60 * WeekPlanner.loadPerHour(.long) * request.loadScale }
        let usual = TrainingPhase.fullWeek(loads)
        var phase = SeasonCourse.phase(of: first, before: goal, loads: loads)
        var wanted: Double?
        if isReturning {
            phase = .comeback
        } else if phase == .build, let enough {
            if usual >= max(enough, SeasonPlan.mostGrowth * start) {
                phase = .maintain
            } else if usual < enough {
                wanted = max(usual * TrainingPhase.build.factor, min(enough, full * SeasonPlan.growth))
            }
        }
        let week =
            planned(first, phase, wanted: wanted, longRunMost: needed)
            ?? bare(first, phase, wanted: wanted ?? usual * phase.factor, longRunMost: needed)
        if phase == .build || phase == .maintain { full = max(full, week.load) }
        weeks.append(week)
        loads += week.sessions.isEmpty ? [Double](repeating: week.load / 7, count: 7) : week.sessions.map { min(2000, $0.load) }
        let runs = week.sessions.map { Double(min(3000, $0.longestRun)) }
        longest += runs.isEmpty ? [Double](repeating: 0, count: 6) + [Double(week.longRunMinutes ?? 0)] : runs
    }

    /// Whether the next week is one of a return from a break.
    private var isReturning: Bool {
        guard request.isComeback || request.loadBeforeBreak != nil else { return false }
        guard request.loadBeforeBreak != nil else { return weeks.isEmpty }
        return WeekDraft.returnShare(week: request.weeksBack + weeks.count) < 1
    }

    /// Returns a week with its days; nil without habits.
    private func planned(_ first: Day, _ phase: TrainingPhase, wanted: Double?, longRunMost: Double?) -> SeasonPlan.Week? {
        let before = first - 1
        guard let week = planRequest(first, phase, wanted: wanted, longRunMost: longRunMost),
            let plan = WeekPlanner.plan(for: week)
        else { return nil }
        let races = raceDays(after: before)
        var days = SevenDayPlan(
            days: plan.days.map { PlannedDay($0, after: before, scale: request.loadScale) }, reason: plan.reason)
        days.loadScale = request.loadScale
        days.follow(
            request.routines, after: before, races: raceDays(after: before, within: 7 + PlanRequest.easyDaysBeforeRace))
        for index in days.days.indices where !races.contains(days.days[index].day) {
            if let stored = request.decided.day(days.days[index].day) {
                days.days[index] = PlannedDay(stored, scale: request.loadScale)
            }
        }
        var result = SeasonPlan.Week(first: first, phase: phase, load: 0, longRunMinutes: nil)
        result.target = plan.target
        result.sessions = days.days.map { SeasonPlan.Session($0) }
        result.load = result.sessions.reduce(0) { $0 + $1.load }
        result.routineDays = days.days.count { $0.routine != nil }
        result.isRecovery = week.easyDays >= 4
        result.longRunMinutes = days.days.compactMap { $0.longRunMinutes }.max()
        return result
    }

    private func raceDays(after before: Day, within days: Int = 7) -> [Day] {
        request.races.map { $0.day }.filter { (1...max(1, days)).contains($0 - before) }
    }

    private func planRequest(_ first: Day, _ phase: TrainingPhase, wanted: Double?, longRunMost: Double?) -> PlanRequest? {
        guard let habits = request.habits else { return nil }
        let before = first - 1
        let races = raceDays(after: before)
        let stored = (1...7).map { races.contains(before + $0) ? nil : request.decided.day(before + $0) }
        let available = (1...7).map { stored[$0 - 1] == nil && !request.resting.contains((before + $0).weekday) }
        var week = PlanRequest(
            loads: Array(loads.suffix(LoadRatio.chronicDays)), phase: phase, recovery: .adequate, loadChange: .moderate,
            available: available, runsPerWeek: habits.runsPerWeek, longestMinutes: known, usualMinutes: habits.usualMinutes,
            longRunDay: habits.longRunDay(after: before, available), qualityDays: habits.qualityDays(after: before, available),
            races: request.races.filter { (1...7 + PlanRequest.easyDaysBeforeRace).contains($0.day - before) }.map {
                PlanRequest.Race(day: $0.day - before, easyDaysAfter: $0.easyDaysAfter)
            }, easyDays: easyDays(after: before), isFirstRunBack: weeks.isEmpty && request.isFirstRunBack)
        week.loadScale = request.loadScale
        if phase == .build { week.seasonLoad = wanted.map { min(8000, $0) } }
        if let longRunMost, longRunMost >= 30 { week.longRunMost = Int(max(longRunMost, known).rounded(.up)) }
        if stored.contains(where: { $0 != nil }) { week.stored = stored.map { $0?.counted(scale: request.loadScale) } }
        if phase == .comeback {
            week.loadBeforeBreak = request.loadBeforeBreak
            week.longestBeforeBreak = request.longestBeforeBreak
            week.weeksBack = min(520, request.weeksBack + weeks.count)
        }
        return week
    }

    /// Returns the number of days after `before` that races until then leave easy.
    private func easyDays(after before: Day) -> Int {
        let left = request.races.filter { $0.day <= before }.map { $0.day + $0.easyDaysAfter - before }
        return max(0, request.easyDays - 7 * weeks.count, left.max() ?? 0)
    }

    /// Returns a week without days: a target load, and the long run by its share of it.
    private func bare(_ first: Day, _ phase: TrainingPhase, wanted: Double, longRunMost: Double?) -> SeasonPlan.Week {
        let scale = request.loadScale
        let most = max(LoadRatioBounds.mostLoad(after: loads), WeekDraft.leastLoad * scale)
        let back = WeekDraft.returnShare(week: request.weeksBack + weeks.count)
        let target = phase == .comeback ? request.loadBeforeBreak.map { $0 * back } ?? min(wanted, most) : min(wanted, most)
        let minutes = target / WeekPlanner.loadPerHour(.easy) / scale * 60
        let isFull = phase == .build || phase == .maintain
        var long = min(
            Double(WeekDraft.longest(after: known)),
            minutes * (isFull ? WeekDraft.longShare : WeekDraft.longShareInEasyWeeks), Double(PlanSport.running.longestMinutes))
        if let longRunMost, isFull { long = min(long, max(longRunMost, known)) }
        let whole = Int(long.rounded(.down))
        let hasLong = phase != .raceWeek && phase != .comeback && whole >= 30
        return SeasonPlan.Week(first: first, phase: phase, load: target, longRunMinutes: hasLong ? whole : nil)
    }

    /// Returns the load of the newest full week: of the last two weeks, at most 15 % above a usual one.
    private static func lastFullWeek(_ loads: [Double]) -> Double {
        let usual = TrainingPhase.fullWeek(loads)
        let last = loads.suffix(7).reduce(0, +)
        let before = loads.dropLast(7).suffix(7).reduce(0, +)
        return max(usual, min(1.15 * usual, max(last, before)))
    }

    /// Returns the phase of a week by the weeks to that of the race, or by the weeks before it.
    private static func phase(of first: Day, before goal: SeasonRequest.Goal, loads: [Double]) -> TrainingPhase {
        let weeksToRace = (goal.day.startOfWeek - first) / 7
        let taperWeeks = TrainingPhase.taperWeeks(metres: goal.metres)
        if weeksToRace == 0 { return .raceWeek }
        if weeksToRace <= taperWeeks { return .taper }
        let phase = TrainingPhase(afterLoads: loads)
        // The taper itself is the easy week.
        return weeksToRace == taperWeeks + 1 && phase == .deload ? .maintain : phase
    }
}

extension PlannedDay {
    /// Minutes of its longest run; nil without one.
    var longestRun: Int? {
        if let stored { return stored.sessions.filter { $0.kind == .run }.map { $0.minutes }.max() }
        if let routine { return routine.expected.filter { $0.method.kind == .run }.map { $0.minutes }.max() }
        return sport.isRunning ? minutes : nil
    }

    /// Minutes of a long run: one that the plan names so, or one of half an hour and more that the athlete or a routine decided.
    fileprivate var longRunMinutes: Int? {
        guard stored != nil || routine != nil else { return workout == .long ? minutes : nil }
        return longestRun.flatMap { $0 >= 30 ? $0 : nil }
    }
}
