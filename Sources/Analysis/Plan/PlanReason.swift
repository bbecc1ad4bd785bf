/// The rule that decided the load of a week's plan.
public enum PlanReason: CaseIterable, Sendable {
    case build, maintain
    /// Every fourth week.
    case deload
    case taper, raceWeek
    /// Training resumes.
    case comeback
    /// Recovery is low.
    case tired
    /// The week before was much more than usual.
    case loadRose
    /// There was a run of 21 km or more.
    case longRun
    /// A race or a long run was a few days before, and leaves easy days.
    case afterRace
    /// The week after the easy days of a long race.
    case afterLongRace
    /// More load would give a load ratio above 1.25.
    case ratio
    /// A routine would make the week much more than a usual one.
    case growth
    /// Running, or riding, begins anew.
    case newStart
    /// More would need more days or longer sessions than the athlete usually has.
    case habits
    /// The week has less because of days that the athlete decided, or of what was done on those that are over.
    case settled
    case illness
    /// Signs of illness are over: the load returns step by step, as after a break.
    case afterIllness
    case heat
    /// What the athlete usually does.
    case usual
    /// There are less than four weeks of load, so that no rule decides.
    case fewWeeks
    /// The athlete follows a routine.
    case routine
    /// The athlete decided every day.
    case stored

    init(_ phase: TrainingPhase) {
        self =
            switch phase {
            case .build: .build
            case .maintain: .maintain
            case .deload: .deload
            case .taper: .taper
            case .raceWeek: .raceWeek
            case .comeback: .comeback
            }
    }
}

extension PlanReason {
    /// Whether the athlete needs an easier week than the course to a race has.
    var isOfWeakness: Bool { [.tired, .loadRose, .illness, .afterIllness].contains(self) }

    /// Whether the state of the body decides, whatever races are near.
    var isOfBody: Bool {
        switch self {
        case .tired, .loadRose, .comeback, .illness, .afterIllness: true
        case .build, .maintain, .deload, .taper, .raceWeek, .longRun, .afterRace, .afterLongRace, .ratio, .growth, .newStart,
            .habits, .settled, .heat, .usual, .fewWeeks, .routine, .stored:
            false
        }
    }
}
