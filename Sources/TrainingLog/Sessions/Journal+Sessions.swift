import ActivityFiles
import Archives
import Foundation
public import Measures
public import Sync
import Training

extension Journal {
    /// Stores the records that a device pushed. Their details apply to the activities of their workouts, below what the owner edited.
    /// A record without a workout becomes an activity of its own.
    public func push(_ batch: [SessionRecord]) async throws -> SessionPush {
        try await alone {
            var stated: [UniqueID: UniqueID] = [:]
            for record in batch where record.isWithoutWorkout { stated[record.id] = record.id }
            let push = try await stores.sessions.push(
                batch, stated: stated, newEpoch: .random(), athlete: athleteID, at: now())
            // A repeated push completes what an interruption left.
            let stored = zip(batch, push.answer.receipts).filter { $1.outcome == .stored }.map { $0.0 }
            try await addSessions(of: stored.filter { $0.isWithoutWorkout })
            if !stored.isEmpty { announce?(athleteID, .synced(sessions: stored.map(\.id))) }
            return push
        }
    }

    /// Returns the records that changed after a cursor.
    public func pull(after cursor: Cursor?, limit: Int) async throws -> PullAnswer {
        try await stores.sessions.pull(after: cursor, limit: limit, newEpoch: .random(), athlete: athleteID, at: now())
    }

    /// Returns the place of the last change of a record.
    public func lastCursor() async throws -> Cursor {
        try await stores.sessions.lastCursor(newEpoch: .random(), athlete: athleteID)
    }

    /// Stores the FIT file of a workout as if it was imported. Repeating it changes nothing.
    ///
    /// - Returns: id of the activity, and whether the recording is new.
    /// - Throws: `FileError` for bytes that are no FIT activity; `WorkoutFileFlaw` for an incomplete file, of which another request may bring
    ///   all.
    public func add(workout id: UniqueID, file bytes: [UInt8]) async throws -> (activity: String, isNew: Bool) {
        let reading = try readFIT(bytes.span)
        if let flaw = WorkoutFileFlaw(reading) { throw flaw }
        guard let recording = reading.recordings.first else { throw FileError.noActivity(holds: "no recording") }
        let (recordingID, hash) = (StoredRecording(recording).id, ContentHash(of: bytes))
        return try await alone {
            let file = try ScratchFile()
            try file.append(bytes.span)
            // Store the original before recording the import.
            try await stores.originals.keep(fileAt: file.path, as: hash, athlete: athleteID)
            let outcome = try await add(reading, path: "workout " + id.text + ".fit", hash: hash)
            try await stores.sessions.add(
                SessionWorkout(id: id, recording: recordingID, moment: now()), athlete: athleteID, at: now())
            try await refreshDigests()
            if outcome.newRecordings > 0 { announce?(athleteID, .synced(sessions: [id])) }
            let activity = try await stores.activities.recordings(ofActivity: recordingID, athlete: athleteID).first?.id
            return (activity ?? recordingID, outcome.newRecordings > 0)
        }
    }
}

extension ActivityEdit {
    /// What the record of a session states of its activity. The session of a tombstone is left out.
    init(of record: SessionRecord) {
        guard let details = record.details else {
            self.init(isLeftOut: true)
            return
        }
        self.init(
            note: details.note?.text ?? "", perceivedEffort: details.perceivedEffort, room: details.room,
            roomHumidity: details.humidity.flatMap { ActivityEdit.humidities.contains($0) ? $0 : nil },
            classType: details.classType,
            duration: details.durationOverride.flatMap { ActivityEdit.durations.contains($0) ? $0 : nil })
    }
}

extension UniqueID {
    /// Returns a new random id.
    public static func random() -> UniqueID {
        var generator = SystemRandomNumberGenerator()
        // Version 4, variant 1 (RFC 9562).
        return UniqueID(
            high: generator.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000, low: generator.next() >> 2 | 0x8000_0000_0000_0000)
    }
}
