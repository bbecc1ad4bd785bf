import Measures
import Training

/// Everything that the planner knows at the end of a day. The seven days after it are planned from it, and from what they hold, the weeks
/// after them.
struct PlanState {
    /// The last day whose load is known or planned.
    var day: Day
    /// Loads by day through `day`, oldest first.
    var loads: [Double]
    /// Minutes of the longest session of the sport on each of the days through `day`, oldest first.
    var longest: [Double]
    /// The same of runs where the sport is another one; empty for runners.
    var longestRuns: [Double]
    /// Minutes of all sessions of the sport on each of these days; empty where they are those of `longest`.
    var totals: [Double] = []
    /// What was done on the last days through `day`, at most seven, oldest first.
    var recent: [PlanRequest.StoredDay] = []
    let planner: Planner
    let habits: WeekHabits
    let sport: PlanSport
    let loadScale: LoadScale
    /// Seconds per kilometre of a usual run; nil if unknown, and for other sports.
    var usualPace: Double?
    var recovery = RecoveryStatus.adequate
    var loadChange = LoadChange.moderate
    var looksOverreached = false
    var isVariabilityUnusual = false
    /// The same with the loads until the beginning of the running week; nil where that is today.
    var strainBefore: Strain?
    /// Easy days after what was done before the running week, from its first day on.
    var easyDaysBefore = 0
    /// Number of days after `day` that may be days of illness.
    var gentleDays = 0
    /// Number of days after `day` without hard or long sessions, from what was done until now.
    var easyDays = 0
    /// Whether the first session after two weeks without one is ahead.
    var isFirstBack = false
    /// The break that training resumes from; nil without one.
    var comeback: Comeback?
    /// Expected WBGT of the seven days after `day` in °C; empty if unknown.
    var wetBulbGlobe: [Double?] = []
    /// All races ahead, ascending.
    var races: [Race] = []
    /// Races of the last weeks that are recorded, also those that were not entered.
    var raced: [Race] = []
    /// The races that the training leads to, ascending.
    var goals: [Goal] = []
    /// Weekdays that the athlete keeps free; 1 is Monday.
    var resting: Set<Int> = []
    /// Days that the athlete decided.
    var decided = StoredPlan()
    var routines = RoutineHistory()
    /// The last day with signs of illness, after which the load returns step by step; nil without one.
    var lastIll: Day?
    /// Days of rest after each recorded race, those of the running week included.
    var restDays: [ClosedRange<Day>] = []
    /// Load of a usual week with the sessions that were missed in the last four; nil where none were. It counts for four weeks.
    var loadWithMissed: Double?
    /// Load of a usual week before the last illness and those from whose return it began; nil if unknown.
    var loadBeforeIllness: Double?
    /// Number of the first of the seven days that are over; 0 but for the beginning of a running week.
    var daysOver = 0
    /// What was done on these days, where the rest of the week is planned around it; empty where it is planned as at its beginning.
    var done: [PlanRequest.StoredDay] = []
    /// What days were planned as before, which makes none of them longer or harder now; empty where nothing changed.
    var announced: [PlannedDay] = []
    /// What the first of the days may have, where the seven days that the athlete sees reach into a later week; nil for other weeks.
    var window: Window?
    /// Days whose load keeps a bound together.
    struct Window {
        var last: Day
        var load: Double
    }

    /// Load of a full week at first, and of the greatest full one until now.
    private var firstFull: Double
    private var full: Double
    /// The last day on which a week begins that knows the state of the body today.
    let lastAsToday: Day
    /// The day of signs of overreaching, which easier weeks follow; nil without them.
    private(set) var overreached: Day?

    /// What the days come from before routines and decisions.
    enum Planner {
        /// The rules of the seven days.
        case rules
        /// What the athlete usually does.
        case usual(UsualWeek)
        /// Three easy sessions: there are less than four weeks of history.
        case easySessions
        /// Nothing, until what is missing is there.
        case none(PlanNeed)
    }

    /// A break of training and the time before it.
    struct Comeback {
        /// The first day of the return, as in `TrainingBreak`, or the evaluated day if it is ahead.
        var since: Day
        /// The first day with training after the newest break.
        var resumed: Day
        /// Weekly load before it; nil if other sports went on.
        var load: Double?
        /// Minutes of the longest session of the 30 days before it; nil without one.
        var longest: Double?
        /// Weeks of a return that the break left out, because it was short.
        var weeksSpared = 0
        /// Whether the days off followed a long race and were less than ten.
        var isAfterRace = false
    }

    /// - Parameters:
    ///   - loads: loads by day through `day`, oldest first.
    ///   - longest: minutes of the longest session of the sport on each of the days through `day`, oldest first.
    ///   - longestRuns: the same of runs; runners have none.
    init(
        day: Day, loads: [Double], longest: [Double], longestRuns: [Double] = [], habits: WeekHabits, planner: Planner = .rules,
        sport: PlanSport = .running,
        loadScale: LoadScale = 1, comeback: Comeback? = nil
    ) {
        self.day = day
        self.loads = loads.suffix(PlanState.daysOfLoads).map { min(2000, max(0, $0)) }
        self.longest = longest.suffix(PlanState.daysOfSessions).map { min(3000, max(0, $0)) }
        self.longestRuns = longestRuns.suffix(PlanState.daysOfSessions).map { min(3000, max(0, $0)) }
        (self.habits, self.planner, self.sport, self.loadScale) = (habits, planner, sport, loadScale)
        self.comeback = comeback
        firstFull = max(comeback?.load ?? 0, TrainingPhase.fullWeek(self.loads))
        full = PlanState.lastFullWeek(self.loads)
        lastAsToday = day + 6
    }

    /// Days whose loads are known: at the beginning of the running week, four weeks before the taper of a race that was eight weeks ago.
    static let daysOfLoads = 6 + daysAfterRace + TrainingPhase.taperDays(metres: nil) + LoadRatio.chronicDays

    /// Weeks ahead of which races are known.
    static let mostWeeks = 60

    /// Days before today whose races count: those that a race leaves easy at most.
    static let daysOfPastRaces = TrainingHabits.mostEasyDays

    var need: PlanNeed? { if case .none(let need) = planner { need } else { nil } }

    /// Whether the body asks for rest and easy days only.
    var isOverreached: Bool { recovery.meansOverreaching || looksOverreached }

    /// What the athlete decided about each of the seven days; nil for a free one and for the day of a race.
    var stored: [StoredDay?] { (1...7).map { stored($0) } }

    /// The same of one of them, 1…7.
    private func stored(_ number: Int) -> StoredDay? {
        let date = day + number
        return races.contains { $0.day == date } ? nil : decided.day(date)
    }

    /// Whether a day of the seven is decided, or counts as it was done.
    /// - Parameter index: 0 is the first.
    func isSettled(_ index: Int) -> Bool { done.indices.contains(index) || stored(index + 1) != nil }

    /// Whether the plan may have a session on each of the seven days.
    var available: [Bool] {
        let stored = stored
        let free = (1...7).map { stored[$0 - 1] == nil && !resting.contains((day + $0).weekday) && !isRestDay(day + $0) }
        // A week that the rules decide keeps the days of rest of the routine.
        let routine = (1...7).map { free[$0 - 1] && !routines.rests(on: day + $0) }
        return routine.contains(true) ? routine : free
    }

    /// Takes the loads at the beginning of the running week for those at first.
    mutating func startSeason() {
        let before = Array(loads.dropLast(daysOfWeekOver))
        firstFull = max(comeback?.load ?? 0, TrainingPhase.fullWeek(before))
        full = PlanState.lastFullWeek(before)
    }

    /// Load of a usual week of the last four, with the sessions that were missed in them.
    var wholeLoad: Double { max(TrainingPhase.fullWeek(loads), formerLoad ?? 0) }

    /// The load of a usual week where the last four say too little about it; nil where they do not.
    private var formerLoad: Double? {
        let missed = day - (lastAsToday - 6) < LoadRatio.chronicDays ? loadWithMissed : nil
        return [missed, loadBeforeRace].compactMap { $0 }.max()
    }

    /// Whether each of the last four weeks has a session of the sport that is no new start.
    private var isHabit: Bool {
        let days = Array(longest.suffix(LoadRatio.chronicDays))
        return days.count == LoadRatio.chronicDays
            && stride(from: 0, to: days.count, by: 7).allSatisfy { first in
                days[first..<(first + 7)].contains { $0 >= WeekDraft.newStartBelow }
            }
    }

    /// All inputs of the plan of the seven days.
    var request: PlanRequest {
        let needed = goal?.metres.flatMap { metres in usualPace.map { LongRunLadder.minutes(for: metres, pace: $0) } }
        var (phase, wanted) = (phase, Double?.none)
        if phase == .build, let needed {
            // The sessions of a full week have about the load of a long run an hour.
            let enough = needed / WeekDraft.longShare / 60 * WeekPlanner.loadPerHour(.long) * loadScale.long
            let usual = wholeLoad
            if usual >= max(enough, SeasonPlan.mostGrowth * firstFull) {
                phase = .maintain
            } else if usual < enough {
                wanted = max(usual * TrainingPhase.build.factor, min(enough, full * SeasonPlan.growth))
            }
        }
        // The days of the week keep their places, whatever was done on some of them.
        let (stored, available) = (stored, available)
        let longRunDay = longRunDay(stored, available)
        var request = PlanRequest(
            loads: Array(loads.suffix(LoadRatio.chronicDays)), phase: phase, recovery: recovery, loadChange: loadChange,
            available: (0..<7).map { available[$0] && $0 >= done.count }, runsPerWeek: habits.runsPerWeek, longestMinutes: known,
            usualMinutes: habits.usualMinutes,
            longRunDay: longRunDay, qualityDays: WeekHabits.qualityDays(afterLong: longRunDay),
            wetBulbGlobe: wetBulbGlobe, races: plannedRaces, easyDays: max(daysLeftEasy, gentleDays > 0 ? easyDaysWhenIll : 0),
            gentleDays: gentleDays, isVariabilityUnusual: isVariabilityUnusual, isFirstRunBack: isFirstBack)
        request.usualDays = habits.usualDays(after: day)
        (request.sport, request.loadScale, request.looksOverreached) = (sport, loadScale, looksOverreached)
        request.formerLoad = formerLoad.map { min(8000, $0) }
        (request.isBackFromRace, request.hasLongRace) = (loadBeforeRace != nil, hasLongRace)
        request.seasonLoad = wanted.map { min(8000, $0) }
        (request.daysOver, request.easyDaysOver) = (daysOver, easyDaysOver)
        (request.startsAfterLong, request.startsAfterDemanding) = (startsAfterLong, startsAfterDemanding)
        (request.followsRace, request.mostShare) = (followsRace, mostShare)
        // Up to the next multiple of five, as runs are planned.
        if let needed, needed >= 30 { request.longRunMost = Int((max(needed, known) / 5).rounded(.up)) * 5 }
        if !done.isEmpty || stored.contains(where: { $0 != nil }) {
            request.stored = (0..<7).map { done.indices.contains($0) ? done[$0] : stored[$0]?.counted(scale: loadScale) }
        }
        if let comeback, weeksBack < PlanState.weeksAfterBreak {
            (request.loadBeforeBreak, request.longestBeforeBreak) = (comeback.load, comeback.longest)
            (request.weeksBack, request.weeksSpared) = (weeksBack, comeback.weeksSpared)
            request.hasBreak = comeback.load != nil && day - comeback.resumed < LoadRatio.chronicDays
            (request.isFirstWeekBack, request.isReturnFromRace) = (isFirstWeekBack, comeback.isAfterRace)
            if comeback.weeksSpared == 0 { request.longestSinceBreak = longest(since: comeback.since) }
        }
        (request.isHabit, request.weekNumber, request.hasRaceEffort) = (isHabit, (day + 1).weekNumber, hasRaceEffort)
        return request
    }

    /// Takes over what the first of the seven days hold.
    /// - Parameters:
    ///   - days: their days in order; nil for one without a plan.
    ///   - phase: the purpose of the week.
    mutating func add(_ days: [PlannedDay?], of phase: TrainingPhase) {
        // A race counts as it will when it is run: its load, and no more minutes than the longest run until then.
        let (most, races) = (known, days.indices.map { days[$0]?.workout == .race ? raceMinutes(on: day + ($0 + 1)) : nil })
        let planned = days.map { min(2000, $0?.load ?? 0) }
        let raced = races.map { $0.map { WeekPlanner.load(.tempo, minutes: Int($0), scale: loadScale) } ?? 0 }
        loads = (loads + zip(planned, raced).map { min(2000, $0 + $1) }).suffix(PlanState.daysOfLoads)
        let minutes = zip(days, races).map { day, race in
            min(3000, max(Double(day?.longest(of: sport) ?? 0), sport == .running ? min(most, race ?? 0) : 0))
        }
        longest = (longest + minutes).suffix(PlanState.daysOfSessions)
        if !totals.isEmpty { totals = (totals + minutes).suffix(PlanState.daysOfSessions) }
        longestRuns = (longestRuns + days.map { min(3000, Double($0?.longest(of: .running) ?? 0)) })
            .suffix(PlanState.daysOfSessions)
        recent = (recent + days.map { PlanRequest.StoredDay(of: $0, sport: sport) }).suffix(7)
        if phase == .build || phase == .maintain {
            // Of a week that runs already, what was done counts up to the growth of a season.
            let growth = days.count == 7 ? .infinity : SeasonPlan.growth * full
            full = max(full, min(growth, loads.suffix(7).reduce(0, +) - raced.reduce(0, +)))
        }
        day = day + days.count
        (gentleDays, easyDays) = (max(0, gentleDays - days.count), max(0, easyDays - days.count))
        (strain, strainBefore, easyDaysBefore) = (strainBefore ?? strain, nil, 0)
        wetBulbGlobe =
            Array(wetBulbGlobe.dropFirst(days.count)) + [Double?](repeating: nil, count: min(days.count, wetBulbGlobe.count))
        if days.contains(where: { $0?.longest(of: sport) ?? 0 > 0 }) { isFirstBack = false }
        guard day > lastAsToday else { return }
        // A week after signs of overreaching is one of a tired athlete. Later the athlete counts as recovered.
        if isOverreached { overreached = lastAsToday - 6 }
        recovery = overreached.map { day - $0 < 14 } ?? false ? .fatigued : .adequate
        (loadChange, looksOverreached, isVariabilityUnusual, isFirstBack) = (.moderate, false, false, false)
    }

    /// Returns the load of the newest full week: of the last two weeks, at most 15 % above a usual one.
    private static func lastFullWeek(_ loads: [Double]) -> Double {
        let usual = TrainingPhase.fullWeek(loads)
        let last = loads.suffix(7).reduce(0, +)
        let before = loads.dropLast(7).suffix(7).reduce(0, +)
        return max(usual, min(1.15 * usual, max(last, before)))
    }
}
