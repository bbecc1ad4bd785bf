public import Measures
import Training

/// The weather of an athlete's newest outdoor runs.
///
/// Formula: plain means over the runs of 60 days with known weather.
/// Source: definition.
/// Grade: established.
public struct WeatherWindow: Equatable, Sendable {
    public static let card = ModelCard(
        id: "weather_window", name: "Weather of recent runs", alsoKnownAs: ["weather_context"],
        formula:
            "means over the newest outdoor runs of 60 days with known weather; heat stress: WBGT ≥ 18.4 °C; "
            + "ideal: WBGT 7.5…15 °C",
        units: "°C, percent, runs",
        source: "means; bounds of the ACSM position stand, MSSE 39:556 (2007), and of K. Mantzios et al., MSSE 54:153 (2022)",
        grade: .established,
        limits:
            "What the device wrote beside the run, often a station some kilometres away; where it wrote nothing and the "
            + "owner switched a weather archive on, the archive's hour for the place, named so in the receipt. A watch "
            + "rarely records wind and never sun: where an archive does not either, light wind (1 m/s at 2 m) and a half "
            + "covered sky are assumed, receipts say of how many runs, and intervals are wider for it. Runs without "
            + "weather are left out and never filled in."
    )

    /// Days in the window; older weather belongs to another season.
    public static let days = 60

    /// Outdoor runs with a temperature, newest last.
    public var runs: [Run]
    /// Number of outdoor runs in the window, with or without weather.
    public var considered: Int

    public struct Run: Equatable, Sendable {
        public var id: String
        public var day: Day
        /// Hour of the local day at the start, 0…23.
        public var hour: Int
        /// Temperature in degrees Celsius; humidity in percent.
        public var temperature: Double
        public var humidity: Double?
        public var wetBulbGlobe: Double?
        /// Judged by `wetBulbGlobe`.
        public var isHeatStress: Bool
        /// Unmeasured inputs of the wet-bulb globe temperature.
        public var supposed = ClimateConditions.Assumptions()
        /// Hours in heat: elapsed time of a race, otherwise moving time.
        public var hours: Double
        /// Metres.
        public var distance: Double?
        public var isFromArchive = false
        public var isAirUnhealthy = false

        public var isIdeal: Bool { wetBulbGlobe.map { (7.5...15.0).contains($0) } ?? false }
    }

    /// - Parameters:
    ///   - digests: ascending by start.
    ///   - day: the last day of the window.
    ///   - limit: number of outdoor runs up to `day` to use.
    public init(digests: [ActivityDigest], asOf day: Day, limit: Int) {
        runs = []
        considered = 0
        for digest in digests.reversed() where digest.day <= day && digest.isOutdoorRun {
            guard considered < limit, day - digest.day < WeatherWindow.days else { break }
            considered += 1
            guard let conditions = digest.conditions, conditions.temperature.celsius.isFinite else { continue }
            runs.append(Run(digest, conditions))
        }
        runs.reverse()
    }
}

extension WeatherWindow.Run {
    init(_ digest: ActivityDigest, _ conditions: ClimateConditions) {
        isAirUnhealthy = digest.air?.isUnhealthy ?? false
        id = digest.id
        day = digest.day
        hour = digest.localHour
        temperature = conditions.temperature.celsius
        humidity = conditions.humidityPercent
        wetBulbGlobe = conditions.wetBulbGlobe?.celsius
        supposed = conditions.supposed
        // With a known humidity there is always a WBGT, at least by the simple formula; no heat index is needed.
        isHeatStress = conditions.isHeatStress ?? false
        hours = digest.hoursInHeat
        distance = digest.distance?.metres
        isFromArchive = conditions.isFromArchive
    }
}

extension WeatherWindow {
    /// Numbers of runs with measured and with assumed wind and sun, for every receipt that uses their heat.
    var skies: [EstimateInput] {
        let known = runs.filter { $0.wetBulbGlobe != nil }
        let supposed = known.count { $0.supposed.wind || $0.supposed.sun || $0.supposed.place }
        return [
            EstimateInput(name: "wind and sun measured", value: Double(known.count - supposed), unit: "runs"),
            EstimateInput(name: "wind or sun assumed", value: Double(supposed), unit: "runs"),
        ]
    }

    /// The hottest run; the newest of equals.
    var hottest: Hottest? {
        var hottest: Hottest?
        for run in runs {
            guard let degrees = run.wetBulbGlobe, degrees >= hottest?.degrees ?? -100,
                let flag = HeatFlag.of(wetBulbGlobe: degrees)
            else { continue }
            hottest = Hottest(day: run.day, degrees: degrees, flag: flag)
        }
        return hottest
    }

    /// °C: mean standard deviation of the runs from unmeasured wind and sun. The assumption is the same each time, so more runs do not
    /// reduce it.
    var deviation: Double { Moments.mean(runs.filter { $0.wetBulbGlobe != nil }.map { $0.supposed.deviation }) ?? 0 }
}

extension ActivityDigest {
    var isOutdoorRun: Bool { sport.isRunning && sport != .treadmillRunning && isIndoor != true }
    /// Best times on a treadmill are efforts and never races, even if marked as such, since the distance is not measured.
    var isTreadmillRun: Bool { sport == .treadmillRunning || (sport.isRunning && isIndoor == true) }

    /// Local hour at the start, 0…23.
    var localHour: Int {
        guard let seconds = (start + Double(offset.secondsAheadOfUTC)).wholeSeconds else { return 0 }
        let inDay = seconds % 86_400
        return (inDay < 0 ? inDay + 86_400 : inDay) / 3600
    }
}
