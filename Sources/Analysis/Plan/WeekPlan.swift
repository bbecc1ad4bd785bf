import Measures
public import Training

/// Seven days of training with their sums.
public struct WeekPlan: Equatable, Sendable {
    /// Target load of the week.
    public var target: Double
    /// Load of the sessions; a race counts zero, because its load is unknown beforehand.
    public var load: Double
    /// Highest load with a coupled ratio of at most 1.25 at the end; nil if it is below three short runs.
    public var cap: Double?
    /// The coupled ratio after the week; nil if both loads are zero.
    public var ratioAfter: Double?
    /// Minutes of actual hard work as a share of all minutes.
    public var hardShare: Double
    /// Seven, in order.
    public var days: [Session]
    /// The rule that decided the load.
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
        /// How a hard session of the plan is made up, and a long one that ends at the effort of a race; nil for others.
        public var parts: SessionParts?
        public var heat: Heat?
    }

    /// Adaptation to the weather. The raw values are part of the API.
    public enum Heat: String, CaseIterable, Sendable {
        /// 23 °C of wet-bulb globe temperature and more: slow down by the slowdown model.
        case slower
        /// 28 °C and more: indoors or at another hour, easy, 45 minutes at most.
        case avoid

        public static let longestMinutes = 45
        /// WBGT in °C from which on runs are slower.
        static let slowerFrom = 23.0

        /// Returns the adaptation; nil below 23 °C of wet-bulb globe temperature.
        static func of(wetBulbGlobe degrees: Double) -> Heat? {
            degrees >= HeatFlag.cancelFrom ? .avoid : degrees >= slowerFrom ? .slower : nil
        }

        /// Returns the adaptation of one of some days; nil on a cool one, and where its heat is unknown.
        /// - Parameters:
        ///   - days: WBGT of the days in °C; empty if unknown.
        ///   - number: 1 is the first.
        static func of(_ days: [Double?], on number: Int) -> Heat? {
            days.indices.contains(number - 1) ? days[number - 1].flatMap { of(wetBulbGlobe: $0) } : nil
        }
    }
}

extension PlannedDay {
    /// A session of a week that begins after `day`, without distance.
    /// - Parameter scale: load per hour of the athlete's own runs as a multiple of the plan's.
    init(_ session: WeekPlan.Session, after day: Day, scale: LoadScale) {
        self.init(
            day: day + session.day, workout: session.workout, minutes: session.minutes > 0 ? session.minutes : nil,
            load: WeekPlanner.load(session.workout, minutes: session.minutes, scale: scale), heat: session.heat,
            hardMinutes: session.hardMinutes)
        parts = session.parts
    }
}
