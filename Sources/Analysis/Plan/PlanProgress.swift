public import Measures
public import Training

/// How planned days compare with what was recorded: days that the athlete decided, and days of a routine.
///
/// Formula: see the card; the same input gives the same result.
/// Units: minutes, days.
/// Source: our own definition.
/// Grade: own definition.
public struct PlanProgress: Equatable, Sendable {
    /// The planned days in order, rest days included.
    public var days: [PlannedDay]

    /// A planned day and what became of it.
    public struct PlannedDay: Equatable, Sendable {
        public var day: Day
        public var source: Source
        public var outcome: Outcome
        /// Minutes of the activities that count for it.
        public var minutes: Double
        /// Load of these activities; nil if none of them has one.
        public var load: Double?
        /// The activities that count for it, also of another day.
        public var activities: [String]
        /// Whether the athlete stated the outcome.
        public var isCorrected: Bool
        /// Whether it is a proposal of the planner, which neither the athlete nor a routine planned.
        public var isProposal = false
    }

    /// Where the plan of a day comes from.
    public enum Source: Equatable, Sendable {
        case routine(RoutineHistory.Planned)
        case stored(StoredDay)
    }

    public enum Outcome: Equatable, Sendable {
        case rest
        /// Today or later, and not yet done.
        case ahead
        case done, partly, missed
        /// Done on this day instead.
        case moved(Day)
    }

    /// Share of the planned minutes that count as done.
    public static let doneShare = 0.8
    /// Days before and after on which a session may have been done instead.
    public static let reach = 2

    public static let card = ModelCard(
        id: "plan_progress", name: "Progress of the plan", alsoKnownAs: [],
        formula:
            "An activity counts for sessions of its kind: running for runs; walking or hiking for walks; cycling for rides; yoga, pilates, "
            + "stretching, dance or a sauna for what is named so. Sessions of one kind on one day count together, recorded as one activity or one each. Done = {done} % of the planned minutes; less is partly done. "
            + "Without any on the day: moved, if an activity of another day within {reach} days, which no plan claims, has {done} % of the minutes; else missed. "
            + "Of several such days an activity counts for the one whose minutes it resembles most, then for the nearest; never for a day of a routine or decision that is newer than the activity. A partly done day counts as moved too where such an activity is about as long as planned; what was done on the day then counts for a missed one nearby of about its minutes. What the athlete states comes first. A day of a routine counts with the minutes that the plan had for it by recovery, loads, sessions and races until the evening before, and as rest where it had no room for it. Planned are days that the athlete decided and days of a routine, not proposals.",
        units: "minutes, days", source: "our own, because programs differ in what they count as done", grade: .ownDefinition,
        limits:
            "Compares kind and duration only: neither pace nor heart rate. A session that was not recorded counts once the athlete says so.",
        constants: [CardConstant("done", 100 * doneShare, decimals: 0), CardConstant("reach", reach)])

    /// - Parameters:
    ///   - routines: the routines that were followed.
    ///   - plan: the days that the athlete decided; they win over those of a routine.
    ///   - limited: days of the routine as they are planned: shorter than in the routine, or without a session. The others count as the
    ///     routine has them.
    ///   - digests: activities in any order; of those on the planned days and `reach` days around them.
    ///   - days: the days to compare.
    ///   - today: the athlete's current day.
    public init(
        routines: RoutineHistory, plan: StoredPlan = StoredPlan(), limited: [Day: RoutineDay] = [:], digests: [ActivityDigest],
        days: ClosedRange<Day>, today: Day
    ) {
        var unclaimed: [Int: [ActivityDigest]] = [:]
        for digest in digests where !digest.isLeftOut { unclaimed[digest.day.number, default: []].append(digest) }
        for key in unclaimed.keys { unclaimed[key] = unclaimed[key]?.longestFirst }
        let recorded = unclaimed
        self.days = []
        var day = days.lowerBound
        while day <= days.upperBound {
            var routine = routines.planned(on: day)
            if let planned = limited[day] { routine?.day = planned }
            if let source = plan.day(day).map({ Source.stored($0) }) ?? routine.map({ .routine($0) }) {
                self.days.append(
                    PlannedDay(
                        day: day, source: source, outcome: source.isRest ? .rest : .ahead, minutes: 0, activities: [],
                        isCorrected: false))
            }
            day = day + 1
        }
        for index in self.days.indices where !self.days[index].isRest { self.days[index].claim(&unclaimed, today) }
        let starts = self.days.map { planned in
            switch planned.source {
            case .routine: routines.start(of: planned.day) ?? planned.day
            case .stored(let stored): min(stored.decided, stored.day)
            }
        }
        exchangePartly(&unclaimed, of: recorded, from: starts, today)
        moveMissed(&unclaimed, from: starts, today)
        movePartly(&unclaimed, from: starts, today)
        for index in self.days.indices { self.days[index].correct(routines.corrections[self.days[index].day]) }
    }
}

extension PlanProgress {
    /// Returns the days that a routine planned.
    public func days(of routine: RoutineReference) -> PlanProgress {
        var own = self
        own.days.removeAll { $0.routine != routine }
        return own
    }
}

extension PlanProgress.Source {
    /// The sessions of each kind together, in the order of the first ones: their minutes and their number.
    var sessions: [(kind: TrainingMethod.Kind, minutes: Int, count: Int)] {
        let each =
            switch self {
            case .routine(let planned): planned.day.expected.map { ($0.method.kind, $0.minutes) }
            case .stored(let day): day.sessions.map { ($0.kind, $0.minutes) }
            }
        var kinds: [(kind: TrainingMethod.Kind, minutes: Int, count: Int)] = []
        for (kind, minutes) in each {
            if let index = kinds.firstIndex(where: { $0.kind == kind }) {
                kinds[index].minutes += minutes
                kinds[index].count += 1
            } else {
                kinds.append((kind, minutes, 1))
            }
        }
        return kinds
    }

    fileprivate var isRest: Bool {
        switch self {
        case .routine(let planned): planned.day.isRest
        case .stored(let day): day.isRest
        }
    }
}

extension PlanProgress.PlannedDay {
    public var isRest: Bool { source.isRest }
    public var plannedMinutes: Int { source.sessions.reduce(0) { $0 + $1.minutes } }

    /// The routine that planned the day; nil for a day that the athlete decided.
    public var routine: RoutineReference? {
        if case .routine(let planned) = source { planned.routine.reference } else { nil }
    }

    /// Expected load of the day to one decimal, as its card states it (`PlannedDay.statedLoad`), so that sums of few days agree with it.
    /// - Parameter scale: load per hour of the athlete's own runs as a multiple of the plan's.
    public func plannedLoad(scale: LoadScale) -> Double {
        let load =
            switch source {
            case .routine(let planned): RoutineLoad.load(of: planned.day, scale: scale)
            case .stored(let day): RoutineLoad.load(of: day, scale: scale)
            }
        return Rounding.halfUp(load, decimals: 1)
    }

    /// Whether the day is over or done, and had a session.
    public var counts: Bool { outcome != .rest && outcome != .ahead }

    public var isDone: Bool {
        switch outcome {
        case .done, .moved: true
        case .rest, .ahead, .partly, .missed: false
        }
    }

    /// Takes the activities of the day: of each kind until the minutes are reached, at most one for each session.
    fileprivate mutating func claim(_ unclaimed: inout [Int: [ActivityDigest]], _ today: Day) {
        if source.sessions.isEmpty { return claimAny(&unclaimed, today) }
        var counted = 0.0
        for session in source.sessions {
            let taken = unclaimed[day.number, default: []].take(session.kind, minutes: session.minutes, most: session.count)
            activities += taken.map { $0.id }
            for value in taken.compactMap({ $0.load?.value }) { load = (load ?? 0) + value }
            let done = taken.reduce(0) { $0 + $1.minutes }
            minutes += done
            counted += min(done, Double(session.minutes))
        }
        let share = counted / Double(max(1, plannedMinutes))
        outcome =
            share >= PlanProgress.doneShare - Rounding.slack
            ? .done
            : activities.isEmpty ? (day < today ? .missed : .ahead) : .partly
    }

    /// Takes the longest activity of a day whose plan is a text without a length.
    private mutating func claimAny(_ unclaimed: inout [Int: [ActivityDigest]], _ today: Day) {
        guard unclaimed[day.number]?.isEmpty == false, let taken = unclaimed[day.number]?.removeFirst() else {
            outcome = day < today ? .missed : .ahead
            return
        }
        activities = [taken.id]
        minutes = taken.minutes
        load = taken.load?.value
        outcome = .done
    }

    /// - Parameter ofRoutine: what the athlete stated about the routine's day.
    fileprivate mutating func correct(_ ofRoutine: RoutineHistory.Correction?) {
        let correction: RoutineHistory.Correction? =
            switch source {
            case .routine: ofRoutine
            case .stored(let day): day.correction
            }
        guard let correction, outcome != .rest else { return }
        isCorrected = true
        outcome =
            switch correction {
            case .done: .done
            case .partly: .partly
            case .skipped: .missed
            }
    }
}

extension [ActivityDigest] {
    /// Removes activities of a kind until their minutes are reached, in the order of the list, and returns them.
    /// - Parameter most: number of them, at most.
    mutating func take(_ kind: TrainingMethod.Kind, minutes: Int, most: Int) -> [ActivityDigest] {
        var (taken, sum): ([ActivityDigest], Double) = ([], 0)
        while taken.count < most, sum < Double(minutes), let index = firstIndex(where: { kind.includes($0.sport) }) {
            taken.append(remove(at: index))
            sum += taken[taken.count - 1].minutes
        }
        return taken
    }
}

extension ActivityDigest {
    /// Minutes in motion; of sessions without motion, all of them.
    var minutes: Double { (moving > 0 ? moving : elapsed) / 60 }
}

extension TrainingMethod.Kind {
    /// Whether an activity of a sport may be a session of this kind.
    func includes(_ sport: Sport) -> Bool {
        switch self {
        case .run: sport.isRunning
        case .walk: sport == .walking || sport == .hiking
        case .ride: sport.isCycling
        case .strength: sport == .strength || sport == .intervals
        case .mobility: sport == .stretching || sport == .yoga || sport == .pilates
        case .heatedClass: ClassType.sports.contains(sport) && sport != .sauna
        case .sauna: sport == .sauna
        case .practice: false
        case .swim: sport.isSwimming
        case .row: sport == .rowing || sport == .indoorRowing
        case .other: sport != .transition && TrainingMethod.Kind(of: sport) == .other
        }
    }
}
