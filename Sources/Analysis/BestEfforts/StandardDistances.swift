/// Standard distances of best efforts.
public enum StandardDistances {
    /// Metres, ascending.
    public static let efforts = [400, 800, 1000, 1609.344, 3000, 5000, 10_000, 21_097.5, 42_195]
    /// Metres of race distances.
    public static let races = [
        1500, 1609.344, 3000, 5000, 8000, 10_000, 15_000, 16_093.44, 20_000, 21_097.5, 25_000, 30_000, 42_195,
    ]

    /// Returns the race distance of a course that a watch measured at most 2 % short or 3 % long; nil for any other.
    static func race(measured metres: Double) -> Double? {
        races.first { metres >= 0.98 * $0 && metres <= 1.03 * $0 }
    }

    /// World records in seconds (World Athletics, men, 2025; the half is Kiplimo's of February 2025): a faster recording is an error. In
    /// the order of `efforts`.
    public static let records = [43.03, 100.91, 131.96, 223.13, 437.55, 755.36, 1571.0, 3402, 7235]

    /// Whether a distance on foot is possible in a number of seconds, judged by the world records of the standard distances within it.
    static func isPossibleOnFoot(metres: Double, seconds: Double) -> Bool {
        guard let longest = efforts.lastIndex(where: { $0 <= metres }) else { return true }
        return seconds >= records[longest]
    }
}
