public import Measures

/// Regularity of sleep times between days.
///
/// Formula: SRI = 200 · p − 100, where p is the share of minutes in the same state, asleep or awake, as 24 hours later, over the pairs
/// of successive known nights of two weeks.
/// Units: −100…100; 100 is the same every day, 0 is random.
/// Source: A. Phillips et al., Scientific Reports 7:3216 (2017); D. Windred et al., Sleep 47:zsad253 (2024).
/// Grade: useful.
public enum SleepRegularity {
    public static let card = ModelCard(
        id: "sleep_regularity", name: "Sleep regularity index", alsoKnownAs: ["SRI"],
        formula:
            "200 · p − 100; p: share of minutes in the same state, asleep or awake, as 24 hours later, over the pairs of successive known "
            + "nights of the last 14 days, at least 5 pairs",
        units: "−100…100",
        source:
            "A. Phillips et al., Scientific Reports 7:3216 (2017); D. Windred et al., Sleep 47:zsad253 (2024), doi "
            + "10.1093/sleep/zsad253: 60,977 people, median 81.0, middle half 73.8 to 86.3, a stronger predictor of mortality than "
            + "duration",
        grade: .useful,
        limits:
            "The study measured movement around the clock for 7 days. Here the longest sleep of each night counts and naps do not, and a "
            + "device that reports no time awake makes nights look more alike than they are.")

    /// Lowest number of pairs of successive known nights.
    static let pairsNeeded = 5
    static let window = 14

    /// Returns the index; nil with fewer than five pairs.
    /// - Parameters:
    ///   - nights: nights by the day of waking.
    ///   - day: the last day of the index.
    public static func index(of nights: [Day: SleepNights.Night], upTo day: Day) -> Double? {
        var shares = 0.0
        var pairs = 0
        for ago in 0..<(window - 1) {
            guard let later = nights[day - ago], let earlier = nights[day - ago - 1] else { continue }
            shares += agreement(earlier.asleep, later.asleep)
            pairs += 1
        }
        return pairs >= pairsNeeded ? 200 * shares / Double(pairs) - 100 : nil
    }

    /// Returns the share of a day's 1440 minutes with equal states in two nights, 0…1.
    static func agreement(_ one: [SleepNights.Span], _ other: [SleepNights.Span]) -> Double {
        var both = 0.0
        for span in one {
            for second in other { both += max(0, min(span.end, second.end) - max(span.start, second.start)) }
        }
        let apart = length(one) + length(other) - 2 * both
        return min(1, max(0, 1 - apart / 1440))
    }

    private static func length(_ spans: [SleepNights.Span]) -> Double { spans.reduce(0) { $0 + $1.end - $1.start } }
}
