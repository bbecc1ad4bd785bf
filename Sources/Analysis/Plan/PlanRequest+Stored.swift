extension PlanRequest {
    /// A day that the athlete decided. The plan keeps it and arranges the other days around it.
    public struct StoredDay: Equatable, Sendable {
        /// Kind of the hardest session; `rest` without a session.
        public var workout: WorkoutType
        public var minutes: Int
        public var hardMinutes: Int
        public var load: Double
        /// Whether a session is a run.
        public var isRun: Bool
        /// What the athlete does in other weeks too, beside the sport of the plan.
        var usualOther = Amount()

        /// Minutes and load.
        struct Amount: Equatable, Sendable {
            var minutes = 0.0
            var load = 0.0
        }

        public init(workout: WorkoutType, minutes: Int, hardMinutes: Int, load: Double, isRun: Bool) {
            self.workout = workout
            self.minutes = minutes
            self.hardMinutes = hardMinutes
            self.load = load
            self.isRun = isRun
        }

        var isHard: Bool { workout == .tempo || workout == .interval || hardMinutes > 0 }
        /// Whether hard sessions keep 48 hours away from it.
        var isDemanding: Bool { isHard || workout == .long || workout == .race }

        var isPossible: Bool {
            (0...14_400).contains(minutes) && (0...max(0, minutes)).contains(hardMinutes) && (0.0...100_000.0).contains(load)
        }
    }
}
