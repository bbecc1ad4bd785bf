public import Measures

/// A race time from the newest race alone, which a pooled prediction must surpass.
public enum RaceBaseline: String, CaseIterable, Sendable {
    /// Riegel's law with the published exponent.
    case riegel
    /// An equal VDOT.
    case vdot

    /// Seconds for `target` metres; nil outside the method's bounds.
    public func time(metres target: Double, from metres: Double, seconds: Double) -> Double? {
        switch self {
        case .riegel: Riegel.time(seconds: seconds, from: metres, to: target, exponent: Riegel.publishedExponent)
        case .vdot:
            DanielsGilbert.vdot(metres: metres, seconds: seconds).flatMap { DanielsGilbert.time(metres: target, vdot: $0) }
        }
    }

    /// The id of its model card.
    var card: String {
        switch self {
        case .riegel: Riegel.card.id
        case .vdot: DanielsGilbert.card.id
        }
    }

    /// Days for which a race counts as the newest.
    static let days = 365
}

extension History {
    /// Returns the race that baselines use: the newest actually raced one of the year until `day`.
    func newestRace(asOf day: Day) -> EffortRecord.Effort? {
        countedEfforts(from: day - (RaceBaseline.days - 1), through: day).last { $0.isRace && !$0.isDoubtful }
    }

    /// Returns seconds in cool weather on level ground from the newest race alone; nil without a race, or outside the baseline's bounds.
    public func time(of race: RaceDistance, by baseline: RaceBaseline, asOf day: Day) -> Double? {
        newestRace(asOf: day).flatMap {
            baseline.time(metres: race.distance.amount, from: $0.metres, seconds: $0.seconds)
        }
    }
}

/// The model of race times: the pooled prediction if it surpasses both baselines on the athlete's own races, else the better baseline.
///
/// Formula: mean |predicted − actual| / actual over races that each model predicted from the evening before.
/// Units: percent.
/// Source: our own.
/// Grade: own definition.
public struct RaceModelChoice: Equatable, Sendable {
    /// Number of the newest races to evaluate, and the number of them that all three models must have predicted.
    public static let lookedBack = 8
    public static let fewest = 3

    /// The baseline that gives race times; nil for the pooled prediction.
    public var baseline: RaceBaseline?
    /// Number of races with all three predictions.
    public var races: Int
    /// Mean errors in percent.
    public var pooled: Double
    public var riegel: Double
    public var vdot: Double

    /// One race with each model's prediction of the evening before, in the same heat.
    public struct Race: Equatable, Sendable {
        public var pooled: Double
        public var riegel: Double
        public var vdot: Double
        public var actual: Double

        public init(pooled: Double, riegel: Double, vdot: Double, actual: Double) {
            self.pooled = pooled
            self.riegel = riegel
            self.vdot = vdot
            self.actual = actual
        }
    }

    /// Nil with too few races for a decision; the pooled prediction then applies.
    public init?(_ races: [Race]) {
        guard races.count >= RaceModelChoice.fewest, races.allSatisfy({ $0.actual > 0 }) else { return nil }
        var (pooled, riegel, vdot) = (0.0, 0.0, 0.0)
        for race in races {
            pooled += abs(race.pooled - race.actual) / race.actual
            riegel += abs(race.riegel - race.actual) / race.actual
            vdot += abs(race.vdot - race.actual) / race.actual
        }
        let count = Double(races.count)
        self.races = races.count
        (self.pooled, self.riegel, self.vdot) = (100 * pooled / count, 100 * riegel / count, 100 * vdot / count)
        if self.pooled < min(self.riegel, self.vdot) {
            baseline = nil
        } else {
            baseline = self.riegel < self.vdot ? .riegel : .vdot
        }
    }

    /// Mean error of the baseline in use; nil for the pooled prediction.
    public var baselineError: Double? {
        switch baseline {
        case .riegel: riegel
        case .vdot: vdot
        case nil: nil
        }
    }
}

/// The choices for distances up to the half, and for the marathon, each by its own kind of race only.
public struct RaceModelChoices: Equatable, Sendable {
    public var shorter: RaceModelChoice?
    public var marathon: RaceModelChoice?

    public init(shorter: RaceModelChoice? = nil, marathon: RaceModelChoice? = nil) {
        self.shorter = shorter
        self.marathon = marathon
    }

    public func choice(for race: RaceDistance) -> RaceModelChoice? { race == .marathon ? marathon : shorter }
}
