/// Seven days of training with what they add up to.
public struct WeekPlan: Equatable, Sendable {
    /// Load that the week aims at.
    public var target: Double
    /// Load of the sessions below; a race counts nothing, because nobody knows it beforehand.
    public var load: Double
    /// The most load with which the coupled ratio ends at 1.25 or less; nil where that is less than three short runs.
    public var cap: Double?
    /// The coupled ratio after the week; nil when both are zero.
    public var ratioAfter: Double?
    /// Minutes of real hard work as a share of all minutes.
    public var hardShare: Double
    /// Seven, in order.
    public var days: [Session]
    /// Why it is so much and no more.
    public var reason: PlanReason

    /// One day.
    public struct Session: Equatable, Sendable {
        /// 1…7.
        public var day: Int
        public var workout: WorkoutType
        /// 0 on a rest day and for a race.
        public var minutes: Int
        /// Minutes at threshold or faster within the session.
        public var hardMinutes: Int
        public var heat: Heat?
    }

    /// What the weather asks for. The raw values leave the process.
    public enum Heat: String, CaseIterable, Sendable {
        /// 23 °C of wet-bulb globe temperature and more: slow down by the slowdown model.
        case slower
        /// 28 °C and more: indoors or at another hour, easy, 45 minutes at most.
        case avoid

        static let longestMinutes = 45
        /// WBGT in °C from which on runs are slower.
        static let slowerFrom = 23.0

        /// Nil below 23 °C of wet-bulb globe temperature.
        static func of(wetBulbGlobe degrees: Double) -> Heat? {
            degrees >= HeatFlag.cancelFrom ? .avoid : degrees >= slowerFrom ? .slower : nil
        }
    }
}
