import Measures

/// How hot the outdoor runs of the last two weeks were: the one fact that both the warning and the plan go by.
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

    /// Nil below three runs: one hot noon says nothing of tomorrow.
    var mean: Double? { degrees.count >= 3 ? Moments.mean(degrees) : nil }

    /// A single run is enough to warn of such hours.
    var wasDangerous: Bool { degrees.contains { WeekPlan.Heat.of(wetBulbGlobe: $0) == .avoid } }
}
