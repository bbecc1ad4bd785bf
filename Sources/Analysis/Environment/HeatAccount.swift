public import Measures

/// The cost of heat for one athlete, as known on a day.
///
/// All features share it: it converts efforts and steady running to cool weather, shows the cost on activity pages, and converts race-day
/// forecasts back. A run that is converted to cool weather and predicted for its own weather therefore gets its own time.
public struct HeatAccount: Equatable, Sendable {
    /// The last day of runs that it uses.
    public let day: Day
    /// Loss of ln speed per °C of wet-bulb globe temperature; nil if the population's slope applies.
    public let ownSlope: Double?
    /// Standard deviation of the applied slope in percent per °C.
    let deviation: Double
    /// Nil without an activity of known heat. Only the athlete's own slope uses it: the population's slope was measured on runners of
    /// unknown acclimation.
    public let acclimation: AcclimationHistory?

    /// The population's slope, for an athlete without data.
    static let population = HeatAccount(
        day: Day(number: 0), ownSlope: nil, deviation: PopulationSlowdown.slopeDeviation, acclimation: nil)

    init(day: Day, ownSlope: Double?, deviation: Double, acclimation: AcclimationHistory?) {
        self.day = day
        self.ownSlope = ownSlope
        self.deviation = deviation
        self.acclimation = acclimation
    }

    /// - Parameters:
    ///   - digests: ascending by start.
    ///   - known: acclimation on every day until at least `day`, if already computed.
    init(
        digests: some RandomAccessCollection<ActivityDigest>, firstKnownDay: Day?, localMaxima: [DatedValue], asOf day: Day,
        acclimation known: AcclimationHistory? = nil
    ) {
        let acclimation =
            known
            ?? AcclimationHistory(
                digests: digests, firstKnownDay: firstKnownDay, localMaxima: localMaxima, asOf: day,
                reach: HeatAccount.reach(digests, asOf: day))
        let runs = PersonalHeatResponse.runs(in: digests, acclimation: acclimation, asOf: day)
        let response = HeatResponse(fittedTo: runs)
        self.init(
            day: day, ownSlope: response.isPersonal ? response.posterior.map { -$0.slope } : nil, deviation: response.deviation,
            acclimation: acclimation)
    }

    /// Standard deviation of the slope as a share of the slope; 0 for a slope of 0.
    var relativeDeviation: Double {
        let slope = ownSlope.map { 100 * abs($0) } ?? PopulationSlowdown.slope
        return slope > 0 ? deviation / slope : 0
    }

    /// Days back to the first activity, so that an old run is cooled by the acclimation of its own day, as a new one is. At most 100
    /// years: a wrong clock must not request a million days.
    private static func reach(_ digests: some RandomAccessCollection<ActivityDigest>, asOf day: Day) -> Int {
        let first = digests.first.map { day - $0.day } ?? 0
        return min(36_525, max(AcclimationHistory.reach, first + 1))
    }

    /// Returns acclimation on the morning of a day, 0…1; nil without records for it.
    func acclimation(on day: Day) -> Double? {
        guard let acclimation, acclimation.first <= day else { return nil }
        return acclimation.state(before: day)
    }

    /// Returns the slowdown compared with cool weather in percent; nil for degrees or hours that are not finite.
    /// - Parameters:
    ///   - hours: duration of the run in that heat.
    ///   - state: acclimation, 0…1.
    func percent(wetBulbGlobe degrees: Double, hours: Double, acclimation state: Double) -> Double? {
        HeatResponse.percent(wetBulbGlobe: degrees, hours: hours, acclimation: state, ownSlope: ownSlope)
    }

    /// Returns the slowdown by heat in percent of a run of so many hours; nil indoors and for unknown heat.
    func percent(of digest: ActivityDigest, hours: Double) -> Double? {
        guard digest.isIndoor != true, !digest.isTreadmillRun, let warmth = digest.conditions?.wetBulbGlobe?.celsius else {
            return nil
        }
        // The athlete's own slope needs the state of that day; the population's does not.
        guard let state = acclimation(on: digest.day) else {
            return HeatResponse.percent(wetBulbGlobe: warmth, hours: hours, acclimation: 0, ownSlope: nil)
        }
        return percent(wetBulbGlobe: warmth, hours: hours, acclimation: state)
    }

    /// Returns the seconds of an effort in cool weather; unchanged for unknown heat.
    func cooled(_ seconds: Double, of digest: ActivityDigest) -> Double {
        seconds / (1 + (percent(of: digest, hours: seconds / 3600) ?? 0) / 100)
    }

    /// Returns the seconds in heat for `cool` seconds in cool weather: the inverse of `cooled`.
    ///
    /// The slowdown grows with the time in heat, so the result is the time for which `cooled` gives `cool`.
    /// - Returns: seconds with their percent; nil for a time or heat that is not finite.
    func heated(_ cool: Double, wetBulbGlobe degrees: Double, acclimation state: Double) -> (seconds: Double, percent: Double)? {
        func percent(_ seconds: Double) -> Double? {
            self.percent(wetBulbGlobe: degrees, hours: seconds / 3600, acclimation: state)
        }
        guard cool > 0, let least = percent(cool) else { return nil }
        let first = cool * (1 + least / 100)
        guard let most = percent(first) else { return nil }
        if most == least { return (first, least) }
        // The percentage approaches a limit for long runs.
        guard let bound = percent(1e6) else { return nil }
        var (low, high) = (first, cool * (1 + bound / 100))
        for _ in 0..<60 {
            let middle = (low + high) / 2
            guard let found = percent(middle) else { return nil }
            if middle / (1 + found / 100) < cool { low = middle } else { high = middle }
        }
        let seconds = (low + high) / 2
        return percent(seconds).map { (seconds, $0) }
    }
}

extension HeatAccount {
    /// Creates the account of a history on any day.
    init(of history: History, asOf day: Day, acclimation known: AcclimationHistory? = nil) {
        self.init(
            digests: history.digests[..<history.range(from: day, through: day).upperBound],
            firstKnownDay: history.knownDays.first,
            localMaxima: history.localMaxima, asOf: day, acclimation: known)
    }
}

extension ActivityDigest {
    /// Hours in heat: elapsed time of a race, otherwise moving time.
    var hoursInHeat: Double { (isWhollyRaced ? elapsed : moving) / 3600 }
}
