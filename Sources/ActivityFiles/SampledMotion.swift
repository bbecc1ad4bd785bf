import Measures
import Training

/// Seconds in which the samples of a recording show motion, regardless of its timer.
///
/// Uses windows of 10 to 20 s outside pauses, with samples at most 10 s apart. A window counts if the device's distance or position moves
/// by 1 m/s in a straight line; slower changes may be the drift of a stationary receiver. Time without samples does not count, so sparse
/// recording and auto-pause give too few seconds rather than too many.
/// Passes through samples and pauses once.
struct SampledMotion {
    private static let window = 10.0
    private static let longestStep = 10.0
    /// Metres per second below which a change may be the drift of a stationary receiver.
    private static let leastSpeed = 1.0
    /// Seconds between two samples that count as an interruption of the recording.
    private static let longestSilence = 60.0

    /// Windows in motion, ascending.
    private var motion = Stretches()
    /// Steps between samples, ascending.
    private var recorded = Stretches()

    init(_ recording: Recording) {
        let pauses = recording.pauses.sorted { $0.start < $1.start }
        if let distance = recording.channel(.distance), distance.values.count >= 2 {
            let metres = distance.values
            look(at: distance.seconds, pauses) { metres[$1] - metres[$0] }
        } else if let latitude = recording.channel(.latitude), let longitude = recording.channel(.longitude),
            latitude.seconds.count == longitude.seconds.count, latitude.seconds.count >= 2
        {
            look(at: latitude.seconds, pauses) { first, last in
                guard let from = Coordinate(latitude: latitude.values[first], longitude: longitude.values[first]),
                    let to = Coordinate(latitude: latitude.values[last], longitude: longitude.values[last])
                else { return 0 }
                return from.metres(to: to)
            }
        }
    }

    /// Returns the seconds in motion between two moments.
    func seconds(from start: Double, to end: Double) -> Double { motion.seconds(from: start, to: end) }

    /// Returns the seconds between two moments with samples, without pauses and gaps of more than a minute.
    func recordedSeconds(from start: Double, to end: Double) -> Double { recorded.seconds(from: start, to: end) }

    private mutating func look(at moments: [Double], _ pauses: [Pause], way: (Int, Int) -> Double) {
        var first = 0
        var nextPause = 0
        for index in moments.indices.dropFirst() {
            let step = moments[index] - moments[index - 1]
            while nextPause < pauses.count, pauses[nextPause].end <= moments[index - 1] { nextPause += 1 }
            if nextPause < pauses.count, pauses[nextPause].start < moments[index] {
                first = index
                continue
            }
            if step <= SampledMotion.longestSilence { recorded.add(moments[index - 1], moments[index]) }
            if step > SampledMotion.longestStep {
                first = index
                continue
            }
            let span = moments[index] - moments[first]
            guard span >= SampledMotion.window else { continue }
            let metres = way(first, index)
            if metres >= SampledMotion.leastSpeed * span, metres <= PlausibleAmounts.meanSpeeds.upperBound * span {
                motion.add(moments[first], moments[index])
            }
            first = index
        }
    }
}

/// Periods in ascending order, with the total seconds of all that end before each.
private struct Stretches {
    private var bounds: [(start: Double, end: Double)] = []
    private var before: [Double] = []
    private var total = 0.0

    mutating func add(_ start: Double, _ end: Double) {
        total += end - start
        if let last = bounds.last, last.end == start {
            bounds[bounds.count - 1].end = end
        } else {
            bounds.append((start, end))
            before.append(total - (end - start))
        }
    }

    func seconds(from start: Double, to end: Double) -> Double { max(0, seconds(before: end) - seconds(before: start)) }

    private func seconds(before moment: Double) -> Double {
        let index = bounds.count.first { bounds[$0].end >= moment }
        guard index < bounds.count else { return total }
        return before[index] + max(0, moment - bounds[index].start)
    }
}
