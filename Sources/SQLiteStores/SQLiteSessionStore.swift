import GRDB
public import Measures
public import Sync
public import TrainingLog

/// Store of session records: one row a record, with a column for each of its fields.
public struct SQLiteSessionStore: SessionStore {
    let database: SQLiteDatabase

    public func push(
        _ batch: [SessionRecord], stated: [UniqueID: UniqueID], newEpoch: UniqueID, athlete: String, at moment: Moment
    ) async throws -> SessionPush {
        try await database.write { db in
            let state = try SyncState.stored(of: athlete, newEpoch: newEpoch, in: db)
            var stored: [UniqueID: SessionRecord] = [:]
            var known: [UniqueID: UniqueID] = [:]
            for record in batch where stored[record.id] == nil {
                let row = try Row.fetchOne(
                    db, sql: "SELECT * FROM session_record WHERE athlete_id = ? AND id = ?", arguments: [athlete, record.id.text])
                guard let row else { continue }
                stored[record.id] = try SessionRecord(row)
                known[record.id] = try (row["known_workout_id"] as String?).map {
                    try SQLiteStores.known(UniqueID($0), "workout")
                }
            }
            guard let plan = RecordBook.plan(push: batch, stored: { stored[$0] }, lastPosition: state.position) else {
                throw StoreError.damaged(what: "sync position")
            }
            let workouts = RecordBook.workouts(
                after: plan, of: batch, stored: { stored[$0] }, known: { known[$0] }, stated: stated)
            let learned = workouts.filter { known[$0.key] != $0.value }
            for write in plan.writes {
                try SQLiteSessionStore.replace(
                    write.record, at: write.position, workout: workouts[write.record.id], of: athlete, in: db)
            }
            for (id, workout) in learned {
                try db.execute(
                    sql: "UPDATE session_record SET known_workout_id = ? WHERE athlete_id = ? AND id = ?",
                    arguments: [workout.text, athlete, id.text])
            }
            for workout in Set(plan.writes.compactMap { known[$0.record.id] } + plan.writes.compactMap { workouts[$0.record.id] })
                .union(learned.values)
            {
                try SQLiteSessionStore.forgetDigest(ofWorkout: workout, of: athlete, in: db)
            }
            if !plan.writes.isEmpty {
                try db.execute(
                    sql: "UPDATE sync_state SET last_position = ? WHERE athlete_id = ?", arguments: [plan.lastPosition, athlete])
            }
            if !plan.writes.isEmpty || !learned.isEmpty { try noteChange(of: athlete, at: moment, in: db) }
            return SessionPush(
                answer: PushAnswer(epoch: state.epoch, receipts: plan.receipts),
                changes: plan.writes.map { .init(before: stored[$0.record.id], after: $0.record) }, faults: plan.faults)
        }
    }

    public func pull(
        after cursor: Sync.Cursor?, limit: Int, newEpoch: UniqueID, athlete: String, at moment: Moment
    ) async throws -> PullAnswer {
        // Only the first request of a data folder writes, so that polling devices do not wait for an import.
        let known = try await database.read { db in
            try SyncState.stored(of: athlete, in: db).map { try SQLiteSessionStore.page(cursor, limit, $0, of: athlete, in: db) }
        }
        if let known { return known }
        return try await database.write { db in
            let state = try SyncState.stored(of: athlete, newEpoch: newEpoch, in: db)
            return try SQLiteSessionStore.page(cursor, limit, state, of: athlete, in: db)
        }
    }

    public func lastCursor(newEpoch: UniqueID, athlete: String) async throws -> Sync.Cursor {
        var state = try await database.read { db in try SyncState.stored(of: athlete, in: db) }
        if state == nil {
            state = try await database.write { db in try SyncState.stored(of: athlete, newEpoch: newEpoch, in: db) }
        }
        return try known(state.flatMap { Sync.Cursor(epoch: $0.epoch, position: $0.position) }, "sync position")
    }

    private static func page(
        _ cursor: Sync.Cursor?, _ limit: Int, _ state: SyncState, of athlete: String, in db: Database
    ) throws -> PullAnswer {
        let plan = RecordBook.plan(pull: cursor, limit: limit, epoch: state.epoch, lastPosition: state.position)
        let rows = try Row.fetchAll(
            db, sql: "SELECT * FROM session_record WHERE athlete_id = ? AND position > ? ORDER BY position LIMIT ?",
            arguments: [athlete, plan.position, plan.limit + 1])
        return plan.answer(try rows.map { StoredRecord(record: try SessionRecord($0), position: $0["position"]) })
    }

    public func records(of athlete: String) async throws -> [SessionRecord] {
        try await database.read { db in
            try Row.fetchAll(db, sql: "SELECT * FROM session_record WHERE athlete_id = ? ORDER BY position", arguments: [athlete])
                .map { try SessionRecord($0) }
        }
    }

    public func knownWorkouts(of athlete: String) async throws -> [UniqueID: UniqueID] {
        try await database.read { db in
            let rows = try Row.fetchAll(
                db, sql: "SELECT id, known_workout_id FROM session_record WHERE athlete_id = ? AND known_workout_id IS NOT NULL",
                arguments: [athlete])
            var workouts: [UniqueID: UniqueID] = [:]
            for row in rows {
                let id = try known(UniqueID(row["id"] as String), "session record")
                workouts[id] = try known(UniqueID(row["known_workout_id"] as String), "workout")
            }
            return workouts
        }
    }

    public func record(ofRecordings ids: [String], athlete: String) async throws -> SessionRecord? {
        try await database.read { db in
            let find = try db.cachedStatement(
                sql: """
                    SELECT r.* FROM session_workout AS w JOIN session_record AS r
                    ON r.athlete_id = w.athlete_id AND r.known_workout_id = w.workout_id
                    WHERE w.athlete_id = ? AND w.recording_id = ? ORDER BY r.deleted, r.position DESC LIMIT 1
                    """)
            var rows: [Row] = []
            for id in ids { rows += try Row.fetchAll(find, arguments: [athlete, id]) }
            // A tombstone counts only if no other record replaces the session.
            func rank(_ row: Row) -> (Int, Int) { (-(row["deleted"] as Int), row["position"]) }
            return try rows.max { rank($0) < rank($1) }.map { try SessionRecord($0) }
        }
    }

    public func workouts(of athlete: String) async throws -> [SessionWorkout] {
        try await database.read { db in
            try Row.fetchAll(
                db, sql: "SELECT * FROM session_workout WHERE athlete_id = ? ORDER BY workout_id", arguments: [athlete]
            ).map {
                SessionWorkout(
                    id: try known(UniqueID($0["workout_id"] as String), "workout"), recording: $0["recording_id"],
                    moment: Moment(secondsSince1970: $0["added_at_s"]))
            }
        }
    }

    public func add(_ workout: SessionWorkout, athlete: String, at moment: Moment) async throws {
        try await database.write { db in
            // The digests of the former recording and of the new one depend on the record.
            try SQLiteSessionStore.forgetDigest(ofWorkout: workout.id, of: athlete, in: db)
            try db.execute(
                sql: "INSERT OR REPLACE INTO session_workout VALUES (?, ?, ?, ?)",
                arguments: [athlete, workout.id.text, workout.recording, workout.moment.secondsSince1970])
            try SQLiteSessionStore.forgetDigest(ofWorkout: workout.id, of: athlete, in: db)
            try noteChange(of: athlete, at: moment, in: db)
        }
    }

    public func settingsVersion(
        ofContent content: String, newEpoch: UniqueID, athlete: String
    ) async throws -> SettingsVersion {
        // Devices ask often, and the settings change rarely: only a change needs the writer.
        let current = try await database.read { db in try SyncState.settings(of: athlete, content: content, in: db) }
        if let current { return current }
        return try await database.write { db in
            _ = try SyncState.stored(of: athlete, newEpoch: newEpoch, in: db)
            if let current = try SyncState.settings(of: athlete, content: content, in: db) { return current }
            try db.execute(
                sql: """
                    UPDATE sync_state SET settings_counter = settings_counter + 1, settings_content = ? WHERE athlete_id = ?
                    """, arguments: [content, athlete])
            return try known(try SyncState.settings(of: athlete, content: content, in: db), "settings version")
        }
    }

    private static func forgetDigest(ofWorkout id: UniqueID, of athlete: String, in db: Database) throws {
        let recording = try String.fetchOne(
            db, sql: "SELECT recording_id FROM session_workout WHERE athlete_id = ? AND workout_id = ?",
            arguments: [athlete, id.text])
        guard let recording else { return }
        try SQLiteStores.forgetDigest(ofRecording: recording, athlete: athlete, in: db)
        // The record may apply to any part of a cut recording.
        try db.execute(
            sql: """
                DELETE FROM digest WHERE athlete_id = ?1 AND activity_id IN
                (SELECT activity_id FROM recording_part WHERE athlete_id = ?1 AND recording_id = ?2)
                """, arguments: [athlete, recording])
    }

    private static func replace(
        _ record: SessionRecord, at position: Int64, workout: UniqueID?, of athlete: String, in db: Database
    ) throws {
        let fields = SessionRecord.Field.allCases
        try db.execute(
            sql: "INSERT OR REPLACE INTO session_record (athlete_id, position, known_workout_id, "
                + fields.map { "\"" + $0.rawValue + "\"" }.joined(separator: ", ") + ") VALUES (?, ?, ?, "
                + fields.map { _ in "?" }.joined(separator: ", ") + ")",
            arguments: StatementArguments(
                [athlete.databaseValue, position.databaseValue, workout?.text.databaseValue ?? .null]
                    + fields.map { record.value($0)?.databaseValue ?? .null }))
    }
}

/// Epoch and last position of an athlete's records.
private struct SyncState {
    var epoch: UniqueID
    var position: Int64

    /// Nil before the first push or pull.
    static func stored(of athlete: String, in db: Database) throws -> SyncState? {
        try Row.fetchOne(db, sql: "SELECT * FROM sync_state WHERE athlete_id = ?", arguments: [athlete]).map { row in
            SyncState(epoch: try known(UniqueID(row["epoch"] as String), "epoch"), position: row["last_position"])
        }
    }

    /// The version of the settings; nil if their content is another one.
    static func settings(of athlete: String, content: String, in db: Database) throws -> SettingsVersion? {
        let row = try Row.fetchOne(
            db, sql: "SELECT * FROM sync_state WHERE athlete_id = ? AND settings_content = ?", arguments: [athlete, content])
        return try row.map { row in
            let epoch = try known(UniqueID(row["epoch"] as String), "epoch")
            return try known(SettingsVersion(epoch: epoch, counter: row["settings_counter"]), "settings version")
        }
    }

    static func stored(of athlete: String, newEpoch: UniqueID, in db: Database) throws -> SyncState {
        if let state = try stored(of: athlete, in: db) { return state }
        try db.execute(
            sql: "INSERT INTO sync_state (athlete_id, epoch, last_position) VALUES (?, ?, 0)",
            arguments: [athlete, newEpoch.text])
        return SyncState(epoch: newEpoch, position: 0)
    }
}

extension SessionRecord.FieldValue {
    fileprivate var databaseValue: DatabaseValue {
        switch self {
        case .id(let id): id.text.databaseValue
        case .whole(let number): number.databaseValue
        case .number(let number): number.databaseValue
        case .text(let text): text.databaseValue
        case .flag(let flag): flag.databaseValue
        }
    }
}

extension SessionRecord {
    fileprivate init(_ row: Row) throws {
        var fields: [Field: FieldValue] = [:]
        for field in Field.allCases {
            let value: DatabaseValue = row[field.rawValue]
            switch value.storage {
            case .null: break
            case .int64(let number): fields[field] = field == .isDeleted ? .flag(number != 0) : .whole(number)
            case .double(let number): fields[field] = .number(number)
            case .string(let text): fields[field] = .text(text)
            case .blob: throw StoreError.damaged(what: "session record, " + field.rawValue)
            }
        }
        do {
            try self.init(fields: fields)
        } catch {
            switch error {
            case .missing(let field), .invalid(let field), .tombstoneWith(let field):
                throw StoreError.damaged(what: "session record, " + field.rawValue)
            }
        }
    }
}
