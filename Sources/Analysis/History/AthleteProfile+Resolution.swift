public import Measures
public import Training

extension AthleteProfile {
    /// What can be said of an athlete on a day, from what they said and from what was recorded until then.
    ///
    /// - Resting heart rate: stated, else the median of the days of the last 60 that have one, three at least.
    /// - Maximal heart rate: stated, else seen in two sessions of twelve months (`MaximumHeartRate.observed`), else in two of all
    ///   years, else a plausible peak of one session above what age predicts, else from age.
    /// - Threshold heart rate: stated, unless a marked test is newer than the one that it was stated of; tested; else what the race of 20 to 60 minutes nearest to an hour says, else 0.89 of a maximum that was
    ///   stated or seen (± 6), else of the predicted one.
    /// - Threshold speed: stated; `EffortRecord` finds the one of every day from races and efforts.
    ///
    /// - Parameters:
    ///   - peaks: of sessions of the last twelve months.
    ///   - olderPeaks: of sessions before these twelve months.
    ///   - usualMean: median of the sessions' mean heart rates.
    ///   - tested: what the newest threshold test says that the athlete marked, and its day.
    ///   - raced: what a race says of the heart rate that is held for an hour.
    ///   - bodySamples: ascending by start.
    public init(
        athlete: Athlete, peaks: [HeartRatePeak], olderPeaks: [HeartRatePeak] = [], usualMean: Double? = nil,
        raced: Double? = nil,
        tested: (value: Double, day: Day)? = nil, bodySamples: [BodySample], asOf day: Day
    ) {
        self.init()
        sex = athlete.sex
        age = athlete.age(on: day)
        birthYear = athlete.birthYear
        mass = athlete.mass?.amount ?? AthleteProfile.latest(.bodyMass, in: bodySamples, asOf: day, at: athlete.homeOffset)
        thresholdSpeed = athlete.thresholdSpeed.map { ProfileValue($0.amount, .stated) }
        thresholdPower = athlete.functionalThresholdPower.map { ProfileValue($0.amount, .stated) }
        ownZones = athlete.heartRateZones.map { $0.amount }
        isThresholdTestOld = athlete.thresholdTestDay.map { day - $0 > HeartRateZones.daysOfTest } ?? false
        if let stated = athlete.restingHeartRate {
            restingHeartRate = ProfileValue(stated.amount, .stated)
        } else if let observed = AthleteProfile.resting(in: bodySamples, asOf: day, at: athlete.homeOffset) {
            restingHeartRate = ProfileValue(observed, .observed)
        }
        if let stated = athlete.maximumHeartRate {
            maximumHeartRate = ProfileValue(stated.amount, .stated)
        } else if let observed = AthleteProfile.observedMaximum(peaks, olderPeaks, age: age.map { Double($0) }, usualMean),
            !observed.isEmpty
        {
            maximumHeartRate = ProfileValue(observed[0].aged, .observed)
            maximumPeaks = observed
        } else if let predicted = age.flatMap({ MaximumHeartRate.nes(age: Double($0)) }) {
            maximumHeartRate = ProfileValue(predicted, .predicted)
        }
        if let tested, athlete.thresholdHeartRate == nil || athlete.thresholdTestDay.map({ tested.day > $0 }) ?? false {
            thresholdHeartRate = ProfileValue(tested.value, .observed)
            isThresholdTested = true
            isThresholdTestOld = day - tested.day > HeartRateZones.daysOfTest
        } else if let stated = athlete.thresholdHeartRate {
            thresholdHeartRate = ProfileValue(stated.amount, .stated)
        } else if let raced, let maximum = maximumHeartRate, Threshold.effortShares.contains(raced / maximum.value) {
            thresholdHeartRate = ProfileValue(raced, .observed)
        } else if let maximum = maximumHeartRate {
            let origin: ProfileValue.Origin = maximum.origin == .predicted ? .predicted : .derived
            thresholdHeartRate = ProfileValue(Threshold.fractionOfMaximumHeartRate * maximum.value, origin)
        }
    }

    /// The peak that gives the maximum, and the one that supports it where there is one.
    private static func observedMaximum(
        _ peaks: [HeartRatePeak], _ older: [HeartRatePeak], age: Double?, _ usualMean: Double?
    ) -> [HeartRatePeak]? {
        MaximumHeartRate.observed(peaks, age: age, usualMean: usualMean)
            ?? MaximumHeartRate.observed(peaks + older, age: age, usualMean: usualMean)
            ?? MaximumHeartRate.single(peaks + older, age: age).map { [$0] }
    }

    private static func resting(in samples: [BodySample], asOf day: Day, at home: LocalOffset) -> Double? {
        var byDay: [Int: [Double]] = [:]
        for index in samples.count.range(from: day - 59, through: day, start: { samples[$0].start }) {
            guard samples[index].kind == .restingHeartRate, MorningValues.restingHeartRates.contains(samples[index].value) else {
                continue
            }
            guard let sampled = Day(of: samples[index].start, at: samples[index].offset ?? home) else { continue }
            guard sampled <= day, day - sampled < 60 else { continue }
            byDay[sampled.number, default: []].append(samples[index].value)
        }
        guard byDay.count >= 3 else { return nil }
        return Robust.median(byDay.values.compactMap { Robust.median($0) })
    }

    private static func latest(
        _ kind: BodySampleKind, in samples: [BodySample], asOf day: Day, at home: LocalOffset
    ) -> Double? {
        let end = (day + 3).start(at: .utc)
        let newest = samples[..<samples.count.first { samples[$0].start >= end }].indices.last { index in
            samples[index].kind == kind
                && Day(of: samples[index].start, at: samples[index].offset ?? home).map { $0 <= day } ?? false
        }
        return newest.map { samples[$0].value }
    }
}
