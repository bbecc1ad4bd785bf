import Measures

/// Distribution of training time over easy, moderate and hard.
///
/// Formula: seconds below 90 % of threshold heart rate, from there to the threshold, and above it; polarisation index = log₁₀(easy / middle
/// · hard · 100) of their shares.
/// Units: shares; the index has none.
/// Source: G. Treff et al., Frontiers in Physiology 10:707 (2019) for the index.
/// Grade: useful.
public struct IntensityDistribution: Equatable, Sendable {
    public static let card = ModelCard(
        id: "intensity_distribution", name: "How intensity was spread",
        alsoKnownAs: ["three-zone distribution", "80/20", "polarisation index"],
        formula:
            "seconds with HR below 0.90 · LTHR (easy), to LTHR (middle), above (hard), all sports of 28 days; polarisation index = "
            + "log₁₀(easy/middle · hard · 100), 0 without hard minutes, middle at least 1 %; polarised: most easy, more hard than middle and an "
            + "index above 2; all easy: less than 5 % of anything else",
        units: "share, 1",
        source:
            "G. Treff, K. Winkert, M. Sareban, J. M. Steinacker, B. Sperlich, Front Physiol 10:707 (2019), from memory; "
            + "the first bound is our own, because lactate is not measured here",
        grade: .useful,
        limits:
            "Heart rate lags, so short repetitions count as middle. No distribution is best for everybody: polarised and pyramidal "
            + "training differ by nothing on the whole (M. Rosenblat et al., Sports Med 55:621, 2025).")

    public static let window = 28
    static let easyShare = 0.90
    /// Lowest share of time above easy for which a shape is named.
    static let leastOther = 0.05
    static let polarisedIndex = 2.0

    /// Shares of the time, each with its receipt; they sum to 1.
    public var easy: Estimate
    public var middle: Estimate
    public var hard: Estimate
    /// Above 2 is polarised.
    public var polarisation: Estimate
    public var shape: Shape

    /// The raw values are part of the API.
    public enum Shape: String, CaseIterable, Sendable {
        /// Almost only easy: no shape is distinguishable.
        case easy
        /// More hard than middle, and an index above 2.
        case polarised
        /// More middle than hard, most easy.
        case pyramidal
        /// Mostly in the middle.
        case threshold
        /// Mostly hard.
        case hard
    }

    /// Returns the shares; nil without time.
    public static func shares(easy: Double, middle: Double, hard: Double) -> (easy: Double, middle: Double, hard: Double)? {
        let total = easy + middle + hard
        guard total > 0, total.isFinite else { return nil }
        return (easy / total, middle / total, hard / total)
    }

    /// Returns the index of shares; 0 without hard or easy minutes.
    public static func polarisation(easy: Double, middle: Double, hard: Double) -> Double {
        guard easy > 0, hard > 0 else { return 0 }
        let index = Double.log(easy / max(0.01, middle) * hard * 100) / Double.log(10)
        return index.isFinite ? index : 0
    }

    static func shape(easy: Double, middle: Double, hard: Double) -> Shape {
        if middle + hard < leastOther { return .easy }
        if easy >= middle, easy >= hard {
            let index = polarisation(easy: easy, middle: middle, hard: hard)
            return hard > middle && index > polarisedIndex + Rounding.slack ? .polarised : .pyramidal
        }
        return middle >= hard ? .threshold : .hard
    }

    /// Returns the distribution over the days up to and including `day`.
    static func answer(asOf day: Day, history: History, profile: AthleteProfile) -> Answer<IntensityDistribution> {
        guard let threshold = profile.thresholdHeartRate?.value else { return .absent(.profileIncomplete) }
        var seconds = [0.0, 0.0, 0.0]
        var inputs = [EstimateInput(name: "threshold_heart_rate", value: threshold, unit: "bpm")]
        var (sessions, doubtful) = (0, 0)
        for digest in history.digests(from: day - (window - 1), through: day) {
            guard let measures = digest.measures, !measures.heartRateSeconds.isEmpty else { continue }
            guard !measures.isHeartRateDoubtful else {
                doubtful += 1
                continue
            }
            var own = [0.0, 0.0, 0.0]
            for (index, time) in measures.heartRateSeconds.enumerated() {
                let rate = Double(measures.lowestHeartRate + index)
                own[rate < easyShare * threshold ? 0 : rate < threshold ? 1 : 2] += time
            }
            sessions += 1
            for (index, name) in ["easy", "middle", "hard"].enumerated() {
                seconds[index] += own[index]
                inputs.append(EstimateInput(name: name, value: own[index], unit: "s", of: digest))
            }
        }
        // With a good sensor there would be enough sessions.
        if sessions < 4, sessions + doubtful >= 4 { return .absent(.sensorPoor) }
        guard sessions > 0 else { return .absent(doubtful > 0 ? .sensorPoor : .noData) }
        guard sessions >= 4, let shares = shares(easy: seconds[0], middle: seconds[1], hard: seconds[2]) else {
            return .absent(.tooFew)
        }
        func estimate(_ value: Double) -> Estimate {
            Estimate(
                value: value, interval: nil, count: sessions, quality: min(1, Double(sessions) / 12), method: card.id,
                inputs: inputs, asOf: day)
        }
        return .known(
            IntensityDistribution(
                easy: estimate(shares.easy), middle: estimate(shares.middle), hard: estimate(shares.hard),
                polarisation: estimate(polarisation(easy: shares.easy, middle: shares.middle, hard: shares.hard)),
                shape: shape(easy: shares.easy, middle: shares.middle, hard: shares.hard)))
    }
}
