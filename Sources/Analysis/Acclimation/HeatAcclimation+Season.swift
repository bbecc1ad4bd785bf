public import Measures

extension HeatAcclimation {
    /// Initial state of residents of a hot place: 0.3 if the daily maximum temperatures of the 30 days before the first record average more
    /// than 28 °C.
    public static let seasonalStart = 0.3
    public static let seasonDays = 30
    /// Threshold of that mean in degrees Celsius.
    public static let seasonWarmth = 28.0
    /// Known days of the thirty that are required; fewer do not show a season.
    public static let seasonDaysNeeded = 25

    /// Returns the mean of the daily maximum temperatures before a history began; nil with too few of them.
    /// - Parameters:
    ///   - first: first day of the history.
    ///   - maxima: °C by day, each day once.
    public static func seasonMaximum(before first: Day, maxima: [DatedValue]) -> Double? {
        let known = maxima.filter { (1...seasonDays).contains(first - $0.day) && (-90.0...60.0).contains($0.value) }
        guard known.count >= seasonDaysNeeded else { return nil }
        return Moments.mean(known.map { $0.value })
    }
}
