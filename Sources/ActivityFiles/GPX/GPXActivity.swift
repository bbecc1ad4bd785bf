import Measures
import Training

/// The tracks of one GPX file that form one recording.
struct GPXActivity {
    var columns = TrackColumns()
    var title: String?
    var notes: String?
    var sport: Sport?
    var offset: LocalOffset?

    var hasTime: Bool { columns.times.present > 0 }

    /// Whether a track at `time` continues this outing: not before its end, and within six hours after it.
    mutating func continues(at time: Double, as sport: Sport?) -> Bool {
        columns.dropStrayTimes(isFinal: false)
        guard hasTime else { return true }
        if let sport, let own = self.sport, sport != own { return false }
        return time >= columns.latest && time - columns.latest <= 6 * 3600
    }

    /// Reads the times as those of a clock with this offset from UTC.
    mutating func tell(by clock: LocalOffset) {
        columns.shiftTimes(by: -Double(clock.secondsAheadOfUTC))
        offset = clock
    }

    /// - Returns: no recording without any time.
    consuming func recording(source: Source) -> (recording: Recording?, findings: [ImportFinding]) {
        guard columns.count > 0 else { return (nil, []) }
        guard hasTime else { return (nil, [ImportFinding(.note, .pointsWithoutTime(count: columns.count))]) }
        let known = sport ?? title.flatMap { Sport(inTitle: $0) } ?? .other
        columns.dropStrayTimes()
        columns.orderSegments()
        columns.countBothFeet(in: known)
        let (channels, duplicates) = columns.channels()
        var findings = columns.findings(duplicates: duplicates)
        let hasPath = columns.latitude.present > 0
        if hasPath || columns.heartRate.present > 0 { findings.append(ImportFinding(.note, .totalsComputed)) }
        var pauses: [Pause] = []
        for (start, end) in columns.pauses {
            pauses.append(Pause(start: start - columns.earliest, end: end - columns.earliest))
        }
        if let text = notes, !text.utf8.contains(where: { $0 > UInt8(ascii: " ") }) { notes = nil }
        let recording = Recording(
            source: source, sport: known, title: title, notes: notes, start: Moment(secondsSince1970: columns.earliest),
            offset: offset, elapsed: columns.latest - columns.earliest, distance: hasPath ? Distance(columns.pathLength) : nil,
            meanHeartRate: HeartRate(summary: columns.heartRate.mean),
            maximumHeartRate: HeartRate(summary: columns.heartRate.maximum), pauses: pauses, channels: channels,
            points: columns.count)
        return (recording, findings)
    }
}
