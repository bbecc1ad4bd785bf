public import Measures

/// A planned session as steps that a watch can lead through.
public struct WorkoutOutline: Equatable, Sendable {
    public var sport: Sport
    public var blocks: [Block]
    /// The sessions of a routine's day that it holds; empty for another one.
    public var routine: [RoutineDay.Session] = []
    /// What the athlete decided; nil for another session.
    public var session: PlannedSession?
    public var references: References
    /// Whether only words say how the session is made up: it has one step.
    public var hasStepsInWords = false

    /// A step, or steps that repeat.
    public enum Block: Equatable, Sendable {
        case step(Step)
        /// From two times on.
        case repeats(Int, [Step])
    }

    /// A part of the session with one duration and one target.
    public struct Step: Equatable, Sendable {
        public var kind: Kind
        /// From 1 on.
        public var seconds: Int
        public var target: Target

        public init(_ kind: Kind, seconds: Int, target: Target = .none) {
            self.kind = kind
            self.seconds = max(1, seconds)
            self.target = target
        }
    }

    public enum Kind: CaseIterable, Sendable { case warmUp, work, recovery, coolDown }

    /// What to keep during a step: the lower bound first.
    public enum Target: Equatable, Sendable {
        case none
        case heartRate(HeartRate, HeartRate)
        case speed(Speed, Speed)
        case power(Power, Power)
    }

    /// The athlete's own values that some formats state targets as shares of; nil if unknown.
    public struct References: Equatable, Sendable {
        public var maximumHeartRate: HeartRate?
        public var thresholdSpeed: Speed?
        public var thresholdPower: Power?

        public init(maximumHeartRate: HeartRate? = nil, thresholdSpeed: Speed? = nil, thresholdPower: Power? = nil) {
            self.maximumHeartRate = maximumHeartRate
            self.thresholdSpeed = thresholdSpeed
            self.thresholdPower = thresholdPower
        }
    }

    public init(
        sport: Sport, blocks: [Block], session: PlannedSession? = nil, references: References = References()
    ) {
        self.sport = sport
        self.blocks = blocks
        self.session = session
        self.references = references
    }

    /// Most repeats of a block, and most seconds of a step: a day.
    public static let mostRepeats = 200
    public static let mostSeconds = 86_400

    /// Every step once, those of a repeated block included.
    public var steps: [Step] {
        blocks.flatMap { block in
            switch block {
            case .step(let step): [step]
            case .repeats(_, let steps): steps
            }
        }
    }

    /// Duration with all repeats.
    public var seconds: Int {
        blocks.reduce(0) { sum, block in
            switch block {
            case .step(let step): sum + step.seconds
            case .repeats(let count, let steps): sum + count * steps.reduce(0) { $0 + $1.seconds }
            }
        }
    }
}
