public import ActivityFiles
import Archives
public import Measures
import Training

extension Journal {
    /// Returns the moment, and the offset, at which the athlete's home clock shows a time without an offset.
    /// - Parameter wall: the time, parsed as if it were UTC.
    public func moment(ofWallClock wall: Moment) async throws -> (moment: Moment, offset: LocalOffset) {
        var offset = try await athlete(at: wall).homeOffset
        // Near a change of the clock, the first guess may be on the other side of it.
        offset = try await athlete(at: wall + -Double(offset.secondsAheadOfUTC)).homeOffset
        return (wall + -Double(offset.secondsAheadOfUTC), offset)
    }

    /// Stores a manual entry as a file, so that exports include it. Entering the same session again changes nothing.
    /// - Returns: id of its activity, and whether the entry is new.
    public func enter(_ entry: SessionEntry) async throws -> (activity: String, isNew: Bool) {
        let bytes = Array(entry.table.utf8)
        let reading = try readCSV(bytes.span)
        guard let recording = reading.recordings.first else { throw FileError.noActivity(holds: "an entry") }
        let (id, hash) = (StoredRecording(recording).id, ContentHash(of: bytes))
        return try await alone {
            let file = try ScratchFile()
            try file.append(bytes.span)
            // Store the original before recording the import.
            try await stores.originals.keep(fileAt: file.path, as: hash, athlete: athleteID)
            let path = "entered by hand " + ISO8601.text(entry.start, at: entry.offset) + ".csv"
            let outcome = try await add(reading, path: path, hash: hash)
            try await refreshDigests()
            let activity = try await stores.activities.recordings(ofActivity: id, athlete: athleteID).first?.id ?? id
            return (activity, outcome.newRecordings > 0)
        }
    }

    /// Deletes the manual entry of an activity for good, with its edits, or what the record of a session stated of it. If a device recorded
    /// the activity too, its recording stays and gets the edits.
    /// - Returns: false when the activity has no entry.
    @discardableResult
    public func withdrawEntry(ofActivity id: String) async throws -> Bool {
        try await alone {
            let members = try await stores.activities.recordings(ofActivity: id, athlete: athleteID)
            let entered = Set(
                members.filter { $0.recording.source.origin.isWithoutDevice }.map { RecordingCut.origin(of: $0.id).recording })
            guard !entered.isEmpty else { return false }
            let heir = members.first { !$0.recording.source.origin.isWithoutDevice }?.id
            let isFound = try await removeEntries(entered, heir: heir)
            if isFound { try await refreshDigests() }
            return isFound
        }
    }

    /// Removes the tables of entries with their recordings. Edits of them move to the heir, or are removed too.
    /// - Returns: false when there is none.
    @discardableResult
    func removeEntries(_ ids: Set<String>, heir: String?) async throws -> Bool {
        try await removeEntries(ids, among: try await entryTables(), heir: heir)
    }

    /// Tables that can hold entries, with those of imported files.
    func entryTables() async throws -> [ImportRecord] {
        try await stores.imports.entries(of: athleteID).filter { $0.kind == .csv && $0.error == nil }
    }

    /// The same as `removeEntries(_:heir:)`, but reads these tables only.
    @discardableResult
    func removeEntries(_ ids: Set<String>, among tables: [ImportRecord], heir: String?) async throws -> Bool {
        var isFound = false
        for entry in tables {
            let made = try await recordings(inTable: entry.hash)
            guard made.contains(where: { ids.contains($0) }) else { continue }
            try await stores.imports.remove(entry.hash, recordings: made, heir: heir, athlete: athleteID, at: now())
            try await stores.originals.remove(entry.hash, athlete: athleteID)
            isFound = true
        }
        return isFound
    }

    /// Returns the ids of a table's recordings; none for a table inside an archive, which is no original itself, and for a damaged one.
    private func recordings(inTable hash: ContentHash) async throws -> [String] {
        let file = try ScratchFile()
        let isWhole = try await stores.originals.copy(hash, athlete: athleteID) { try file.append($0) }
        if !isWhole { return [] }
        let bytes = try await file.bytes()
        return try readCSV(bytes.span).recordings.map { StoredRecording($0).id }
    }
}
