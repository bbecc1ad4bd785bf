import Analysis
import DemoAthletes
import Measures
import Training

/// Errors that devices add to a demo athlete's true data, each drawn from the seed.
struct SensorErrors {
    /// Standard deviation of a resting heart rate, beats per minute.
    var restingHeartRate = 0.0
    /// Standard deviation of ln variability of one reading.
    var variability = 0.0
    /// Breaths per minute.
    var respiration = 0.0
    /// Standard deviation of the minutes by which falling asleep is seen late.
    var sleepMinutes = 0.0
    /// Share of waking phases of the night that count as sleep.
    var wakingMissed = 0.0
    /// Share of days on which nothing was recorded.
    var missedDays = 0.0
    /// Of an athlete's watch: ln distance has this mean and standard deviation, heart rate this deviation in beats per minute.
    var distanceBias = 0.0
    var distance = 0.0
    var heartRate = 0.0
    /// Share of recordings whose heart rate reads 8 % low.
    var poorHeartRate = 0.0
    /// °C, of the temperature of one session.
    var temperature = 0.0

    /// Errors of one night as the models suppose them.
    static let ofNights = SensorErrors(
        restingHeartRate: 1, variability: 0.1, respiration: 0.3, sleepMinutes: 8, wakingMissed: 0.4)
    /// Larger ones, and holes.
    static let harsh = SensorErrors(
        restingHeartRate: 1.5, variability: 0.2, respiration: 0.6, sleepMinutes: 15, wakingMissed: 0.6, missedDays: 0.15,
        distanceBias: 0.004, distance: 0.008, heartRate: 2, poorHeartRate: 0.06, temperature: 1.5)

    func applied(to demo: DemoAthlete, seed: UInt64) -> DemoAthlete {
        var random = SeededRandom(seed: seed &+ 0x5E_2505)
        var seen = demo
        let scale = Double.exp(distanceBias + distance * random.normal())
        let beats = heartRate * random.normal()
        func day(_ moment: Moment, _ offset: LocalOffset?) -> Int {
            Day(of: moment, at: offset ?? demo.athlete.homeOffset)?.number ?? 0
        }
        var missed: Set<Int> = []
        if let first = demo.truth.vdot.first?.day, let last = demo.truth.vdot.last?.day {
            for number in first.number...last.number where random.unit() < missedDays { missed.insert(number) }
        }
        seen.recordings = demo.recordings.filter { !missed.contains(day($0.start, $0.offset)) }.map { recording in
            spoilt(
                recording, scale: scale, beats: beats - (random.unit() < poorHeartRate ? 13 : 0),
                degrees: temperature * random.normal())
        }
        seen.totals = demo.totals.filter { !missed.contains($0.day.number) }
        seen.samples = nights(demo.samples.filter { !missed.contains(day($0.start + 21_600, $0.offset)) }, &random)
        return seen
    }

    private func nights(_ samples: [BodySample], _ random: inout SeededRandom) -> [BodySample] {
        var seen: [BodySample] = []
        var asleepFrom: Moment?
        for var sample in samples {
            switch sample.kind {
            case .restingHeartRate: sample.value = (sample.value + restingHeartRate * random.normal() + 0.5).rounded(.down)
            case .sdnn: sample.value *= Double.exp(variability * random.normal())
            case .respiratoryRate: sample.value += respiration * random.normal()
            case .inBed: asleepFrom = sample.start + 60 * abs(sleepMinutes * random.normal())
            case .awake where random.unit() < wakingMissed: sample.kind = .asleepCore
            default: break
            }
            if sample.kind.isSleep, sample.kind != .inBed, let asleepFrom, sample.start < asleepFrom {
                guard sample.end > asleepFrom else { continue }
                sample.start = asleepFrom
                sample.value = (sample.end - sample.start) / 60
            }
            seen.append(sample)
        }
        return seen
    }

    private func spoilt(_ recording: Recording, scale: Double, beats: Double, degrees: Double) -> Recording {
        var seen = recording
        for index in seen.channels.indices {
            switch seen.channels[index].kind {
            case .distance, .speed: seen.channels[index].values = seen.channels[index].values.map { $0 * scale }
            case .heartRate: seen.channels[index].values = seen.channels[index].values.map { max(35, $0 + beats) }
            default: break
            }
        }
        if let distance = seen.distance { seen.distance = Distance(metres: distance.metres * scale) }
        if let rate = seen.meanHeartRate { seen.meanHeartRate = HeartRate(max(35, rate.beatsPerMinute + beats)) }
        if let rate = seen.maximumHeartRate { seen.maximumHeartRate = HeartRate(max(35, rate.beatsPerMinute + beats)) }
        if let conditions = seen.conditions, let temperature = conditions.temperature {
            seen.conditions?.temperature = Temperature(celsius: temperature.celsius + degrees)
        }
        return seen
    }
}
