import Measures
import Training

/// A run or a ride made of steps of even speed or power, one sample a second.
struct SteppedSession {
    /// Seconds and metres per second, or watts of a ride.
    var steps: [(seconds: Int, level: Double)]
    var sport: Sport = .running
    /// Relative size of slow fluctuations, and the seed that they follow.
    var wobble = 0.0
    var seed: UInt64 = 1
    /// Metres of the height at each distance; nil for no altitude.
    var height: ((Double) -> Double)?
    /// Ends of laps in seconds; empty without laps.
    var laps: [Int] = []
    /// Whether heart rate follows the level, and its value at rest. Nil without heart rate.
    var pulse: (rest: Double, perLevel: Double)?

    /// `count` repetitions with their recoveries, after a warm-up and before a cool-down of ten minutes.
    static func repetitions(_ count: Int, of work: Int, at speed: Double, recovery: Int, at slow: Double) -> SteppedSession {
        var steps = [(600, 2.7)]
        for index in 0..<count {
            steps.append((work, speed))
            if index < count - 1 { steps.append((recovery, slow)) }
        }
        return SteppedSession(steps: steps + [(600, 2.6)])
    }

    /// Ends of the steps, as the laps of an athlete who ends one at each.
    var ends: [Int] {
        var end = 0
        return steps.map { step in
            end += step.seconds
            return end
        }
    }

    var recording: Recording {
        var random = seed
        func noise() -> Double {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(random >> 40) / Double(1 << 24) * 2 - 1
        }
        let levels = steps.flatMap { [Double](repeating: $0.level, count: max(0, $0.seconds)) }
        var (metres, slow, rate) = (0.0, 0.0, pulse?.rest ?? 0)
        var columns: (distance: [Double], level: [Double], height: [Double], rate: [Double]) = ([], [], [], [])
        for level in levels {
            columns.distance.append(metres)
            columns.height.append(height?(metres) ?? 0)
            columns.rate.append(rate)
            slow = 0.97 * slow + 0.243 * 1.7 * noise()
            let value = max(0, level * (1 + wobble * slow))
            columns.level.append(value)
            metres += sport.isCycling ? 8 : value
            if let pulse { rate += (pulse.rest + pulse.perLevel * level - rate) / 30 }
        }
        let seconds = levels.indices.map { Double($0) }
        var channels = [Channel(kind: .distance, seconds: seconds, values: columns.distance)]
        if sport.isCycling { channels.append(Channel(kind: .power, seconds: seconds, values: columns.level)) }
        if height != nil { channels.append(Channel(kind: .altitude, seconds: seconds, values: columns.height)) }
        if pulse != nil { channels.append(Channel(kind: .heartRate, seconds: seconds, values: columns.rate)) }
        var start = 0
        var parts: [Lap] = []
        for end in laps where end > start && end <= levels.count {
            let (from, to) = (columns.distance[start], end < levels.count ? columns.distance[end] : metres)
            parts.append(Lap(start: Double(start), elapsed: Double(end - start), distance: Distance(metres: to - from)))
            start = end
        }
        return Recording(
            source: Source(name: "T", origin: .fit), sport: sport, start: Moment(secondsSince1970: 1_700_000_000),
            elapsed: Double(levels.count), distance: Distance(metres: metres), laps: parts, channels: channels)
    }
}
