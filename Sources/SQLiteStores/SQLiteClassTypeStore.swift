import GRDB
public import Measures
public import Training
public import TrainingLog

/// Store of class types, one row each.
public struct SQLiteClassTypeStore: ClassTypeStore {
    let database: SQLiteDatabase

    public func classTypes(of athlete: String) async throws -> ClassTypeList {
        try await database.read { db in try ClassTypeList.stored(of: athlete, in: db) }
    }

    public func save(_ list: ClassTypeList, athlete: String, at moment: Moment) async throws {
        try await database.write { db in
            guard try ClassTypeList.stored(of: athlete, in: db) != list else { return }
            try db.execute(sql: "DELETE FROM class_type WHERE athlete_id = ?", arguments: [athlete])
            for (place, entry) in list.entries.enumerated() {
                let type = entry.type
                try db.execute(
                    sql: """
                        INSERT INTO class_type
                        (athlete_id, id, place, name, symbol, room_degrees, room_is_fahrenheit, sport, is_removed)
                        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                        """,
                    arguments: [
                        athlete, type.id.text, place, type.name.text, type.symbol?.rawValue, type.defaultRoom?.degrees,
                        type.defaultRoom?.isFahrenheit, type.sport.rawValue, entry.isRemoved,
                    ])
            }
            try noteChange(of: athlete, at: moment, in: db)
        }
    }
}

extension ClassTypeList {
    fileprivate static func stored(of athlete: String, in db: Database) throws -> ClassTypeList {
        ClassTypeList(
            try Row.fetchAll(db, sql: "SELECT * FROM class_type WHERE athlete_id = ? ORDER BY place", arguments: [athlete])
                .map { try Entry($0) })
    }
}

extension ClassTypeList.Entry {
    fileprivate init(_ row: Row) throws {
        let symbol: String? = row["symbol"]
        let degrees: Int? = row["room_degrees"]
        let type = ClassType(
            id: try known(UniqueID(row["id"] as String), "class type"), name: row["name"],
            symbol: try symbol.map { try known(ClassSymbol(rawValue: $0), "symbol") },
            defaultRoom: try degrees.map {
                try known(RoomTemperature(degrees: $0, isFahrenheit: row["room_is_fahrenheit"] ?? false), "room temperature")
            }, sport: try known(Sport(rawValue: row["sport"] as String), "sport"))
        self.init(try known(type, "class type"), isRemoved: row["is_removed"])
    }
}
