import Analysis
import Measures
import Training

/// All sessions except outdoor runs.
extension DemoSessionContext {
    mutating func treadmill(minutes: Double) -> Recording {
        let effort = 0.68 + 0.02 * random.clamped(2)
        let speed = person.speed(effort: effort, vdot: vdot)
        var recording = indoors(.treadmillRunning, minutes: minutes, efforts: [effort], conditions: nil)
        recording.distance = Distance(metres: (speed * minutes * 60 / 10).whole * 10)
        return recording
    }

    mutating func strength(minutes: Double) -> Recording {
        var recording = indoors(.strength, minutes: minutes, efforts: [0.25, 0.42, 0.3, 0.45, 0.28], conditions: nil)
        recording.perceivedEffort = 5
        return recording
    }

    /// A heated class. The thermostat shows the room's temperature, and its humidity is not always known. Heart rate follows the kind of
    /// class, room and duration, falls with acclimation, and scatters.
    mutating func heated(_ kind: DemoClass, minutes: Double) -> (recording: Recording, wetBulbGlobe: Double) {
        let fahrenheit = (DemoClass.fahrenheit.usual + DemoClass.fahrenheit.deviation * random.clamped(1.6)).whole
        let celsius = (fahrenheit - 32) / 1.8
        let humidity = (42 + 9 * random.clamped(2)).whole
        let degrees = IndoorWetBulbGlobe.celsius(temperature: celsius, humidity: humidity) ?? 28
        let conditions = Conditions(
            temperature: Temperature(celsius: celsius), humidityPercent: random.chance(0.6) ? humidity : nil)
        let beats =
            person.heat.beats(kind, wetBulbGlobe: degrees, minutes: minutes) + DemoHeatEffects.scatter * random.clamped(2.5)
        let shift = beats / (person.maximumHeartRate - person.restingHeartRate) - 0.06 * acclimation
        var recording = indoors(
            kind.sport, minutes: minutes, efforts: [0.36, 0.46, 0.52, 0.48, 0.33].map { max(0.1, $0 + shift) },
            conditions: conditions)
        recording.title = kind.title
        return (recording, degrees)
    }

    /// - Parameter efforts: shares of heart-rate reserve that divide the time evenly.
    private mutating func indoors(
        _ sport: Sport, minutes: Double, efforts: [Double], conditions: Conditions?
    ) -> Recording {
        let total = (minutes * 60).whole
        var track = DemoTrack([.heartRate], capacity: Int(total / 5) + 4)
        var heart = Heart(person)
        var beats = (sum: 0.0, most: 0.0)
        var clock = 0.0
        while clock <= total {
            let part = min(efforts.count - 1, Int(clock / total * Double(efforts.count)))
            let rate = heart.step(effort: efforts[part], minutes: clock / 60, seconds: 5, random: &random)
            track.add(at: clock, [rate])
            beats = (beats.sum + rate, max(beats.most, rate))
            clock += 5
        }
        let mean = beats.sum / Double(max(1, track.seconds.count))
        return Recording(
            source: DemoSessionContext.source, sport: sport, isIndoor: true, start: start, offset: place.offset, elapsed: total,
            timer: total, meanHeartRate: HeartRate(mean.whole), maximumHeartRate: HeartRate(beats.most),
            activeEnergy: Energy((person.mass * 0.1 * minutes * (mean - 50) / 70).whole), conditions: conditions,
            channels: track.channels, points: track.seconds.count)
    }

    /// A bicycle ride of an hour or more along the river.
    mutating func ride(minutes: Double) -> Recording {
        let total = (minutes * 60).whole
        let step = max(spacing, 1)
        let route = DemoRoute(place, length: random.between(14_000, 19_000), climb: 25, random: &random)
        var track = DemoTrack(
            [.latitude, .longitude, .altitude, .distance, .speed, .heartRate, .cadence, .power], capacity: Int(total / step) + 4)
        var heart = Heart(person)
        var push = Wander()
        var metres = 0.0
        var clock = 0.0
        var beats = (sum: 0.0, most: 0.0)
        let level = person.mass * (2.1 + 0.15 * random.clamped(2))
        while clock <= total {
            let watts = max(20, level * (1 + 0.12 * push.step(memory: 40, seconds: step, random: &random)))
            let grade = route.grade(at: metres)
            let speed = rollingSpeed(watts: watts, grade: grade)
            let rate = heart.step(
                effort: 0.6 * watts / level, minutes: clock / 60, seconds: step, random: &random)
            let spot = route.position(at: metres)
            track.add(
                at: clock,
                [
                    (spot.latitude * 1e7).whole / 1e7, (spot.longitude * 1e7).whole / 1e7,
                    (route.altitude(at: metres) * 5).whole / 5, (metres * 100).whole / 100, (speed * 1000).whole / 1000, rate,
                    (86 + 3 * random.clamped(2)).whole, watts.whole,
                ])
            beats = (beats.sum + rate, max(beats.most, rate))
            metres += speed * step
            clock += step
        }
        let mean = beats.sum / Double(max(1, track.seconds.count))
        return Recording(
            source: DemoSessionContext.source, sport: .cycling, isIndoor: false, start: start, offset: place.offset,
            elapsed: total,
            timer: total, distance: Distance(metres: metres), meanHeartRate: HeartRate(mean.whole),
            maximumHeartRate: HeartRate(beats.most), activeEnergy: Energy((level * total / 1000).whole), conditions: conditions,
            channels: track.channels, points: track.seconds.count)
    }

    /// Returns the speed at which power equals the resistance of rolling, climbing and air: 0.0045 rolling resistance, 0.36 m² of drag
    /// area, 10 kg of bicycle.
    private func rollingSpeed(watts: Double, grade: Double) -> Double {
        let weight = (person.mass + 10) * 9.81
        var low = 1.5
        var high = 18.0
        for _ in 0..<24 {
            let middle = (low + high) / 2
            let needed = middle * (weight * (0.0045 + grade) + 0.5 * 1.2 * 0.36 * middle * middle)
            if needed < watts { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
