import GRDB
public import Measures
public import TrainingLog

/// Store of the answers of air-quality archives.
public struct SQLiteAirStore: AirStore {
    let database: SQLiteDatabase

    public func air(_ hour: Int, at place: RoundedPlace, athlete: String) async throws -> ArchivedAir? {
        try await database.read { db in
            try Row.fetchOne(
                db, sql: "SELECT * FROM air_hour WHERE athlete_id = ? AND latitude = ? AND longitude = ? AND hour = ?",
                arguments: [athlete, place.latitude, place.longitude, hour]
            ).map { ArchivedAir($0) }
        }
    }

    public func airHours(_ range: ClosedRange<Int>, at place: RoundedPlace, athlete: String) async throws -> [ArchivedAir] {
        try await database.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT * FROM air_hour WHERE athlete_id = ? AND latitude = ? AND longitude = ? AND hour BETWEEN ? AND ?
                    ORDER BY hour
                    """,
                arguments: [athlete, place.latitude, place.longitude, range.lowerBound, range.upperBound]
            ).map { ArchivedAir($0) }
        }
    }

    public func airRequests(of athlete: String) async throws -> [WeatherRequest] {
        try await database.requests(in: "air_request", of: athlete)
    }

    public func airRequest(at place: RoundedPlace, on day: Day, athlete: String) async throws -> WeatherRequest? {
        try await database.read { db in
            try Row.fetchOne(
                db, sql: "SELECT * FROM air_request WHERE athlete_id = ? AND day = ? AND latitude = ? AND longitude = ?",
                arguments: [athlete, day.number, place.latitude, place.longitude]
            ).map { try WeatherRequest($0) }
        }
    }

    public func save(
        _ air: [ArchivedAir], _ request: WeatherRequest, for asking: [String], forgettingDigestsOf activities: [String],
        athlete: String, at moment: Moment
    ) async throws -> Bool {
        try await database.keep(
            request, in: "air_request", for: asking, forgettingDigestsOf: activities, athlete: athlete, at: moment
        ) { db in
            for hour in air {
                try db.executeCached(
                    sql: "INSERT OR REPLACE INTO air_hour VALUES (?, ?, ?, ?, ?, ?)",
                    arguments: [
                        athlete, request.place.latitude, request.place.longitude, hour.hour, hour.index, hour.fineParticles,
                    ])
            }
        }
    }
}

extension ArchivedAir {
    fileprivate init(_ row: Row) {
        self.init(hour: row["hour"], index: row["us_index"], fineParticles: row["fine_particles"])
    }
}
