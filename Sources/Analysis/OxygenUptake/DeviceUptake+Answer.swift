import Measures
import Training

extension DeviceUptake {
    /// Returns the mean of the last three values of 60 days; stale if all are older.
    static func answer(asOf day: Day, history: History, profile: AthleteProfile) -> Answer<Estimate> {
        var recent: [(day: Day, sample: BodySample)] = []
        var hasOlder = false
        for sample in history.bodySamples where sample.kind == .oxygenUptake && UptakeState.plausible.contains(sample.value) {
            guard let sampled = Day(of: sample.start, at: sample.offset ?? history.athlete.homeOffset) else { continue }
            guard sampled <= day else { continue }
            if day - sampled < days { recent.append((sampled, sample)) } else { hasOlder = true }
        }
        let last = recent.suffix(3)
        guard let newest = last.last, let mean = Moments.mean(last.map { $0.sample.value }) else {
            return .absent(hasOlder ? .stale : .noData)
        }
        let half = NormalDistribution.halfWidth80 * deviation
        // A value at the end of the scale is a lower bound, and so is the mean.
        let isCensored = last.contains { $0.sample.value >= endOfScale }
        let isDoubtful = isCensored || profile.takesHeartMedication
        let quality = UptakeQuality.score(
            source: .device, ageDays: Double(day - newest.day), count: recent.count,
            sensor: UptakeQuality.unknownSensor, spread: nil)
        var inputs = last.map { EstimateInput(name: $0.sample.source.name, value: $0.sample.value, unit: "ml/kg/min") }
        if profile.takesHeartMedication { inputs.append(EstimateInput(name: "heart_medication", value: 1, unit: "")) }
        return .known(
            Estimate(
                value: mean, interval: isCensored ? nil : Interval(low: mean - bias - half, high: mean - bias + half),
                count: last.count,
                quality: isDoubtful ? min(DeviceUptake.doubtfulQuality, quality ?? 0) : quality ?? 0,
                method: card.id, inputs: inputs, asOf: day))
    }
}

extension Estimate {
    /// Whether the 80 % intervals of a device's value and of the athlete's own do not overlap. A device's value at the end of its scale has
    /// no interval and is a lower bound.
    func disagrees(with own: Estimate) -> Bool {
        let (low, high) = (own.interval?.low ?? own.value, own.interval?.high ?? own.value)
        return interval.map { high < $0.low || low > $0.high } ?? (high < value)
    }
}
