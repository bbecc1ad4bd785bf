import Measures
import Training

/// The night before a day, and a watch's body measurements of that day.
struct DemoNight {
    static let source = DemoSessionContext.source

    let person: DemoPerson
    let place: DemoPlace
    let day: Day
    /// Training load of the week minus that of six weeks.
    let tired: Double
    let isIll: Bool
    private var random: SeededRandom

    init(person: DemoPerson, place: DemoPlace, day: Day, tired: Double, isIll: Bool) {
        self.person = person
        self.place = place
        self.day = day
        self.tired = tired
        self.isIll = isIll
        random = person.random(day, 2)
    }

    private func sample(_ kind: BodySampleKind, _ start: Moment, _ end: Moment, _ value: Double) -> BodySample {
        BodySample(kind: kind, start: start, end: end, offset: place.offset, value: value, source: DemoNight.source)
    }

    /// - Parameter isWorn: whether the watch is always worn.
    mutating func samples(vdot: Double, risesEarly: Bool, isWorn: Bool) -> [BodySample] {
        let midnight = day.start(at: place.offset)
        var samples: [BodySample] = []
        // In one night of thirty the watch is on its charger.
        if !random.chance(0.03) || isWorn {
            let bed = midnight + (-3600 * (risesEarly ? 1.4 : 0.8) + 1500 * random.clamped(2)).whole
            let wake = midnight + (3600 * (risesEarly ? 5.1 : 6.9) + 1100 * random.clamped(2)).whole
            samples += stages(from: bed, to: wake)
            samples += vitals(from: bed, to: wake)
        }
        if day.weekday == 1 {
            samples.append(
                sample(.bodyMass, midnight + 25_200, midnight + 25_200, ((person.mass + 0.4 * random.clamped(2)) * 10).whole / 10)
            )
        }
        if day.weekday == 3 || day.weekday == 7 {
            // Watches tend to overestimate slightly.
            let value = ((vdot + 1.6 + 1.1 * random.clamped(2)) * 10).whole / 10
            samples.append(sample(.oxygenUptake, midnight + 36_000, midnight + 36_000, value))
        }
        return samples
    }

    private mutating func stages(from bed: Moment, to wake: Moment) -> [BodySample] {
        var samples = [sample(.inBed, bed, wake, (wake - bed) / 60)]
        var now = bed + (400 + 500 * random.unit()).whole
        samples.append(sample(.awake, bed, now, (now - bed) / 60))
        var cycle = 0
        while now < wake {
            let late = Double(cycle) / 4
            let lengths: [(BodySampleKind, Double)] = [
                (.asleepCore, 1800 + 600 * random.unit()), (.asleepDeep, max(240, 2000 * (1 - late) + 500 * random.clamped(1))),
                (.asleepCore, 900 + 600 * random.unit()), (.asleepREM, 700 + 900 * min(1.2, late) + 300 * random.unit()),
                (.awake, 40 + 260 * random.unit() * (isIll ? 4 : 1)),
            ]
            for (kind, length) in lengths where now < wake {
                let end = min(wake, now + length.whole)
                if end > now { samples.append(sample(kind, now, end, (end - now) / 60)) }
                now = end
            }
            cycle += 1
        }
        return samples
    }

    private mutating func vitals(from bed: Moment, to wake: Moment) -> [BodySample] {
        let strain = min(2.5, max(-2.5, tired / 12))
        var samples: [BodySample] = []
        let night = -0.04 * strain - (isIll ? 0.35 : 0) + 0.14 * random.clamped(2.5)
        for index in 0..<4 {
            let moment = bed + ((wake - bed) * (0.2 + 0.2 * Double(index))).whole
            let value = person.variability * Double.exp(night + 0.12 * random.clamped(2))
            samples.append(sample(.sdnn, moment, moment + 60, (value * 10).whole / 10))
            let breath = person.respiration + (isIll ? 2.1 : 0) + 0.35 * random.clamped(2)
            samples.append(sample(.respiratoryRate, moment, moment, (breath * 2).whole / 2))
        }
        let resting = person.restingHeartRate + 0.6 * strain + (isIll ? 8 : 0) + 1.1 * random.clamped(2)
        samples.append(sample(.restingHeartRate, wake, wake, resting.whole))
        return samples
    }

    /// Returns the day's counters, including sessions.
    mutating func totals(of sessions: [Recording]) -> [DailyTotal] {
        var minutes = 0.0
        var run = 0.0
        var ride = 0.0
        var energy = 0.0
        var beats = 0.0
        var most = person.restingHeartRate + 45
        var steps = 0.0
        for session in sessions {
            minutes += session.elapsed / 60
            energy += session.activeEnergy?.amount ?? 0
            let mean = session.meanHeartRate?.beatsPerMinute ?? 0
            beats += mean * (session.elapsed / 5)
            most = max(most, session.maximumHeartRate?.beatsPerMinute ?? 0)
            guard let metres = session.distance?.metres else { continue }
            if session.sport.isRunning {
                run += metres
                steps += metres / 1.05
            } else {
                ride += metres
            }
        }
        let walked = random.between(2500, 6500)
        let worn = (270 + 20 * random.clamped(2)).whole
        let resting = person.restingHeartRate + 14 + (isIll ? 8 : 0) + 3 * random.clamped(2)
        let count = worn + (minutes * 12).whole
        let sum = resting * worn + beats
        var totals = [
            total(.heartRate, sum, person.restingHeartRate - 2, most, count),
            total(.steps, (steps + walked / 0.75).whole, 0, 250, 120),
            total(.walkingRunningDistance, run + walked, 0, 300, 120),
            total(.activeEnergy, (energy + walked * 0.055).whole, 0, 20, 300),
            total(.basalEnergy, (person.mass * 22.5).whole, 0, 20, 96),
            total(.flightsClimbed, (random.between(2, 14)).whole, 1, 3, 9),
            total(.exerciseTime, (minutes + random.between(5, 25)).whole, 1, 1, 40),
            total(.standTime, (random.between(160, 420)).whole, 1, 5, 90),
        ]
        totals[0].minutes = heartRate(resting: resting, readings: Int(worn), sessions)
        if ride > 0 { totals.append(total(.cyclingDistance, ride, 0, 500, 60)) }
        return totals
    }

    /// Returns a reading about every five minutes, lower at night; sessions use the values of their recordings.
    private func heartRate(resting: Double, readings: Int, _ sessions: [Recording]) -> HeartRateMinutes? {
        var gathering = HeartRateMinutes.Gathering()
        let midnight = day.start(at: place.offset).wholeSeconds ?? 0
        for reading in 0..<readings {
            let second = reading * 86_400 / readings
            gathering.add(resting + (second < 7 * 3600 ? -8 : 3.3), at: midnight + second)
        }
        for session in sessions {
            guard let channel = session.channel(.heartRate), let start = session.start.wholeSeconds else { continue }
            for (second, value) in zip(channel.seconds, channel.values) { gathering.add(value, at: start + Int(second)) }
        }
        return gathering.minutes(of: day)
    }

    private func total(_ kind: DailyTotalKind, _ sum: Double, _ low: Double, _ high: Double, _ count: Double) -> DailyTotal {
        DailyTotal(kind: kind, day: day, sum: sum, minimum: low, maximum: high, count: Int(count), source: DemoNight.source)
    }
}
