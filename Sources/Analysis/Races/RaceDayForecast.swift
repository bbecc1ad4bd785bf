public import Measures
import Training

/// Race times in the heat of the stated race day, estimated from the athlete's own runs in that season.
///
/// Formula: T · (1 + slowdown(WBGT, T)/100); WBGT is the mean of own outdoor runs: of the last ten days for a race within two weeks, else
/// of the 15 days around that date in earlier years.
/// Units: seconds, °C.
/// Source: our own; the slowdown is the athlete's own heat response, else the population's.
/// Grade: own definition.
public struct RaceDayForecast: Equatable, Sendable {
    public static let card = ModelCard(
        id: "race_day_heat", name: "Race times in the heat of the day", alsoKnownAs: [],
        formula:
            "T · (1 + slowdown(WBGT, T)/100); WBGT = mean of own outdoor runs: of the last {lastDays} days ({soonRuns} runs and more) for a race "
            + "within {soon} days, else of the days within {around} of that date in earlier years ({earlierRuns} runs and more); σ² = σ_T² + (slope · σ_WBGT)² "
            + "+ (σ_slope · heat)², heat above {threshold} °C and longer than 2:15 as in the slowdown",
        units: "s",
        source:
            "our own, because no forecast is requested: past runs of the season are what is known; slowdown by the "
            + "athlete's own heat response where it differs, else by the population's",
        grade: .ownDefinition,
        limits:
            "Past runs are no forecast, and the race may start at another hour. Acclimation is today's. No value without "
            + "runs in this season or without a race day. Hills and wind are not included.",
        constants: [
            CardConstant("lastDays", lastDays),
            CardConstant("soon", soon),
            CardConstant("around", around),
            CardConstant("soonRuns", soonRuns),
            CardConstant("earlierRuns", earlierRuns),
            CardConstant("threshold", PopulationSlowdown.threshold, decimals: 1),
        ])

    public var day: Day
    /// Whether the athlete entered the race, which then has a page of its own.
    public var isEntered = false
    /// Wet-bulb globe temperature in °C, with the runs that it comes from.
    public var heat: Answer<Estimate>
    public var season: Season?
    /// Times for each prediction in cool weather; empty if the heat is unknown.
    public var times: [Adjusted]

    /// Source of the heat. The raw values are part of the API.
    public enum Season: String, CaseIterable, Sendable {
        case lastDays = "last_days"
        case earlierYears = "earlier_years"
    }

    public struct Adjusted: Equatable, Sendable {
        public var race: RaceDistance
        /// Seconds, with the 80 % interval.
        public var time: Estimate
        /// Seconds in cool weather.
        public var cool: Double
        /// Percent.
        public var slowdown: Double
    }
}

extension RaceDayForecast {
    /// Days ahead for which the last days indicate the heat.
    static let soon = 14
    static let lastDays = 10
    static let around = 15
    /// Least number of runs of the last days, and of earlier years.
    static let soonRuns = 3
    static let earlierRuns = 5

    /// Nil without a future race day.
    init?(asOf today: Day, history: History, predictions: [RacePrediction]) {
        guard let day = history.nextRaceDay(asOf: today) else { return nil }
        self.init(of: day, asOf: today, history: history, predictions: predictions)
        isEntered = history.mainRace(asOf: today)?.day == day
    }

    /// - Parameters:
    ///   - day: day of the race, after `today`.
    ///   - history: its efforts should use the same heat account, that of `today`.
    init(of day: Day, asOf today: Day, history: History, predictions: [RacePrediction]) {
        self.day = day
        times = []
        let runs = RaceDayForecast.runs(before: day, asOf: today, history: history)
        season = runs?.season
        guard let runs, let mean = Moments.mean(runs.heats.map { $0.degrees }) else {
            heat = .absent(.noData)
            return
        }
        var squares = 0.0
        for run in runs.heats { squares += (run.degrees - mean) * (run.degrees - mean) + run.deviation * run.deviation }
        let deviation = (squares / Double(runs.heats.count - 1)).squareRoot()
        let half = NormalDistribution.halfWidth80 * deviation
        heat = .known(
            Estimate(
                value: mean, interval: Interval(low: mean - half, high: mean + half), count: runs.heats.count,
                quality: min(1, Double(runs.heats.count) / 20), method: RaceDayForecast.card.id,
                inputs: runs.heats.map {
                    EstimateInput(
                        name: "wet-bulb globe temperature", value: $0.degrees, unit: "°C", activity: $0.activity, day: $0.day)
                }, asOf: today))
        let account = history.heat.day == today ? history.heat : HeatAccount(of: history, asOf: today)
        times = predictions.compactMap {
            RaceDayForecast.adjusted(
                $0, heat: (mean, deviation), account: account, acclimation: account.acclimation(on: today + 1) ?? 0)
        }
    }

    private struct Heat {
        var degrees: Double
        var deviation: Double
        var activity: String
        var day: Day
    }

    /// Returns outdoor runs that indicate the heat of the day; nil with too few.
    private static func runs(before day: Day, asOf today: Day, history: History) -> (heats: [Heat], season: Season)? {
        func heats(among digests: ArraySlice<ActivityDigest>, _ isNear: (Day) -> Bool = { _ in true }) -> [Heat] {
            var heats: [Heat] = []
            for digest in digests where digest.day <= today && digest.isOutdoorRun && isNear(digest.day) {
                guard let climate = digest.conditions, let degrees = climate.wetBulbGlobe?.celsius else { continue }
                heats.append(Heat(degrees: degrees, deviation: climate.supposed.deviation, activity: digest.id, day: digest.day))
            }
            return heats
        }
        if day - today <= soon {
            let last = heats(among: history.digests(from: today - (lastDays - 1), through: today))
            return last.count >= soonRuns ? (last, .lastDays) : nil
        }
        let earlier = heats(among: history.digests[...]) { run in
            // Whole years back, to the nearest day of the year.
            let years = ((Double(day - run) / 365.2425) + 0.5).rounded(.down)
            return years >= 1 && abs(Double(day - run) - years * 365.2425) <= Double(around) + 0.5
        }
        return earlier.count >= earlierRuns ? (earlier, .earlierYears) : nil
    }

    private static func adjusted(
        _ prediction: RacePrediction, heat: (mean: Double, deviation: Double), account: HeatAccount, acclimation: Double
    ) -> Adjusted? {
        let cool = prediction.time
        guard let bounds = cool.interval, bounds.low > 0,
            let (seconds, slowdown) = account.heated(cool.value, wetBulbGlobe: heat.mean, acclimation: acclimation)
        else { return nil }
        let hours = seconds / 3600
        func percent(_ degrees: Double) -> Double? {
            account.percent(wetBulbGlobe: degrees, hours: hours, acclimation: acclimation)
        }
        guard let mild = percent(heat.mean - heat.deviation), let hot = percent(heat.mean + heat.deviation) else { return nil }
        var felt = max(0, heat.mean - PopulationSlowdown.threshold) * PopulationSlowdown.durationFactor(hours: hours)
        if account.ownSlope != nil { felt *= 1 - 0.5 * acclimation }
        let ofSlope = account.deviation / 100 * felt
        let ofHeat = (hot - mild) / 200
        func apart(_ bound: Double) -> Double {
            let ofTime = Double.log(bound / cool.value)
            let heat = NormalDistribution.halfWidth80 * NormalDistribution.halfWidth80 * (ofSlope * ofSlope + ofHeat * ofHeat)
            return (ofTime * ofTime + heat).squareRoot()
        }
        let interval = Interval(
            low: seconds * Double.exp(-apart(bounds.low)), high: seconds * Double.exp(apart(bounds.high)))
        var estimate = cool
        estimate.value = seconds
        estimate.interval = interval
        estimate.method = card.id
        estimate.inputs = [
            EstimateInput(name: PooledPrediction.card.id, value: cool.value, unit: "s"),
            EstimateInput(name: "slowdown", value: slowdown, unit: "%"),
            EstimateInput(name: "wet-bulb globe temperature", value: heat.mean, unit: "°C"),
            EstimateInput(name: HeatAcclimation.card.id, value: acclimation, unit: ""),
        ]
        return Adjusted(race: prediction.race, time: estimate, cool: cool.value, slowdown: slowdown)
    }
}
