import Measures

/// Heat of the outdoor runs in the last two weeks, used by both the warning and the plan.
struct RecentHeat {
    /// °C of wet-bulb globe temperature, oldest first.
    let degrees: [Double]

    init(_ window: WeatherWindow, asOf day: Day) {
        var degrees: [Double] = []
        for run in window.runs where day - run.day < 14 {
            if let heat = run.wetBulbGlobe { degrees.append(heat) }
        }
        self.degrees = degrees
    }

    /// Nil below three runs: one hot noon does not predict tomorrow.
    var mean: Double? { degrees.count >= 3 ? Moments.mean(degrees) : nil }

    /// A single run is sufficient for a warning.
    var wasDangerous: Bool { degrees.contains { WeekPlan.Heat.of(wetBulbGlobe: $0) == .avoid } }
}
