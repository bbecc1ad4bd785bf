import ActivityFiles
import Archives
import Training

/// What the lists of Strava archives say about the files beside them.
struct StravaList: Sendable {
    /// By the place of the file, as items of an import are called.
    private var activities: [String: StravaActivity] = [:]

    /// Reads a list.
    /// - Parameter path: where the list is; the places of its files are named from its folder.
    /// - Returns: the list's findings, and what has no file beside it as recordings of its own.
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

    /// What the list says about the file at `path`.
    subscript(path: String) -> StravaActivity? { activities[path] }
}

extension StravaActivity {
    /// The recording of this activity's file with what its owner wrote beside it.
    func completing(_ recording: Recording) -> Recording {
        var result = recording
        result.title = title ?? result.title
        result.notes = allNotes ?? result.notes
        result.perceivedEffort = result.perceivedEffort ?? perceivedEffort
        if result.sport == .other { result.sport = sport }
        if result.sport.isOnFoot { result.shoes = gear ?? result.shoes }
        return result
    }

    /// The name under which a file is noted together with this line about it: the same file without it is another import.
    func hash(with content: ContentHash) -> ContentHash {
        let effort = perceivedEffort.map { "\($0)" } ?? ""
        var line = [content.hexadecimal, sport.rawValue, effort, title ?? ""] + (allNotes.map { [$0] } ?? [])
        // Beside notes, so that no note can pass for it.
        if let gear { line += ["", "gear", gear] }
        return ContentHash(of: Array(line.joined(separator: "\n").utf8))
    }
}
