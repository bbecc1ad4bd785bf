public import Measures
public import Training

/// Body measurements by day, the input of the recovery score.
public struct MorningValues: Equatable, Sendable {
    /// ln of milliseconds, all of one kind and one source.
    public var variability: [Day: Double]
    /// `sdnn`, `rmssd` or `recoveryRMSSD`; nil without a measurement.
    public var variabilityKind: BodySampleKind?
    /// Whether the variability was computed from beats rather than by a device.
    public var isVariabilityOfBeats: Bool
    /// Beats per minute, of one source.
    public var restingHeartRate: [Day: Double]
    /// Breaths per minute, of one source.
    public var respiration: [Day: Double]
    /// A device with too few nights for a comparison, if another one measured before it.
    public var newDevice: NewDevice?
    /// The menstrual cycle, if recorded.
    public var cycle: CycleCalendar
    /// 0…100 with drivers.
    public var sleep: [Day: SleepScore.Result]
    /// The sleep regularity index of the two weeks up to a day, −100…100.
    public var sleepRegularity: [Day: Double]

    /// Days before the current one to use: two months and a week for a baseline and its trend, with a margin.
    static let reach = 80

    public init(history: History, asOf day: Day) {
        let home = history.athlete.homeOffset
        let recent = history.bodySamples(from: day - MorningValues.reach, through: day)
        let nights = SleepNights(samples: recent, home: home)
        cycle = CycleCalendar(samples: history.ownerFacts, home: home, asOf: day)
        let heart = DeviceEra(recent, .restingHeartRate, asOf: day) {
            MorningValues.medians($0, .restingHeartRate, home, 30...110) { $0 }
        }
        restingHeartRate = heart.values
        respiration =
            DeviceEra(recent, .respiratoryRate, asOf: day) {
                MorningValues.nightMedians($0, .respiratoryRate, nights, home, 8...25) { $0 }
            }.values
        let beats: DeviceEra
        (beats, variabilityKind) = MorningValues.variability(recent, nights, home, asOf: day)
        variability = beats.values
        let kind = variabilityKind
        // A phone's own rMSSD may have a duration as well; only `rmssd` is computed from beats.
        isVariabilityOfBeats = kind == .rmssd && recent.contains { $0.kind == .rmssd && $0.end > $0.start }
        newDevice = heart.newDevice ?? beats.newDevice
        sleep = [:]
        sleepRegularity = [:]
        for (waking, night) in nights.nights where waking <= day {
            let regularity = SleepRegularity.index(of: nights.nights, upTo: waking)
            sleepRegularity[waking] = regularity
            let scored = SleepScore.Night(
                asleepHours: night.asleepHours, inBedHours: night.inBedHours,
                needHours: history.athlete.sleepNeedHours ?? SleepScore.usualNeedHours, regularity: regularity)
            if let result = SleepScore.result(of: scored) { sleep[waking] = result }
        }
    }

    /// Returns the values of mornings in the same half of the cycle as `day`, and its own. Returns all values if the cycle is unknown, or
    /// if fewer than `least` of two months would remain.
    func alike(_ values: [Day: Double], on day: Day, least: Int) -> [Day: Double] {
        guard let phase = cycle.phase(on: day) else { return values }
        let same = values.filter { cycle.phase(on: $0.key) == phase }
        let known = (1...PersonalBaseline.length).count { same[day - $0] != nil }
        return known >= least ? same : values
    }

    /// The kinds of variability, best first, each on its own scale.
    private static let variabilityKinds: [BodySampleKind] = [.recoveryRMSSD, .rmssd, .sdnn]

    /// Selects one kind, never a mixture: the first with three nights in the last week and a baseline; else the first in the last week,
    /// which starts a new baseline; else the one with most nights.
    ///
    /// A new kind of a phone (iOS 27 adds its own rMSSD to SDNN) is therefore used once it has a baseline.
    private static func variability(
        _ samples: [BodySample], _ nights: SleepNights, _ home: LocalOffset, asOf day: Day
    ) -> (DeviceEra, BodySampleKind?) {
        var eras: [(kind: BodySampleKind, era: DeviceEra)] = []
        for kind in variabilityKinds {
            let era = DeviceEra(samples, kind, asOf: day) {
                nightMedians($0, kind, nights, home, 4.5...400) { Double.log($0) }
            }
            if !era.values.isEmpty { eras.append((kind, era)) }
        }
        func before(_ era: DeviceEra) -> Int { era.values.keys.count { $0 < day } }
        let current = eras.filter { entry in (0..<7).count { entry.era.values[day - $0] != nil } >= 3 }
        let settled = current.first { before($0.era) >= PersonalBaseline.daysNeeded }
        let most = eras.max { $0.era.values.count < $1.era.values.count }
        guard let (kind, chosen) = settled ?? current.first ?? most else { return (DeviceEra(), nil) }
        var era = chosen
        if era.newDevice == nil, before(era) < PersonalBaseline.daysNeeded, let first = era.values.keys.min(),
            eras.contains(where: { $0.kind != kind && ($0.era.values.keys.min() ?? first) < first })
        {
            let name = samples.last { $0.kind == kind }?.source.name ?? ""
            era.newDevice = NewDevice(name: name, nights: before(era))
        }
        return (era, kind)
    }

    static func medians(
        _ samples: [BodySample], _ kind: BodySampleKind, _ home: LocalOffset, _ range: ClosedRange<Double>,
        _ scale: (Double) -> Double
    ) -> [Day: Double] {
        var columns: [Day: [Double]] = [:]
        for sample in samples where sample.kind == kind && range.contains(sample.value) {
            guard let day = Day(of: sample.start, at: sample.offset ?? home) else { continue }
            columns[day, default: []].append(scale(sample.value))
        }
        return columns.compactMapValues { Robust.median($0) }
    }

    /// Returns medians of samples during the night's sleep, or from 0 to 6 h for unknown sleep; rMSSD requires three minutes of beats.
    static func nightMedians(
        _ samples: [BodySample], _ kind: BodySampleKind, _ nights: SleepNights, _ home: LocalOffset,
        _ range: ClosedRange<Double>, _ scale: (Double) -> Double
    ) -> [Day: Double] {
        var columns: [Day: [Double]] = [:]
        var seconds: [Day: Double] = [:]
        for sample in samples where sample.kind == kind && range.contains(sample.value) {
            let offset = sample.offset ?? home
            guard let day = Day(of: sample.start + 21_600, at: offset) else { continue }
            if let night = nights.nights[day] {
                guard sample.end >= night.start, sample.start <= night.end else { continue }
            } else {
                let inDay = sample.start - day.start(at: offset)
                guard inDay >= 0, inDay < 21_600 else { continue }
            }
            columns[day, default: []].append(scale(sample.value))
            // A value without a duration is a device's own result for the night.
            seconds[day, default: 0] += sample.end > sample.start ? sample.end - sample.start : .infinity
        }
        if kind == .rmssd { columns = columns.filter { (seconds[$0.key] ?? 0) >= HeartRateVariability.leastSecondsOfBeats } }
        return columns.compactMapValues { Robust.median($0) }
    }
}

extension History {
    /// Returns body samples that began on the days `first`…`last` of home time, by binary search.
    func bodySamples(from first: Day, through last: Day) -> [BodySample] {
        let start = first.start(at: athlete.homeOffset)
        let end = (last + 1).start(at: athlete.homeOffset)
        let low = bodySamples.count.first { bodySamples[$0].start >= start }
        let high = bodySamples.count.first { bodySamples[$0].start >= end }
        return Array(bodySamples[low..<max(low, high)])
    }
}
