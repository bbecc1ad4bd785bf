import GRDB
public import Measures
public import TrainingLog

/// Store of the answers of weather archives.
public struct SQLiteWeatherStore: WeatherStore {
    let database: SQLiteDatabase

    public func hour(_ hour: Int, at place: RoundedPlace, athlete: String) async throws -> ArchivedHour? {
        try await database.read { db in
            try Row.fetchOne(db, sql: HotQuery.weatherHour, arguments: [athlete, place.latitude, place.longitude, hour]).map {
                ArchivedHour($0)
            }
        }
    }

    public func hours(_ range: ClosedRange<Int>, at place: RoundedPlace, athlete: String) async throws -> [ArchivedHour] {
        try await database.read { db in
            try Row.fetchAll(
                db, sql: HotQuery.weatherHours,
                arguments: [athlete, place.latitude, place.longitude, range.lowerBound, range.upperBound]
            ).map { ArchivedHour($0) }
        }
    }

    public func request(at place: RoundedPlace, on day: Day, athlete: String) async throws -> WeatherRequest? {
        try await database.read { db in
            try Row.fetchOne(
                db, sql: HotQuery.weatherRequest, arguments: [athlete, day.number, place.latitude, place.longitude]
            ).map { try WeatherRequest($0) }
        }
    }

    public func requests(of athlete: String) async throws -> [WeatherRequest] {
        try await database.requests(in: "weather_request", of: athlete)
    }

    public func save(
        _ hours: [ArchivedHour], _ request: WeatherRequest, for asking: [String], forgettingDigestsOf activities: [String],
        athlete: String, at moment: Moment
    ) async throws -> Bool {
        try await database.keep(
            request, in: "weather_request", for: asking, forgettingDigestsOf: activities, athlete: athlete, at: moment
        ) { db in
            for hour in hours {
                try db.executeCached(
                    sql: "INSERT OR REPLACE INTO weather_hour VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    arguments: [
                        athlete, request.place.latitude, request.place.longitude, hour.hour, hour.temperature, hour.humidity,
                        hour.wind, hour.radiation, hour.cloudCover, hour.pressure,
                    ])
            }
        }
    }
}

extension SQLiteDatabase {
    /// Returns all requests, sorted by day, then place.
    /// - Parameter table: name of a request table. It must be a literal of this program.
    func requests(in table: String, of athlete: String) async throws -> [WeatherRequest] {
        try await read { db in
            try Row.fetchAll(
                db, sql: "SELECT * FROM \(table) WHERE athlete_id = ? ORDER BY day, latitude, longitude", arguments: [athlete]
            ).map { try WeatherRequest($0) }
        }
    }

    /// Stores an archive's hours and the outcome of the request, and invalidates the affected digests, in one transaction.
    /// - Parameters:
    ///   - table: name of a request table. It must be a literal of this program.
    ///   - asking: activities that need the answer. When none of them exists any more, nothing is stored.
    ///   - hours: writes the hours.
    /// - Returns: whether anything was stored.
    func keep(
        _ request: WeatherRequest, in table: String, for asking: [String], forgettingDigestsOf activities: [String],
        athlete: String, at moment: Moment, hours: @escaping @Sendable (Database) throws -> Void
    ) async throws -> Bool {
        try await write { db in
            let isAnyThere = try asking.contains { id in
                try Row.fetchOne(db, sql: HotQuery.activity, arguments: [athlete, id]) != nil
            }
            guard isAnyThere else { return false }
            try hours(db)
            try db.executeCached(
                sql: "INSERT OR REPLACE INTO \(table) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
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

extension ArchivedHour {
    fileprivate init(_ row: Row) {
        self.init(
            hour: row["hour"], temperature: row["temperature_c"], humidity: row["humidity_percent"], wind: row["wind_mps"],
            radiation: row["radiation_wm2"], cloudCover: row["cloud_percent"], pressure: row["pressure_hpa"])
    }
}

extension WeatherRequest {
    init(_ row: Row) throws {
        let place = try known(RoundedPlace(latitude: row["latitude"], longitude: row["longitude"]), "weather")
        self.init(
            place: place, day: Day(number: row["day"]), asked: Moment(secondsSince1970: row["asked_at_s"]),
            failures: row["failures"], problem: row["problem"],
            retry: (row["retry_at_s"] as Double?).map { Moment(secondsSince1970: $0) })
    }
}
