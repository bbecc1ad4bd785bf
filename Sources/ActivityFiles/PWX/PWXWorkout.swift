import Measures
import Training

/// A `<workout>` of a PWX file during reading.
struct PWXWorkout {
    /// Seconds since 1970 on the clock of the file; NaN without it.
    var start = Double.nan
    var sport: String?
    var title: String?
    /// Amounts of the whole workout. Its timer contains the time at rest.
    var totals = TrackLap()
    /// Seconds at rest.
    var stopped = Double.nan
    /// Starts in seconds since that of the workout.
    var segments: [TrackLap] = []
    /// Times in seconds since the start.
    var points: [TrackPoint] = []

    /// - Parameters:
    ///   - offset: of the times; nil for UTC, and where the file does not state one.
    ///   - namesZone: whether the file states a zone.
    /// - Returns: no recording without a start or a duration.
    consuming func recording(offset: LocalOffset?, namesZone: Bool) -> (recording: Recording?, findings: [ImportFinding]) {
        guard !start.isNaN else { return (nil, [ImportFinding(.warning, .emptyActivity)]) }
        var track = LappedTrack()
        track.sport = sport
        // A local time is stored as if the clock showed UTC.
        track.offset = offset ?? (namesZone ? nil : .utc)
        for point in points {
            var point = point
            point.time += start
            track.columns.append(point)
        }
        for segment in segments {
            var lap = segment
            lap.start += start
            track.laps.append(lap)
        }
        var whole = totals
        whole.start = start
        var outOfRange = track.columns.outOfRange
        for index in track.laps.indices { outOfRange.judge(&track.laps[index]) }
        outOfRange.judge(&whole)
        track.columns.outOfRange = outOfRange
        let isPlain = track.laps.isEmpty
        if isPlain { track.laps = [whole] }
        let origin: Source.Origin = namesZone ? .accountExport : .localAccountExport
        let (title, stopped) = (title, stopped)
        let (found, findings) = track.recording(source: Source(name: "PWX", origin: origin))
        guard var recording = found, recording.elapsed > 0 || whole.timer > 0 else { return (nil, findings) }
        if isPlain { recording.laps = [] }
        recording.title = title
        recording.take(whole)
        if whole.timer > 0 {
            recording.elapsed = max(recording.elapsed, whole.timer)
            recording.timer = stopped > 0 && stopped < whole.timer ? whole.timer - stopped : whole.timer
        }
        return (recording, findings)
    }
}
