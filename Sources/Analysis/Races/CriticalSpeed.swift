/// The sustainable speed, and the distance that can be run above it, from a few hard efforts.
///
/// Formula: d = CS · t + D′ by least squares.
/// Units: metres, seconds, metres per second.
/// Source: the two-parameter linear model; agreement from habitual training: B. Hunter et al., IJSPP (2023).
/// Grade: useful.
public struct CriticalSpeed: Equatable, Sendable {
    public static let card = ModelCard(
        id: "critical_speed", name: "Critical speed", alsoKnownAs: ["CS", "D′"],
        formula: "d = CS · t + D′, least squares over efforts of 2 to 20 minutes, their hills and the heat of the day taken out",
        units: "m/s, m",
        source: "the linear distance–time model; B. Hunter, C. Karsten, D. Greenhalgh et al., IJSPP (2023), on habitual training",
        grade: .useful,
        limits:
            "At least three efforts of 90 days whose durations span a factor of three; kept only with r² ≥ 0.995, standard error ≤ 3 % "
            + "and D′ of 50 to 400 m; neither shown nor used in predictions below 97 % of the speed of one hour at the athlete's VDOT. From everyday training CS agrees with time trials and D′ does not: D′ is not shown."
    )

    /// Lowest plausible share of the one-hour speed, since critical speed is held for less than an hour.
    static let leastShareOfHour = 0.97

    public var metresPerSecond: Double
    /// Metres that can be run above critical speed.
    public var reserve: Double
    public var standardError: Double
    public var explained: Double

    /// Fits the model; nil below three efforts. Check `isTrustworthy` before display.
    public init?(efforts: [(metres: Double, seconds: Double)]) {
        guard efforts.count >= 3, efforts.allSatisfy({ $0.metres > 0 && $0.seconds > 0 }) else { return nil }
        guard let line = LeastSquaresLine(xs: efforts.map { $0.seconds }, ys: efforts.map { $0.metres }) else { return nil }
        guard line.slope > 0, let error = line.slopeError else { return nil }
        metresPerSecond = line.slope
        reserve = line.intercept
        standardError = error
        explained = line.explained
    }

    /// Whether the fit meets models.md, 1.3: a straight line, a small error, and a plausible reserve.
    public var isTrustworthy: Bool {
        explained >= 0.995 && standardError / metresPerSecond <= 0.03 && reserve >= 50 && reserve <= 400
    }

    /// Range of seconds of usable efforts.
    static let durations = 120.0...1200.0

    /// Returns the fit of efforts of 2 to 20 minutes whose durations span at least a factor of three; nil otherwise.
    public static func fit(efforts: [(metres: Double, seconds: Double)]) -> CriticalSpeed? {
        let usable = efforts.filter { durations.contains($0.seconds) }
        guard let shortest = usable.map({ $0.seconds }).min(), let longest = usable.map({ $0.seconds }).max() else { return nil }
        guard longest >= 3 * shortest, let fit = CriticalSpeed(efforts: usable), fit.isTrustworthy else { return nil }
        return fit
    }

    /// Returns the seconds for a distance; nil outside 2 to 25 minutes.
    public func time(metres: Double) -> Double? {
        let seconds = (metres - reserve) / metresPerSecond
        return seconds >= 120 && seconds <= 1500 ? seconds : nil
    }
}
