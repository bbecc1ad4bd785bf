import Measures

extension Recording {
    /// Returns the part of a recording between two seconds; a nil `to` extends to its end. A sample at `to` belongs to the next part.
    ///
    /// Totals are recomputed from the part's own channels and pauses, as are laps that were cut. Values that only the device knew for the
    /// whole, such as ascent, are absent. Effort and weather describe the whole and apply to each part.
    public func part(from: Double, to: Double?) -> Recording {
        let end = to ?? elapsed
        var part = self
        part.start = start + from
        part.elapsed = end - from
        part.channels = channels.compactMap { $0.part(from: from, to: to) }
        part.customChannels = customChannels.compactMap { channel in
            guard let kept = indices(of: channel.seconds, from: from, to: to) else { return nil }
            return CustomChannel(
                name: channel.name, units: channel.units, seconds: channel.seconds[kept].map { $0 - from },
                values: Array(channel.values[kept]))
        }
        part.pauses = pauses.compactMap { pause in
            let (first, last) = (max(pause.start, from), min(pause.end, end))
            return first < last ? Pause(start: first - from, end: last - from) : nil
        }
        part.timer = movingTime(from: from, to: end)
        part.distance = counted(.distance, from: from, to: to).map { Distance(metres: $0) }
        part.activeEnergy = counted(.activeEnergy, from: from, to: to).map { Energy(kilocalories: $0) }
        (part.ascent, part.descent) = (nil, nil)
        (part.meanHeartRate, part.maximumHeartRate) = heartRates(from: from, to: to)
        part.laps = laps.compactMap { lap in
            // A lap without length stays at its position.
            let isInside = lap.start >= from && (to.map { lap.start < $0 } ?? true)
            let (first, last) = (max(lap.start, from), min(lap.start + lap.elapsed, end))
            guard first < last || (isInside && lap.elapsed == 0) else { return nil }
            var kept = lap
            kept.start = max(lap.start, from) - from
            guard lap.start < from || (to.map { lap.start + lap.elapsed > $0 } ?? false) else { return kept }
            kept.elapsed = last - first
            kept.timer = lap.timer == nil ? nil : movingTime(from: first, to: last)
            kept.distance = counted(.distance, from: first, to: last).map { Distance(metres: $0) }
            (kept.meanHeartRate, kept.maximumHeartRate) = heartRates(from: first, to: last)
            return kept
        }
        part.points = min(points, part.channels.map { $0.values.count }.max() ?? 0)
        return part
    }

    /// Returns the seconds in a period while the timer ran; nil if the pauses do not explain the device's total.
    private func movingTime(from: Double, to end: Double) -> Double? {
        guard let timer else { return nil }
        let paused = pauses.reduce(0) { $0 + max(0, $1.end - $1.start) }
        // Devices round, and stop with a short delay.
        guard abs(elapsed - paused - timer) <= 2 else { return nil }
        return max(0, end - from - pauses.reduce(0) { $0 + max(0, min($1.end, end) - max($1.start, from)) })
    }

    /// Returns the increase of a counter in a period, from its last value before it.
    private func counted(_ kind: ChannelKind, from: Double, to: Double?) -> Double? {
        guard let channel = channel(kind), let kept = indices(of: channel.seconds, from: from, to: to) else { return nil }
        return max(0, channel.values[kept.upperBound] - channel.count(before: kept))
    }

    private func heartRates(from: Double, to: Double?) -> (mean: HeartRate?, maximum: HeartRate?) {
        guard let channel = channel(.heartRate), let kept = indices(of: channel.seconds, from: from, to: to) else {
            return (nil, nil)
        }
        let values = channel.values[kept]
        return (
            HeartRate(beatsPerMinute: values.reduce(0, +) / Double(values.count)),
            values.max().map { HeartRate(beatsPerMinute: $0) }
        )
    }
}

/// Returns the samples of a period. Samples before the start belong to the first part, those after the end to the last.
private func indices(of seconds: [Double], from: Double, to: Double?) -> ClosedRange<Int>? {
    guard let first = from > 0 ? seconds.firstIndex(where: { $0 >= from }) : seconds.indices.first,
        let last = to.map({ to in seconds.lastIndex { $0 < to } }) ?? seconds.indices.last, first <= last
    else { return nil }
    return first...last
}

extension Channel {
    /// Returns the channel of a part; counters restart at the part's start.
    fileprivate func part(from: Double, to: Double?) -> Channel? {
        guard let kept = indices(of: seconds, from: from, to: to) else { return nil }
        let base = kind.isCounter ? count(before: kept) : 0
        return Channel(
            kind: kind, seconds: seconds[kept].map { $0 - from },
            values: base == 0 ? Array(values[kept]) : values[kept].map { $0 - base })
    }

    /// Returns the value of a counter before the kept samples.
    fileprivate func count(before kept: ClosedRange<Int>) -> Double { kept.lowerBound > 0 ? values[kept.lowerBound - 1] : 0 }
}
