public import Measures
import Training

/// Four weeks or more without a run. Efforts before a break do not show fitness after it.
///
/// Formula: 28 days or more from one run to the next, or since the last one.
/// Units: days.
/// Source: I. Mujika and S. Padilla divide detraining at four weeks; recent gains of VO₂max are lost beyond them (Sports Med 30:79
/// and 30:145, 2000; Med Sci Sports Exerc 33:413, 2001).
/// Grade: own definition.
public struct RunningBreak: Equatable, Sendable {
    public static let card = ModelCard(
        id: "running_break", name: "Break from running", alsoKnownAs: ["detraining"],
        formula:
            "≥ {days} days from one run to the next, or since the last; efforts before it count no more. Afterwards: VO₂max from a race or "
            + "hard effort, or from steady running of at least {runs} runs; threshold, training paces, race times, critical speed and fuel "
            + "from a race or hard effort",
        units: "days",
        source:
            "our own; I. Mujika and S. Padilla divide detraining at four weeks, and recently acquired gains of VO₂max are lost "
            + "beyond them: Sports Med 30:79 and 30:145 (2000), Med Sci Sports Exerc 33:413 (2001)",
        grade: .ownDefinition,
        limits:
            "Other sports do not shorten it, although they keep part of the fitness. A run that was not recorded makes a break too.",
        constants: [CardConstant("days", leastDays), CardConstant("runs", runsNeeded)])

    /// Days from one run to the next that make a break.
    public static let leastDays = 28
    /// Runs after a break, or of a new athlete, that show fitness without a hard effort.
    static let runsNeeded = 3

    /// Days without a run.
    public var days: Int
    /// Day of the first run after it.
    public var end: Day
}

extension History {
    /// The newest break that ended on or before a day; nil without one between two runs of `reach` days.
    func runningBreak(asOf day: Day) -> RunningBreak? { efforts.breaks.newest(asOf: day) }

    /// Returns the first day from `first` whose runs show fitness on `day`; see `RunningBreaks`.
    func firstCounted(from first: Day, asOf day: Day) -> Day { efforts.breaks.firstCounted(from: first, asOf: day) }

    /// Efforts from `first` through `day` that count for fitness on that day. Efforts before a break and unconfirmed leaps do not.
    func countedEfforts(from first: Day, through day: Day) -> [EffortRecord.Effort] {
        efforts.counted(from: first, through: day)
    }

    /// The best stretch of the last quarter, hard or easy: a lower limit of what the athlete can do.
    func leastEffort(asOf day: Day) -> EffortRecord.Effort? {
        countedEfforts(from: day - (EffortRecord.usualDays - 1), through: day).filter { !$0.isRace }.max { $0.vdot < $1.vdot }
    }

    /// Why efforts give no figure on a day: in a break all are stale, and after it a new hard effort is needed.
    func effortAbsence(asOf day: Day) -> Absence {
        if efforts.breaks.isOngoing(on: day) { return .stale }
        guard let end = runningBreak(asOf: day)?.end, day - end < EffortRecord.window else { return .tooFew }
        let hadEfforts = !efforts.efforts(from: day - (EffortRecord.window - 1), through: end - 1).isEmpty
        let hasNew = countedEfforts(from: end, through: day).contains { $0.isHard }
        return hadEfforts && !hasNew ? .needHardEffort : .tooFew
    }
}
