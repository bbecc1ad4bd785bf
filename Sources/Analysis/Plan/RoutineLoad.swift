public import Training

/// Expected load of routines, by the plan's load of an hour (`WeekPlanner.card`). Practice and time in a sauna are no training load.
public enum RoutineLoad {
    /// - Parameter scale: load per hour of the athlete's own runs as a multiple of the plan's.
    public static func load(of session: RoutineDay.Session, scale: Double) -> Double {
        switch session.method.kind {
        case .practice, .sauna: 0
        case .run, .walk, .ride, .strength, .mobility, .heatedClass:
            Double(session.minutes) / 60 * WeekPlanner.loadPerHour(session.method.intensity.workout) * scale
        }
    }

    /// Load of the expected sessions of a day.
    public static func load(of day: RoutineDay, scale: Double) -> Double {
        day.expected.reduce(0) { $0 + load(of: $1, scale: scale) }
    }

    /// Mean load of seven days of the cycle.
    public static func perWeek(of routine: Routine, scale: Double) -> Double {
        routine.days.reduce(0) { $0 + load(of: $1, scale: scale) } / Double(routine.days.count) * 7
    }
}

extension TrainingMethod.Intensity {
    public var workout: WorkoutType {
        switch self {
        case .recovery: .recovery
        case .easy: .easy
        case .moderate: .moderate
        case .tempo: .tempo
        case .interval: .interval
        case .long: .long
        }
    }
}
