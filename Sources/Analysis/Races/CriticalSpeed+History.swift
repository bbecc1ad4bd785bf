import Measures
import Training

extension CriticalSpeed {
    /// The fastest over one of the standard distances, on the level and in cool weather as far as hills and weather are known.
    struct HardEffort: Equatable, Sendable {
        var metres: Double
        var seconds: Double
        var activity: String
        var day: Day
    }

    /// With the efforts that it rests on.
    struct Known: Equatable, Sendable {
        var speed: CriticalSpeed
        /// Ascending by distance.
        var efforts: [HardEffort]

        /// What a time is off by that follows from it, of ln T: the efforts are stretches of training, the longest reaches nearest to a
        /// race, and the oldest says how old they are.
        func deviation(metres: Double, asOf day: Day, model: Double) -> Double? {
            guard let longest = efforts.last, let oldest = efforts.map({ $0.day }).min() else { return nil }
            return PooledPrediction.deviation(
                effort: EffortRecord.Effort.trainingDeviation, from: longest.metres, to: metres,
                ageDays: Double(max(0, day - oldest)), model: model)
        }
    }

    /// What is shown and what predictions rest on, by one gate. Absent where it would lie below the speed of one hour at that VDOT: then
    /// some efforts were not all that was in them.
    static func answer(asOf day: Day, history: History, vdot: Double?) -> Answer<Known> {
        let efforts = hardEfforts(asOf: day, history: history)
        // The fastest stretches of nothing but easy running are no efforts.
        guard efforts.isEmpty || history.efforts.speaks(on: day) else { return .absent(.tooFew) }
        guard let fit = CriticalSpeed.fit(efforts: efforts.map { ($0.metres, $0.seconds) }) else {
            return .absent(efforts.isEmpty ? .noData : .tooFew)
        }
        if let hour = vdot.flatMap({ Threshold.oneHourSpeed(vdot: $0) }), fit.metresPerSecond < leastShareOfHour * hour {
            return .absent(.outOfRange)
        }
        return .known(Known(speed: fit, efforts: efforts))
    }

    /// The fastest of each standard distance in 90 days that lasted 2 to 20 minutes.
    private static func hardEfforts(asOf day: Day, history: History) -> [HardEffort] {
        var fastest = [HardEffort?](repeating: nil, count: StandardDistances.efforts.count)
        for digest in history.digests(from: day - 89, through: day)
        where history.isEvidence(digest) && digest.sport.isRunning && digest.isIndoor != true {
            for effort in digest.bestEfforts {
                guard let index = StandardDistances.efforts.firstIndex(of: effort.distance) else { continue }
                let seconds = digest.comparableSeconds(of: effort, cooledBy: history.heat)
                guard seconds < fastest[index]?.seconds ?? .infinity else { continue }
                fastest[index] = HardEffort(metres: effort.distance, seconds: seconds, activity: digest.id, day: digest.day)
            }
        }
        return fastest.compactMap { $0 }.filter { CriticalSpeed.durations.contains($0.seconds) }
    }
}
