import Measures
import Training

extension CriticalSpeed {
    /// The fastest effort over a standard distance, converted to level ground and cool weather as far as known.
    struct HardEffort: Equatable, Sendable {
        var metres: Double
        var seconds: Double
        var activity: String
        var day: Day
    }

    /// Critical speed with its efforts.
    struct Known: Equatable, Sendable {
        var speed: CriticalSpeed
        /// Ascending by distance.
        var efforts: [HardEffort]

        /// Returns the standard deviation of ln T of a time that follows: efforts come from training, the longest is nearest to a race, and
        /// the oldest determines their age.
        func deviation(metres: Double, asOf day: Day, model: Double) -> Double? {
            guard let longest = efforts.last, let oldest = efforts.map({ $0.day }).min() else { return nil }
            return PooledPrediction.deviation(
                effort: EffortRecord.Effort.trainingDeviation, from: longest.metres, to: metres,
                ageDays: Double(max(0, day - oldest)), model: model)
        }
    }

    /// Returns critical speed for display and predictions. Absent below the one-hour speed at that VDOT: some efforts were then not
    /// maximal, and stale in a break from running.
    static func answer(asOf day: Day, history: History, vdot: Double?) -> Answer<Known> {
        if history.efforts.breaks.isOngoing(on: day) { return .absent(.stale) }
        let efforts = hardEfforts(asOf: day, history: history)
        // The fastest stretches of easy runs are no efforts.
        let known = history.countedEfforts(from: day - (EffortRecord.window - 1), through: day)
        guard efforts.isEmpty || known.contains(where: { $0.isHard }) else { return .absent(history.effortAbsence(asOf: day)) }
        guard let fit = CriticalSpeed.fit(efforts: efforts.map { ($0.metres, $0.seconds) }) else {
            return .absent(efforts.isEmpty ? .noData : .tooFew)
        }
        if let hour = vdot.flatMap({ Threshold.oneHourSpeed(vdot: $0) }), fit.metresPerSecond < leastShareOfHour * hour {
            return .absent(.outOfRange)
        }
        return .known(Known(speed: fit, efforts: efforts))
    }

    /// Returns the fastest effort over each standard distance in 90 days that lasted 2 to 20 minutes.
    private static func hardEfforts(asOf day: Day, history: History) -> [HardEffort] {
        var fastest = [HardEffort?](repeating: nil, count: StandardDistances.efforts.count)
        let first = history.firstCounted(from: day - 89, asOf: day)
        let leaps = history.efforts.runsSetAside(on: day)
        for digest in history.digests(from: first, through: day)
        where history.isEvidence(digest) && digest.sport.isRunning && digest.isIndoor != true && !leaps.contains(digest.id) {
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
