public import Training

/// Turns distances of plans into minutes, by the athlete's usual pace of running.
public struct DistancePace: Equatable, Sendable {
    /// Seconds a kilometre of a run.
    public let pace: Double
    /// Whether the pace is assumed because the athlete's own is unknown.
    public let isAssumed: Bool

    /// Seconds a kilometre without a known pace. Stated wherever it is used.
    public static let assumed = 390.0
    /// Kilometres an hour of a ride, relative to a run, so that a distance by bicycle is not read as a run's.
    static let rideFactor = 2.5
    private static let speeds = 0.5...8.0

    /// - Parameter usualSpeed: the athlete's usual speed of running in metres per second; nil if unknown.
    public init(usualSpeed: Double?) {
        let known = usualSpeed.flatMap { DistancePace.speeds.contains($0) ? 1000 / $0 : nil }
        pace = known ?? DistancePace.assumed
        isAssumed = known == nil
    }

    /// Returns the minutes of a distance; zero for none.
    public func minutes(_ metres: Double, of kind: TrainingMethod.Kind) -> Double {
        metres / 1000 * pace / (kind == .ride ? DistancePace.rideFactor : 1) / 60
    }
}
