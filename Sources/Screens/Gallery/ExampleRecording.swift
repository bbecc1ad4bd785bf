public import Analysis
import Measures
public import Training

extension Example {
    public static let athlete = Athlete(
        name: "Example", birthYear: 1990, sex: .female, restingHeartRate: HeartRate(beatsPerMinute: 49),
        maximumHeartRate: HeartRate(beatsPerMinute: 188))

    /// Hilly hour with everything that a good watch records each second.
    public static let recording: Recording = {
        let seconds = (0..<3640).map { Double($0) }
        func channel(_ kind: ChannelKind, _ value: (Double) -> Double) -> Channel {
            Channel(kind: kind, seconds: seconds, values: seconds.map(value))
        }
        func wave(_ time: Double, _ period: Double) -> Double { Double.sin(2 * Double.pi * time / period) }
        func speed(_ time: Double) -> Double {
            let surge = time.truncatingRemainder(dividingBy: 600) > 420 ? 0.7 : 0
            return 2.95 + surge + 0.12 * wave(time, 97) + 0.05 * wave(time, 13)
        }
        var metres: [Double] = []
        var total = 0.0
        for second in seconds {
            metres.append(total)
            total += speed(second)
        }
        let distance = Channel(kind: .distance, seconds: seconds, values: metres)
        let turn = 2 * Double.pi / 3640
        return Recording(
            source: Source(name: "Example watch", origin: .demo), sport: .trailRunning,
            title: "Ridge loop with the long way home",
            start: Moment(secondsSince1970: now.secondsSince1970 - 50_000), offset: .utc, elapsed: 3640, timer: 3601,
            distance: Distance(metres: total), ascent: Distance(metres: 214), meanHeartRate: HeartRate(beatsPerMinute: 151),
            maximumHeartRate: HeartRate(beatsPerMinute: 179), activeEnergy: Energy(kilocalories: 742),
            conditions: Conditions(temperature: Temperature(celsius: 21.4), humidityPercent: 63),
            laps: (0..<6).map {
                Lap(
                    start: Double($0) * 600, elapsed: 600, distance: Distance(metres: 1850 + Double($0 % 3) * 40),
                    meanHeartRate: HeartRate(beatsPerMinute: 146 + Double($0) * 2))
            }, pauses: [Pause(start: 1810, end: 1849)],
            channels: [
                channel(.latitude) { 47.36 + 0.016 * Double.sin(turn * $0) + 0.003 * Double.sin(turn * 5 * $0) },
                channel(.longitude) { 8.54 + 0.031 * Double.cos(turn * $0) * (1 + 0.25 * Double.cos(turn * 3 * $0)) },
                channel(.altitude) { 480 + 70 * (1 - Double.cos(turn * 2 * $0)) + 9 * wave($0, 240) }, distance,
                channel(.speed, speed),
                channel(.heartRate) {
                    min(179, 118 + 34 * (1 - Double.exp(-$0 / 180)) + 13 * max(0, wave($0 - 60, 600)) + 2 * wave($0, 31))
                },
                channel(.cadence) { 168 + 6 * (speed($0) - 2.95) + wave($0, 41) },
                channel(.power) { 232 + 95 * (speed($0) - 2.95) + 6 * wave($0, 17) },
                channel(.stepLength) { 1.05 + 0.2 * (speed($0) - 2.95) + 0.01 * wave($0, 53) },
                channel(.verticalOscillation) { 0.086 + 0.004 * wave($0, 410) },
                channel(.groundContactTime) { 0.246 - 0.015 * (speed($0) - 2.95) + 0.003 * wave($0, 77) },
            ], points: 3640)
    }()

    /// Digest of `recording`.
    public static var recordingDigest: ActivityDigest? {
        guard var digest = digest(daysAgo: 0) ?? digests.last else { return nil }
        digest.sport = recording.sport
        digest.title = recording.title
        digest.start = recording.start
        digest.day = today - 1
        digest.moving = 3601
        digest.distance = recording.distance
        digest.load = SessionLoad(value: 86, method: .gradeAdjustedPace)
        digest.gradeAdjustedSpeed = Speed(metresPerSecond: 3.31)
        digest.conditions = ClimateConditions(
            temperature: Temperature(celsius: 21.4), humidityPercent: 63, wetBulbGlobe: Temperature(celsius: 18.6),
            heatIndex: nil,
            dewPoint: Temperature(celsius: 14.1))
        digest.decoupling = 3.4
        digest.efficiency = 1.31
        digest.bestEfforts = [
            BestEffort(distance: 400, seconds: 107, start: 450), BestEffort(distance: 1000, seconds: 281, start: 1020),
            BestEffort(distance: 5000, seconds: 1546, start: 300), BestEffort(distance: 10_000, seconds: 3170, start: 110),
        ]
        return digest
    }
}
