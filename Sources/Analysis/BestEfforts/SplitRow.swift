import Measures
public import Training

/// One split of an activity: a kilometre, a mile, five of them, or the incomplete rest.
public struct SplitRow: Equatable, Sendable {
    /// Metres.
    public var length: Double
    /// Seconds since the start of the recording.
    public var start: Double
    /// Elapsed seconds, pauses included.
    public var seconds: Double
    /// Seconds without motion.
    public var paused: Double
    /// Beats per minute; nil without a sample.
    public var meanHeartRate: Double?
    /// Whether it is the rest after the last complete split.
    public var isRest: Bool

    /// Metres per second over the time in motion.
    public var speed: Double { length / max(seconds - paused, 1e-9) }
}

extension Splits {
    /// Splits of five units when there would be more rows than this.
    public static let mostRows = 40
    /// Longest path with splits, in rows.
    static let limit = 400
    /// Shortest rest in metres that is a row.
    static let leastRest = 50.0

    /// Returns the splits of an activity on foot or by bike, each `unit` metres long, with the rest at the end; empty without a path.
    public static func rows(of recording: Recording, unit: Double) -> [SplitRow] {
        guard recording.sport.isOnFoot || recording.sport.isCycling, let path = DistancePath(of: recording),
            let first = path.metres.first, let last = path.metres.last, let begin = path.seconds.first,
            let end = path.seconds.last
        else { return [] }
        let step = last - first > Double(mostRows) * unit ? 5 * unit : unit
        let times = complete(seconds: path.seconds, metres: path.metres, step: step)
        guard !times.isEmpty, times.count <= limit else { return [] }
        let (rate, motion) = (recording.channel(.heartRate), MovingTime(of: recording))
        func row(_ length: Double, _ seconds: Double, from start: Double, isRest: Bool) -> SplitRow {
            // A split without any moving second has its total pace.
            let moving = motion.seconds(from: start, to: start + seconds)
            return SplitRow(
                length: length, start: start, seconds: seconds, paused: moving > 0 ? max(0, seconds - moving) : 0,
                meanHeartRate: rate.flatMap { mean($0, from: start, to: start + seconds) }, isRest: isRest)
        }
        var rows: [SplitRow] = []
        var moment = begin
        for time in times {
            rows.append(row(step, time, from: moment, isRest: false))
            moment += time
        }
        let rest = last - first - Double(times.count) * step
        if rest > leastRest, end > moment { rows.append(row(rest, end - moment, from: moment, isRest: true)) }
        return rows
    }

    private static func mean(_ channel: Channel, from: Double, to: Double) -> Double? {
        var sum = 0.0
        var count = 0
        for index in channel.seconds.indices where channel.seconds[index] >= from && channel.seconds[index] < to {
            sum += channel.values[index]
            count += 1
        }
        return count > 0 ? sum / Double(count) : nil
    }
}
