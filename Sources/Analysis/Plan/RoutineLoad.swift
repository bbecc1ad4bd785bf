public import Training

/// Expected load of routines and stored days, by the plan's load of an hour (`WeekPlanner.card`). Practice and time in a sauna are no training load.
public enum RoutineLoad {
    /// Returns the load of a session. `scale` is the load per hour of the athlete's own runs as a multiple of the plan's.
    public static func load(of session: RoutineDay.Session, scale: LoadScale) -> Double {
        load(of: session.method.kind, session.method.intensity, minutes: session.minutes, scale: scale)
    }

    static func load(
        of kind: TrainingMethod.Kind, _ intensity: TrainingMethod.Intensity, minutes: Int, scale: LoadScale
    ) -> Double {
        switch kind {
        case .practice, .sauna: 0
        case .run, .walk, .ride, .strength, .mobility, .heatedClass, .swim, .row, .other:
            WeekPlanner.load(intensity.workout, minutes: minutes, scale: scale)
        }
    }

    /// Load of a day that the athlete decided.
    public static func load(of day: StoredDay, scale: LoadScale) -> Double {
        day.sessions.reduce(0) { $0 + load(of: $1.kind, $1.intensity, minutes: $1.minutes, scale: scale) }
    }

    /// Load of the expected sessions of a day.
    public static func load(of day: RoutineDay, scale: LoadScale) -> Double {
        day.sessions.reduce(0) { $0 + ($1.isOptional ? 0 : load(of: $1, scale: scale)) }
    }

    /// Mean load of seven days of the cycle; all of a shorter routine that is followed once.
    public static func perWeek(of routine: Routine, scale: LoadScale) -> Double {
        routine.days.reduce(0) { $0 + load(of: $1, scale: scale) } / routine.weeks
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
