import Measures
import Training

/// Speed and heart rate that an athlete can hold for about an hour.
///
/// Formula: speed at 88 % of VDOT; the speed of a race of one hour at that VDOT. Heart rate of a marked 30-minute test: the mean of its
/// last 20 minutes. Without a test: the mean of the race of 20 to 60 minutes nearest to an hour, times 0.95 up to half an hour, rising
/// linearly to 1 at an hour; without such a race 0.89 · maximum.
/// Units: metres per second; beats per minute.
/// Source: Daniels' T pace, reproduced to the second at 88 %; the heart rate without a test is a convention.
/// Grade: useful.
public enum Threshold {
    public static let card = ModelCard(
        id: "threshold", name: "Lactate threshold estimate", alsoKnownAs: ["LTHR", "T pace", "threshold pace"],
        formula:
            "median of: v with VO₂(v) = {uptakeShare} VDOT; the one-hour race, VO₂(v) = VDOT · F(60 min); {criticalSpeedShare} · critical speed, where "
            + "there is one; LTHR of a marked test of 30 minutes alone = mean heart rate of its last 20; without a test = mean heart rate · share(T) of the race of {shortest} to {longest} minutes nearest to an hour, of a "
            + "year and within {withinBest} % of the highest such value, at {leastShare} to {mostShare} % of HRmax, else {maximumShare} HRmax; share = {halfHourShare} up to 30 min, "
            + "straight to 1 at 60 min",
        units: "m/s, bpm",
        source:
            "J. Daniels, Daniels' Running Formula, 3rd ed.; threshold heart rate without a test is a convention, and the share of "
            + "a shorter race our own: a 5 km is raced some beats above what is held for an hour",
        grade: .useful,
        limits:
            "VDOT {leastVdot} to {mostVdot}. ± 3 % in speed, or half the spread of the methods; ± 6 beats in heart rate. No lactate was measured.",
        constants: [
            CardConstant("uptakeShare", fractionOfUptake, decimals: 2),
            CardConstant("criticalSpeedShare", fractionOfCriticalSpeed, decimals: 2),
            CardConstant("maximumShare", fractionOfMaximumHeartRate, decimals: 2),
            CardConstant("shortest", effortSeconds.lowerBound / 60, decimals: 0),
            CardConstant("longest", effortSeconds.upperBound / 60, decimals: 0),
            CardConstant("withinBest", 100 * (1 - leastOfBest), decimals: 0),
            CardConstant("halfHourShare", shareOfHalfHour, decimals: 2),
            CardConstant("leastShare", 100 * effortShares.lowerBound, decimals: 0),
            CardConstant("mostShare", 100 * effortShares.upperBound, decimals: 0),
            CardConstant("leastVdot", range.lowerBound, decimals: 0),
            CardConstant("mostVdot", range.upperBound, decimals: 0),
        ])

    public static let fractionOfUptake = 0.88
    public static let fractionOfMaximumHeartRate = 0.89
    /// Our own share: critical speed is held for less than an hour.
    public static let fractionOfCriticalSpeed = 0.96
    static let range = 25.0...85.0

    /// A race whose mean heart rate indicates the one-hour heart rate.
    struct Effort: Equatable {
        /// Mean of the race, beats per minute.
        var mean: Double
        /// Duration in seconds.
        var seconds: Double
        var activity: String
        var day: Day

        /// Share of its mean that can be held for an hour.
        var share: Double { shareOfHalfHour + (1 - shareOfHalfHour) * min(1, max(0, (seconds - 1800) / 1800)) }
        var heartRate: Double { mean * share }
    }

    /// Share of the mean heart rate of a race of half an hour, or less, that can be held for an hour.
    static let shareOfHalfHour = 0.95
    /// Range of durations in seconds, and the shares of the maximum that its mean must have.
    public static let effortSeconds = 1200.0...3600.0
    static let effortShares = 0.80...0.98

    /// A race further below the best one was hardly raced.
    static let leastOfBest = 0.95

    /// Returns the race of a year nearest to an hour; nil without one with a working sensor. Training runs do not count, since their
    /// intended effort is unknown.
    static func effort(_ digests: [ActivityDigest], asOf day: Day) -> Effort? {
        var races: [Effort] = []
        var highest = 0.0
        for digest in digests where digest.isWhollyRaced && digest.sport.isRunning && digest.day <= day && day - digest.day < 365
        {
            guard effortSeconds.contains(digest.elapsed), let mean = digest.trustedMeanHeartRate else { continue }
            let race = Effort(mean: mean, seconds: digest.elapsed, activity: digest.id, day: digest.day)
            races.append(race)
            highest = max(highest, race.heartRate)
        }
        var nearest: Effort?
        for race in races where race.heartRate >= leastOfBest * highest {
            if race.seconds > nearest?.seconds ?? 0 { nearest = race }
        }
        return nearest
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
