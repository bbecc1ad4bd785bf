import GRDB
public import Measures
import Training
public import TrainingLog

/// Store of the athlete's edits of activities, one row for each edit.
public struct SQLiteEditStore: EditStore {
    let database: SQLiteDatabase

    public func edits(ofRecordings ids: [String], athlete: String) async throws -> [StoredEdit] {
        try await database.read { db in
            var rows: [Row] = []
            let find = try db.cachedStatement(sql: HotQuery.edits)
            for id in ids { rows += try Row.fetchAll(find, arguments: [athlete, id]) }
            return try rows.sorted { ($0["number"] as Int) < ($1["number"] as Int) }.map { try StoredEdit($0) }
        }
    }

    public func edits(of athlete: String) async throws -> [StoredEdit] {
        try await database.read { db in
            try Row.fetchAll(db, sql: "SELECT * FROM activity_edit WHERE athlete_id = ? ORDER BY number", arguments: [athlete])
                .map { try StoredEdit($0) }
        }
    }

    public func add(_ edit: StoredEdit, athlete: String, at moment: Moment) async throws {
        try await database.write { db in
            let newest = try Row.fetchAll(db, sql: HotQuery.edits, arguments: [athlete, edit.recording]).last
            if try newest.map({ try StoredEdit($0) }) == edit { return }
            try db.execute(
                sql: """
                    INSERT INTO activity_edit
                    SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12,
                    ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20
                    FROM activity_edit WHERE athlete_id = ?1
                    """,
                arguments: [
                    athlete, edit.recording, edit.moment.secondsSince1970, edit.edit.title, edit.edit.sport?.rawValue,
                    edit.edit.note, edit.edit.perceivedEffort, edit.edit.isRace, edit.edit.isLeftOut,
                    edit.edit.shoes, edit.edit.room?.degrees, edit.edit.room?.isFahrenheit, edit.edit.roomHumidity,
                    edit.edit.duration, edit.edit.isTimeTrial, edit.edit.isThresholdTest,
                    edit.edit.unrepaired.map(\.rawValue).sorted().joined(separator: " "), edit.edit.isRoomUnheated,
                    edit.changed.map(\.rawValue).sorted().joined(separator: " "), edit.edit.classType?.text,
                ])
            try forgetDigest(ofRecording: edit.recording, athlete: athlete, in: db)
            try noteChange(of: athlete, at: moment, in: db)
        }
    }

    public func removeNewest(ofRecordings ids: [String], athlete: String, at moment: Moment) async throws -> Bool {
        try await database.write { db in
            var newest: (number: Int, recording: String)?
            for id in ids {
                guard let row = try Row.fetchAll(db, sql: HotQuery.edits, arguments: [athlete, id]).last else { continue }
                let number: Int = row["number"]
                if number > newest?.number ?? 0 { newest = (number, id) }
            }
            guard let newest else { return false }
            try db.execute(
                sql: "DELETE FROM activity_edit WHERE athlete_id = ? AND number = ?", arguments: [athlete, newest.number])
            try forgetDigest(ofRecording: newest.recording, athlete: athlete, in: db)
            try noteChange(of: athlete, at: moment, in: db)
            return true
        }
    }
}

func forgetDigest(ofRecording id: String, athlete: String, in db: Database) throws {
    try db.execute(
        sql: """
            DELETE FROM digest WHERE athlete_id = ?1
            AND activity_id = coalesce((SELECT activity_id FROM recording_part WHERE athlete_id = ?1 AND part_id = ?2),
            (SELECT activity_id FROM recording WHERE athlete_id = ?1 AND recording_id = ?2))
            """, arguments: [athlete, id])
}

extension StoredEdit {
    fileprivate init(_ row: Row) throws {
        let sport: String? = row["sport"]
        let degrees: Int? = row["room_degrees"]
        let unrepaired: String = row["unrepaired"]
        let changed: String = row["changed"]
        let classType: String? = row["class_type_id"]
        self.init(
            recording: row["recording_id"],
            edit: ActivityEdit(
                title: row["title"], sport: try sport.map { try known(Sport(rawValue: $0), "sport") }, note: row["note"],
                perceivedEffort: row["perceived_effort"], isRace: row["is_race"], isLeftOut: row["is_left_out"],
                shoes: row["shoes"],
                room: try degrees.map {
                    try known(RoomTemperature(degrees: $0, isFahrenheit: row["room_is_fahrenheit"] ?? false), "room temperature")
                },
                isRoomUnheated: row["is_room_unheated"], roomHumidity: row["room_humidity"],
                classType: try classType.map { try known(UniqueID($0), "class type") }, duration: row["duration_s"],
                isTimeTrial: row["is_time_trial"],
                isThresholdTest: row["is_threshold_test"],
                unrepaired: Set(
                    try unrepaired.split(separator: " ").map { try known(Repairable(rawValue: String($0)), "repair") })),
            changed: Set(
                try changed.split(separator: " ").map {
                    try known(ActivityEdit.SharedPart(rawValue: String($0)), "part of an edit")
                }),
            moment: Moment(secondsSince1970: row["made_at_s"]))
    }
}
