import Measures
import Training

/// What a day before a hot race offers for heat.
enum HeatOffer: Equatable {
    /// An easy session; outdoors if it is a run or a ride on a day that is not dangerously hot.
    case session(isOutdoors: Bool)
    /// Nothing is planned.
    case rest
    /// A hard or long session, or a race.
    case demanding
    /// The athlete keeps the day free, or may be ill or overreached.
    case none
    /// A sauna, a heated class, or a run that the forecast makes warm is planned, with its dose, 0…1, perhaps beside a hard session. A short
    /// one has no dose, and leaves no room for another one.
    case planned(Double, isDemanding: Bool)

    var isDemanding: Bool {
        switch self {
        case .demanding: true
        case .planned(_, let isDemanding): isDemanding
        case .session, .rest, .none: false
        }
    }

    /// Whether a dose of a kind fits into the day.
    func suits(_ mode: HeatExposure.Mode) -> Bool {
        let isIndoors = mode == .passive || mode == .hotYoga
        switch self {
        case .session(let isOutdoors): return isIndoors || isOutdoors
        case .rest: return isIndoors
        case .demanding, .none, .planned: return false
        }
    }

    /// Returns the dose of a planned session; nil for one that brings no heat. A class, and a session that is in warmth on purpose, count as in
    /// warmth that counts in full.
    static func dose(of kind: TrainingMethod.Kind, minutes: Int, isInHeat: Bool = false) -> Double? {
        let (mode, degrees): (HeatExposure.Mode, Double)
        let full = HeatExposure.leastWarmth + HeatExposure.warmthSpan
        switch kind {
        case .sauna: (mode, degrees) = (.passive, HeatOffer.bathWarmth)
        case .heatedClass: (mode, degrees) = (.hotYoga, full)
        case .run, .walk, .ride, .strength, .mobility, .practice, .swim, .row, .other:
            guard isInHeat else { return nil }
            (mode, degrees) = (kind == .ride ? .bike : .run, full)
        }
        guard let dose = HeatExposure.weight(minutes: Double(minutes), wetBulbGlobe: degrees, mode: mode), dose > 0 else {
            return nil
        }
        return dose
    }

    /// °C of a hot bath.
    private static let bathWarmth = 40.0
}

/// The days before a hot race: the plan, then the days that the athlete decided, those of the routine, the weeks up to the race,
/// and without any of them the weekdays of the seven days.
struct HeatDays {
    /// The seven days after `today`, and days of a routine beyond them.
    var plan: [PlannedDay]
    var decided = StoredPlan()
    var routines = RoutineHistory()
    /// Nil for a race on the way, and below four weeks of load.
    var season: SeasonPlan?
    /// Weekdays that the athlete keeps free.
    var resting: Set<Int> = []
    var today: Day
    /// Days from tomorrow on without heat, because the athlete may be ill or overreached.
    var daysWithout = 0
    /// Days after a race that stay easy, and so without more heat.
    var afterRaces: Set<Int> = []

    func offer(on date: Day) -> HeatOffer {
        if let planned = plan.first(where: { $0.day == date }) { return offer(of: planned) }
        if let stored = decided.day(date) { return offer(of: PlannedDay(stored, scale: 1)) }
        if let routine = routines.planned(on: date), routine.isTraining || !routine.day.isRest {
            return offer(of: PlannedDay(routine.day, on: date, scale: 1))
        }
        if isKept(date) { return .none }
        if let workout = season?.workout(on: date) { return HeatDays.offer(of: workout, isOutdoors: true) }
        guard let like = plan.last(where: { ($0.day - date) % 7 == 0 }) else { return .rest }
        return HeatDays.offer(of: like.workout, isOutdoors: like.isOutdoors)
    }

    /// Whether the athlete keeps the weekday free, recovers from a race, or may be ill or overreached.
    private func isKept(_ date: Day) -> Bool {
        resting.contains(date.weekday) || date - today <= daysWithout || afterRaces.contains(date.number)
    }

    /// Doses of the saunas and heated classes that the athlete or a routine planned, also of those beside the plan; nil without one.
    private func plannedDose(of planned: PlannedDay) -> Double? {
        let beside = planned.routine ?? routines.planned(on: planned.day).flatMap { $0.isTraining ? nil : $0.day }
        let sessions =
            (planned.stored?.sessions.map { ($0.kind, $0.minutes, $0.isInHeat) } ?? [])
            + (beside?.expected.map { ($0.method.kind, $0.minutes, $0.method.isInHeat) } ?? [])
        let heated = sessions.filter { $0.0 == .sauna || $0.0 == .heatedClass || $0.2 }
        return heated.isEmpty
            ? nil : heated.reduce(0) { $0 + (HeatOffer.dose(of: $1.0, minutes: $1.1, isInHeat: $1.2) ?? 0) }
    }

    /// Returns the dose of a run or ride in the heat that is forecast. It counts if it is at least that of the sauna that it replaces.
    private static func forecastDose(of planned: PlannedDay) -> Double {
        guard let forecast = planned.forecast, planned.heat != .avoid, let minutes = planned.outdoorMinutes,
            let sauna = HeatOffer.dose(of: .sauna, minutes: HeatBlock.bathMinutes),
            let dose = HeatExposure.weight(
                minutes: Double(minutes), wetBulbGlobe: forecast.wetBulbGlobe.celsius, mode: .run), dose >= sauna
        else { return 0 }
        return dose
    }

    private func offer(of planned: PlannedDay) -> HeatOffer {
        let own = HeatDays.offer(of: planned.workout, isOutdoors: planned.isOutdoors && planned.heat != .avoid)
        let warm = HeatDays.forecastDose(of: planned)
        let heated = plannedDose(of: planned)
        if heated != nil || warm > 0 {
            return .planned(min(1, max(heated ?? 0, warm)), isDemanding: planned.isHard || warm > 0 && own == .demanding)
        }
        if planned.isHard { return .demanding }
        // A day of rest that the athlete decided is meant.
        if planned.stored?.isRest == true || isKept(planned.day) { return .none }
        return own
    }

    private static func offer(of workout: WorkoutType, isOutdoors: Bool) -> HeatOffer {
        switch workout {
        case .rest: .rest
        case .easy, .recovery: .session(isOutdoors: isOutdoors)
        case .moderate, .tempo, .interval, .long, .race: .demanding
        }
    }
}

extension PlannedDay {
    /// Whether a session is a run or a ride.
    var isOutdoors: Bool {
        let kinds = stored?.sessions.map { $0.kind } ?? routine?.expected.map { $0.method.kind }
        return kinds.map { $0.contains(.run) || $0.contains(.ride) } ?? (sport.isRunning || sport.isCycling)
    }

    /// Minutes of its runs and rides; nil without one.
    fileprivate var outdoorMinutes: Int? {
        func isCounted(_ kind: TrainingMethod.Kind) -> Bool { kind == .run || kind == .ride }
        if let stored { return stored.sessions.filter { isCounted($0.kind) }.map { $0.minutes }.max() }
        if let routine { return routine.expected.filter { isCounted($0.method.kind) }.map { $0.minutes }.max() }
        return isOutdoors ? minutes : nil
    }
}
