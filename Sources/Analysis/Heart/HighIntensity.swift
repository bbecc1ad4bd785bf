/// Criterion of a hard day: time at or above threshold.
///
/// Formula: seconds with HR ≥ threshold, or with the 30-s mean of v · C(g)/C(0) ≥ 0.97 of threshold speed, whichever is longer.
/// Units: seconds.
/// Source: our own bounds.
/// Grade: own definition.
public enum HighIntensity {
    public static let card = ModelCard(
        id: "high_intensity", name: "High intensity", alsoKnownAs: ["hard day"],
        formula:
            "a race, or 8 min and more of a day with HR ≥ threshold heart rate, or with the 30-s mean of grade-adjusted speed ≥ 0.97 · "
            + "threshold speed, whichever are more",
        units: "s",
        source:
            "our own, because the mean of a session hides its repetitions; 0.97, because a threshold speed is known to 3 % and tempo runs "
            + "are run at it",
        grade: .ownDefinition,
        limits:
            "A threshold heart rate predicted from age alone is not used where pace is known. Heart rate lags: by it "
            + "alone, repetitions below a minute count for little.")

    /// Share of threshold speed.
    static let share = 0.97
    /// Seconds per day.
    public static let least = 480.0
}

extension ActivityDigest {
    /// Returns seconds; nil if neither threshold is known, or neither heart rate nor pace was measured.
    func hardSeconds(for profile: AthleteProfile) -> Double? {
        guard let measures else { return nil }
        let fast = paceThreshold(of: profile).flatMap { measures.seconds(atSpeed: HighIntensity.share * $0) }
        guard let threshold = profile.thresholdHeartRate, !measures.isHeartRateDoubtful, !measures.heartRateSeconds.isEmpty else {
            return fast
        }
        if let fast, threshold.origin == .predicted { return fast }
        var beating = 0.0
        for (index, seconds) in measures.heartRateSeconds.enumerated()
        where Double(measures.lowestHeartRate + index) >= threshold.value { beating += seconds }
        return max(beating, fast ?? 0)
    }
}
