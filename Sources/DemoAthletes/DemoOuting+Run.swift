import Analysis
import Measures
import Training

/// Outdoor runs: turns a plan of efforts into samples on a loop.
extension DemoSessionContext {
    /// A section of even effort.
    struct Stretch {
        var seconds: Double
        /// Share of heart-rate reserve.
        var effort: Double
    }

    mutating func run(_ session: DemoSession) -> Recording {
        let plan = stretches(of: session)
        let title = title(of: session)
        if case .race(let metres) = session { return race(metres: metres, title: title) }
        let minutes = plan.reduce(0) { $0 + $1.seconds } / 60
        let isLong = minutes > 70
        let length = isLong ? random.between(5200, 7600) : random.between(2400, 4200)
        // Fast sessions take place on a flat loop.
        let isHilly = random.chance(0.25) && !session.isFast
        let route = DemoRoute(place, length: length, climb: isHilly ? 45 : 9, random: &random)
        let factor = heatFactor(minutes: minutes) * Double.exp(0.015 * random.clamped(2.5))
        var steps: [(speed: Double, effort: Double, seconds: Double)] = []
        for stretch in plan {
            let cool = person.speed(effort: stretch.effort, vdot: vdot)
            steps.append((cool * factor, stretch.effort, stretch.seconds))
        }
        return recording(along: route, steps, title: title, stop: nil)
    }

    /// Runs a race at even pace. The time follows from the athlete's VDOT, slowed by heat and varied by random luck.
    private mutating func race(metres: Double, title: String?) -> Recording {
        let cool = person.raceSeconds(metres: metres, vdot: vdot) ?? metres / 3.5
        let form = Double.exp(-person.raceLuck * random.clamped(2))
        let seconds = cool / heatFactor(minutes: cool / 60) / form
        let route = DemoRoute(place, length: metres / (metres / 5000).whole, climb: 5, random: &random)
        let effort = min(0.97, person.effort(speed: metres / cool, vdot: vdot))
        // The time above applies to this course: it includes the low hills, which race models ignore.
        let level = metres / seconds * route.meanEffortFactor(over: metres)
        let steps = [(speed: level, effort: effort, seconds: seconds * 1.1)]
        var recording = recording(along: route, steps, title: title, stop: metres)
        recording.perceivedEffort = 9
        return recording
    }

    private mutating func stretches(of session: DemoSession) -> [Stretch] {
        switch session {
        case .easy(let minutes), .treadmill(let minutes):
            return [Stretch(seconds: minutes * 60, effort: 0.69 + 0.03 * random.clamped(2))]
        case .recovery(let minutes): return [Stretch(seconds: minutes * 60, effort: 0.62)]
        case .long(let minutes): return [Stretch(seconds: minutes * 60, effort: 0.71 + 0.02 * random.clamped(2))]
        case .tempo(let minutes):
            return [
                Stretch(seconds: 900, effort: 0.67), Stretch(seconds: minutes * 60, effort: 0.87),
                Stretch(seconds: 600, effort: 0.65),
            ]
        case .intervals(let count):
            var plan = [Stretch(seconds: 900, effort: 0.67)]
            for _ in 0..<count {
                plan.append(Stretch(seconds: 180, effort: 0.97))
                plan.append(Stretch(seconds: 120, effort: 0.55))
            }
            return plan + [Stretch(seconds: 540, effort: 0.64)]
        case .race, .ride, .heated, .strength: return []
        }
    }

    private func title(of session: DemoSession) -> String? {
        switch session {
        case .race(let metres):
            switch metres {
            case ..<6000: return place.name + " 5K Race"
            case ..<12_000: return place.name + " 10K Race"
            default: return place.name + " Half Marathon Race"
            }
        case .long: return "Long run"
        case .tempo: return "Tempo"
        case .intervals: return "5 × 3 min"
        case .easy, .recovery, .treadmill, .ride, .heated, .strength: return nil
        }
    }

    private static let kinds: [ChannelKind] = [
        .latitude, .longitude, .altitude, .distance, .speed, .heartRate, .cadence, .power, .stepLength, .verticalOscillation,
        .groundContactTime,
    ]

    /// - Parameter stop: distance in metres at which the watch is stopped; nil to end after the stretches.
    private mutating func recording(
        along route: DemoRoute, _ steps: [(speed: Double, effort: Double, seconds: Double)], title: String?, stop: Double?
    ) -> Recording {
        let total = steps.reduce(0) { $0 + $1.seconds }
        let pause = stop == nil ? pause(in: total) : nil
        var track = DemoTrack(DemoSessionContext.kinds, capacity: Int(total / spacing) + 8)
        var heart = Heart(person)
        var wobble = Wander()
        var drift = (Wander(), Wander())
        var height = Wander()
        var clock = 0.0
        var moving = 0.0
        var metres = 0.0
        var laps: [Lap] = []
        var lapStart = (clock: 0.0, metres: 0.0, moving: 0.0)
        var beats = (sum: 0.0, most: 0.0)
        var ascent = 0.0
        var lastHeight = route.altitude(at: 0)
        var step = 0
        var stepEnd = steps.first?.seconds ?? 0
        while moving < total, metres < stop ?? .infinity {
            while moving >= stepEnd, step + 1 < steps.count {
                step += 1
                stepEnd += steps[step].seconds
            }
            let even = 1 + 0.012 * wobble.step(memory: 30, seconds: spacing, random: &random)
            // Downhill, runners use about a third of the effort saved for speed; the rest lowers heart rate.
            let grade = route.grade(at: metres)
            let levelled = GradeCost.effortFactor(grade: grade)
            let speed = steps[step].speed * even / levelled
            let effort = steps[step].effort * (1 + 1.2 * (even - 1)) * GradeCost.energeticFactor(grade: grade) / levelled
            let rate = heart.step(effort: effort, minutes: moving / 60, seconds: spacing, random: &random)
            track.add(at: clock, sample(route, metres, speed, rate, &drift, &height))
            beats = (beats.sum + rate, max(beats.most, rate))
            metres += speed * spacing
            moving += spacing
            clock += spacing
            let now = route.altitude(at: metres)
            ascent += max(0, now - lastHeight)
            lastHeight = now
            if metres - lapStart.metres >= 1000 {
                laps.append(lap(from: lapStart, clock, moving, metres))
                lapStart = (clock, metres, moving)
            }
            if let pause, moving >= pause.after, moving - spacing < pause.after { clock += pause.seconds }
            // The watch stops at the finish line, not at the next sample.
            if let stop, metres > stop {
                clock -= (metres - stop) / speed
                moving -= (metres - stop) / speed
                metres = stop
            }
        }
        if metres - lapStart.metres > 30 { laps.append(lap(from: lapStart, clock, moving, metres)) }
        let count = track.seconds.count
        return Recording(
            source: DemoSessionContext.source, sport: .running, isIndoor: false, title: title, start: start, offset: place.offset,
            elapsed: clock, timer: moving, distance: Distance(metres: metres),
            ascent: Distance(metres: ascent.whole), meanHeartRate: HeartRate(count > 0 ? (beats.sum / Double(count)).whole : 0),
            maximumHeartRate: HeartRate(beats.most), activeEnergy: Energy((person.mass * metres / 1000).whole),
            conditions: conditions, laps: laps,
            pauses: pause.map { [Pause(start: $0.after, end: $0.after + $0.seconds)] } ?? [], channels: track.channels,
            points: count)
    }

    /// Returns an occasional stop, as at a traffic light or a fountain, that starts at a whole sample.
    private mutating func pause(in total: Double) -> (after: Double, seconds: Double)? {
        guard random.chance(0.3), total > 900 else { return nil }
        let after = (random.between(300, total - 300) / spacing).rounded(.down) * spacing
        return (after, random.between(15, 90).rounded(.down))
    }

    private func lap(
        from start: (clock: Double, metres: Double, moving: Double), _ clock: Double, _ moving: Double, _ metres: Double
    ) -> Lap {
        Lap(
            start: start.clock, elapsed: clock - start.clock, timer: moving - start.moving,
            distance: Distance(metres: metres - start.metres))
    }

    private mutating func sample(
        _ route: DemoRoute, _ metres: Double, _ speed: Double, _ rate: Double, _ drift: inout (Wander, Wander),
        _ height: inout Wander
    ) -> [Double] {
        let spot = route.position(at: metres)
        // Satellite positions drift slowly by a metre or two.
        let north = 1.2 * drift.0.step(memory: 90, seconds: spacing, random: &random) / 111_195
        let east = 1.2 * drift.1.step(memory: 90, seconds: spacing, random: &random) / 100_000
        let altitude = route.altitude(at: metres) + 0.4 * height.step(memory: 200, seconds: spacing, random: &random)
        let cadence = (165 + 9 * (speed - 2.8) + 1.2 * random.clamped(2)).whole
        let length = 60 * speed / cadence
        let watts = RunningPower.watts(mass: person.mass, speed: speed, grade: route.grade(at: metres)) ?? 0
        return [
            ((spot.latitude + north) * 1e7).whole / 1e7, ((spot.longitude + east) * 1e7).whole / 1e7, (altitude * 5).whole / 5,
            (metres * 100).whole / 100, (speed * 1000).whole / 1000, rate, cadence, watts.whole, (length * 1000).whole / 1000,
            0.078 + 0.006 * (speed - 2.8) + 0.002 * random.clamped(2), 0.262 - 0.028 * (speed - 2.8) + 0.004 * random.clamped(2),
        ]
    }
}
