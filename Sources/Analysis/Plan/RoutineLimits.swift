import Measures
import Training

/// What the days of a routine would not exceed in the seven days after a state.
struct RoutineLimits {
    /// Lengths of sessions of a kind.
    private var longest: [Longest] = []
    /// Minutes of all sessions of the sport on a day, at most, and that sport.
    private var longestDay: (kind: TrainingMethod.Kind, minutes: Int)?
    /// Load of the week; nil without any history.
    private(set) var week: Week?
    /// Load that the ratio allows in the week; nil below four weeks of load, and where it compares with nothing.
    private(set) var ratio: Week?
    /// Minutes that shorter lengths are multiples of.
    private(set) var unit = 5
    /// Minutes of a hard session in a week that gets shorter, at most; nil without any history.
    var longestHard: Int? {
        week.map { max(WeekDraft.leastDemandingMinutes, WeekDraft.fives(RoutineFit.hardShare * $0.load / easyPerMinute)) }
    }
    /// Load of a minute of easy training.
    private let easyPerMinute: Double
    /// Number of the last day that stays easy after a race or a long run that is over; 0 without one.
    private let easyThrough: Int
    private let races: [PlanRequest.Race]
    private let wetBulbGlobe: [Double?]

    /// Load that a week may have.
    struct Week {
        var load: Double
        var bound: RoutineLimit.WeekBound
    }

    /// A change of a day, and the minutes that it takes.
    struct Cause {
        var limit: RoutineLimit
        var lost: Int
    }

    /// The longest session of a kind.
    private struct Longest {
        var kind: TrainingMethod.Kind
        var minutes: Int
        var rule: Rule

        enum Rule { case tenth, any, newStart, firstBack }

        /// Whether sessions of the kind are easy.
        var isEasy: Bool { rule == .newStart || rule == .firstBack }

        func limit(_ planned: Int) -> RoutineLimit {
            switch rule {
            case .tenth: .longestRun(minutes: planned)
            case .any: .anySession(minutes: planned, most: minutes)
            case .newStart: .newStart(minutes: planned, most: minutes)
            case .firstBack: .firstBack(minutes: planned, most: minutes)
            }
        }

        /// - Parameter known: minutes of the longest session of 30 days.
        init(_ sport: PlanSport, after known: Double) {
            self.init(sport, WeekDraft.longest(after: known), startsAnew: known < WeekDraft.newStartBelow)
        }

        init(_ sport: PlanSport, _ tenth: Int, startsAnew: Bool) {
            kind = sport.kind
            minutes = startsAnew ? WeekDraft.firstMinutes : min(tenth, sport.longestMinutes)
            rule = startsAnew ? .newStart : tenth > sport.longestMinutes ? .any : .tenth
        }

        /// Returns half of the longest session, where that is less.
        /// - Parameter known: minutes of the longest session of 30 days.
        func half(of known: Double) -> Longest? {
            var other = self
            other.minutes = max(WeekDraft.leastMinutes, WeekDraft.fives(below: known / 2))
            other.rule = .firstBack
            return other.minutes < minutes ? other : nil
        }
    }

    /// - Parameter draft: the week of the rules after the state; nil where it was not planned.
    init(_ state: PlanState, _ draft: WeekDraft?) {
        let known = state.known
        (races, wetBulbGlobe) = (state.plannedRaces, state.wetBulbGlobe)
        easyPerMinute = WeekPlanner.loadPerHour(.easy) / 60 * state.loadScale.easy
        easyThrough = max(state.easyDaysOver, state.daysLeftEasy > 0 ? state.daysOver + state.daysLeftEasy : 0)
        if known >= WeekDraft.newStartBelow {
            longestDay = (state.sport.kind, WeekDraft.longest(after: state.knownTotal))
        }
        if state.hasEasySessions ? known > 0 : known >= WeekDraft.newStartBelow {
            longest = [Longest(state.sport, after: known)]
            if state.isFirstBack, let half = longest.first?.half(of: known) { longest = [half] }
        }
        guard state.planner.knowsLoads, state.loads.count >= LoadRatio.chronicDays else {
            // The growth of a week is bounded from the first weeks on.
            let least = WeekDraft.leastLoad * state.loadScale.easy
            week = TrainingPhase.firstWeek(state.loads).map { Week(load: max(least, SeasonPlan.growth * $0), bound: .growth) }
            return
        }
        let draft = draft ?? WeekDraft(state.request)
        unit = draft.step
        longest = [Longest(state.sport, draft.longRunAllowed, startsAnew: draft.startsAnew)]
        if let run = state.longestRun { longest.append(Longest(.running, after: run)) }
        week = RoutineLimits.week(draft)
        if week?.bound != .comeback {
            ratio = Week(load: draft.cap ?? WeekDraft.leastLoad * state.loadScale.easy, bound: .ratio)
        }
    }

    /// An easy week has the target of the planner. Another one grows no more than a week before a race does, and never above the load ratio.
    private static func week(_ draft: WeekDraft) -> Week {
        let least = WeekDraft.leastLoad * draft.request.loadScale.easy
        // The ratio compares with nothing while the athlete returns from a break or an illness.
        if draft.isReturning || draft.request.mostShare != nil { return Week(load: max(draft.target, least), bound: .comeback) }
        let ratio = draft.cap ?? least
        let isEasy = draft.request.phase == .deload
        let usual = isEasy ? draft.target : max(draft.target, SeasonPlan.growth * draft.usualLoad)
        let most = max(usual, least)
        return most < ratio ? Week(load: most, bound: isEasy ? .easyWeek : .growth) : Week(load: ratio, bound: .ratio)
    }

    /// Kinds of which a new start has three sessions a week.
    var newKinds: [TrainingMethod.Kind] { longest.filter { $0.rule == .newStart }.map { $0.kind } }

    /// Returns why a day has nothing of the routine; nil for other days.
    /// - Parameter number: 1 is tomorrow.
    func easing(_ planned: RoutineDay, on number: Int, after state: PlanState) -> RoutineLimit? {
        if state.isRestDay(state.day + number), RoutineLoad.load(of: planned, scale: 1) > 0 { return .afterRace }
        let hard = planned.expected.filter { $0.method.intensity.isHard }
        if !hard.isEmpty || planned.expected.contains(where: { $0.isLong }) {
            if races.contains(where: { $0.isShortlyAfter(number) }) { return .beforeRace }
            if number <= easyThrough || races.contains(where: { $0.leavesEasy(number) }) { return .afterRace }
            if state.isBesideHard(number) { return .hardDayNearby }
            let isLong = planned.expected.contains { $0.method.intensity == .long }
            if isLong, number == 1, state.startsAfterLong { return .hardDayNearby }
        }
        let isHeated = planned.expected.contains { $0.method.kind == .heatedClass }
        if isHeated, races.contains(where: { $0.day == number + 1 }) { return .beforeRace }
        let isHot = WeekPlan.Heat.of(wetBulbGlobe, on: number) == .avoid && hard.contains { $0.method.kind.isOutdoors }
        return isHot ? .heat(minutes: planned.minutes) : nil
    }

    /// Returns a day of the routine with sessions that are no longer than they may be, and the strongest reason.
    /// - Parameter number: 1 is tomorrow.
    func day(_ planned: RoutineDay, on number: Int, after state: PlanState) -> (day: PlannedDay, cause: Cause?) {
        let isOutdoors = planned.expected.contains { $0.method.kind.isOutdoors }
        let heat = isOutdoors ? WeekPlan.Heat.of(wetBulbGlobe, on: number) : nil
        var strongest: Cause?
        let sessions = planned.sessions.map { session -> RoutineDay.Session in
            guard !session.isOptional else { return session }
            let kind = session.method.kind
            var shorter = session
            func limit(to most: Int, isEasy: Bool, _ limit: RoutineLimit) {
                guard most < shorter.minutes || shorter.intensity(within: most, isEasy: isEasy) != shorter.method.intensity
                else { return }
                shorter = shorter.shortened(to: most, isEasy: isEasy)
                let lost = session.minutes - min(most, session.minutes)
                // Of two sessions the one that loses most says why.
                if lost > strongest?.lost ?? -1 { strongest = Cause(limit: limit, lost: lost) }
            }
            if let longest = longest.first(where: { $0.kind == kind }) {
                limit(to: longest.minutes, isEasy: longest.isEasy, longest.limit(session.minutes))
            }
            if heat == .avoid, kind.isOutdoors {
                limit(to: WeekPlan.Heat.longestMinutes, isEasy: false, .heat(minutes: planned.minutes))
            }
            return shorter
        }
        let (fitting, lost) = together(sessions)
        if lost > strongest?.lost ?? 0 { strongest = Cause(limit: .longestRun(minutes: planned.minutes), lost: lost) }
        var day = PlannedDay(planned.with(fitting), on: state.day + number, scale: state.loadScale)
        day.heat = heat
        if let strongest { (day.limit, day.original) = (strongest.limit, planned) }
        return (day, strongest)
    }

    /// Shortens the sessions of a day, the longest first, until those of the sport are together at most a tenth longer than those of a day
    /// were: a run and the strides after it are one run.
    private func together(_ sessions: [RoutineDay.Session]) -> (sessions: [RoutineDay.Session], lost: Int) {
        guard let longestDay else { return (sessions, 0) }
        let own = sessions.indices.filter { !sessions[$0].isOptional && sessions[$0].method.kind == longestDay.kind }
        var (fitting, over) = (sessions, own.reduce(0) { $0 + sessions[$1].minutes } - longestDay.minutes)
        guard own.count > 1, over > 0 else { return (sessions, 0) }
        let all = over
        for index in own.sorted(by: { (sessions[$1].minutes, $0) < (sessions[$0].minutes, $1) }) where over > 0 {
            let rest = sessions[index].minutes - over
            // A bound in whole minutes is one below which the day would not grow.
            let isWhole = longestDay.minutes % 5 != 0
            let length = max(WeekDraft.leastMinutes, isWhole ? rest : WeekDraft.fives(below: Double(rest)))
            guard length < sessions[index].minutes else { continue }
            over -= sessions[index].minutes - length
            fitting[index] = sessions[index].shortened(to: length)
        }
        return (fitting, all - over)
    }
}

extension RoutineDay.Session {
    /// Whether the legs need easy days for it: a long session, or a steady run.
    fileprivate var isLong: Bool {
        method.intensity == .long || method.kind == .run && method.intensity == .moderate
    }
}

extension PlanState.Planner {
    /// Whether the loads of the last weeks bound the next one. Three easy sessions come from less than four weeks, and without a plan the last
    /// weeks are missing or empty.
    fileprivate var knowsLoads: Bool {
        switch self {
        case .rules, .usual: true
        case .easySessions, .none: false
        }
    }
}
