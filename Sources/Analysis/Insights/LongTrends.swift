public import Measures
public import Training

/// Trends over months and years, with one point per week. Weeks without a value have no point.
public struct LongTrends: Equatable, Sendable {
    /// The last day of each week, oldest first.
    public var load: [LoadDay]
    /// ml/kg/min.
    public var oxygenUptake: [DatedValue]
    /// Beats per minute, at rest.
    public var restingHeartRate: [DatedValue]
    /// Milliseconds.
    public var variability: [DatedValue]
    /// `sdnn` or `rmssd`, which are never mixed; nil if neither was measured.
    public var variabilityKind: BodySampleKind?
    /// Kilograms.
    public var mass: [DatedValue]
    /// Hours asleep a night.
    public var sleep: [DatedValue]
    /// Ground contact of the left foot, percent of the total; empty without measurements.
    public var contactBalance: [DatedValue] = []

    public init(
        load: [LoadDay], oxygenUptake: [DatedValue], restingHeartRate: [DatedValue], variability: [DatedValue],
        variabilityKind: BodySampleKind?, mass: [DatedValue], sleep: [DatedValue]
    ) {
        self.load = load
        self.oxygenUptake = oxygenUptake
        self.restingHeartRate = restingHeartRate
        self.variability = variability
        self.variabilityKind = variabilityKind
        self.mass = mass
        self.sleep = sleep
    }

    /// - Parameters:
    ///   - first: earlier days are omitted.
    ///   - day: the last day.
    ///   - history: all data of the athlete.
    ///   - oxygenUptake: weekly values from the insights of the same day.
    public init(from first: Day, through day: Day, history: History, oxygenUptake: [DatedValue]) {
        let home = history.athlete.homeOffset
        let samples = history.bodySamples(from: first, through: day)
        let nights = SleepNights(samples: samples, home: home)
        func weekly(_ values: [Day: Double]) -> [DatedValue] { LongTrends.weekly(values, from: first, through: day) }
        load = LongTrends.load(from: first, through: day, history: history)
        self.oxygenUptake = oxygenUptake.filter { $0.day >= first && $0.day <= day }
        func weeklyOfOneDevice(_ kind: BodySampleKind, _ daily: ([BodySample]) -> [Day: Double]) -> [DatedValue] {
            LongTrends.weeklyOfOneDevice(samples.filter { $0.kind == kind }, from: first, through: day, daily)
        }
        restingHeartRate = weeklyOfOneDevice(.restingHeartRate) {
            MorningValues.medians($0, .restingHeartRate, home, MorningValues.restingHeartRates) { $0 }
        }
        mass = weekly(MorningValues.medians(samples, .bodyMass, home, 20...400) { $0 })
        contactBalance = weekly(LongTrends.balances(history.digests(from: first, through: day)))
        sleep = weekly(nights.nights.mapValues { $0.asleepHours })
        // The kind with most weeks, since each has its own scale.
        variability = []
        variabilityKind = nil
        for kind in [BodySampleKind.recoveryRMSSD, .rmssd, .sdnn] {
            let weeks = weeklyOfOneDevice(kind) { MorningValues.nightMedians($0, kind, nights, home, 4.5...400) { $0 } }
            if weeks.count > variability.count { (variability, variabilityKind) = (weeks, kind) }
        }
    }

    /// Returns each day's mean over its runs.
    private static func balances(_ digests: ArraySlice<ActivityDigest>) -> [Day: Double] {
        var shares: [Day: [Double]] = [:]
        for digest in digests {
            if let share = digest.traits?.stride?.balance { shares[digest.day, default: []].append(share) }
        }
        return shares.compactMapValues { Moments.mean($0) }
    }

    /// Returns weekly medians from the device with most days in the week: devices differ in scale, so a median of two has none.
    private static func weeklyOfOneDevice(
        _ samples: [BodySample], from first: Day, through last: Day, _ daily: ([BodySample]) -> [Day: Double]
    ) -> [DatedValue] {
        var devices: [String: [BodySample]] = [:]
        for sample in samples { devices[sample.source.name, default: []].append(sample) }
        var chosen: [Day: (days: Int, value: DatedValue)] = [:]
        for name in devices.keys.sorted() {
            let days = daily(devices[name] ?? []).filter { $0.key >= first && $0.key <= last }
            for point in weekly(days, from: first, through: last) {
                let count = days.keys.count { (0..<7).contains($0 - point.day) }
                if count > chosen[point.day]?.days ?? 0 { chosen[point.day] = (count, point) }
            }
        }
        return chosen.keys.sorted().compactMap { chosen[$0]?.value }
    }

    /// Returns the median of each week's days, dated on the week's Monday.
    static func weekly(_ values: [Day: Double], from first: Day, through last: Day) -> [DatedValue] {
        var weeks: [Day: [Double]] = [:]
        for (day, value) in values where day >= first && day <= last && value.isFinite {
            weeks[day - (day.weekday - 1), default: []].append(value)
        }
        return weeks.keys.sorted().compactMap { monday in
            weeks[monday].flatMap { Robust.median($0) }.map { DatedValue(day: monday, value: $0) }
        }
    }

    /// Returns the state at the end of each week, and today's; weeks without any record are omitted.
    private static func load(from first: Day, through last: Day, history: History) -> [LoadDay] {
        guard let state = LoadState(asOf: last, history: history) else { return [] }
        var days: [LoadDay] = []
        for index in state.daily.loads.indices {
            let day = state.daily.first + index
            guard day >= first, day.weekday == 7 || day == last else { continue }
            guard state.daily.known[max(0, index - 6)...index].contains(true) else { continue }
            days.append(state.loadDay(index))
        }
        return days
    }
}
