import Training

extension TrackColumns {
    /// Returns the columns as channels in order of time, without points that fully repeat the one before.
    func channels() -> (channels: [Channel], duplicates: Int) {
        guard times.present > 0 else { return ([], 0) }
        let chosen = orderedPoints()
        let isWhole = chosen == nil
        var seconds: [Double] = []
        if let chosen {
            seconds.reserveCapacity(chosen.count)
            for index in chosen { seconds.append(times.values[index] - earliest) }
        } else {
            seconds.reserveCapacity(count)
            for time in times.values { seconds.append(time - earliest) }
        }
        var channels: [Channel] = []
        func add(_ kind: ChannelKind, _ column: TrackColumn) {
            guard column.present > 0 else { return }
            if isWhole, column.present == count {
                channels.append(Channel(kind: kind, seconds: seconds, values: column.values))
                return
            }
            var moments: [Double] = []
            var values: [Double] = []
            for position in seconds.indices {
                let value = column[chosen?[position] ?? position]
                if value.isNaN { continue }
                moments.append(seconds[position])
                values.append(value)
            }
            guard !values.isEmpty else { return }
            if moments.count == seconds.count { moments = seconds }
            channels.append(Channel(kind: kind, seconds: moments, values: values))
        }
        add(.latitude, latitude)
        add(.longitude, longitude)
        add(.altitude, altitude)
        add(.distance, distance)
        add(.speed, speed)
        add(.heartRate, heartRate)
        add(.cadence, cadence)
        add(.power, power)
        add(.temperature, temperature)
        add(.positionAccuracy, accuracy)
        return (channels, isWhole ? 0 : times.present - seconds.count)
    }

    /// Returns the indices of the timed points in order of time without exact repeats; nil if that is all of them.
    private func orderedPoints() -> [Int]? {
        var isSimple = times.present == count && stepsBack == 0
        if isSimple {
            for index in 1..<max(1, count) where times.values[index] == times.values[index - 1] && isRepeat(index, of: index - 1)
            {
                isSimple = false
                break
            }
        }
        if isSimple { return nil }
        var order: [Int] = []
        order.reserveCapacity(times.present)
        for index in 0..<count where !times[index].isNaN { order.append(index) }
        if stepsBack > 0 {
            // The index decides among equal times, so that the order is the same on every machine.
            order.sort { (times.values[$0], $0) < (times.values[$1], $1) }
        }
        var chosen: [Int] = []
        chosen.reserveCapacity(order.count)
        for index in order {
            if let before = chosen.last, times.values[before] == times.values[index], isRepeat(index, of: before) { continue }
            chosen.append(index)
        }
        return chosen
    }

    /// Whether two points are alike in everything but perhaps their times.
    func isRepeat(_ first: Int, of second: Int) -> Bool {
        same(latitude, first, second) && same(longitude, first, second) && same(altitude, first, second)
            && same(distance, first, second) && same(speed, first, second) && same(heartRate, first, second)
            && same(cadence, first, second) && same(power, first, second) && same(temperature, first, second)
            && same(accuracy, first, second)
    }

    private func same(_ column: TrackColumn, _ first: Int, _ second: Int) -> Bool {
        let (one, other) = (column[first], column[second])
        return one == other || (one.isNaN && other.isNaN)
    }
}
