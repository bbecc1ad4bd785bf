public import Training

/// A past day of a routine as the plan of the evening before had it.
public struct PastRoutineDay: Equatable, Sendable {
    /// What the plan had of the routine: without a session where it put the routine aside.
    public var routine: RoutineDay
    /// What the plan had in place of the routine; nil where it had the routine.
    public var instead: PlannedDay?

    public init(_ routine: RoutineDay, instead: PlannedDay? = nil) {
        self.routine = routine
        self.instead = instead
    }
}
