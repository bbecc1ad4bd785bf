public import Measures
public import Training

/// Small recordings for tests.
public enum ExampleRecordings {
    /// A steady run: 10 km/h, 150 bpm, one sample per second.
    public static func steadyRun(start: Moment, minutes: Int) -> Recording {
        let seconds = (0...minutes * 60).map(Double.init)
        return Recording(
            source: Source(name: "Example", origin: .manual), sport: .running, start: start, offset: .utc,
            elapsed: Double(minutes * 60), timer: Double(minutes * 60), distance: Distance(metres: Double(minutes) * 1000 / 6),
            meanHeartRate: HeartRate(150), maximumHeartRate: HeartRate(150),
            channels: [
                Channel(kind: .distance, seconds: seconds, values: seconds.map { $0 * 10 / 3.6 }),
                Channel(kind: .heartRate, seconds: seconds, values: seconds.map { _ in 150 }),
            ], points: seconds.count)
    }

    /// The steady run with positions in Taipei.
    public static func runInTaipei(start: Moment, minutes: Int) -> Recording {
        var run = steadyRun(start: start, minutes: minutes)
        let seconds = run.channels[0].seconds
        run.channels.append(Channel(kind: .latitude, seconds: seconds, values: seconds.map { 25.02 + $0 / 1e5 }))
        run.channels.append(Channel(kind: .longitude, seconds: seconds, values: seconds.map { _ in 121.53 }))
        return run
    }

    /// The same run as recorded by another device: without heart rate, slightly later, in another file.
    public static func phoneRun(start: Moment, minutes: Int, origin: Source.Origin = .gpx) -> Recording {
        var run = steadyRun(start: start, minutes: minutes)
        run.source = Source(name: "Phone", origin: origin)
        run.channels.removeAll { $0.kind == .heartRate }
        run.meanHeartRate = nil
        run.maximumHeartRate = nil
        return run
    }

    /// A recording with a distinct value in every field, and channels with unusual numbers and separate times.
    public static func fullRecording(start: Moment) -> Recording {
        let seconds = (0..<300).map { Double($0) + ($0 % 7 == 0 ? 0.25 : 0) }
        let sparse = stride(from: 0, to: 300, by: 10).map { Double($0) / 3 }
        return Recording(
            source: Source(name: "Full – 完整", origin: .fit), sport: .trailRunning, isIndoor: false, title: "Höhenweg, früh",
            notes: "Nebel bis 1800 m,\ndann Sonne.",
            start: start, offset: LocalOffset(secondsAheadOfUTC: 8 * 3600), elapsed: 301.5, timer: 299.25,
            distance: Distance(metres: 1234.56), ascent: Distance(metres: 17.2), descent: Distance(metres: 3),
            meanHeartRate: HeartRate(151.5), maximumHeartRate: HeartRate(177), activeEnergy: Energy(88.8),
            conditions: Conditions(temperature: Temperature(31.25), humidityPercent: 77), perceivedEffort: 6,
            laps: [
                Lap(start: 0, elapsed: 150, timer: 149, distance: Distance(metres: 600), meanHeartRate: HeartRate(150)),
                Lap(start: 150, elapsed: 151.5, maximumHeartRate: HeartRate(177)),
            ], pauses: [Pause(start: 100.5, end: 102.75)],
            channels: [
                Channel(
                    kind: .latitude, seconds: seconds, values: seconds.map { ($0 * 1000 + 3e8).rounded() * (180 / 2_147_483_648) }
                ),
                Channel(kind: .longitude, seconds: seconds, values: seconds.map { 121.5 + $0 / 7 }),
                Channel(kind: .altitude, seconds: seconds, values: seconds.map { ($0 * 2).rounded() / 5 - 500 }),
                Channel(kind: .heartRate, seconds: sparse, values: sparse.map { 120 + ($0 / 2).rounded() }),
            ],
            customChannels: [
                CustomChannel(
                    name: "Form Power", units: "Watts", seconds: seconds, values: seconds.map { 60 + ($0 / 10).rounded() }),
                CustomChannel(name: "肌氧", units: "%", seconds: sparse, values: sparse.map { 65.5 - $0 / 100 }),
            ], points: 300)
    }
}
