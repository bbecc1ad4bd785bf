import Measures

/// Session load from grade-adjusted pace.
///
/// Formula: 100 · h · (NGS / threshold speed)², NGS = fourth root of the mean fourth power of the 30-s mean of v · C(g)/C(0).
/// Units: seconds and metres per second in; load out.
/// Source: our own, in the form of A. Coggan's normalised power; the vendors' pace formulas are unpublished.
/// Grade: own definition.
public enum PaceLoad {
    public static let card = ModelCard(
        id: "rtss", name: "Load from grade-adjusted pace", alsoKnownAs: ["rTSS"],
        formula: "100 · hours · (NGS / v_threshold)²; NGS = (mean of (30-s mean of v · C(g)/C(0))⁴)^¼", units: "load",
        source: "our own, because vendors' pace formulas are unpublished; shape after A. Coggan's normalised power, cost after "
            + "A. E. Minetti et al. (2002)",
        grade: .ownDefinition,
        limits:
            "Outdoor running with a known threshold speed. Blind to heat: the load from heart rate then reads higher. ± 10 %. None when "
            + "NGS passes 1.3 of threshold for two minutes, or a world record: that was a car, or the satellites erred."
    )

    public static func load(seconds: Double, normalisedSpeed: Double, thresholdSpeed: Double) -> Double? {
        guard seconds >= 0, normalisedSpeed >= 0, thresholdSpeed > 0.5 else { return nil }
        let intensity = normalisedSpeed / thresholdSpeed
        return 100 * seconds / 3600 * intensity * intensity
    }

    /// Multiple of threshold speed that no athlete holds for `longEnough`.
    static let mostIntensity = 1.3
    static let longEnough = 120.0

    /// Whether an athlete of this threshold can hold that speed for that time.
    public static func isPossible(seconds: Double, normalisedSpeed: Double, thresholdSpeed: Double) -> Bool {
        guard seconds >= longEnough else { return true }
        if normalisedSpeed > mostIntensity * thresholdSpeed { return false }
        // The world record over the longest distance that takes no more time.
        let last = StandardDistances.records.lastIndex { $0 <= seconds } ?? 0
        return normalisedSpeed <= StandardDistances.efforts[last] / StandardDistances.records[last]
    }

    /// Returns the fourth-power mean of 30-second means of a column with one value per second; the plain mean below 30 values.
    public static func normalised(_ values: [Double], window: Int = 30) -> Double? {
        guard !values.isEmpty, window > 0 else { return nil }
        guard values.count >= window else { return Moments.mean(values) }
        // Separate sums, since a running total would accumulate rounding errors.
        var sums = [0.0]
        sums.reserveCapacity(values.count + 1)
        for value in values { sums.append(sums[sums.count - 1] + value) }
        var powers = 0.0
        for end in window...values.count {
            let mean = max(0, (sums[end] - sums[end - window]) / Double(window))
            powers += mean * mean * mean * mean
        }
        return (powers / Double(values.count - window + 1)).squareRoot().squareRoot()
    }
}
