import Measures
import Training

extension RunningInsight {
    static func criticalSpeed(_ history: History, vdot: Double?, asOf day: Day) -> Answer<Estimate> {
        switch CriticalSpeed.answer(asOf: day, history: history, vdot: vdot) {
        case .absent(let why): return .absent(why)
        case .known(let known):
            var inputs: [EstimateInput] = []
            for effort in known.efforts {
                inputs.append(
                    EstimateInput(
                        name: "effort, metres", value: effort.metres, unit: "m", activity: effort.activity, day: effort.day))
                inputs.append(
                    EstimateInput(
                        name: "effort, seconds", value: effort.seconds, unit: "s", activity: effort.activity, day: effort.day))
            }
            let speed = known.speed.metresPerSecond
            let half = NormalDistribution.halfWidth80 * known.speed.standardError
            return .known(
                Estimate(
                    value: speed, interval: Interval(low: speed - half, high: speed + half), count: known.efforts.count,
                    quality: min(1, max(0, known.speed.explained)), method: CriticalSpeed.card.id, inputs: inputs, asOf: day))
        }
    }

    /// Returns the exponent as the athlete's own only if its standard deviation is below 0.02; otherwise it is the typical runner's.
    static func endurance(_ forecast: RaceForecast?) -> Answer<Estimate> {
        guard let forecast, let fit = forecast.endurance else { return .absent(.noData) }
        guard fit.exponentDeviation < 0.02 else { return .absent(.tooFew) }
        var inputs: [EstimateInput] = []
        for (effort, weighed) in zip(forecast.lawful, forecast.weighedEfforts) {
            inputs.append(
                EstimateInput(name: "effort, metres", value: effort.metres, unit: "m", activity: effort.activity, day: effort.day)
            )
            inputs.append(
                EstimateInput(
                    name: "effort, seconds", value: effort.seconds, unit: "s", activity: effort.activity, day: effort.day))
            inputs.append(EstimateInput(name: "effort, deviation of ln T", value: weighed.deviation, unit: ""))
        }
        let half = NormalDistribution.halfWidth80 * fit.exponentDeviation
        return .known(
            Estimate(
                value: fit.exponent, interval: Interval(low: fit.exponent - half, high: fit.exponent + half),
                count: forecast.lawful.count, quality: min(1, max(0, 1 - fit.exponentDeviation / 0.03)),
                method: PersonalEndurance.card.id, inputs: inputs, asOf: forecast.day))
    }

    static func maximumHeartRate(_ profile: AthleteProfile, asOf day: Day) -> Answer<Estimate> {
        guard let maximum = profile.maximumHeartRate else { return .absent(.profileIncomplete) }
        let half = maximum.origin == .predicted ? NormalDistribution.halfWidth80 * MaximumHeartRate.standardError : nil
        var inputs = [EstimateInput(name: maximum.origin.rawValue, value: maximum.value, unit: "bpm")]
        if maximum.origin == .predicted, let age = profile.age {
            inputs = [EstimateInput(name: "age", value: Double(age), unit: "years")]
        }
        for peak in profile.maximumPeaks {
            inputs.append(
                EstimateInput(name: "session_peak", value: peak.value.amount, unit: "bpm", activity: peak.activity, day: peak.day)
            )
        }
        return .known(
            Estimate(
                value: maximum.value, interval: half.map { Interval(low: maximum.value - $0, high: maximum.value + $0) },
                count: 1, quality: maximum.origin == .predicted ? 0.4 : 1, method: MaximumHeartRate.card.id, inputs: inputs,
                asOf: day))
    }

    /// Stated or tested, else from the race of 20 to 60 minutes nearest to an hour, else 0.89 of the maximum.
    static func thresholdHeartRate(_ profile: AthleteProfile, _ history: History, asOf day: Day) -> Answer<Estimate> {
        guard let known = profile.thresholdHeartRate else { return .absent(.profileIncomplete) }
        func answer(_ value: Double, _ half: Double?, _ quality: Double, _ inputs: [EstimateInput]) -> Answer<Estimate> {
            .known(
                Estimate(
                    value: value, interval: half.map { Interval(low: value - $0, high: value + $0) }, count: inputs.count,
                    quality: quality, method: Threshold.card.id, inputs: inputs, asOf: day))
        }
        if known.origin == .stated {
            return answer(known.value, nil, 1, [EstimateInput(name: InputName.stated, value: known.value, unit: "bpm")])
        }
        if profile.isThresholdTested, let test = ThresholdTest.newest(history.digests, asOf: day) {
            let input = EstimateInput(
                name: "last 20 minutes of a threshold test", value: test.value, unit: "bpm", activity: test.activity,
                day: test.day)
            return answer(known.value, nil, 1, [input])
        }
        if known.origin == .observed, let effort = Threshold.effort(history.digests, asOf: day) {
            let inputs = [
                EstimateInput(
                    name: "mean heart rate of a race", value: effort.mean, unit: "bpm", activity: effort.activity, day: effort.day
                ),
                EstimateInput(name: "share held for an hour", value: effort.share, unit: ""),
            ]
            return answer(known.value, 6, 0.8, inputs)
        }
        let maximum = known.value / Threshold.fractionOfMaximumHeartRate
        return answer(
            known.value, 6, known.origin == .predicted ? 0.3 : 0.6,
            [EstimateInput(name: "maximum_heart_rate", value: maximum, unit: "bpm")])
    }

    /// Returns the zones of heart rate in use, and those of pace and power by their thresholds.
    static func zones(
        _ profile: AthleteProfile, _ history: History, maximum: Estimate?, thresholdHeartRate: Estimate?, asOf day: Day
    ) -> [ZoneTable] {
        var tables: [ZoneTable] = []
        if let scheme = profile.heartRateZones, let base = base(of: scheme, profile, maximum, thresholdHeartRate, asOf: day) {
            tables.append(
                ZoneTable(
                    kind: .heartRate, method: HeartRateZones.card.id, base: base, names: scheme.names, bounds: scheme.bounds))
        }
        if let base = thresholdPace(profile, history, asOf: day), let bounds = PaceZones.bounds(thresholdPace: base.value) {
            tables.append(ZoneTable(kind: .pace, method: PaceZones.card.id, base: base, names: PaceZones.names, bounds: bounds))
        }
        if let power = profile.thresholdPower, let bounds = PowerZones.bounds(threshold: power.value) {
            let base = Estimate.stated(power.value, "W", method: PowerZones.card.id, asOf: day)
            tables.append(
                ZoneTable(kind: .power, method: PowerZones.card.id, base: base, names: PowerZones.names, bounds: bounds))
        }
        return tables
    }

    /// Returns seconds per kilometre at the threshold of loads, stated or from the best effort. With another threshold for zones, an hour
    /// at threshold would be 100 in one place and more in the other.
    private static func thresholdPace(_ profile: AthleteProfile, _ history: History, asOf day: Day) -> Estimate? {
        guard let threshold = profile.thresholdSpeed, threshold.value > 0 else { return nil }
        let pace = 1000 / threshold.value
        var base = Estimate.stated(threshold.value, "m/s", method: PaceZones.card.id, asOf: day)
        base.value = pace
        if threshold.origin != .stated, let best = history.efforts.best(on: day) {
            base.interval = Interval(low: pace / 1.03, high: pace / 0.97)
            base.quality = best.isRace ? 0.8 : 0.6
            base.inputs = [
                EstimateInput(name: "effort, metres", value: best.metres, unit: "m", activity: best.activity, day: best.day),
                EstimateInput(name: "effort, seconds", value: best.seconds, unit: "s", activity: best.activity, day: best.day),
            ]
        }
        return base
    }

    /// Returns the base of heart-rate zones. The athlete's own zones are no shares; their base is the hardest bound.
    private static func base(
        of scheme: HeartRateZones.Scheme, _ profile: AthleteProfile, _ maximum: Estimate?, _ threshold: Estimate?, asOf day: Day
    ) -> Estimate? {
        switch scheme.way {
        case .own:
            return scheme.bounds.last.map { top in
                Estimate(
                    value: top, interval: nil, count: scheme.bounds.count, quality: 1, method: HeartRateZones.card.id,
                    inputs: scheme.bounds.map { EstimateInput(name: InputName.stated, value: $0, unit: "bpm") }, asOf: day)
            }
        case .threshold: return threshold
        case .reserve:
            guard var base = maximum, let resting = profile.heartRateRange?.resting else { return maximum }
            base.inputs.append(EstimateInput(name: "resting heart rate", value: resting, unit: "bpm"))
            return base
        case .maximum: return maximum
        }
    }

    /// Number of the newest races to predict again.
    static let racesLookedAt = 12

    static func backtest(_ history: History, asOf day: Day) -> RaceBacktest? {
        let test = raceBacktest(asOf: day, history: history, newest: racesLookedAt)
        return test.rows.isEmpty && test.withoutPrediction == 0 ? nil : test
    }
}

extension BestMeans {
    /// Returns the curves of 90 days and of all time. Speeds of a run that fitness sets aside are left out, as for records.
    static func all(asOf day: Day, history: History) -> [BestMeans] {
        var curves: [BestMeans] = []
        let leaps = history.allEfforts.runsSetAside(on: day)
        for kind in Kind.allCases {
            for window in [90, nil] as [Int?] {
                let points = points(kind, window: window, asOf: day, history: history, leaps: leaps)
                if !points.isEmpty { curves.append(BestMeans(kind: kind, window: window, points: points)) }
            }
        }
        return curves
    }

    private static func points(
        _ kind: Kind, window: Int?, asOf day: Day, history: History, leaps: Set<String>
    ) -> [Point] {
        var best = [Point?](repeating: nil, count: MeanMaximal.durations.count)
        for digest in history.digests where digest.day <= day && window.map({ day - digest.day < $0 }) ?? true {
            guard let traits = digest.traits else { continue }
            let curve: [Double]
            switch kind {
            case .speed: curve = leaps.contains(digest.id) ? [] : traits.speedCurve
            case .heartRate: curve = digest.sport.isRunning ? traits.heartRateCurve : []
            // Power of running and of cycling are different quantities.
            case .power: curve = digest.sport.isCycling ? traits.powerCurve : []
            }
            for (index, value) in curve.enumerated() where index < best.count && value > 0 {
                if best[index].map({ value > $0.value }) ?? true {
                    best[index] = Point(
                        seconds: MeanMaximal.durations[index], value: value, activity: digest.id, day: digest.day)
                }
            }
        }
        return best.compactMap { $0 }
    }
}
