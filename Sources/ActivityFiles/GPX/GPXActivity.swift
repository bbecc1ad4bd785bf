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

    /// Makes one clock of its times.
    mutating func settle() {
        columns.dropStrayTimes()
        columns.settleTimes()
    }

    /// Appends another track. `columns.rewind()` must follow the last one.
    /// - Parameter isEarlier: the other track stands before this one in the file.
    mutating func append(_ other: GPXActivity, isEarlier: Bool) {
        columns.append(other.columns, isOutOfOrder: isEarlier)
        title = isEarlier ? other.title ?? title : title ?? other.title
        notes = isEarlier ? other.notes ?? notes : notes ?? other.notes
        sport = isEarlier ? other.sport ?? sport : sport ?? other.sport
        offset = offset ?? other.offset
    }

    /// Reads the times as those of a clock with this offset from UTC.
    mutating func shiftTimes(from clock: LocalOffset) {
        columns.shiftTimes(by: -Double(clock.secondsAheadOfUTC))
        offset = clock
    }

    /// - Returns: no recording without any time.
    consuming func recording(source: Source) -> (recording: Recording?, findings: [ImportFinding]) {
        guard columns.count > 0 else { return (nil, []) }
        guard hasTime else { return (nil, [ImportFinding(.note, .pointsWithoutTime(count: columns.count))]) }
        let known = sport ?? title.flatMap { Sport(inTitle: $0) } ?? .other
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
            points: columns.count + columns.repeats)
        return (recording, findings)
    }
}

extension [GPXActivity] {
    /// The tracks of a file as outings: tracks that follow each other within six hours are one, whatever their order in the file.
    ///
    /// A track without times belongs to the one before it in the file. Outings are in the order of their first tracks in the file.
    consuming func joined() -> [GPXActivity] {
        var tracks: [GPXActivity] = []
        for track in self where track.columns.count > 0 {
            guard let last = tracks.last, !track.hasTime || !last.hasTime else {
                tracks.append(track)
                continue
            }
            tracks[tracks.count - 1].append(track, isEarlier: false)
        }
        for index in tracks.indices {
            tracks[index].columns.rewind()
            tracks[index].settle()
        }
        let order = tracks.indices.sorted { (tracks[$0].columns.earliest, $0) < (tracks[$1].columns.earliest, $1) }
        var groups: [[Int]] = []
        var latest = -Double.infinity
        var sport: Sport?
        for place in order {
            let track = tracks[place]
            let rest = track.columns.earliest - latest
            let isOfSport = sport == nil || track.sport == nil || sport == track.sport
            if isOfSport, rest >= 0, rest <= 6 * 3600, !groups.isEmpty {
                groups[groups.count - 1].append(place)
                sport = sport ?? track.sport
            } else {
                groups.append([place])
                sport = track.sport
            }
            latest = track.columns.latest
        }
        groups.sort { $0.min() ?? 0 < $1.min() ?? 0 }
        var outings: [GPXActivity] = []
        for group in groups {
            var outing = tracks[group[0]]
            for (before, place) in zip(group, group.dropFirst()) {
                outing.append(tracks[place], isEarlier: place < before)
            }
            if group.count > 1 {
                outing.columns.rewind()
                outing.settle()
            }
            outings.append(outing)
        }
        return outings
    }
}
