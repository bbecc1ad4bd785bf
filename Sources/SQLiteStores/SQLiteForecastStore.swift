import GRDB
public import Measures
public import TrainingLog

/// Store of forecasts in two tables: hours, and the last request.
public struct SQLiteForecastStore: ForecastStore {
    let database: SQLiteDatabase

    public func request(of athlete: String) async throws -> ForecastRequest? {
        try await database.read { db in try ForecastRequest.stored(of: athlete, in: db) }
    }

    public func hours(of athlete: String) async throws -> [WeatherHour] {
        try await database.read { db in
            try Row.fetchAll(
                db, sql: "SELECT * FROM forecast_hour WHERE athlete_id = ? ORDER BY hour", arguments: [athlete]
            ).map { ArchiveTables<WeatherHour>.weather.read($0) }
        }
    }

    public func save(
        _ request: ForecastRequest, hours: [WeatherHour]?, for activity: String, athlete: String, at moment: Moment
    ) async throws -> Bool {
        try await database.write { db in
            guard try Row.fetchOne(db, sql: HotQuery.activity, arguments: [athlete, activity]) != nil else { return false }
            try db.executeCached(
                sql: "INSERT OR REPLACE INTO forecast_request VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                arguments: [
                    athlete, request.place.latitude, request.place.longitude, request.source, request.asked.secondsSince1970,
                    request.answered?.secondsSince1970, request.failures, request.problem, request.retry?.secondsSince1970,
                    request.isByFlag,
                ])
            guard let hours else { return true }
            try db.execute(sql: "DELETE FROM forecast_hour WHERE athlete_id = ?", arguments: [athlete])
            for hour in hours {
                let key: [(any DatabaseValueConvertible)?] = [athlete, hour.hour]
                try db.executeCached(
                    sql: "INSERT OR REPLACE INTO forecast_hour VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    arguments: StatementArguments(key + ArchiveTables<WeatherHour>.weather.columns(hour)))
            }
            try noteChange(of: athlete, at: moment, in: db)
            return true
        }
    }
}

extension ForecastRequest {
    fileprivate static func stored(of athlete: String, in db: Database) throws -> ForecastRequest? {
        try Row.fetchOne(db, sql: "SELECT * FROM forecast_request WHERE athlete_id = ?", arguments: [athlete]).map { row in
            ForecastRequest(
                place: try known(
                    RoundedPlace(latitude: row["latitude"], longitude: row["longitude"]), "forecast_request"),
                source: row["source"], asked: Moment(secondsSince1970: row["asked_at_s"]),
                answered: (row["answered_at_s"] as Double?).map { Moment(secondsSince1970: $0) }, failures: row["failures"],
                problem: row["problem"], retry: (row["retry_at_s"] as Double?).map { Moment(secondsSince1970: $0) },
                isByFlag: row["by_flag"])
        }
    }
}
