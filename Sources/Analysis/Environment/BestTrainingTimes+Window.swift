/// Good hours without a forecast: among those at which the athlete ran in the window, the ones that cost least. Of other hours
/// nothing is known, so nothing is said.
///
/// Hours at which the air of most runs was unhealthy or the heat dangerous are left out. None when heat cost less than 1.5 %: then
/// any hour is as good as another.
/// - Parameter own: the hours at which the athlete can train, where they said so.
func trainingTimes(window: WeatherWindow, costs: HeatCosts, within own: Range<Int>? = nil) -> [HourWindow] {
    guard let mean = costs.mean, mean >= BestTrainingTimes.leastCost else { return [] }
    var hours = [HourOfRuns](repeating: HourOfRuns(), count: 24)
    for (index, (run, percent)) in zip(window.runs, costs.percents).enumerated() {
        // The simple formula, for runs of no known place, is wrong at dawn: it cannot tell which hour is cooler.
        guard let percent, !run.supposed.place else { continue }
        // A run tells about every hour that it touched.
        let last = Int(min(6, max(0, run.hours)).rounded(.up))
        for hour in run.hour..<(run.hour + max(1, last)) { hours[hour % 24].add(run, percent, index) }
    }
    let limits = own ?? BestTrainingTimes.usualHours
    let windows = BestTrainingTimes.windows(
        slowdowns: hours.map { $0.slowdown }, length: 2, from: limits.lowerBound, to: limits.upperBound)
    guard let best = windows.compactMap({ $0.slowdownPercent }).min(), best < mean else { return [] }
    return windows.map { found in
        var found = found
        // A run that touched both hours is one run.
        let days = Set(hours[found.start..<found.end].flatMap { $0.runs }).map { window.runs[$0].day }
        if let first = days.min(), let last = days.max() {
            found.evidence = HourWindow.Evidence(runs: days.count, first: first, last: last)
        }
        return found
    }
}

/// What the runs at one hour of the day tell about it.
private struct HourOfRuns {
    private var count = 0
    private var percents = 0.0
    private var foul = 0
    private var warmth: [Double] = []
    /// Which of the window they are.
    private(set) var runs: [Int] = []

    mutating func add(_ run: WeatherWindow.Run, _ percent: Double, _ index: Int) {
        count += 1
        runs.append(index)
        percents += percent
        if run.isAirUnhealthy { foul += 1 }
        if let wetBulbGlobe = run.wetBulbGlobe { warmth.append(wetBulbGlobe) }
    }

    /// Mean percent; nil with fewer than two runs and for an hour that must not be used.
    var slowdown: Double? {
        guard count >= 2, 2 * foul <= count else { return nil }
        if let mean = Moments.mean(warmth), mean >= HeatFlag.cancelFrom { return nil }
        return percents / Double(count)
    }
}
