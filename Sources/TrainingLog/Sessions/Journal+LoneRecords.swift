import ActivityFiles
import Archives
import Measures
import Sync
import Training

extension SessionRecord {
    /// Whether the record states a session without measurements.
    var isWithoutWorkout: Bool { details.map { $0.workout == nil } ?? false }
}

extension Journal {
    /// Adds sessions whose recordings are missing as activities, so that they are shown, counted, edited and exported like others.
    ///
    /// Such an activity is an entry like a manual one: its file has the times and the sport. Its workout has the id of the record, so that
    /// the record applies to it as to others. A recording of another device at the same time joins it by the matching of activities.
    /// One that the owner deleted is not added again.
    func addSessions(of records: [SessionRecord]) async throws {
        if records.isEmpty { return }
        let known = try await stores.sessions.knownWorkouts(of: athleteID)
        var added: [UniqueID: String] = [:]
        for workout in try await stores.sessions.workouts(of: athleteID) { added[workout.id] = workout.recording }
        let types = try await classTypes()
        var tables: [ImportRecord]?
        for record in records where known[record.id] == record.id {
            guard let details = record.details, let entry = SessionEntry(details, types) else { continue }
            let bytes = Array(entry.table.utf8)
            let reading = try readCSV(bytes.span)
            guard let recording = reading.recordings.first else { continue }
            let (id, hash, former) = (StoredRecording(recording).id, ContentHash(of: bytes), added[record.id])
            if former == id { continue }
            if let former, try await stores.activities.recordings(ofActivity: former, athlete: athleteID).isEmpty { continue }
            let path = "session " + record.id.text + ".csv"
            let file = try ScratchFile()
            try file.append(bytes.span)
            // Store the original before recording the import.
            try await stores.originals.keep(fileAt: file.path, as: hash, athlete: athleteID)
            _ = try await add(reading, path: path, hash: hash)
            try await stores.sessions.add(
                SessionWorkout(id: record.id, recording: id, moment: now()), athlete: athleteID, at: now())
            // A newer record with other times has another file.
            guard let former else { continue }
            let known: [ImportRecord]
            if let tables { known = tables } else { known = try await entryTables() }
            tables = known
            // Its own path almost always leads to it, so that not every table is read again. An import elsewhere can have given it another.
            if try await !removeEntries([former], among: known.filter { $0.path == path }, heir: id) {
                try await removeEntries([former], among: known, heir: id)
            }
        }
    }
}

extension SessionEntry {
    /// Nil for a session that is longer than a day, which no table states.
    fileprivate init?(_ details: SessionDetails, _ types: ClassTypeList) {
        let duration = Double(details.end) - Double(details.start)
        guard duration <= ActivityEdit.durations.upperBound else { return nil }
        let type = details.classType
        self.init(
            sport: type.flatMap { types.type($0)?.sport ?? ClassType.builtInSport($0) } ?? .hotYoga,
            start: Moment(secondsSince1970: Double(details.start)), offset: details.offset, duration: max(1, duration))
        isFromRecord = true
    }
}
