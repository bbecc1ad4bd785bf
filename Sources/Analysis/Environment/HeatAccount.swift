public import Measures

/// What heat costs one athlete, as known on a day.
///
/// One account serves everything: efforts and steady running are cooled by it, activity pages show it, and race-day forecasts apply it
/// again. So a run that is cooled and predicted for its own weather gets its own time back.
public struct HeatAccount: Equatable, Sendable {
    /// The day until which runs were considered.
    public let day: Day
    /// Loss of ln speed for each °C of wet-bulb globe temperature; nil where the population's slope is used.
    public let ownSlope: Double?
    /// Standard deviation of the slope in use, percent per °C.
    let deviation: Double
    /// Nil where no activity has a known heat. Only the athlete's own slope uses it: the population's slope was measured on runners
    /// whose acclimation is unknown.
    public let acclimation: AcclimationHistory?

    /// The population's slope, for an athlete of whom nothing is known.
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
    ///   - known: acclimation on every day until `day` at least, where the caller has it already.
    init(
        digests: some RandomAccessCollection<ActivityDigest>, firstKnownDay: Day?, localMaxima: [DatedValue], asOf day: Day,
        acclimation known: AcclimationHistory? = nil
    ) {
        let acclimation =
            known ?? AcclimationHistory(digests: digests, firstKnownDay: firstKnownDay, localMaxima: localMaxima, asOf: day)
        let runs = PersonalHeatResponse.runs(in: digests, acclimation: acclimation, asOf: day)
        let response = HeatResponse(fittedTo: runs)
        self.init(
            day: day, ownSlope: response.isPersonal ? response.posterior.map { -$0.slope } : nil, deviation: response.deviation,
            acclimation: acclimation)
    }

    /// Standard deviation of the slope as a share of the slope, 0 for a slope of 0.
    var relativeDeviation: Double {
        let slope = ownSlope.map { 100 * abs($0) } ?? PopulationSlowdown.slope
        return slope > 0 ? deviation / slope : 0
    }

    /// Acclimation on the morning of a day, 0…1; nil where no record reaches back to it, as for runs of more than 730 days ago.
    func acclimation(on day: Day) -> Double? {
        guard let acclimation, acclimation.first <= day else { return nil }
        return acclimation.state(before: day)
    }

    /// Percent slower than in cool weather; nil for degrees or hours that are no numbers.
    /// - Parameters:
    ///   - hours: of the run as it is in that heat.
    ///   - state: acclimation, 0…1.
    func percent(wetBulbGlobe degrees: Double, hours: Double, acclimation state: Double) -> Double? {
        HeatResponse.percent(wetBulbGlobe: degrees, hours: hours, acclimation: state, ownSlope: ownSlope)
    }

    /// Percent that heat cost a run of so many hours; nil indoors and where its heat is unknown.
    func percent(of digest: ActivityDigest, hours: Double) -> Double? {
        guard digest.isIndoor != true, !digest.isTreadmillRun, let warmth = digest.conditions?.wetBulbGlobe?.celsius else {
            return nil
        }
        // Without the state of that day the own slope says nothing: the population's needs none.
        guard let state = acclimation(on: digest.day) else {
            return HeatResponse.percent(wetBulbGlobe: warmth, hours: hours, acclimation: 0, ownSlope: nil)
        }
        return percent(wetBulbGlobe: warmth, hours: hours, acclimation: state)
    }

    /// Seconds that an effort would have taken in cool weather; the same seconds where its heat is unknown.
    func cooled(_ seconds: Double, of digest: ActivityDigest) -> Double {
        seconds / (1 + (percent(of: digest, hours: seconds / 3600) ?? 0) / 100)
    }

    /// Seconds in heat of what takes `cool` seconds in cool weather: the inverse of `cooled`.
    ///
    /// The slowdown grows with the time in the heat, so the time is the one that cools back to `cool`.
    /// - Returns: seconds with their percent; nil for a time or heat that is no number.
    func heated(_ cool: Double, wetBulbGlobe degrees: Double, acclimation state: Double) -> (seconds: Double, percent: Double)? {
        func percent(_ seconds: Double) -> Double? {
            self.percent(wetBulbGlobe: degrees, hours: seconds / 3600, acclimation: state)
        }
        guard cool > 0, let least = percent(cool) else { return nil }
        let first = cool * (1 + least / 100)
        guard let most = percent(first) else { return nil }
        if most == least { return (first, least) }
        // The percent grows up to a bound that long runs share.
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
    /// The account of a history on any day.
    init(of history: History, asOf day: Day, acclimation known: AcclimationHistory? = nil) {
        self.init(
            digests: history.digests[history.range(from: day - AcclimationHistory.reach, through: day)],
            firstKnownDay: history.knownDays.first, localMaxima: history.localMaxima, asOf: day, acclimation: known)
    }
}

extension ActivityDigest {
    /// Hours for which heat acted: all of a race's time, else the time in motion.
    var hoursInHeat: Double { (isWhollyRaced ? elapsed : moving) / 3600 }
}
