/// Why a day is not quite what the routine has for it.
public enum RoutineLimit: Equatable, Sendable {
    /// A race is within three days, so the hard or long session waits.
    case beforeRace
    /// A race or a long run was a few days before, so the hard or long session waits.
    case afterRace
    /// The athlete decided a hard or long session for the day before or after, so that of the routine waits.
    case hardDayNearby
    /// A session of so many minutes would be more than a tenth longer than the longest of 30 days.
    case longestRun(minutes: Int)
    /// A session of so many minutes is longer than the plan has any of its sport.
    case anySession(minutes: Int, most: Int)
    /// With hardly a session of the sport in 30 days, one of so many minutes is shorter, and easy.
    case newStart(minutes: Int, most: Int)
    /// After two weeks without one, the first session is at most half of the longest before, and easy.
    case firstBack(minutes: Int, most: Int)
    /// In dangerous heat a day of so many minutes is shorter, and nothing outdoors is hard.
    case heat(minutes: Int)
    /// With a day of so many minutes, the week would exceed its bound.
    case week(minutes: Int, WeekBound)
    /// The other days of the routine are more important, or the decided days alone reach the bound of the week: a day of so many minutes has
    /// no room.
    case fullWeek(minutes: Int, WeekBound)

    /// What bounds a week of a routine.
    public enum WeekBound: CaseIterable, Sendable {
        /// The load ratio at its end.
        case ratio
        /// Growth beyond a usual week.
        case growth
        /// It is the easy week after three full ones.
        case easyWeek
        /// Running, or riding, begins anew: three sessions a week.
        case newStart
        /// After a break the week begins at half of a usual one.
        case comeback
    }
}

extension RoutineLimit {
    /// What bounds the week; nil for a limit of single sessions and days.
    var weekBound: WeekBound? {
        switch self {
        case .week(_, let bound), .fullWeek(_, let bound): bound
        case .beforeRace, .afterRace, .hardDayNearby, .longestRun, .anySession, .newStart, .firstBack, .heat: nil
        }
    }

    /// Whether the day is free or easier because of the day itself: neither recovery nor a race decided it.
    public var isOfDay: Bool {
        switch self {
        case .heat, .fullWeek, .hardDayNearby: true
        case .beforeRace, .afterRace, .longestRun, .anySession, .newStart, .firstBack, .week: false
        }
    }

    /// Minutes of the session or day in the routine; nil if the kind of session is the reason.
    public var minutes: Int? {
        switch self {
        case .beforeRace, .afterRace, .hardDayNearby: nil
        case .longestRun(let minutes), .heat(let minutes), .week(let minutes, _), .fullWeek(let minutes, _): minutes
        case .anySession(let minutes, _), .newStart(let minutes, _), .firstBack(let minutes, _): minutes
        }
    }
}

extension RoutineLimit.WeekBound {
    /// The rule of a week with this bound.
    var reason: PlanReason {
        switch self {
        case .ratio: .ratio
        case .growth: .growth
        case .easyWeek: .deload
        case .newStart, .comeback: .comeback
        }
    }
}
