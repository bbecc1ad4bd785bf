/// The highest heart rate that age predicts.
///
/// Formula: Nes 211 − 0.64 age; Tanaka 208 − 0.7 age; Gulati (women) 206 − 0.88 age. 220 − age is kept to show what it is not.
/// Units: years in; beats per minute out.
/// Source: B. M. Nes et al., Scand J Med Sci Sports (2013), 3,320 people, standard error 10.8.
/// Grade: established, with a large error for one person.
public enum MaximumHeartRate {
    public static let card = ModelCard(
        id: "maximum_heart_rate", name: "Maximal heart rate", alsoKnownAs: ["HRmax"],
        formula:
            "observed: highest 15-s median of 12 months, when ≥ predicted − 10.8, or, of unknown age, when the mean of half of all "
            + "sessions stays below 87 % of it; else of all years, each peak less 0.64 a year since; else one session's peak between predicted and "
            + "predicted + 21.6; else 211 − 0.64 · age", units: "bpm",
        source: "B. M. Nes et al., Scand J Med Sci Sports (2013), doi 10.1111/j.1600-0838.2012.01445.x", grade: .established,
        limits:
            "From age ± 11 for one person. Observed: seen in two sessions within five beats as measured, of which the higher counts; a single peak "
            + "counts only where it lies above the prediction, and may be a sensor's. Of unknown age, at most one higher peak may stand alone, "
            + "and one of the two sessions must be a run, a race or rated 7 of 10: walks and easy rides alone show no maximum."
    )

    /// Beats per minute that a year takes off a maximum.
    public static let lossPerYear = 0.64

    /// Years of age that the equations are used for.
    static let ages = 5.0...110.0

    /// The highest peak of a single session, where it lies above what age predicts by no more than two standard errors: no heart beats
    /// faster than its maximum, so the prediction is too low.
    public static func single(peaks: [Double], age: Double?) -> Double? {
        single(peaks.map { HeartRatePeak($0) }, age: age)?.aged
    }

    static func single(_ peaks: [HeartRatePeak], age: Double?) -> HeartRatePeak? {
        guard let predicted = age.flatMap(nes(age:)) else { return nil }
        return peaks.filter { $0.aged >= predicted && $0.aged <= predicted + 2 * standardError }.max { $0.aged < $1.aged }
    }

    /// The standard error of `nes`.
    public static let standardError = 10.8

    public static func nes(age: Double) -> Double? { ages.contains(age) ? 211 - 0.64 * age : nil }
    public static func tanaka(age: Double) -> Double? { ages.contains(age) ? 208 - 0.7 * age : nil }
    public static func gulati(age: Double) -> Double? { ages.contains(age) ? 206 - 0.88 * age : nil }
    /// Never used: it has no study behind it.
    public static func fox(age: Double) -> Double? { ages.contains(age) ? 220 - age : nil }

    /// Of a maximum: nobody spends half of all sessions above it on the average.
    static let usualShare = 0.87

    /// Maximum of the sessions' cleaned peaks, all of the last year; nil where no two of them show one.
    /// - Parameter usualMean: median of the sessions' mean heart rates, where there are any.
    public static func observed(peaks: [Double], age: Double?, usualMean: Double? = nil) -> Double? {
        observed(peaks.map { HeartRatePeak($0) }, age: age, usualMean: usualMean)?.first?.aged
    }

    /// The peak that gives the maximum, before the one that supports it; nil where no two show one.
    ///
    /// Peaks are compared as measured: the higher of the first two that agree within five beats counts, never more than a standard
    /// error below what age predicts. Then the years since are taken off. Of all supported peaks the one that is highest after that
    /// counts, so an old peak never lowers a newer one.
    ///
    /// Where the age is unknown, peaks of nothing but easy runs would pass for a maximum, and every easy run for a hard one: there the
    /// usual mean must lie well below, and one of the two sessions must be able to show a maximum.
    static func observed(_ peaks: [HeartRatePeak], age: Double?, usualMean: Double? = nil) -> [HeartRatePeak]? {
        let plausible = peaks.filter { HeartRateReserve.maxima.contains($0.value) }.sorted { $0.value > $1.value }
        guard plausible.count >= 2 else { return nil }
        func agree(_ high: Int) -> Bool {
            guard plausible[high].value - plausible[high + 1].value <= 5 else { return false }
            return age != nil || plausible[high].canBeMaximum || plausible[high + 1].canBeMaximum
        }
        // A single wild peak has no companion; the next one down is asked then.
        guard let index = plausible.indices.dropLast().first(where: agree) else { return nil }
        // Several higher peaks, each alone, are no sensor's mistakes: the maximum lies among them. Age would tell, where it is known.
        if age == nil, index > 1 { return nil }
        var best = [plausible[index], plausible[index + 1]]
        for high in plausible.indices.dropFirst(index).dropLast() where agree(high) {
            let pair = [plausible[high], plausible[high + 1]]
            if pair[0].aged > best[0].aged { best = pair }
            if pair[1].aged > best[0].aged { best = pair.reversed() }
        }
        if let predicted = age.flatMap(nes(age:)) { return best[0].aged < predicted - standardError ? nil : best }
        if let usualMean, usualMean > usualShare * best[0].aged { return nil }
        return best
    }
}
