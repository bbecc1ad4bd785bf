public import Measures
public import Training

/// All data of an athlete in chronological order, the input of insights.
public struct History: Equatable, Sendable {
    /// The athlete's entries, completed by facts in their files.
    public var athlete: Athlete
    /// Ascending by start, each with its load under the profile of its day.
    public private(set) var digests: [ActivityDigest]
    /// Ascending by start.
    public let bodySamples: [BodySample]
    /// Facts about the owner in files, ascending by date of the file.
    let ownerFacts: [BodySample]
    /// Ascending by day.
    public let dailyTotals: [DailyTotal]
    /// Days with any record of any device, ascending, each once.
    public let knownDays: [Day]
    /// Those of them with a record besides activities.
    let wornDays: [Day]
    /// Races and efforts, ascending by day.
    public internal(set) var efforts: EffortRecord
    /// All efforts, before `evidenceSince` was set; nil if all of them are evidence.
    var withheldEfforts: EffortRecord?
    /// The athlete's cost of heat, used to convert efforts to cool weather.
    public internal(set) var heat: HeatAccount
    /// The day whose profile is used for loads and efforts.
    let profileDay: Day
    /// Runs that began earlier are no evidence of fitness; nil if all are.
    var evidenceSince: Moment?
    /// Load per unit of perceived effort × minutes, from this athlete's sessions.
    public let effortFactor: Double
    /// °C: daily maximum temperatures at the athlete's home before the first known day; empty if unknown.
    public var localMaxima: [DatedValue] = [] {
        didSet { if localMaxima != oldValue { updateHeat() } }
    }
    /// Diary entries of the athlete.
    public var diary = Diary()
    /// Weather of the coming days; nil without a current forecast.
    public var forecast: WeatherForecast?
    /// Which routines the athlete followed and follows.
    public var routines = RoutineHistory()
    /// Days whose plan the athlete decided.
    public var plan = StoredPlan()
    /// Races that the athlete entered, past ones included, in any order.
    public var races: [RaceGoal] = []
    /// Records of races that were removed or changed until the evaluated day. Earlier days were planned with them.
    public var formerRaces: [RaceGoal] = []
    /// The last day with any data.
    public var lastDay: Day? { knownDays.last }

    /// - Parameters:
    ///   - athlete: profile that the athlete entered.
    ///   - digests: activities, in any order.
    ///   - bodySamples: body measurements, in any order.
    ///   - dailyTotals: totals of days, in any order.
    ///   - knownDays: further days with records, in any order.
    ///   - asOf: the day whose profile is used for loads; the last known one by default.
    public init(
        athlete: Athlete, digests: [ActivityDigest], bodySamples: [BodySample] = [], dailyTotals: [DailyTotal] = [],
        knownDays: [Day] = [], asOf: Day? = nil
    ) {
        var sorted = History.ascending(digests) { ($0.start, $0.id) <= ($1.start, $1.id) }
        self.bodySamples = History.ascending(bodySamples) { $0.start <= $1.start }
        self.dailyTotals = History.ascending(dailyTotals) { $0.day <= $1.day }
        var facts: [BodySample] = []
        let worn = History.days(self.bodySamples, dailyTotals, knownDays, home: athlete.homeOffset, facts: &facts)
        let athlete = athlete.completed(by: facts)
        self.athlete = athlete
        ownerFacts = facts
        wornDays = worn.sorted().map { Day(number: $0) }
        self.knownDays = worn.union(sorted.map { $0.day.number }).sorted().map { Day(number: $0) }
        let day = asOf ?? self.knownDays.last ?? Day(number: 0)
        profileDay = day
        var profile = History.heartRates(sorted, asOf: day).profile(of: athlete, bodySamples: self.bodySamples, asOf: day)
        // The heat response uses shares of heart-rate reserve, and converts the efforts.
        for index in sorted.indices where PersonalHeatResponse.isCounted(sorted[index].day, asOf: day) {
            sorted[index].resolveShare(for: profile)
        }
        heat = HeatAccount(digests: sorted, firstKnownDay: self.knownDays.first, localMaxima: [], asOf: day)
        efforts = EffortRecord(digests: sorted, profile: profile, heat: heat)
        let thresholds = History.thresholds(sorted, efforts: efforts, profile: profile, asOf: day)
        History.resolve(&sorted, thresholds: thresholds, profile: profile)
        effortFactor = History.effortFactor(sorted, asOf: day)
        if effortFactor != profile.effortFactor {
            profile.effortFactor = effortFactor
            // The factor affects only sessions with a rating.
            History.resolve(&sorted, thresholds: thresholds, profile: profile) { $0?.perceivedEffort != nil }
        }
        self.digests = sorted
    }

    /// Returns the elements in ascending order. Stores return them in order, so usually there is nothing to sort.
    private static func ascending<Element>(
        _ elements: [Element], by isInOrder: (Element, Element) -> Bool
    ) -> [Element] {
        for index in elements.indices.dropFirst() where !isInOrder(elements[index - 1], elements[index]) {
            return elements.sorted { !isInOrder($1, $0) }
        }
        return elements
    }

    /// Recomputes loads with the current efforts.
    mutating func resolveLoads() {
        var profile = History.heartRates(digests, asOf: profileDay)
            .profile(of: athlete, bodySamples: bodySamples, asOf: profileDay)
        profile.effortFactor = effortFactor
        let thresholds = History.thresholds(digests, efforts: efforts, profile: profile, asOf: profileDay)
        History.resolve(&digests, thresholds: thresholds, profile: profile)
    }

    /// Returns the profile on a day.
    public func profile(asOf day: Day) -> AthleteProfile {
        var profile = History.heartRates(digests, asOf: day).profile(of: athlete, bodySamples: bodySamples, asOf: day)
        profile.effortFactor = effortFactor
        profile.takesHeartMedication = History.takesHeartMedication(ownerFacts, asOf: day)
        profile.thresholdSpeed = thresholdSpeed(asOf: day)
        return profile
    }

    /// Returns the speed at the threshold: the one that the athlete states, else that of the best effort; nil without both.
    func thresholdSpeed(asOf day: Day) -> ProfileValue? {
        athlete.thresholdSpeed.map { ProfileValue($0.amount, .stated) }
            ?? efforts.thresholdSpeed(on: day).map { ProfileValue($0, .derived) }
    }

    /// Returns the value of the last file until a day.
    private static func takesHeartMedication(_ facts: [BodySample], asOf day: Day) -> Bool {
        let last = facts.last { fact in
            fact.kind == .heartMedication && Day(of: fact.start, at: fact.offset ?? .utc).map { $0 <= day } ?? false
        }
        return last?.value == 1
    }

    /// Heart-rate data of sessions: the peaks of all years, and the means of twelve months.
    private struct HeartRates {
        var peaks: [HeartRatePeak] = []
        var means: [Double] = []
        var raced: Double?
        var tested: (value: Double, day: Day)?

        func profile(of athlete: Athlete, bodySamples: [BodySample], asOf day: Day) -> AthleteProfile {
            AthleteProfile(
                athlete: athlete, peaks: peaks, usualMean: Robust.median(means).map { HeartRate(beatsPerMinute: $0) },
                raced: raced,
                tested: tested, bodySamples: bodySamples, asOf: day)
        }
    }

    private static func heartRates(_ digests: [ActivityDigest], asOf day: Day) -> HeartRates {
        var rates = HeartRates()
        rates.raced = Threshold.effort(digests, asOf: day)?.heartRate
        rates.tested = ThresholdTest.newest(digests, asOf: day).map { ($0.value, $0.day) }
        for index in digests.indices where digests[index].day <= day {
            guard digests[index].measures?.isHeartRateDoubtful == false else { continue }
            if let peak = digests[index].heartRatePeak(asOf: day) { rates.peaks.append(peak) }
            guard day - digests[index].day < 365 else { continue }
            if let mean = digests[index].meanHeartRate?.amount { rates.means.append(mean) }
        }
        return rates
    }

    /// Returns the median of load over rating × minutes, from at least ten sessions with both; the default otherwise.
    private static func effortFactor(_ digests: [ActivityDigest], asOf day: Day) -> Double {
        var ratios: [Double] = []
        for index in digests.indices where digests[index].day <= day {
            guard let rating = digests[index].measures?.perceivedEffort, rating > 0, digests[index].moving > 0 else { continue }
            guard let load = digests[index].load, load.method != .perceivedEffort, load.method != .duration else { continue }
            ratios.append(load.value / (rating * digests[index].moving / 60))
        }
        guard ratios.count >= 10, let median = Robust.median(ratios), median > 0 else { return PerceivedEffortLoad.usualFactor }
        return median
    }

    /// Computes the load of each digest: heart rates are those of the profile.
    private static func resolve(
        _ digests: inout [ActivityDigest], thresholds: [Double?], profile: AthleteProfile,
        where isMeant: (SessionMeasures?) -> Bool = { _ in true }
    ) {
        var today = profile
        for index in digests.indices where isMeant(digests[index].measures) {
            if !thresholds.isEmpty { today.thresholdSpeed = thresholds[index].map { ProfileValue($0, .derived) } }
            digests[index].resolve(for: today)
        }
    }

    /// Returns the threshold speed for each digest; empty where the athlete stated one.
    ///
    /// A day without one takes the next one that was known by `last`. The loads of the weeks before a first fast run would otherwise come
    /// from heart rate and those after it from pace, which differ by more than the training does.
    private static func thresholds(
        _ digests: [ActivityDigest], efforts: EffortRecord, profile: AthleteProfile, asOf last: Day
    ) -> [Double?] {
        guard profile.thresholdSpeed == nil else { return [] }
        var speeds = [Double?](repeating: nil, count: digests.count)
        var next: (day: Day, speed: Double)?
        for index in digests.indices.reversed() {
            let day = digests[index].day
            if index + 1 < digests.count, digests[index + 1].day == day {
                speeds[index] = speeds[index + 1]
            } else if let speed = efforts.thresholdSpeed(on: day) {
                speeds[index] = speed
                if day <= last { next = (day, speed) }
            } else if let next, efforts.reaches(back: next.day, to: day) {
                speeds[index] = next.speed
            }
        }
        return speeds
    }

    /// - Parameter facts: receives the samples about the owner, which belong to no day.
    private static func days(
        _ samples: [BodySample], _ totals: [DailyTotal], _ further: [Day], home: LocalOffset, facts: inout [BodySample]
    ) -> Set<Int> {
        var numbers: Set<Int> = []
        var latest: Int?
        for index in samples.indices {
            // Menstruation is entered by hand, so it does not show that a device was worn.
            if samples[index].kind.isOfOwner || samples[index].kind == .menstrualFlow {
                facts.append(samples[index])
                continue
            }
            // Successive samples mostly share a day, and searching the set costs more than comparing with the last one.
            let offset = samples[index].offset ?? home
            guard let day = Day(of: samples[index].start, at: offset), day.number != latest else { continue }
            numbers.insert(day.number)
            latest = day.number
        }
        for total in totals { numbers.insert(total.day.number) }
        for day in further { numbers.insert(day.number) }
        return numbers
    }
}
