import Analysis
import Measures
import Training

/// Curves of a recording on one common raster: recorded values, and what follows from them directly.
struct ActivitySeries {
    var duration: Double
    var count: Int
    /// In metres per second.
    var speed: SampledColumns?
    var heartRate: SampledColumns?
    var altitude: SampledColumns?
    var cadence: SampledColumns?
    /// Whether cadence was computed from speed and step length.
    var isCadenceDerived = false
    var power: SampledColumns?
    var stepLength: SampledColumns?
    var verticalOscillation: SampledColumns?
    var groundContact: SampledColumns?
    /// Seconds and metres of the whole activity; nil without recorded distance or positions.
    var path: (seconds: [Double], metres: [Double])?

    init(_ recording: Recording, count: Int) {
        let duration = ActivitySeries.duration(of: recording)
        self.init(recording, from: 0, duration: duration, count: count)
    }

    /// Returns the time from the start to the last sample in seconds.
    static func duration(of recording: Recording) -> Double {
        var last = recording.elapsed
        for channel in recording.channels { last = max(last, channel.seconds.last ?? 0) }
        return last
    }

    /// - Parameter from: start of the part of the recording that lasts `duration`, in seconds.
    init(_ recording: Recording, from: Double, duration: Double, count: Int) {
        self.duration = duration
        self.count = count
        func sampled(_ kind: ChannelKind) -> SampledColumns? {
            guard let channel = recording.channel(kind) else { return nil }
            let sampled = SampledColumns(channel, from: from, duration: duration, count: count)
            return sampled.isEmpty ? nil : sampled
        }
        heartRate = sampled(.heartRate)
        altitude = sampled(.altitude)
        cadence = sampled(.cadence)
        power = sampled(.power)
        stepLength = sampled(.stepLength)
        verticalOscillation = sampled(.verticalOscillation)
        groundContact = sampled(.groundContactTime)
        // The same path that totals and loads use.
        path = DistancePath(of: recording).map { ($0.seconds, $0.metres) }
        speed = sampled(.speed)
        if speed == nil, let path { speed = ActivitySeries.speed(path, from: from, duration: duration, count: count) }
        if cadence == nil, recording.sport.isOnFoot { deriveCadence() }
    }

    /// Returns the speed of each column from the distance covered in it; nil for a column with less than two samples.
    private static func speed(
        _ path: (seconds: [Double], metres: [Double]), from: Double, duration: Double, count: Int
    ) -> SampledColumns? {
        guard duration > 0, let gap = Robust.medianGap(path.seconds) else { return nil }
        // Single steps of a satellite track are noise, so speed covers at least ten seconds or the distance between two positions.
        let window = max(10, duration / Double(count), gap)
        var seconds: [Double] = []
        var values: [Double] = []
        var first = 0
        for index in path.seconds.indices.dropFirst() {
            while path.seconds[index] - path.seconds[first + 1] >= window, first + 1 < index { first += 1 }
            let span = path.seconds[index] - path.seconds[first]
            guard span > 0, span <= window * 3 else { continue }
            seconds.append((path.seconds[index] + path.seconds[first]) / 2)
            values.append(max(0, path.metres[index] - path.metres[first]) / span)
        }
        // With uneven samples, the middles of windows may step back slightly. Columns tolerate that.
        let sampled = SampledColumns(seconds: seconds, values: values, from: from, duration: duration, count: count)
        return sampled.isEmpty ? nil : sampled
    }

    private mutating func deriveCadence() {
        guard let speed, let stepLength else { return }
        var columns: [SampledColumns.Column?] = []
        for (fast, long) in zip(speed.columns, stepLength.columns) {
            let steps = fast.flatMap { fast in
                long.flatMap { Cadence.stepsPerMinute(speed: fast.mean, stepLength: $0.mean) }
            }
            columns.append(steps.map { .init(low: $0, high: $0, sum: $0, count: 1, isRising: true) })
        }
        let derived = SampledColumns(columns: columns)
        if !derived.isEmpty {
            cadence = derived
            isCadenceDerived = true
        }
    }
}
