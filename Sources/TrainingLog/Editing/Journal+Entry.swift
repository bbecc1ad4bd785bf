public import ActivityFiles
import Archives
public import Measures
import Training

extension Journal {
    /// The moment at which the clock of the athlete's home shows what a text without an offset says, and that offset.
    /// - Parameter wall: the text, read as if it were UTC.
    public func moment(ofWallClock wall: Moment) async throws -> (moment: Moment, offset: LocalOffset) {
        var offset = try await athlete(at: wall).homeOffset
        // Near a change of the clock the first guess may be on the other side of it.
        offset = try await athlete(at: wall + -Double(offset.secondsAheadOfUTC)).homeOffset
        return (wall + -Double(offset.secondsAheadOfUTC), offset)
    }

    /// Keeps a session that somebody enters by hand: as a file like any other, which an export takes along. Entering it twice is
    /// entering it once.
    /// - Returns: the id of its activity, and whether it was not here before.
    public func enter(_ entry: SessionEntry) async throws -> (activity: String, isNew: Bool) {
        let bytes = Array(entry.table.utf8)
        let reading = try readCSV(bytes.span)
        guard let recording = reading.recordings.first else { throw FileError.noActivity(holds: "an entry") }
        let (id, hash) = (StoredRecording(recording).id, ContentHash(of: bytes))
        return try await alone {
            let file = try ScratchFile()
            try file.append(bytes.span)
            // Before anything is noted of it, so that nothing is ever known of which the original is missing.
            try await stores.originals.keep(fileAt: file.path, as: hash, athlete: athleteID)
            let path = "entered by hand " + ISO8601.text(entry.start, at: entry.offset) + ".csv"
            let outcome = try await add(reading, path: path, hash: hash)
            try await refreshDigests()
            let activity = try await stores.activities.recordings(ofActivity: id, athlete: athleteID).first?.id ?? id
            return (activity, outcome.newRecordings > 0)
        }
    }

    /// Takes back what was entered by hand of an activity, for good, with what was said of it. What a device recorded of it stays, and
    /// takes over what was said.
    /// - Returns: false when nothing of it was entered by hand.
    @discardableResult
    public func withdrawEntry(ofActivity id: String) async throws -> Bool {
        try await alone {
            let members = try await stores.activities.recordings(ofActivity: id, athlete: athleteID)
            let entered = Set(
                members.filter { $0.recording.source.origin == .manual }.map { RecordingCut.origin(of: $0.id).recording })
            guard !entered.isEmpty else { return false }
            let heir = members.first { $0.recording.source.origin != .manual }?.id
            var isFound = false
            for entry in try await stores.imports.entries(of: athleteID) where entry.kind == .csv && entry.error == nil {
                let made = try await recordings(inTable: entry.hash)
                guard made.contains(where: { entered.contains($0) }) else { continue }
                try await stores.imports.remove(entry.hash, recordings: made, heir: heir, athlete: athleteID, at: now())
                try await stores.originals.remove(entry.hash, athlete: athleteID)
                isFound = true
            }
            if isFound { try await refreshDigests() }
            return isFound
        }
    }

    /// The ids of what a table gave. One inside an archive is no original by itself, and a damaged one gives nothing any more.
    private func recordings(inTable hash: ContentHash) async throws -> [String] {
        let file = try ScratchFile()
        let isWhole = try await stores.originals.copy(hash, athlete: athleteID) { try file.append($0) }
        if !isWhole { return [] }
        let bytes = try await file.bytes()
        return try readCSV(bytes.span).recordings.map { StoredRecording($0).id }
    }
}
