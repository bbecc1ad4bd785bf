public import Archives
import GRDB
public import Measures
public import TrainingLog

/// Store of calendars, one row each.
public struct SQLiteCalendarStore: CalendarStore {
    let database: SQLiteDatabase

    public func calendar(of athlete: String) async throws -> PlanCalendarAccess? {
        let row = try await database.read { db in
            try Row.fetchOne(db, sql: "SELECT * FROM plan_calendar WHERE athlete_id = ?", arguments: [athlete]).map {
                (id: $0["id"] as String, secret: $0["secret_hash"] as String?, made: $0["made_at_s"] as Double?)
            }
        }
        return try row.map {
            PlanCalendarAccess(
                id: try known(UniqueID($0.id), "calendar"),
                secret: $0.secret.map { ContentHash(named: $0) },
                made: $0.made.map { Moment(secondsSince1970: $0) })
        }
    }

    public func save(_ calendar: PlanCalendarAccess, athlete: String, at moment: Moment) async throws {
        try await database.write { db in
            try db.execute(
                sql: """
                    INSERT INTO plan_calendar (athlete_id, id, secret_hash, made_at_s) VALUES (?1, ?2, ?3, ?4)
                    ON CONFLICT DO UPDATE SET id = excluded.id, secret_hash = excluded.secret_hash, made_at_s = excluded.made_at_s
                    """,
                arguments: [athlete, calendar.id.text, calendar.secret?.hexadecimal, calendar.made?.secondsSince1970])
            try noteChange(of: athlete, at: moment, in: db)
        }
    }

    public func athlete(ofCalendar hash: ContentHash) async throws -> String? {
        try await database.read { db in
            try String.fetchOne(
                db, sql: "SELECT athlete_id FROM plan_calendar WHERE secret_hash = ?", arguments: [hash.hexadecimal])
        }
    }
}
