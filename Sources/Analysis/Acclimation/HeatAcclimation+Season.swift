public import Measures

extension HeatAcclimation {
    /// What somebody brings along who lives in a hot place: 0.3 where the highest temperatures of the 30 days before the first record
    /// averaged more than 28 °C.
    public static let seasonalStart = 0.3
    public static let seasonDays = 30
    /// Degrees Celsius.
    public static let seasonWarmth = 28.0
    /// Days of the thirty that must be known: one cannot tell a season from a few.
    public static let seasonDaysNeeded = 25

    /// The mean of the daily highest temperatures before a history began; nil with too few of them.
    /// - Parameter maxima: °C by day, each day once.
    public static func seasonMaximum(before first: Day, maxima: [DatedValue]) -> Double? {
        let known = maxima.filter { (1...seasonDays).contains(first - $0.day) && (-90.0...60.0).contains($0.value) }
        guard known.count >= seasonDaysNeeded else { return nil }
        return Moments.mean(known.map { $0.value })
    }
}
