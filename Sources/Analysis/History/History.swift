public import Measures
public import Training

/// Everything that is known about an athlete, in the order in which it happened: what insights are made from.
public struct History: Equatable, Sendable {
    /// As they said, completed by what their files say of them.
    public var athlete: Athlete
    /// Ascending by start, each with its load under the profile of its day.
    public let digests: [ActivityDigest]
    /// Ascending by start.
    public let bodySamples: [BodySample]
    /// What files say of the owner, ascending by when they were written.
    private let ownerFacts: [BodySample]
    /// Ascending by day.
    public let dailyTotals: [DailyTotal]
    /// Days on which any device wrote anything, ascending, each once.
    public let knownDays: [Day]
    /// Those of them on which something else than an activity was written.
    let wornDays: [Day]
    /// Races and efforts, ascending by day.
    public internal(set) var efforts: EffortRecord
    /// Runs that began before it are no evidence of fitness; nil where all are.
    var evidenceSince: Moment?
    /// Load per unit of perceived effort × minutes, as this athlete's sessions say.
    public let effortFactor: Double
    /// °C: the highest temperatures, where the athlete lives, of days before the first that is known; empty where nobody told them.
    public var localMaxima: [DatedValue] = []
    /// What the athlete wrote down beside activities.
    public var diary = Diary()
    /// The last day that anything is known of.
    public var lastDay: Day? { knownDays.last }

    /// - Parameters:
    ///   - knownDays: further days on which something was recorded, in any order.
    ///   - asOf: the day whose profile loads are found with; by default the last known one.
    public init(
        athlete: Athlete, digests: [ActivityDigest], bodySamples: [BodySample] = [], dailyTotals: [DailyTotal] = [],
        knownDays: [Day] = [], asOf: Day? = nil
    ) {
        let sorted = digests.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
        // Stores hand them out in order: most often there is nothing to sort.
        let isAscending = zip(bodySamples, bodySamples.dropFirst()).allSatisfy { $0.start <= $1.start }
        self.bodySamples = isAscending ? bodySamples : bodySamples.sorted { $0.start < $1.start }
        self.dailyTotals = dailyTotals.sorted { $0.day < $1.day }
        var facts: [BodySample] = []
        let worn = History.days(self.bodySamples, dailyTotals, knownDays, home: athlete.homeOffset, facts: &facts)
        let athlete = athlete.completed(by: facts)
        self.athlete = athlete
        ownerFacts = facts
        wornDays = worn.sorted().map { Day(number: $0) }
        self.knownDays = worn.union(sorted.map { $0.day.number }).sorted().map { Day(number: $0) }
        let day = asOf ?? self.knownDays.last ?? Day(number: 0)
        var profile = History.heartRates(sorted, asOf: day).profile(of: athlete, bodySamples: self.bodySamples, asOf: day)
        efforts = EffortRecord(digests: sorted, profile: profile)
        let first = History.resolved(sorted, efforts: efforts, profile: profile)
        effortFactor = History.effortFactor(first, asOf: day)
        if effortFactor == profile.effortFactor {
            self.digests = first
        } else {
            profile.effortFactor = effortFactor
            self.digests = History.resolved(sorted, efforts: efforts, profile: profile)
        }
    }

    /// The profile on a day.
    public func profile(asOf day: Day) -> AthleteProfile {
        var profile = History.heartRates(digests, asOf: day).profile(of: athlete, bodySamples: bodySamples, asOf: day)
        profile.effortFactor = effortFactor
        profile.takesHeartMedication = History.takesHeartMedication(ownerFacts, asOf: day)
        if profile.thresholdSpeed == nil {
            profile.thresholdSpeed = efforts.thresholdSpeed(on: day).map { ProfileValue($0, .derived) }
        }
        return profile
    }

    /// As the last file until a day says.
    private static func takesHeartMedication(_ facts: [BodySample], asOf day: Day) -> Bool {
        let last = facts.last { fact in
            fact.kind == .heartMedication && Day(of: fact.start, at: fact.offset ?? .utc).map { $0 <= day } ?? false
        }
        return last?.value == 1
    }

    /// What sessions of twelve months show of the heart.
    private struct HeartRates {
        var peaks: [Double] = []
        var means: [Double] = []
        var raced: Double?

        func profile(of athlete: Athlete, bodySamples: [BodySample], asOf day: Day) -> AthleteProfile {
            AthleteProfile(
                athlete: athlete, peaks: peaks, usualMean: Robust.median(means), raced: raced, bodySamples: bodySamples, asOf: day
            )
        }
    }

    private static func heartRates(_ digests: [ActivityDigest], asOf day: Day) -> HeartRates {
        var rates = HeartRates()
        rates.raced = Threshold.effort(digests, asOf: day)?.heartRate
        for digest in digests where digest.day <= day && day - digest.day < 365 {
            guard let measures = digest.measures, !measures.isHeartRateDoubtful else { continue }
            if let peak = measures.peakHeartRate { rates.peaks.append(peak) }
            if let mean = digest.meanHeartRate?.amount { rates.means.append(mean) }
        }
        return rates
    }

    /// The median of load over rating × minutes, from ten sessions that have both; the usual one before.
    private static func effortFactor(_ digests: [ActivityDigest], asOf day: Day) -> Double {
        var ratios: [Double] = []
        for digest in digests where digest.day <= day {
            guard let load = digest.load, load.method != .perceivedEffort, load.method != .duration else { continue }
            guard let rating = digest.measures?.perceivedEffort, rating > 0, digest.moving > 0 else { continue }
            ratios.append(load.value / (rating * digest.moving / 60))
        }
        guard ratios.count >= 10, let median = Robust.median(ratios), median > 0 else { return PerceivedEffortLoad.usualFactor }
        return median
    }

    /// Each digest with its load: threshold speed is that of its own day, heart rates are those of the profile.
    private static func resolved(
        _ digests: [ActivityDigest], efforts: EffortRecord, profile: AthleteProfile
    ) -> [ActivityDigest] {
        var today = profile
        var resolvedDay: Day?
        return digests.map { digest in
            if profile.thresholdSpeed == nil, resolvedDay != digest.day {
                today.thresholdSpeed = efforts.thresholdSpeed(on: digest.day).map { ProfileValue($0, .derived) }
                resolvedDay = digest.day
            }
            return digest.resolved(for: today)
        }
    }

    /// - Parameter facts: what samples say of the owner, which was recorded on no day.
    private static func days(
        _ samples: [BodySample], _ totals: [DailyTotal], _ further: [Day], home: LocalOffset, facts: inout [BodySample]
    ) -> Set<Int> {
        var numbers: Set<Int> = []
        var latest: Int?
        for sample in samples {
            if sample.kind.isOfOwner {
                facts.append(sample)
                continue
            }
            // Neighbours are mostly of one day, and asking the set costs more than asking the last one.
            guard let day = Day(of: sample.start, at: sample.offset ?? home), day.number != latest else { continue }
            numbers.insert(day.number)
            latest = day.number
        }
        for total in totals { numbers.insert(total.day.number) }
        for day in further { numbers.insert(day.number) }
        return numbers
    }
}
