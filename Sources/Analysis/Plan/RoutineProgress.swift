public import Measures
public import Training

/// How planned days of a routine compare with what was recorded.
///
/// Formula: see the card; the same input gives the same result.
/// Units: minutes, days.
/// Source: our own definition.
/// Grade: own definition.
public struct RoutineProgress: Equatable, Sendable {
    /// The planned days in order, rest days included.
    public var days: [PlannedDay]

    /// A planned day and what became of it.
    public struct PlannedDay: Equatable, Sendable {
        public var day: Day
        public var routine: RoutineReference
        public var number: Int
        public var plan: RoutineDay
        public var outcome: Outcome
        /// Minutes of the activities that count for it.
        public var minutes: Double
        /// Load of these activities; nil if none of them has one.
        public var load: Double?
        /// The activities that count for it, also of another day.
        public var activities: [String]
        /// Whether the athlete stated the outcome.
        public var isCorrected: Bool
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
        id: "routine_progress", name: "Progress of a routine", alsoKnownAs: [],
        formula:
            "An activity counts for a session of its kind: running for runs; walking or hiking for walks; cycling for rides; yoga, pilates, "
            + "stretching, dance or a sauna for what is named so; each for one session. Done = {done} % of the planned minutes; less is partly done. "
            + "Without any on the day: moved, if an activity of another day within {reach} days, which no plan claims, has {done} % of the minutes; else missed. What the athlete "
            + "states comes first.",
        units: "minutes, days", source: "our own, because programs differ in what they count as done", grade: .ownDefinition,
        limits:
            "Compares kind and duration only: neither pace nor heart rate. A session that was not recorded counts once the athlete says so.",
        constants: [CardConstant("done", 100 * doneShare, decimals: 0), CardConstant("reach", reach)])

    /// - Parameters:
    ///   - history: the routines that were followed.
    ///   - digests: activities in any order; of those on the planned days and `reach` days around them.
    ///   - days: the days to compare.
    ///   - today: the athlete's current day.
    public init(history: RoutineHistory, digests: [ActivityDigest], days: ClosedRange<Day>, today: Day) {
        var unclaimed: [Int: [ActivityDigest]] = [:]
        for digest in digests where !digest.isLeftOut { unclaimed[digest.day.number, default: []].append(digest) }
        for key in unclaimed.keys { unclaimed[key]?.sort { ($0.minutes, $0.id) > ($1.minutes, $1.id) } }
        self.days = []
        var day = days.lowerBound
        while day <= days.upperBound {
            if let planned = history.planned(on: day) {
                self.days.append(
                    PlannedDay(
                        day: day, routine: planned.routine.reference, number: planned.number, plan: planned.day,
                        outcome: planned.day.isRest ? .rest : .ahead,
                        minutes: 0, activities: [], isCorrected: false))
            }
            day = day + 1
        }
        for index in self.days.indices where !self.days[index].plan.isRest { self.days[index].claim(&unclaimed, today) }
        for index in self.days.indices where self.days[index].outcome == .missed { self.days[index].move(&unclaimed, today) }
        for index in self.days.indices { self.days[index].correct(history.corrections[self.days[index].day]) }
    }
}

extension RoutineProgress.PlannedDay {
    /// Takes the activities of the day, one for each session.
    fileprivate mutating func claim(_ unclaimed: inout [Int: [ActivityDigest]], _ today: Day) {
        var counted = 0.0
        for session in plan.expected {
            guard let index = unclaimed[day.number]?.firstIndex(where: { session.method.kind.includes($0.sport) }),
                let taken = unclaimed[day.number]?.remove(at: index)
            else { continue }
            activities.append(taken.id)
            minutes += taken.minutes
            if let value = taken.load?.value { load = (load ?? 0) + value }
            counted += min(taken.minutes, Double(session.minutes))
        }
        let share = counted / Double(max(1, plan.minutes))
        outcome =
            share >= RoutineProgress.doneShare - Rounding.slack
            ? .done
            : activities.isEmpty ? (day < today ? .missed : .ahead) : .partly
    }

    /// Takes the activities of one day nearby that do all sessions.
    fileprivate mutating func move(_ unclaimed: inout [Int: [ActivityDigest]], _ today: Day) {
        for offset in (1...RoutineProgress.reach).flatMap({ [$0, -$0] }) where day + offset <= today {
            let other = day + offset
            var left = unclaimed[other.number] ?? []
            var taken: [ActivityDigest] = []
            for session in plan.expected {
                let wanted = RoutineProgress.doneShare * Double(session.minutes) - Rounding.slack
                let index = left.firstIndex { session.method.kind.includes($0.sport) && $0.minutes >= wanted }
                guard let index else { break }
                taken.append(left.remove(at: index))
            }
            guard taken.count == plan.expected.count else { continue }
            unclaimed[other.number] = left
            outcome = .moved(other)
            activities = taken.map { $0.id }
            minutes = taken.reduce(0) { $0 + $1.minutes }
            let loads = taken.compactMap { $0.load?.value }
            load = loads.isEmpty ? nil : loads.reduce(0, +)
            return
        }
    }

    fileprivate mutating func correct(_ correction: RoutineHistory.Correction?) {
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

extension ActivityDigest {
    /// Minutes in motion; of sessions without motion, all of them.
    fileprivate var minutes: Double { (moving > 0 ? moving : elapsed) / 60 }
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
        }
    }
}
