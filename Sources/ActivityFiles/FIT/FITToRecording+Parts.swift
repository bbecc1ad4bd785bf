import Measures
import Training

extension FITActivity {
    func laps(in span: FITSessionSpan) -> [Lap] {
        var parts: [Lap] = []
        for lap in laps {
            guard let start = lap.start ?? lap.end, span.holds(Double(start)) else { continue }
            let elapsed = lap.elapsed ?? lap.end.map { Double($0) - Double(start) } ?? 0
            parts.append(
                Lap(
                    start: Double(start) - Double(span.start), elapsed: max(0, elapsed), timer: lap.timer,
                    distance: lap.distance.map { Distance(metres: $0) },
                    meanHeartRate: lap.meanHeartRate.map { HeartRate(beatsPerMinute: $0) },
                    maximumHeartRate: lap.maximumHeartRate.map { HeartRate(beatsPerMinute: $0) }))
        }
        return parts
    }

    /// Returns the periods between a stop of the timer and the next start, within the session. A stop without a start lasts to the end if the
    /// session's timer confirms it, because some devices omit a start.
    func pauses(from start: Double, to end: Double, timer: Double?) -> [Pause] {
        var pauses: [Pause] = []
        var stopped: Double?
        for event in timerEvents {
            let time = Double(event.time)
            if !event.isStart {
                stopped = stopped ?? time
            } else if let stop = stopped {
                let from = max(stop, start)
                let to = min(time, end)
                if to > from { pauses.append(Pause(start: from - start, end: to - start)) }
                stopped = nil
            }
        }
        if let stopped, let timer, stopped < end {
            let from = max(stopped, start)
            let paused = Pause.seconds(of: pauses, from: 0, to: end - start) + (end - from)
            // Totals have fractions of seconds, events do not.
            if end - from >= 1, abs(end - start - timer - paused) < 2 {
                pauses.append(Pause(start: from - start, end: end - start))
            }
        }
        return pauses
    }

    /// Fills gaps in the records' heart rates with stored ones. A strap may have started long before the session.
    func addStoredHeartRates(to channels: inout [Channel], _ span: FITSessionSpan, elapsed: Double) {
        let start = Double(span.start)
        let end = min(start + elapsed, span.nextStart.map { Double($0) } ?? .infinity)
        let samples = storedHeartRates.samples
        var stored: [(time: Double, value: Double)] = []
        var index = samples.count.first { samples[$0].time >= start }
        while index < samples.count, samples[index].time <= end {
            stored.append((samples[index].time - start, samples[index].value))
            index += 1
        }
        guard !stored.isEmpty else { return }
        let place = channels.firstIndex { $0.kind == .heartRate }
        let own = place.map { channels[$0] } ?? Channel(kind: .heartRate, seconds: [], values: [])
        var seconds: [Double] = []
        var values: [Double] = []
        var next = 0
        for sample in stored {
            while next < own.seconds.count, own.seconds[next] <= sample.time {
                seconds.append(own.seconds[next])
                values.append(own.values[next])
                next += 1
            }
            let isNearBefore = next > 0 && sample.time - own.seconds[next - 1] < FITActivity.nearby
            let isNearAfter = next < own.seconds.count && own.seconds[next] - sample.time < FITActivity.nearby
            if isNearBefore || isNearAfter { continue }
            seconds.append(sample.time)
            values.append(sample.value)
        }
        seconds += own.seconds[next...]
        values += own.values[next...]
        let merged = Channel(kind: .heartRate, seconds: seconds, values: values)
        if let place { channels[place] = merged } else { channels.append(merged) }
    }

    /// Seconds around a record's heart rate in which stored heart rates are ignored.
    static let nearby = 2.0

    func addBeats(to channels: inout [Channel], _ span: FITSessionSpan) {
        let start = Double(span.start)
        var seconds: [Double] = []
        var values: [Double] = []
        let end = span.nextStart.map { Double($0) } ?? .infinity
        var index = beats.times.count.first { beats.times[$0] >= start }
        while index < beats.times.count, beats.times[index] < end {
            seconds.append(beats.times[index] - start)
            values.append(beats.intervals[index])
            index += 1
        }
        if !values.isEmpty { channels.append(Channel(kind: .beatInterval, seconds: seconds, values: values)) }
    }

    /// Adds distance from the lengths of a pool swim if its records have none.
    func addLengths(to channels: inout [Channel], _ session: FITSessionSummary?, _ span: FITSessionSpan) {
        guard let pool = session?.poolLength, pool > 0 else { return }
        var swum: [(time: Double, length: FITLength)] = []
        for length in lengths {
            if length.isActive, let time = length.finish, span.holds(time) { swum.append((time - Double(span.start), length)) }
        }
        swum.sort { $0.time < $1.time }
        guard !swum.isEmpty else { return }
        if !channels.contains(where: { $0.kind == .distance }) {
            var seconds: [Double] = []
            var metres: [Double] = []
            for item in swum {
                seconds.append(item.time)
                metres.append(Double(metres.count + 1) * pool)
            }
            channels.append(Channel(kind: .distance, seconds: seconds, values: metres))
        }
        addLengthValues(.speed, swum.map { ($0.time, $0.length.speed) }, to: &channels)
        addLengthValues(.cadence, swum.map { ($0.time, $0.length.cadence) }, to: &channels)
    }

    private func addLengthValues(_ kind: ChannelKind, _ items: [(time: Double, value: Double?)], to channels: inout [Channel]) {
        guard !channels.contains(where: { $0.kind == kind }) else { return }
        var seconds: [Double] = []
        var values: [Double] = []
        for item in items {
            guard let value = item.value else { continue }
            seconds.append(item.time)
            values.append(value)
        }
        if !values.isEmpty { channels.append(Channel(kind: kind, seconds: seconds, values: values)) }
    }
}
