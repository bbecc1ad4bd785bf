/// Load of an hour of the athlete's own sessions, as multiples of what the plan takes for one (`WeekPlanner.card`).
///
/// Formula: for easy, long and hard sessions of 56 days each the median load of an hour over that of the plan, where there are three of them;
/// else that of all sessions where there are five, else 1. A long session is an easy one of 1.1 times the usual length and more.
/// Units: none, 0.6…2.
/// Source: our own rule.
/// Grade: own definition.
public struct LoadScale: Equatable, Sendable {
    /// That of recovery, easy and steady sessions.
    public private(set) var easy: Double
    public private(set) var long: Double
    /// That of tempo and interval sessions.
    public private(set) var hard: Double

    /// Creates the same scale for all sessions. A value out of range becomes the nearest possible one.
    public init(_ all: Double) { self.init(easy: all, long: all, hard: all) }

    public init(easy: Double, long: Double, hard: Double) {
        func possible(_ value: Double) -> Double {
            value.isFinite ? min(LoadScale.possible.upperBound, max(LoadScale.possible.lowerBound, value)) : 1
        }
        (self.easy, self.long, self.hard) = (possible(easy), possible(long), possible(hard))
    }

    static let possible = 0.6...2.0
    /// Sessions of all kinds, and of one kind, that a scale needs.
    static let least = 5
    static let leastOfKind = 3
    /// Of the usual length, from which on an easy session is a long one.
    static let longFrom = 1.1

    func of(_ workout: WorkoutType) -> Double {
        switch workout {
        case .rest, .race, .recovery, .easy, .moderate: easy
        case .long: long
        case .tempo, .interval: hard
        }
    }

    /// A session whose load was measured.
    struct Session {
        var minutes: Double
        var loadPerHour: Double
        var isHard: Bool
    }

    /// - Parameter usual: minutes of a usual session; nil if unknown.
    init(of sessions: [Session], usual: Double?) {
        func median(_ expected: Double, _ least: Int, where isWanted: (Session) -> Bool) -> Double? {
            let scales = sessions.filter(isWanted).map { $0.loadPerHour / expected }
            return scales.count >= least ? Robust.median(scales) : nil
        }
        let longFrom = usual.map { $0 * LoadScale.longFrom } ?? .infinity
        let (easy, least) = (WeekPlanner.loadPerHour(.easy), LoadScale.leastOfKind)
        let all = median(easy, LoadScale.least) { _ in true }
        func scale(_ workout: WorkoutType, where isWanted: (Session) -> Bool) -> Double {
            all.flatMap { all in median(WeekPlanner.loadPerHour(workout), least, where: isWanted) ?? all } ?? 1
        }
        self.init(
            easy: scale(.easy) { !$0.isHard && $0.minutes < longFrom },
            long: scale(.long) { !$0.isHard && $0.minutes >= longFrom }, hard: scale(.tempo) { $0.isHard })
    }
}

extension LoadScale.Session {
    /// Nil for a race, and for a load from a rating or the duration alone.
    init?(_ run: ActivityDigest) {
        guard run.moving >= 600, !run.isRace, let load = run.load, load.method != .duration, load.method != .perceivedEffort
        else { return nil }
        let perHour = load.value / (run.moving / 3600)
        guard perHour.isFinite, perHour > 0 else { return nil }
        self.init(minutes: run.moving / 60, loadPerHour: perHour, isHard: run.hardSeconds ?? 0 >= HighIntensity.least)
    }
}

extension LoadScale: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { self.init(value) }
    public init(integerLiteral value: Int) { self.init(Double(value)) }
}
