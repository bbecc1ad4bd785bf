import Foundation
import GRDB
public import Measures
public import Training
public import TrainingLog

/// Store of the days whose plan the athlete decided. Their content is JSON.
public struct SQLitePlanStore: PlanStore {
    let database: SQLiteDatabase

    public func plan(of athlete: String) async throws -> StoredPlan {
        try await database.read { db in try storedPlan(of: athlete, in: db) }
    }

    public func save(_ plan: StoredPlan, athlete: String, at moment: Moment) async throws {
        try await database.write { db in
            let before = try storedPlan(of: athlete, in: db)
            guard before != plan else { return }
            for day in before.days where plan.day(day.day) == nil {
                try db.execute(
                    sql: "DELETE FROM planned_day WHERE athlete_id = ? AND day = ?", arguments: [athlete, day.day.number])
            }
            for day in plan.days where before.day(day.day) != day {
                try db.execute(
                    sql: """
                        INSERT INTO planned_day (athlete_id, day, body) VALUES (?, ?, ?)
                        ON CONFLICT DO UPDATE SET body = excluded.body
                        """, arguments: [athlete, day.day.number, try json(StoredDayBody(day))])
            }
            try noteChange(of: athlete, at: moment, in: db)
        }
    }
}

private func storedPlan(of athlete: String, in db: Database) throws -> StoredPlan {
    let bodies = try Data.fetchAll(
        db, sql: "SELECT body FROM planned_day WHERE athlete_id = ? ORDER BY day", arguments: [athlete])
    return StoredPlan(
        try bodies.map { try known(try stored(StoredDayBody.self, in: $0, "planned day").stored, "planned day") })
}
