public import Archives
import Foundation
import GRDB
public import Measures
public import Training
public import TrainingLog

/// Store of privacy zones, whose content is JSON, and of links to single activities.
public struct SQLiteSharingStore: SharingStore {
    let database: SQLiteDatabase

    public func privacyZones(of athlete: String) async throws -> [PrivacyZone] {
        try await database.read { db in try PrivacyZone.all(of: athlete, in: db) }
    }

    public func save(_ zones: [PrivacyZone], athlete: String, at moment: Moment) async throws {
        try await database.write { db in
            guard try PrivacyZone.all(of: athlete, in: db) != zones else { return }
            try db.execute(sql: "DELETE FROM privacy_zone WHERE athlete_id = ?", arguments: [athlete])
            for (position, zone) in zones.enumerated() {
                try db.execute(
                    sql: "INSERT INTO privacy_zone (athlete_id, position, body) VALUES (?, ?, ?)",
                    arguments: [athlete, position, try json(PrivacyZoneBody(zone))])
            }
            try noteChange(of: athlete, at: moment, in: db)
        }
    }

    public func shares(of athlete: String) async throws -> [ActivityShare] {
        try await database.read { db in
            try Row.fetchAll(
                db, sql: "SELECT * FROM activity_share WHERE athlete_id = ? ORDER BY made_at_s DESC, id", arguments: [athlete]
            ).map { try ActivityShare($0) }
        }
    }

    public func save(_ share: ActivityShare, secret: ContentHash, athlete: String, at moment: Moment) async throws {
        try await database.write { db in
            try db.execute(
                sql: """
                    INSERT INTO activity_share (athlete_id, id, activity_id, secret_hash, made_at_s, ends_at_s, opened_at_s,
                        shows_heart_rate, shows_note, offers_file) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT (athlete_id, id) DO UPDATE SET opened_at_s = excluded.opened_at_s
                    """,
                arguments: [
                    athlete, share.id.text, share.activity, secret.hexadecimal, share.made.secondsSince1970,
                    share.ends?.secondsSince1970, share.opened?.secondsSince1970, share.content.heartRate, share.content.note,
                    share.content.file,
                ])
            try noteChange(of: athlete, at: moment, in: db)
        }
    }

    public func removeShare(_ id: UniqueID, athlete: String, at moment: Moment) async throws -> Bool {
        try await database.write { db in
            try db.execute(
                sql: "DELETE FROM activity_share WHERE athlete_id = ? AND id = ?", arguments: [athlete, id.text])
            guard db.changesCount > 0 else { return false }
            try noteChange(of: athlete, at: moment, in: db)
            return true
        }
    }

    public func share(ofSecret hash: ContentHash) async throws -> FoundShare? {
        try await database.read { db in
            try Row.fetchOne(
                db, sql: "SELECT * FROM activity_share WHERE secret_hash = ?", arguments: [hash.hexadecimal]
            ).map { FoundShare(athlete: $0["athlete_id"], share: try ActivityShare($0)) }
        }
    }

    public func observers(of athlete: String) async throws -> [ObserverAccess] {
        try await database.read { db in
            try Row.fetchAll(
                db, sql: "SELECT * FROM observer_access WHERE athlete_id = ? ORDER BY made_at_s, observer_id",
                arguments: [athlete]
            ).map { ObserverAccess($0) }
        }
    }

    public func save(_ access: ObserverAccess, athlete: String, at moment: Moment) async throws {
        try await database.write { db in
            try db.execute(
                sql: """
                    INSERT OR REPLACE INTO observer_access (athlete_id, observer_id, made_at_s, ends_at_s, opened_at_s)
                    VALUES (?, ?, ?, ?, ?)
                    """,
                arguments: [
                    athlete, access.observer, access.made.secondsSince1970, access.ends?.secondsSince1970,
                    access.opened?.secondsSince1970,
                ])
            try noteChange(of: athlete, at: moment, in: db)
        }
    }

    public func removeObserver(_ id: String, athlete: String, at moment: Moment) async throws -> Bool {
        try await database.write { db in
            try db.execute(
                sql: "DELETE FROM observer_access WHERE athlete_id = ? AND observer_id = ?", arguments: [athlete, id])
            guard db.changesCount > 0 else { return false }
            try noteChange(of: athlete, at: moment, in: db)
            return true
        }
    }

    public func accesses(by athlete: String) async throws -> [FoundAccess] {
        try await database.read { db in
            try Row.fetchAll(
                db, sql: "SELECT * FROM observer_access WHERE observer_id = ? ORDER BY athlete_id", arguments: [athlete]
            ).map { FoundAccess(athlete: $0["athlete_id"], access: ObserverAccess($0)) }
        }
    }
}

extension ObserverAccess {
    fileprivate init(_ row: Row) {
        let (ends, opened): (Double?, Double?) = (row["ends_at_s"], row["opened_at_s"])
        self.init(
            observer: row["observer_id"], made: Moment(secondsSince1970: row["made_at_s"]),
            ends: ends.map { Moment(secondsSince1970: $0) }, opened: opened.map { Moment(secondsSince1970: $0) })
    }
}

extension PrivacyZone {
    fileprivate static func all(of athlete: String, in db: Database) throws -> [PrivacyZone] {
        try Data.fetchAll(db, sql: "SELECT body FROM privacy_zone WHERE athlete_id = ? ORDER BY position", arguments: [athlete])
            .map { try known(try stored(PrivacyZoneBody.self, in: $0, "privacy zone").zone, "privacy zone") }
    }
}

extension ActivityShare {
    fileprivate init(_ row: Row) throws {
        let (id, activity): (String, String) = (row["id"], row["activity_id"])
        let (ends, opened): (Double?, Double?) = (row["ends_at_s"], row["opened_at_s"])
        self.init(
            id: try known(UniqueID(id), "link"), activity: activity, made: Moment(secondsSince1970: row["made_at_s"]),
            ends: ends.map { Moment(secondsSince1970: $0) }, opened: opened.map { Moment(secondsSince1970: $0) },
            content: Content(heartRate: row["shows_heart_rate"], note: row["shows_note"], file: row["offers_file"]))
    }
}
