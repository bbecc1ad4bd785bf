import Foundation
import GRDB
public import Measures
public import Training
public import TrainingLog

/// Store of races. Their content is JSON.
public struct SQLiteRaceStore: RaceStore {
    let database: SQLiteDatabase

    public func races(of athlete: String) async throws -> [RaceGoal] {
        try await database.read { db in try RaceGoal.all(of: athlete, in: db) }
    }

    public func save(_ races: [RaceGoal], athlete: String, at moment: Moment) async throws {
        let sorted = races.inOrder
        try await database.write { db in
            guard try RaceGoal.all(of: athlete, in: db) != sorted else { return }
            try db.execute(sql: "DELETE FROM race WHERE athlete_id = ?", arguments: [athlete])
            for race in sorted {
                try db.execute(
                    sql: "INSERT INTO race (athlete_id, id, day, body) VALUES (?, ?, ?, ?)",
                    arguments: [athlete, race.id.text, race.day.number, try json(RaceBody(race))])
            }
            try noteChange(of: athlete, at: moment, in: db)
        }
    }
}

extension RaceGoal {
    fileprivate static func all(of athlete: String, in db: Database) throws -> [RaceGoal] {
        try Data.fetchAll(db, sql: "SELECT body FROM race WHERE athlete_id = ? ORDER BY day, id", arguments: [athlete])
            .map { try known(try stored(RaceBody.self, in: $0, "race").race, "race") }
    }
}
