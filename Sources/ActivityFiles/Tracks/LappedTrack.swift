import Measures
import Training

/// An activity of laps and points during reading.
struct LappedTrack {
    var columns = TrackColumns()
    var laps: [TrackLap] = []
    var sport: String?
    var creator: String?
    var notes: String?
    var offset: LocalOffset?
    /// Whether a point used `RunCadence`, which counts one foot regardless of the sport.
    var countsStrides = false

    /// - Returns: no recording if no point and no lap has a time.
    consuming func recording(source: Source) -> (recording: Recording?, findings: [ImportFinding]) {
        var sport = sport.flatMap { Sport(named: $0) } ?? .other
        // The format distinguishes running, biking and other; people write the actual sport into the notes.
        if sport == .other, let notes, let named = Sport(inTitle: notes) { sport = named }
        columns.dropStrayTimes()
        columns.countBothFeet(in: countsStrides ? .running : sport)
        let (channels, duplicates) = columns.channels()
        var findings = columns.findings(duplicates: duplicates)
        let hasTimes = columns.times.present > 0
        var begin = hasTimes ? columns.earliest : Double.infinity
        var finish = hasTimes ? columns.latest : -Double.infinity
        if !hasTimes {
            for lap in laps where !lap.start.isNaN {
                begin = min(begin, lap.start)
                finish = max(finish, lap.start + (lap.timer.isNaN ? 0 : lap.timer))
            }
        }
        guard begin.isFinite else {
            guard columns.count > 0 else { return (nil, findings + [ImportFinding(.warning, .emptyActivity)]) }
            return (nil, [ImportFinding(.note, .routeOnly(points: columns.count))])
        }
        let timer = sum { $0.timer }
        let lapDistance = sum { $0.distance }
        var distance = lapDistance
        if distance ?? 0 == 0 {
            // For laps without a distance: the last value counted by the points, or else the length of their path.
            let counted = columns.distance.maximum ?? 0
            let path = columns.latitude.present > 1 ? columns.pathLength : nil
            distance = counted > 0 ? counted : path ?? distance
        } else if let lapDistance, let counted = columns.distance.maximum, abs(counted - lapDistance) > 0.02 * lapDistance {
            findings.append(ImportFinding(.note, .totalsDisagree(what: "distance")))
        }
        var pauses: [Pause] = []
        for (start, end) in columns.pauses { pauses.append(Pause(start: start - begin, end: end - begin)) }
        let energy = sum { $0.calories }
        var recording = Recording(
            source: source, sport: sport, title: notes,
            start: Moment(secondsSince1970: begin), offset: offset, elapsed: finish - begin, timer: timer,
            distance: distance.map { Distance($0) }, meanHeartRate: HeartRate(summary: columns.heartRate.mean),
            maximumHeartRate: HeartRate(summary: columns.heartRate.maximum), activeEnergy: energy.map { Energy($0) },
            laps: laps(from: begin, to: finish), pauses: pauses, channels: channels, points: columns.count)
        if columns.heartRate.present == 0 { addHeartRateOfLaps(to: &recording) }
        return (recording, findings)
    }

    private func sum(_ value: (TrackLap) -> Double) -> Double? {
        var sum: Double?
        for lap in laps {
            let own = value(lap)
            if !own.isNaN { sum = (sum ?? 0) + own }
        }
        return sum
    }

    /// Uses the laps' mean heart rates, weighted by duration, if the points have none.
    private func addHeartRateOfLaps(to recording: inout Recording) {
        var beats = 0.0
        var seconds = 0.0
        var greatest: Double?
        for lap in laps {
            if let rate = HeartRate(summary: lap.meanHeartRate), lap.timer > 0 {
                beats += rate.beatsPerMinute * lap.timer
                seconds += lap.timer
            }
            if let rate = HeartRate(summary: lap.maximumHeartRate) { greatest = max(greatest ?? 0, rate.beatsPerMinute) }
        }
        if seconds > 0 { recording.meanHeartRate = HeartRate(summary: beats / seconds) }
        recording.maximumHeartRate = HeartRate(summary: greatest)
    }

    /// Returns for each start the first later one that follows in the file; infinity without one.
    ///
    /// Passes from the last start to the first and keeps the remaining candidates, so that time is linear in the number of laps.
    private func nextStarts(_ starts: [Double]) -> [Double] {
        var result = [Double](repeating: .infinity, count: starts.count)
        var candidates: [Double] = []
        for index in starts.indices.reversed() where !starts[index].isNaN {
            while let last = candidates.last, last <= starts[index] { candidates.removeLast() }
            if let next = candidates.last { result[index] = next }
            candidates.append(starts[index])
        }
        return result
    }

    /// Returns the laps: each lasts until the next begins, the last until the recording ends.
    private func laps(from begin: Double, to finish: Double) -> [Lap] {
        var starts: [Double] = []
        for lap in laps {
            var start = lap.start
            if start.isNaN { start = columns.times[lap.firstPoint] }
            starts.append(start.isNaN ? start : min(max(start, begin), finish))
        }
        let ends = nextStarts(starts)
        var result: [Lap] = []
        for index in laps.indices {
            guard !starts[index].isNaN else { continue }
            let start = starts[index]
            let end = min(ends[index], finish)
            let lap = laps[index]
            result.append(
                Lap(
                    start: start - begin, elapsed: end - start, timer: lap.timer.isNaN ? nil : lap.timer,
                    distance: lap.distance.isNaN ? nil : Distance(lap.distance),
                    meanHeartRate: HeartRate(summary: lap.meanHeartRate),
                    maximumHeartRate: HeartRate(summary: lap.maximumHeartRate)))
        }
        return result
    }
}
