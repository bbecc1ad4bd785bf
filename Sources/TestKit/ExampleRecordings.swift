public import Measures
public import Training

/// Recordings for tests, small enough to reason about.
public enum ExampleRecordings {
    /// A steady run: 10 km/h, 150 bpm, one sample a second.
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
}
