import GRDB
public import Measures
public import TrainingLog

/// The hours and requests of one archive, in two tables.
public struct SQLiteArchiveStore<Hour: HourlyValue>: ArchiveStore {
    let database: SQLiteDatabase
    let tables: ArchiveTables<Hour>

    public func hour(_ hour: Int, at place: RoundedPlace, athlete: String) async throws -> Hour? {
        try await database.read { db in
            try Row.fetchOne(
                db, sql: HotQuery.archiveHour(in: tables.hours), arguments: [athlete, place.latitude, place.longitude, hour]
            ).map { tables.read($0) }
        }
    }

    public func hours(_ range: ClosedRange<Int>, at place: RoundedPlace, athlete: String) async throws -> [Hour] {
        try await database.read { db in
            try Row.fetchAll(
                db, sql: HotQuery.archiveHours(in: tables.hours),
                arguments: [athlete, place.latitude, place.longitude, range.lowerBound, range.upperBound]
            ).map { tables.read($0) }
        }
    }

    public func request(at place: RoundedPlace, on day: Day, athlete: String) async throws -> ArchiveRequest? {
        try await database.read { db in
            try Row.fetchOne(
                db, sql: HotQuery.archiveRequest(in: tables.requests),
                arguments: [athlete, day.number, place.latitude, place.longitude]
            ).map { try ArchiveRequest($0, in: tables.requests) }
        }
    }

    public func requests(of athlete: String) async throws -> [ArchiveRequest] {
        try await database.read { db in
            try Row.fetchAll(
                db, sql: "SELECT * FROM \(tables.requests) WHERE athlete_id = ? ORDER BY day, latitude, longitude",
                arguments: [athlete]
            ).map { try ArchiveRequest($0, in: tables.requests) }
        }
    }

    public func save(
        _ hours: [Hour], _ request: ArchiveRequest, for asking: [String], forgettingDigestsOf activities: [String],
        athlete: String, at moment: Moment
    ) async throws -> Bool {
        try await database.write { db in
            let isAnyThere = try asking.contains { id in
                try Row.fetchOne(db, sql: HotQuery.activity, arguments: [athlete, id]) != nil
            }
            guard isAnyThere else { return false }
            for hour in hours {
                let key: [(any DatabaseValueConvertible)?] = [
                    athlete, request.place.latitude, request.place.longitude, hour.hour,
                ]
                try db.executeCached(sql: tables.insertion, arguments: StatementArguments(key + tables.columns(hour)))
            }
            try db.executeCached(
                sql: "INSERT OR REPLACE INTO \(tables.requests) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                arguments: [
                    athlete, request.day.number, request.place.latitude, request.place.longitude,
                    request.asked.secondsSince1970, request.failures, request.problem, request.retry?.secondsSince1970,
                ])
            for id in activities {
                try db.executeCached(
                    sql: "DELETE FROM digest WHERE athlete_id = ? AND activity_id = ?", arguments: [athlete, id])
            }
            if !activities.isEmpty { try noteChange(of: athlete, at: moment, in: db) }
            return true
        }
    }
}

extension ArchiveRequest {
    /// - Parameter table: table of the row, for errors.
    fileprivate init(_ row: Row, in table: String) throws {
        let place = try known(RoundedPlace(latitude: row["latitude"], longitude: row["longitude"]), table)
        self.init(
            place: place, day: Day(number: row["day"]), asked: Moment(secondsSince1970: row["asked_at_s"]),
            failures: row["failures"], problem: row["problem"],
            retry: (row["retry_at_s"] as Double?).map { Moment(secondsSince1970: $0) })
    }
}
