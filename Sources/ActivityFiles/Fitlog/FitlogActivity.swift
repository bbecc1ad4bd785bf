import Measures
import Training

/// An `<Activity>` of a logbook during reading.
struct FitlogActivity {
    var track = LappedTrack()
    var title: String?
    /// Seconds since 1970, as the activity states it; NaN without it.
    var start = Double.nan
    /// Start of the current track, from which points count their seconds.
    var base = Double.nan
    /// Amounts of the whole activity.
    var totals = TrackLap()
    /// Seconds since 1970 of the start and end of each pause.
    var pauses: [(start: Double, end: Double)] = []

    /// - Returns: no recording without a time.
    consuming func recording() -> (recording: Recording?, findings: [ImportFinding]) {
        var outOfRange = track.columns.outOfRange
        for index in track.laps.indices { outOfRange.judge(&track.laps[index]) }
        outOfRange.judge(&totals)
        track.columns.outOfRange = outOfRange
        // An activity that was entered by hand has neither points nor laps.
        if track.columns.times.present == 0, track.laps.isEmpty, !start.isNaN, totals.timer > 0 {
            var whole = totals
            whole.start = start
            track.laps = [whole]
        }
        let (title, notes, totals, pauses) = (title, track.notes, totals, pauses)
        let isEntered = track.laps.count == 1 && track.columns.count == 0
        let (found, findings) = track.recording(source: Source(name: "SportTracks", origin: .accountExport))
        guard var recording = found else { return (nil, findings) }
        (recording.title, recording.notes) = (title, notes)
        recording.take(totals)
        let begin = recording.start.secondsSince1970
        for pause in pauses.sorted(by: { $0.start < $1.start }) where pause.start >= begin && pause.end > pause.start {
            let (from, to) = (pause.start - begin, min(pause.end - begin, recording.elapsed))
            if to > from, from >= recording.pauses.last?.end ?? 0 { recording.pauses.append(Pause(start: from, end: to)) }
        }
        if isEntered { recording.laps = [] }
        return (recording, findings)
    }
}

extension Recording {
    /// Uses the stated amounts of the whole activity.
    mutating func take(_ totals: TrackLap) {
        if totals.timer > 0 { timer = totals.timer }
        if totals.distance > 0 { distance = Distance(metres: totals.distance) }
        if totals.calories > 0 { activeEnergy = Energy(kilocalories: totals.calories) }
        if meanHeartRate == nil { meanHeartRate = HeartRate(summary: totals.meanHeartRate) }
        if maximumHeartRate == nil { maximumHeartRate = HeartRate(summary: totals.maximumHeartRate) }
    }
}
