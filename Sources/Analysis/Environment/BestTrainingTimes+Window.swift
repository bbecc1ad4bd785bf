/// Returns good hours without a forecast: those of the window's runs with the lowest heat cost. Other hours have no data and are not
/// recommended.
///
/// Excludes hours at which the air of most runs was unhealthy, or the heat dangerous. Empty when heat cost less than 1.5 %, since all hours
/// are then equally good.
/// - Parameter own: the hours at which the athlete can train, if stated.
func trainingTimes(window: WeatherWindow, costs: HeatCosts, within own: Range<Int>? = nil) -> [HourWindow] {
    guard let mean = costs.mean, mean >= BestTrainingTimes.leastCost else { return [] }
    var hours = [HourOfRuns](repeating: HourOfRuns(), count: 24)
    for (index, (run, percent)) in zip(window.runs, costs.percents).enumerated() {
        // The simple formula, used for runs without a place, is wrong at dawn and cannot rank hours.
        guard let percent, !run.supposed.place else { continue }
        // A run counts for every hour that it touched.
        let last = Int(min(6, max(0, run.hours)).rounded(.up))
        for hour in run.hour..<(run.hour + max(1, last)) { hours[hour % 24].add(run, percent, index) }
    }
    let limits = own ?? BestTrainingTimes.usualHours
    let windows = BestTrainingTimes.windows(
        slowdowns: hours.map { $0.slowdown }, length: 2, from: limits.lowerBound, to: limits.upperBound)
    guard let best = windows.compactMap({ $0.slowdownPercent }).min(), best < mean else { return [] }
    return windows.map { found in
        var found = found
        // A run in both hours counts once.
        let days = Set(hours[found.start..<found.end].flatMap { $0.runs }).map { window.runs[$0].day }
        if let first = days.min(), let last = days.max() {
            found.evidence = HourWindow.Evidence(runs: days.count, first: first, last: last)
        }
        return found
    }
}

/// The runs at one hour of the day.
private struct HourOfRuns {
    private var count = 0
    private var percents = 0.0
    private var foul = 0
    private var warmth: [Double] = []
    /// Indices of the runs in the window.
    private(set) var runs: [Int] = []

    mutating func add(_ run: WeatherWindow.Run, _ percent: Double, _ index: Int) {
        count += 1
        runs.append(index)
        percents += percent
        if run.isAirUnhealthy { foul += 1 }
        if let wetBulbGlobe = run.wetBulbGlobe { warmth.append(wetBulbGlobe) }
    }

    /// Mean percent; nil with fewer than two runs and for an excluded hour.
    var slowdown: Double? {
        guard count >= 2, 2 * foul <= count else { return nil }
        if let mean = Moments.mean(warmth), mean >= BestTrainingTimes.dangerousWarmth { return nil }
        return percents / Double(count)
    }
}
