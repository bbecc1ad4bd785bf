/// Why a week's plan holds the load that it does: the rule that decided.
public enum PlanReason: CaseIterable, Sendable {
    case build, maintain
    /// Every fourth week.
    case deload
    case taper, raceWeek
    /// Training begins again.
    case comeback
    /// Recovery is low.
    case tired
    /// The week before was much more than usual.
    case loadRose
    /// A run of 21 km and more lies behind.
    case longRun
    /// More would end above a load ratio of 1.25.
    case ratio
    /// Days, runs and their lengths hold no more.
    case habits
    case illness, heat

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
