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
        try await database.write { db in
            try db.executeCached(
                sql: "INSERT OR REPLACE INTO athlete VALUES (" + [String](repeating: "?", count: 24).joined(separator: ", ")
                    + ")",
                arguments: [
                    id, athlete.name, athlete.birthYear, athlete.sex?.rawValue, athlete.mass?.amount, athlete.height?.amount,
                    athlete.restingHeartRate?.amount, athlete.maximumHeartRate?.amount, athlete.thresholdHeartRate?.amount,
                    athlete.thresholdSpeed?.amount, athlete.functionalThresholdPower?.amount,
                    athlete.homeOffset.secondsAheadOfUTC, athlete.raceDay?.number, athlete.thresholdTestDay?.number,
                    athlete.zone(1), athlete.zone(2), athlete.zone(3), athlete.zone(4), athlete.zone(5),
                    athlete.availability.restWeekdays.reduce(0) { $0 | 1 << ($1 - 1) },
                    athlete.availability.hours?.lowerBound, athlete.availability.hours?.upperBound, athlete.sleepNeedHours,
                    athlete.homeZone,
                ])
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
        let sex: String? = row["sex"]
        self.init(
            name: row["name"], birthYear: row["birth_year"], sex: try sex.map { try known(Sex(rawValue: $0), "sex") },
            mass: (row["mass_kg"] as Double?).map { Mass($0) }, height: (row["height_m"] as Double?).map { Distance($0) },
            restingHeartRate: (row["resting_heart_rate_bpm"] as Double?).map { HeartRate($0) },
            maximumHeartRate: (row["maximum_heart_rate_bpm"] as Double?).map { HeartRate($0) },
            thresholdHeartRate: (row["threshold_heart_rate_bpm"] as Double?).map { HeartRate($0) },
            thresholdSpeed: (row["threshold_speed_mps"] as Double?).map { Speed($0) },
            functionalThresholdPower: (row["functional_threshold_power_w"] as Double?).map { Power($0) },
            homeOffset: LocalOffset(secondsAheadOfUTC: row["home_offset_s"]), homeZone: row["home_zone"],
            raceDay: (row["race_day"] as Int?).map { Day(number: $0) },
            thresholdTestDay: (row["threshold_test_day"] as Int?).map { Day(number: $0) },
            heartRateZones: (1...5).compactMap { (row["zone_\($0)_bpm"] as Double?).map { HeartRate($0) } },
            availability: Availability(row), sleepNeedHours: row["sleep_need_h"])
    }

    /// Lower bound of one of the athlete's custom zones; nil when it is not set.
    fileprivate func zone(_ number: Int) -> Double? {
        heartRateZones.indices.contains(number - 1) ? heartRateZones[number - 1].amount : nil
    }
}

extension Availability {
    fileprivate init(_ row: Row) {
        let bits: Int = row["rest_weekdays"]
        self.init(restWeekdays: Set((1...7).filter { bits & (1 << ($0 - 1)) != 0 }))
        if let first = row["first_hour"] as Int?, let last = row["last_hour"] as Int?, first < last { hours = first..<last }
    }
}

/// Unwraps the value of a stored name. Throws when this version does not know the name.
func known<Value>(_ value: Value?, _ what: String) throws(StoreError) -> Value {
    guard let value else { throw .damaged(what: what) }
    return value
}
