import GRDB
public import Measures
public import Training
public import TrainingLog

/// Store of diary entries, one row for each change.
public struct SQLiteDiaryStore: DiaryStore {
    let database: SQLiteDatabase

    public func diary(of athlete: String) async throws -> [StoredDiaryEntry] {
        try await database.read { db in
            try Row.fetchAll(db, sql: "SELECT * FROM diary_entry WHERE athlete_id = ? ORDER BY number", arguments: [athlete])
                .map { try StoredDiaryEntry($0) }
        }
    }

    public func add(_ entry: StoredDiaryEntry, athlete: String, at moment: Moment) async throws {
        try await database.write { db in
            let line = DiaryRow(entry.entry)
            try db.execute(
                sql: """
                    INSERT INTO diary_entry
                    SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12
                    FROM diary_entry WHERE athlete_id = ?1
                    """,
                arguments: [
                    athlete, entry.moment.secondsSince1970, line.kind, line.subject, line.isOver, line.day,
                    line.niggle?.place.rawValue, line.niggle?.spot, line.niggle?.side?.rawValue, line.niggle?.intensity,
                    line.niggle?.words, line.called,
                ])
            try noteChange(of: athlete, at: moment, in: db)
        }
    }

    public func removeNewest(about subject: DiarySubject, athlete: String, at moment: Moment) async throws -> Bool {
        try await database.write { db in
            guard let newest = try DiaryRow.newest(about: subject, athlete: athlete, in: db) else { return false }
            try db.execute(
                sql: "DELETE FROM diary_entry WHERE athlete_id = ? AND number = ?",
                arguments: [athlete, newest["number"] as Int])
            try noteChange(of: athlete, at: moment, in: db)
            return true
        }
    }
}

/// A diary entry in the form of its table.
private struct DiaryRow {
    var kind: String
    var subject: String
    var isOver = false
    var day: Int?
    var niggle: Niggle?
    var called: String?

    init(_ entry: DiaryEntry) {
        (kind, subject) = (entry.subject.kind.rawValue, entry.subject.name)
        switch entry {
        case .niggle(let noted):
            niggle = noted
            day = noted.day.number
        case .niggleRemoved: isOver = true
        case .shoesRetired(_, let from):
            isOver = true
            day = from.number
        case .shoesInUse: break
        case .shoesRenamed(_, let new): called = new
        }
    }

    static func newest(about subject: DiarySubject, athlete: String, in db: Database) throws -> Row? {
        try Row.fetchOne(
            db,
            sql: """
                SELECT * FROM diary_entry WHERE athlete_id = ? AND kind = ? AND subject = ? ORDER BY number DESC LIMIT 1
                """, arguments: [athlete, subject.kind.rawValue, subject.name])
    }
}

extension StoredDiaryEntry {
    fileprivate init(_ row: Row) throws {
        let (raw, subject, isOver): (String, String, Bool) = (row["kind"], row["subject"], row["is_over"])
        let kind = try known(DiarySubject.Kind(rawValue: raw), "kind")
        let entry: DiaryEntry
        if let called: String = row["called"] {
            entry = .shoesRenamed(name: subject, called: called)
        } else if kind == .shoes {
            entry = isOver ? .shoesRetired(name: subject, day: Day(number: row["day"] ?? 0)) : .shoesInUse(name: subject)
        } else if isOver {
            entry = .niggleRemoved(id: subject)
        } else {
            let place: String = row["place"]
            let side: String? = row["side"]
            entry = .niggle(
                Niggle(
                    id: subject, day: Day(number: row["day"]), place: try known(Niggle.Place(rawValue: place), "place"),
                    spot: row["spot"] ?? "", side: try side.map { try known(Niggle.Side(rawValue: $0), "side") },
                    intensity: row["intensity"], words: row["words"] ?? ""))
        }
        self.init(entry, moment: Moment(secondsSince1970: row["made_at_s"]))
    }
}
