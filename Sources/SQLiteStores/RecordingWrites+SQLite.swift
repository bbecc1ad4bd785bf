import GRDB
import Measures
import Training
import TrainingLog

extension RecordingWrites {
    /// Writes everything within the caller's transaction.
    func apply(to athlete: String, in db: Database) throws {
        if let cuts { try RecordingCut.replace(with: cuts, athlete: athlete, in: db) }
        if let decisions { try GroupingDecision.replace(with: decisions, athlete: athlete, in: db) }
        for (old, new) in successors { try rename(old, to: new, athlete: athlete, in: db) }
        for id in forgottenEdits {
            try db.executeCached(
                sql: "DELETE FROM activity_edit WHERE athlete_id = ? AND recording_id = ?", arguments: [athlete, id])
        }
        for members in removedGroups {
            try db.executeCached(
                sql: "DELETE FROM activity WHERE athlete_id = ? AND recordings = ?",
                arguments: [athlete, members.joined(separator: " ")])
        }
        for id in removedRecordings {
            try db.executeCached(
                sql: "DELETE FROM recording WHERE athlete_id = ? AND recording_id = ?", arguments: [athlete, id])
        }
        for whole in parts { try whole.replace(athlete: athlete, in: db) }
        try ActivityGroup.replace(groups, athlete: athlete, in: db)
    }

    private func rename(_ old: String, to new: String, athlete: String, in db: Database) throws {
        try db.executeCached(
            sql: "UPDATE activity_edit SET recording_id = ? WHERE athlete_id = ? AND recording_id = ?",
            arguments: [new, athlete, old])
        try db.executeCached(
            sql: "UPDATE session_workout SET recording_id = ? WHERE athlete_id = ? AND recording_id = ?",
            arguments: [new, athlete, old])
        try db.executeCached(
            sql: "UPDATE successor SET recording_id = ? WHERE athlete_id = ? AND recording_id = ?",
            arguments: [new, athlete, old])
        try db.executeCached(sql: "INSERT OR REPLACE INTO successor VALUES (?, ?, ?)", arguments: [athlete, old, new])
    }
}

extension RecordingWrites.Parts {
    fileprivate func replace(athlete: String, in db: Database) throws {
        try db.executeCached(
            sql: "DELETE FROM recording_part WHERE athlete_id = ? AND recording_id = ?", arguments: [athlete, whole])
        for part in parts {
            try db.executeCached(
                sql: "INSERT INTO recording_part VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                arguments: [
                    athlete, part.id, whole, part.id, part.recording.start.secondsSince1970, part.recording.elapsed,
                    part.recording.sport.rawValue, part.recording.distance?.amount, part.recording.source.origin.rawValue,
                    part.channelKinds.count, part.recording.points,
                ])
        }
    }
}
