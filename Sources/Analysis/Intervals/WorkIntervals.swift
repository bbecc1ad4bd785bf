/// The repetitions of a session, such as 5 × 3 minutes, with their recoveries.
///
/// Formula: laps that the athlete ended, or else periods of even level between change points, that alternate between a fast
/// and a slow level, in three or more fast periods of equal duration or distance, or in a pyramid. Where stops or hills could
/// explain the slow periods, the fast ones must also be clearly faster than the athlete's other running in the session.
/// Trend: Theil–Sen slope of the level over the repetitions, as percent from first to last.
/// Units: seconds, metres, metres per second, watts, beats per minute, percent.
/// Source: our own rules.
/// Grade: own definition.
public struct WorkIntervals: Equatable, Sendable {
    public static let card = ModelCard(
        id: "work_intervals", name: "Repetitions", alsoKnownAs: ["work intervals", "reps", "sets"],
        formula:
            "fast and slow laps in turn, unless a device made them (all but the last within {deviceShare} % or "
            + "{deviceSeconds} s); else the parts between change points of 5-s means of speed, or power on a bike "
            + "(least Σ (x − x̄)² + penalty · parts); fast parts ≥ {fasterPace} % above the recoveries beside them "
            + "({fasterPower} % in power), equal within {similarTime} % + {timeError} s or {similarDistance} % + "
            + "{distanceError} m, or a pyramid of {leastPyramid} or more, ≥ {coverage} % of the time at their level; after "
            + "stops or walks also ≥ {fasterPace} % ({fasterPower} %) above other running, in runs without altitude and "
            + "heart rate ≥ {fasterThanDownhill} % above a warm-up; usual distance if within {nameShare} %; trend = "
            + "Theil–Sen slope · (n − 1) of one length, shown from {leastTrend} % and twice the median distance from the "
            + "line on, “even” within {evenRange} %",
        units: "s",
        source: "our own thresholds, because neither laps nor workout steps of files reliably say what was work",
        grade: .ownDefinition,
        limits:
            "Runs up to {longestRun} h and rides with power up to {longestRide} h; else only laps with heart rate. {least} or "
            + "more, {leastBrief} under a minute, two if laps of {long} min, at most {most}; each {shortest} s to {longest} "
            + "min. Laps: {fewestLaps} to {mostLaps}. No ladders, fartlek or progressive runs; a fartlek with equal parts "
            + "looks the same as repetitions. Hills, irregular recoveries and a heart rate that does not fall rule them "
            + "out. After stops they need {leastOrdinary} min of other running, without altitude and heart rate {leastWarmUp} "
            + "min. Without laps, ends may be off by a few seconds.",
        constants: RepetitionRules.constants)

    public var repetitions: [Repetition]
    /// Consecutive repetitions of equal length, in order; together all of them. Each repetition of a pyramid is a group.
    public var sets: [Group]
    public var origin: Origin
    /// Change of speed, or of power where that is the basis, from the first to the last repetition, of the longest set where
    /// their lengths differ. In percent, negative when they got slower; nil where the basis is heart rate, in pyramids, and
    /// where the levels scatter without a direction.
    public var trend: Double?
    public var basis: Basis

    public init(repetitions: [Repetition], sets: [Group], origin: Origin, trend: Double?, basis: Basis) {
        self.repetitions = repetitions
        self.sets = sets
        self.origin = origin
        self.trend = trend
        self.basis = basis
    }

    /// What marked the repetitions.
    public enum Origin: Equatable, Sendable { case laps, samples }

    /// What separates work from recovery.
    public enum Basis: Equatable, Sendable {
        case speed, power, heartRate

        /// By how much each repetition exceeds the recoveries beside it, at least, as a share of the recovery.
        public var leastContrast: Double {
            switch self {
            case .speed: RepetitionRules.fasterPace
            case .power: RepetitionRules.fasterPower
            case .heartRate: RepetitionRules.fasterPulse
            }
        }
    }

    public struct Repetition: Equatable, Sendable {
        /// Seconds since the start of the recording.
        public var start: Double
        /// Seconds without pauses of the timer.
        public var seconds: Double
        /// Metres; nil without a distance.
        public var metres: Double?
        /// Watts; nil without power.
        public var power: Double?
        /// Beats per minute; nil if less than half of it is known.
        public var heartRate: Double?
        /// Seconds from the start of the recording to its end.
        public var end: Double
        /// Seconds until the next repetition of the session; nil after the last.
        public var recovery: Double?

        public init(
            start: Double, seconds: Double, metres: Double?, power: Double?, heartRate: Double?, end: Double, recovery: Double?
        ) {
            self.start = start
            self.seconds = seconds
            self.metres = metres
            self.power = power
            self.heartRate = heartRate
            self.end = end
            self.recovery = recovery
        }

        /// Metres per second; nil without a distance.
        public var speed: Double? { metres.flatMap { $0 > 0 && seconds > 0 ? $0 / seconds : nil } }
    }

    public struct Group: Equatable, Sendable {
        /// Indices of its repetitions.
        public var repetitions: Range<Int>
        public var length: Length

        public init(repetitions: Range<Int>, length: Length) {
            self.repetitions = repetitions
            self.length = length
        }
    }

    /// The common length of a set, rounded as an athlete would name it.
    public enum Length: Equatable, Sendable {
        case seconds(Double)
        case metres(Double)
    }
}
