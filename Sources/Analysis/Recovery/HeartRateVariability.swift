import Measures

/// Variability of beat intervals at rest, in two kinds that are never mixed.
///
/// Formula: rMSSD = √(mean of squared differences of successive intervals); SDNN = sample standard deviation of intervals.
/// Units: milliseconds.
/// Source: Task Force of the ESC and NASPE, Circulation 93:1043 (1996).
/// Grade: established.
public enum HeartRateVariability {
    public static let deviationCard = ModelCard(
        id: "hrv_sdnn", name: "Heart-rate variability, SDNN", alsoKnownAs: ["HRV"],
        formula: "sample standard deviation of beat intervals; a week is the mean of ln of its days, against 60 days ± 0.5 SD",
        units: "ms",
        source: "Task Force of the ESC and NASPE, Circulation 93:1043 (1996); weeks: D. Plews et al., IJSPP 9:783 (2014)",
        grade: .useful,
        limits:
            "Another quantity than rMSSD and never mixed with it. A watch on the wrist is noisy: bias −8 ms and 29 % error against a "
            + "chest strap (O'Grady, Sensors 24:6220, 2024), so weeks are compared and not nights; at least three nights a week, and "
            + "14 of the 60 days before it. Within a half of the menstrual cycle where that is known and has 14 nights.")

    public static let successiveCard = ModelCard(
        id: "hrv_rmssd", name: "Heart-rate variability, rMSSD", alsoKnownAs: ["HRV", "vagal tone"],
        formula: "√(mean squared difference of successive beat intervals); a week is the mean of ln of its days, against 60 days "
            + "± 0.5 SD",
        units: "ms",
        source: "Task Force of the ESC and NASPE, Circulation 93:1043 (1996); weeks: D. Plews et al., IJSPP 9:783 (2014)",
        grade: .established,
        limits:
            "Another quantity than SDNN and never mixed with it. At least three nights a week, each with three minutes of beats, and 14 "
            + "of the 60 days before it. Health "
            + "exports leave single beats out: only differences between neighbouring beats count, at least 20 of a measurement, and "
            + "none of a measurement that misses more than 5 % of its beats. Within a half of the menstrual cycle where that is known and "
            + "has 14 nights.")

    public static let recoveryCard = ModelCard(
        id: "hrv_rmssd_recovery", name: "Recovery HRV of the phone, rMSSD", alsoKnownAs: ["Recovery HRV", "HRV"],
        formula: "rMSSD as iOS 27 computes it; a week is the mean of ln of its days, against 60 days ± 0.5 SD",
        units: "ms",
        source:
            "Apple, HealthKit, heartRateVariabilityRMSSD (iOS 27, 2026), whose beats and windows are not published; weeks: D. Plews et "
            + "al., IJSPP 9:783 (2014)",
        grade: .useful,
        limits:
            "A kind of its own: never mixed with SDNN, nor with the rMSSD that Hearth computes from beats. Where it begins, a new device era "
            + "begins: another kind that goes on beside it counts until seven nights of this one are known. Measured at the wrist."
    )

    /// Seconds of beats in a night that its rMSSD requires.
    static let leastSecondsOfBeats = 180.0

    /// Returns milliseconds; nil below two intervals or for intervals outside 200…3000 ms.
    public static func rootMeanSquareOfDifferences(intervals: [Double]) -> Double? {
        guard intervals.count >= 2, intervals.allSatisfy({ (200.0...3000.0).contains($0) }) else { return nil }
        var squares = 0.0
        for index in 1..<intervals.count {
            let difference = intervals[index] - intervals[index - 1]
            squares += difference * difference
        }
        return (squares / Double(intervals.count - 1)).squareRoot()
    }

    /// Returns milliseconds; nil below two intervals or for intervals outside 200…3000 ms.
    public static func deviation(intervals: [Double]) -> Double? {
        guard intervals.allSatisfy({ (200.0...3000.0).contains($0) }) else { return nil }
        return Moments.deviation(intervals)
    }

    /// The last week compared with the two months before. The raw values are part of the API.
    public enum State: String, CaseIterable, Sendable { case below, normal, above }

    /// Standard deviations from which a change is relevant.
    public static let smallestWorthwhileChange = 0.5

    /// - Parameters:
    ///   - weekMean: mean of the last week, as natural logarithm of milliseconds.
    ///   - usualMean: usual mean, on the same scale.
    ///   - usualDeviation: usual standard deviation, on the same scale.
    ///   - width: half width of the usual range in standard deviations.
    public static func state(
        weekMean: Double, usualMean: Double, usualDeviation: Double, width: Double = smallestWorthwhileChange
    ) -> State? {
        guard weekMean.isFinite, usualMean.isFinite, usualDeviation >= 0, width >= 0, usualDeviation.isFinite else { return nil }
        let half = width * usualDeviation + Rounding.slack
        if weekMean < usualMean - half { return .below }
        return weekMean > usualMean + half ? .above : .normal
    }
}
