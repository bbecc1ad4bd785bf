import Foundation
import GRDB
public import Measures
public import Training
public import TrainingLog

/// Store of content packs and routines. Their content is JSON.
public struct SQLiteRoutineStore: RoutineStore {
    let database: SQLiteDatabase

    public func packs() async throws -> [StoredPack] {
        try await database.read { db in
            try Row.fetchAll(db, sql: "SELECT id, version, revision, body IS NULL AS is_removed FROM content_pack ORDER BY id")
                .map { row in
                    StoredPack(
                        id: try known(ContentID(row["id"] as String), "content pack"), version: row["version"],
                        revision: row["revision"], isRemoved: row["is_removed"])
                }
        }
    }

    public func pack(_ id: ContentID) async throws -> ContentPack? {
        let body = try await database.read { db in
            try Data.fetchOne(db, sql: "SELECT body FROM content_pack WHERE id = ? AND body IS NOT NULL", arguments: [id.text])
        }
        return try body.map { try known(try stored(PackBody.self, in: $0, "content pack").pack, "content pack") }
    }

    public func save(_ pack: ContentPack, at moment: Moment) async throws {
        let body = try json(PackBody(pack))
        try await database.write { db in
            try db.execute(
                sql: """
                    INSERT INTO content_pack (id, version, revision, body) VALUES (?1, ?2, 1, ?3)
                    ON CONFLICT DO UPDATE SET version = excluded.version, revision = revision + 1, body = excluded.body
                    WHERE body IS NOT excluded.body
                    """, arguments: [pack.id.text, pack.version, body])
            if db.changesCount > 0 { try noteChangeOfAll(at: moment, in: db) }
        }
    }

    public func removePack(_ id: ContentID, at moment: Moment) async throws -> Bool {
        try await database.write { db in
            try db.execute(
                sql: "UPDATE content_pack SET body = NULL, revision = revision + 1 WHERE id = ? AND body IS NOT NULL",
                arguments: [id.text])
            guard db.changesCount > 0 else { return false }
            try noteChangeOfAll(at: moment, in: db)
            return true
        }
    }

    public func ownRoutines(of athlete: String) async throws -> [Routine] {
        try await database.read { db in try storedRoutines("own_routine", by: "place", of: athlete, in: db) }
    }

    public func save(_ routines: [Routine], athlete: String, at moment: Moment) async throws {
        try await database.write { db in
            guard try storedRoutines("own_routine", by: "place", of: athlete, in: db) != routines else { return }
            try replace(routines, "own_routine", by: "place", of: athlete, in: db)
            try noteChange(of: athlete, at: moment, in: db)
        }
    }

    public func routineHistory(of athlete: String) async throws -> RoutineHistory {
        try await database.read { db in try RoutineHistory.stored(of: athlete, in: db) }
    }

    public func save(_ history: RoutineHistory, athlete: String, at moment: Moment) async throws {
        try await database.write { db in
            guard try RoutineHistory.stored(of: athlete, in: db) != history else { return }
            var routines: [Routine] = []
            try db.execute(sql: "DELETE FROM routine_stretch WHERE athlete_id = ?", arguments: [athlete])
            for (place, stretch) in history.stretches.enumerated() {
                let number = routines.firstIndex(of: stretch.routine) ?? routines.count
                if number == routines.count { routines.append(stretch.routine) }
                try db.execute(
                    sql: """
                        INSERT INTO routine_stretch
                        (athlete_id, place, followed_number, pack_version, first_day, day_number, last_day, end_reason, decided_day)
                        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                        """,
                    arguments: [
                        athlete, place, number, stretch.packVersion, stretch.first.number, stretch.number, stretch.last?.number,
                        stretch.end?.rawValue, stretch.decided?.number,
                    ])
            }
            try replace(routines, "followed_routine", by: "number", of: athlete, in: db)
            try db.execute(sql: "DELETE FROM routine_correction WHERE athlete_id = ?", arguments: [athlete])
            for (day, correction) in history.corrections {
                try db.execute(
                    sql: "INSERT INTO routine_correction (athlete_id, day, correction) VALUES (?, ?, ?)",
                    arguments: [athlete, day.number, correction.rawValue])
            }
            try noteChange(of: athlete, at: moment, in: db)
        }
    }
}

extension RoutineHistory {
    fileprivate static func stored(of athlete: String, in db: Database) throws -> RoutineHistory {
        let rows = try Row.fetchAll(
            db, sql: "SELECT * FROM routine_stretch WHERE athlete_id = ? ORDER BY place", arguments: [athlete])
        if rows.isEmpty { return RoutineHistory() }
        let routines = try storedRoutines("followed_routine", by: "number", of: athlete, in: db)
        let stretches = try rows.map { row in
            let number: Int = row["followed_number"]
            let last: Int? = row["last_day"]
            let end: String? = row["end_reason"]
            let decided: Int? = row["decided_day"]
            return Stretch(
                routine: try SQLiteStores.known(routines.indices.contains(number) ? routines[number] : nil, "routine"),
                packVersion: row["pack_version"], first: Day(number: row["first_day"]), number: row["day_number"],
                last: last.map { Day(number: $0) },
                end: try end.map { try SQLiteStores.known(End(rawValue: $0), "end of a routine") },
                decided: decided.map { Day(number: $0) })
        }
        var corrections: [Day: Correction] = [:]
        let noted = try Row.fetchAll(
            db, sql: "SELECT day, correction FROM routine_correction WHERE athlete_id = ?", arguments: [athlete])
        for row in noted {
            let correction = Correction(rawValue: row["correction"] as String)
            corrections[Day(number: row["day"])] = try SQLiteStores.known(correction, "correction of a day")
        }
        return RoutineHistory(stretches, corrections: corrections)
    }
}

private func storedRoutines(_ table: String, by order: String, of athlete: String, in db: Database) throws -> [Routine] {
    try Data.fetchAll(db, sql: "SELECT body FROM \(table) WHERE athlete_id = ? ORDER BY \(order)", arguments: [athlete])
        .map { try known(try stored(RoutineBody.self, in: $0, "routine").routine, "routine") }
}

private func replace(_ routines: [Routine], _ table: String, by order: String, of athlete: String, in db: Database) throws {
    try db.execute(sql: "DELETE FROM \(table) WHERE athlete_id = ?", arguments: [athlete])
    for (place, routine) in routines.enumerated() {
        try db.execute(
            sql: "INSERT INTO \(table) (athlete_id, \(order), body) VALUES (?, ?, ?)",
            arguments: [athlete, place, try json(RoutineBody(routine))])
    }
}

/// Notes a change of every athlete that has one.
private func noteChangeOfAll(at moment: Moment, in db: Database) throws {
    try db.execute(sql: "UPDATE change SET number = number + 1, changed_at_s = ?", arguments: [moment.secondsSince1970])
}
