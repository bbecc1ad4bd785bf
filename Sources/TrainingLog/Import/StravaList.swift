import ActivityFiles
import Archives
import Training

/// Entries of Strava lists about the files beside them.
struct StravaList: Sendable {
    /// Entries by the path of the file within the import.
    private var activities: [String: StravaActivity] = [:]

    /// Reads a list.
    /// - Parameter path: path of the list. The paths of its files are relative to its folder.
    /// - Returns: the list's findings, and recordings for entries without a file.
    mutating func add(_ item: ArchiveItem, at path: String) throws -> FileReading {
        let (bytes, damage) = try item.readAll(limit: 256 << 20)
        let list = try readStravaActivities(bytes.span)
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        var reading = FileReading(kind: .stravaActivities, findings: list.findings + (damage.map { [ImportFinding($0)] } ?? []))
        for activity in list.activities {
            if let name = activity.fileName, item.sibling(name) != nil {
                activities[folder + name] = activity
            } else if let recording = activity.recording() {
                reading.recordings.append(recording)
            }
        }
        return reading
    }

    /// Entry about the file at `path`.
    subscript(path: String) -> StravaActivity? { activities[path] }
}

extension StravaActivity {
    /// Completes the recording of a file with what the user wrote about the activity.
    func completing(_ recording: Recording) -> Recording {
        var result = recording
        result.title = title ?? result.title
        result.notes = allNotes ?? result.notes
        result.perceivedEffort = result.perceivedEffort ?? perceivedEffort
        if result.sport == .other { result.sport = sport }
        if result.sport.isOnFoot { result.shoes = gear ?? result.shoes }
        return result
    }

    /// Returns the hash under which a file is recorded together with its entry. The same file without the entry is another import.
    func hash(with content: ContentHash) -> ContentHash {
        let effort = perceivedEffort.map { "\($0)" } ?? ""
        var line = [content.hexadecimal, sport.rawValue, effort, title ?? ""] + (allNotes.map { [$0] } ?? [])
        // After the notes, so that no note can be mistaken for it.
        if let gear { line += ["", "gear", gear] }
        return ContentHash(of: Array(line.joined(separator: "\n").utf8))
    }
}
