public import Measures
public import Training

extension AthleteProfile {
    /// Creates the profile of an athlete on a day, from stated values and the records until then.
    ///
    /// - Resting heart rate: stated, else the median of the days of the last 60 that have one, at least three.
    /// - Maximal heart rate: see `MaximumHeartRate`.
    /// - Threshold heart rate, the first of: stated, unless a marked test is newer than the stated one's test; tested; from the race of 20
    ///   to 60 minutes nearest to an hour. Otherwise 0.89 of a stated or observed maximum (± 6), or 0.89 of the predicted one.
    /// - Threshold speed: stated; `EffortRecord` determines that of every day from races and efforts.
    ///
    /// - Parameters:
    ///   - athlete: profile that the athlete entered.
    ///   - peaks: of all sessions until the day.
    ///   - usualMean: median of the sessions' mean heart rates.
    ///   - raced: one-hour heart rate from a race.
    ///   - tested: result and day of the newest threshold test that the athlete marked.
    ///   - bodySamples: ascending by start.
    ///   - day: the day of the profile.
    public init(
        athlete: Athlete, peaks: [HeartRatePeak], usualMean: HeartRate? = nil, raced: Double? = nil,
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
        let maximum = MaximumHeartRate(
            stated: athlete.maximumHeartRate, peaks: peaks, usualMean: usualMean, age: age.map { Double($0) })
        if let maximum {
            maximumHeartRate = ProfileValue(maximum.value.amount, maximum.origin)
            maximumPeaks = maximum.peaks
        }
        if let tested, athlete.thresholdHeartRate == nil || athlete.thresholdTestDay.map({ tested.day > $0 }) ?? false {
            thresholdHeartRate = ProfileValue(tested.value, .observed)
            isThresholdTested = true
            isThresholdTestOld = day - tested.day > HeartRateZones.daysOfTest
        } else if let stated = athlete.thresholdHeartRate {
            thresholdHeartRate = ProfileValue(stated.amount, .stated)
        } else if let raced, let maximum, Threshold.effortShares.contains(raced / maximum.value.amount) {
            thresholdHeartRate = ProfileValue(raced, .observed)
        } else if let maximum {
            let origin: ProfileValue.Origin = maximum.origin == .predicted ? .predicted : .derived
            thresholdHeartRate = ProfileValue(Threshold.fractionOfMaximumHeartRate * maximum.value.amount, origin)
        }
    }

    private static func resting(in samples: [BodySample], asOf day: Day, at home: LocalOffset) -> Double? {
        var byDay: [Int: [Double]] = [:]
        for index in samples.count.range(from: day - 59, through: day, start: { samples[$0].start }) {
            guard samples[index].kind == .restingHeartRate, (30...110).contains(samples[index].value) else { continue }
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
