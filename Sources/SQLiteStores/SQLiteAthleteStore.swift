import GRDB
public import Measures
public import Training
public import TrainingLog

/// Athlete profiles, one row each.
public struct SQLiteAthleteStore: AthleteStore {
    let database: SQLiteDatabase

    public func athlete(_ id: String) async throws -> Athlete? {
        try await database.read { db in
            try Row.fetchOne(db, sql: "SELECT * FROM athlete WHERE athlete_id = ?", arguments: [id]).map { try Athlete($0) }
        }
    }

    public func save(_ athlete: Athlete, as id: String, at moment: Moment) async throws {
        let columns = ["athlete_id"] + AthleteField.all.flatMap(\.names.columns)
        let values: [DatabaseValue] = [id.databaseValue] + AthleteField.all.flatMap { $0.columnValues(of: athlete) }
        try await database.write { db in
            try db.executeCached(
                sql: "INSERT OR REPLACE INTO athlete (" + columns.joined(separator: ", ") + ") VALUES ("
                    + columns.map { _ in "?" }.joined(separator: ", ") + ")",
                arguments: StatementArguments(values))
            try noteChange(of: id, at: moment, in: db)
        }
    }

    public func lastChange(of athlete: String) async throws -> Change? {
        try await database.read { db in
            // Every request runs this query, so each connection prepares the statement once.
            let statement = try db.cachedStatement(sql: "SELECT number, changed_at_s FROM change WHERE athlete_id = ?")
            return try Row.fetchOne(statement, arguments: [athlete])
                .map { Change(number: $0["number"], moment: Moment(secondsSince1970: $0["changed_at_s"])) }
        }
    }
}

func noteChange(of athlete: String, at moment: Moment, in db: Database) throws {
    try db.executeCached(
        sql: """
            INSERT INTO change VALUES (?, 1, ?)
            ON CONFLICT DO UPDATE SET number = number + 1, changed_at_s = excluded.changed_at_s
            """, arguments: [athlete, moment.secondsSince1970])
}

extension Athlete {
    fileprivate init(_ row: Row) throws {
        self.init(name: "")
        for field in AthleteField.all { field.set(&self, try field.storedValue(in: row)) }
    }
}

extension AthleteField {
    /// Returns the values of its columns.
    fileprivate func columnValues(of athlete: Athlete) -> [DatabaseValue] {
        func spread(_ elements: [some DatabaseValueConvertible]) -> [DatabaseValue] {
            names.columns.indices.map { elements.indices.contains($0) ? elements[$0].databaseValue : .null }
        }
        switch value(athlete) {
        case .text(let text): return [text.databaseValue]
        case .whole(let number): return [number.databaseValue]
        case .decimal(let number): return [number.databaseValue]
        case .wholes(let days) where names.columns.count == 1: return [days.reduce(0) { $0 | 1 << ($1 - 1) }.databaseValue]
        case .wholes(let numbers): return spread(numbers)
        case .decimals(let numbers): return spread(numbers)
        case nil: return names.columns.map { _ in .null }
        }
    }

    /// Returns the value of a row; nil if it is absent. Throws when this version does not know the stored word.
    fileprivate func storedValue(in row: Row) throws -> AthleteValue? {
        let column = names.columns[0]
        switch kind.storage {
        case .text:
            let text: String? = row[column]
            if let text, case .choice(let words) = kind { _ = try known(words.firstIndex(of: text), key) }
            return text.map { .text($0) }
        case .whole: return (row[column] as Int?).map { .whole($0) }
        case .decimal: return (row[column] as Double?).map { .decimal($0) }
        case .wholes where names.columns.count == 1:
            let bits: Int = row[column] ?? 0
            return .wholes((1...7).filter { bits & (1 << ($0 - 1)) != 0 })
        case .wholes: return .wholes(names.columns.compactMap { row[$0] as Int? })
        case .decimals: return .decimals(names.columns.compactMap { row[$0] as Double? })
        }
    }
}

/// Unwraps the value of a stored name. Throws when this version does not know the name.
func known<Value>(_ value: Value?, _ what: String) throws(StoreError) -> Value {
    guard let value else { throw .damaged(what: what) }
    return value
}
