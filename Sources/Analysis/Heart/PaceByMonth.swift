import Measures

/// Pace and heart rate by month, a model-free comparison.
///
/// Formula: medians of grade-adjusted speed and of mean heart rate over the month's outdoor runs of 20 minutes and more.
/// Units: m/s, beats per minute.
/// Source: definition.
/// Grade: established.
public struct MonthOfRunning: Equatable, Sendable {
    public static let card = ModelCard(
        id: "pace_by_month", name: "Pace and heart rate by month", alsoKnownAs: ["pace–heart rate scatter"],
        formula:
            "medians of grade-adjusted speed and of mean heart rate over a month's outdoor runs of 20 moving minutes and more, races "
            + "aside; at least 3 runs",
        units: "m/s, beats per minute",
        source: "medians; the runs with at least 80 % of their heart rate measured",
        grade: .established,
        limits: "Heat, and a month of another kind of training, move both. Two figures side by side, and no trend of fitness.")

    public static let runsNeeded = 3
    public static let months = 12

    public var year: Int
    public var month: Int
    public var runs: Int
    /// Grade-adjusted metres per second.
    public var speed: Double
    /// Beats per minute.
    public var heartRate: Double
}

extension KnownRuns {
    /// The months of a year with enough runs, oldest first.
    var months: [MonthOfRunning] {
        let (year, month, _) = day.civil
        let first = year * 12 + month - MonthOfRunning.months
        var speeds = [[Double]](repeating: [], count: MonthOfRunning.months)
        var rates = speeds
        for run in runs where run.isOutdoorRun && !run.isRace && run.moving >= 1200 {
            let civil = run.day.civil
            let index = civil.year * 12 + civil.month - 1 - first
            guard speeds.indices.contains(index) else { continue }
            guard let speed = run.gradeAdjustedSpeed?.metresPerSecond, (0.5...10).contains(speed),
                let rate = run.meanHeartRate?.beatsPerMinute, (30...230).contains(rate)
            else { continue }
            if let measures = run.measures, measures.isHeartRateDoubtful || measures.heartRateCoverage < 0.8 { continue }
            speeds[index].append(speed)
            rates[index].append(rate)
        }
        var months: [MonthOfRunning] = []
        for index in speeds.indices where speeds[index].count >= MonthOfRunning.runsNeeded {
            guard let speed = Robust.median(speeds[index]), let rate = Robust.median(rates[index]) else { continue }
            months.append(
                MonthOfRunning(
                    year: (first + index) / 12, month: (first + index) % 12 + 1, runs: speeds[index].count, speed: speed,
                    heartRate: rate))
        }
        return months
    }
}
