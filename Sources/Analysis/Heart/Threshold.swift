import Measures
import Training

/// The fastest speed and the highest heart rate that hold for about an hour.
///
/// Formula: speed at 88 % of VDOT; the speed of a race of one hour at that VDOT; heart rate without a test: the mean of the best race of
/// 20 to 60 minutes, else 0.89 · maximum.
/// Units: metres per second; beats per minute.
/// Source: Daniels' T pace, reproduced to the second at 88 %; the heart rate without a test is a convention.
/// Grade: useful.
public enum Threshold {
    public static let card = ModelCard(
        id: "threshold", name: "Lactate threshold estimate", alsoKnownAs: ["LTHR", "T pace", "threshold pace"],
        formula:
            "median of: v with VO₂(v) = 0.88 VDOT; the one-hour race, VO₂(v) = VDOT · F(60 min); 0.96 · critical speed, where "
            + "there is one; LTHR without a test = the highest mean heart rate of a race of 20 to 60 minutes within a year that lies at "
            + "80 to 98 % of HRmax, else 0.89 HRmax",
        units: "m/s, bpm",
        source: "J. Daniels, Daniels' Running Formula, 3rd ed.; threshold heart rate without a test is a convention",
        grade: .useful,
        limits:
            "VDOT 25 to 85. ± 3 % in speed, or half the spread of the methods; ± 6 beats in heart rate. No lactate was measured.")

    public static let fractionOfUptake = 0.88
    public static let fractionOfMaximumHeartRate = 0.89
    /// Our own share: critical speed is held for less than an hour.
    public static let fractionOfCriticalSpeed = 0.96
    static let range = 25.0...85.0

    /// A race whose mean heart rate is what one holds for about an hour.
    struct Effort: Equatable {
        /// Beats per minute.
        var heartRate: Double
        var activity: String
    }

    /// Seconds that such a race lasts, and the shares of the maximum within which its mean is believed.
    static let effortSeconds = 1200.0...3600.0
    static let effortShares = 0.80...0.98

    /// The best of a year; nil where none was raced with a sensor that was on. A training run says nothing: nobody knows how hard it was
    /// meant.
    static func effort(_ digests: [ActivityDigest], asOf day: Day) -> Effort? {
        var best: Effort?
        for digest in digests where digest.isRace && digest.sport.isRunning && digest.day <= day && day - digest.day < 365 {
            guard effortSeconds.contains(digest.elapsed), let measures = digest.measures, !measures.isHeartRateDoubtful,
                measures.heartRateCoverage >= 0.8 - Rounding.slack, let rate = digest.meanHeartRate?.amount
            else { continue }
            if rate > best?.heartRate ?? 0 { best = Effort(heartRate: rate, activity: digest.id) }
        }
        return best
    }

    public static func speed(vdot: Double) -> Double? {
        guard range.contains(vdot) else { return nil }
        return DanielsGilbert.speed(uptake: fractionOfUptake * vdot)
    }

    public static func oneHourSpeed(vdot: Double) -> Double? {
        guard range.contains(vdot) else { return nil }
        return DanielsGilbert.speed(uptake: DanielsGilbert.sustainableFraction(seconds: 3600) * vdot)
    }
}
