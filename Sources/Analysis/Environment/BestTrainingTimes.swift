/// The coolest hours to run: one window before noon, and one after.
///
/// Formula: the window with the least mean slowdown that ends by 12, and the one that starts from 12 on; the worse is dropped
/// when it costs more than 2 percentage points more; the earlier wins a tie.
/// Units: percent by hour of the day in, hours of the day out.
/// Source: our own, because it only ranks the hours by a slowdown that has its own source.
/// Grade: own definition.
public enum BestTrainingTimes {
    public static let card = ModelCard(
        id: "best_windows", name: "Best training times", alsoKnownAs: ["optimal_training_times"],
        formula:
            "least mean slowdown among windows of two hours that end by 12 h, and among those that start from 12 h on; the worse is dropped when it "
            + "costs over 2 percentage points more; ties go to the earlier",
        units: "hours of the local day",
        source: "our own, because it only ranks hours by a slowdown that has its own source",
        grade: .ownDefinition,
        limits:
            "None where heat cost less than 1.5 % in the mean. Knows only the hours at which the person ran, at least twice each, within the hours that they named, else from 4 to 22 h: a cooler hour without a run is not among "
            + "them. Hours with a mean WBGT from 28 °C on and those with unhealthy air at most of their runs are left out.")

    /// WBGT in °C from which an hour is excluded: ACSM position stand, MSSE 39:556 (2007).
    static let dangerousWarmth = 28.0

    /// Mean slowdown in percent below which all hours are equally good.
    public static let leastCost = 1.5

    /// Default hours for an athlete who stated none.
    public static let usualHours = 4..<22

    /// - Parameters:
    ///   - slowdowns: percent for each of the 24 hours of a day; nil for an unknown or excluded hour.
    ///   - length: whole hours of the window.
    ///   - first: the first usable hour.
    ///   - last: the hour by which a window must end.
    ///   - tolerance: percentage points that the second window may cost more than the better one.
    /// - Returns: up to two windows in order of the day; empty unless there are 24 values.
    public static func windows(
        slowdowns: [Double?], length: Int, from first: Int = usualHours.lowerBound, to last: Int = usualHours.upperBound,
        tolerance: Double = 2
    ) -> [HourWindow] {
        guard slowdowns.count == 24, (1...12).contains(length), first >= 0, last <= 24, first + length <= last else { return [] }
        var morning: HourWindow?
        var evening: HourWindow?
        for start in first...(last - length) {
            guard let mean = mean(slowdowns, from: start, length: length) else { continue }
            let window = HourWindow(start: start, end: start + length, slowdownPercent: mean)
            if start + length <= 12, isBetter(mean, than: morning) { morning = window }
            if start >= 12, isBetter(mean, than: evening) { evening = window }
        }
        let best = min(morning?.slowdownPercent ?? .infinity, evening?.slowdownPercent ?? .infinity)
        var kept: [HourWindow] = []
        for window in [morning, evening] {
            guard let window, let mean = window.slowdownPercent, mean <= best + tolerance + Rounding.slack else { continue }
            kept.append(window)
        }
        return kept
    }

    private static func isBetter(_ mean: Double, than window: HourWindow?) -> Bool {
        guard let old = window?.slowdownPercent else { return true }
        return mean < old - Rounding.slack
    }

    private static func mean(_ slowdowns: [Double?], from start: Int, length: Int) -> Double? {
        var sum = 0.0
        for hour in start..<(start + length) {
            guard let slowdown = slowdowns[hour], slowdown.isFinite else { return nil }
            sum += slowdown
        }
        return sum / Double(length)
    }
}
