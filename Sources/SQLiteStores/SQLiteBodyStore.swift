import Foundation
import GRDB
public import Measures
public import Training
public import TrainingLog

/// Store of body samples and daily totals, one row each.
public struct SQLiteBodyStore: BodyStore {
    let database: SQLiteDatabase

    public func samples(
        _ kinds: [BodySampleKind], from: Moment, to: Moment, athlete: String
    ) async throws -> [BodySample] {
        try await database.read { db in
            try BodySample.fetch(kinds, from: from, to: to, athlete: athlete, in: db)
        }
    }

    public func totals(
        _ kinds: [DailyTotalKind], from: Day, through: Day, athlete: String
    ) async throws -> [DailyTotal] {
        try await database.read { db in
            try DailyTotal.fetch(kinds, from: from, through: through, athlete: athlete, in: db) { DailyTotal.whole($0) }
        }
    }

    public func parts(
        _ kinds: [DailyTotalKind], from: Day, through: Day, athlete: String
    ) async throws -> [DailyTotal] {
        try await database.read { db in
            try DailyTotal.fetch(kinds, from: from, through: through, athlete: athlete, in: db) { $0 }
        }
    }

    public func sampleCount(of athlete: String) async throws -> Int {
        try await database.read { db in
            try Int.fetchOne(db, sql: HotQuery.sampleCount, arguments: [athlete]) ?? 0
        }
    }
}

extension BodySample {
    fileprivate static func fetch(
        _ kinds: [BodySampleKind], from: Moment, to: Moment, athlete: String, in db: Database
    ) throws -> [BodySample] {
        try merged(
            Set(kinds).map { kind in
                try db.inOrder(
                    HotQuery.samples, [athlete, kind.rawValue, from.secondsSince1970, to.secondsSince1970],
                    rank: { $0.start.secondsSince1970 }, by: { $0.comesBefore($1) }
                ) { row in
                    BodySample(
                        kind: kind, start: Moment(secondsSince1970: row.double(0)), end: Moment(secondsSince1970: row.double(1)),
                        offset: row.optionalInteger(3).map { LocalOffset(secondsAheadOfUTC: $0) }, value: row.double(2),
                        source: try row.source(name: 4, origin: 5))
                }
            }, rank: { $0.start.secondsSince1970 }, by: { $0.comesBefore($1) })
    }

    static func insert(_ samples: [BodySample], reader: Int, athlete: String, in db: Database) throws -> Int {
        let insert = try db.makeStatement(
            sql: "INSERT INTO body_sample VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")
        let find = try db.makeStatement(
            sql: """
                SELECT offset_s, reader FROM body_sample WHERE athlete_id = ? AND kind = ? AND start_s = ? AND end_s = ? AND value = ?
                AND origin = ? AND source = ?
                """)
        let update = try db.makeStatement(
            sql: """
                UPDATE body_sample SET offset_s = ?8, reader = ?9 WHERE athlete_id = ?1 AND kind = ?2 AND start_s = ?3 AND end_s = ?4
                AND value = ?5 AND origin = ?6 AND source = ?7
                """)
        var added = 0
        for sample in samples {
            let key: StatementArguments = [
                athlete, sample.kind.rawValue, sample.start.secondsSince1970, sample.end.secondsSince1970, sample.value,
                sample.source.origin.rawValue, sample.source.name,
            ]
            try insert.execute(arguments: key + [sample.offset?.secondsAheadOfUTC, reader])
            if db.changesCount > 0 {
                added += 1
                continue
            }
            guard let stored = try Row.fetchOne(find, arguments: key) else { continue }
            let (offset, before): (Int?, Int) = (stored["offset_s"], stored["reader"])
            let version = ReaderVersion(known: before, new: reader)
            let known = offset.map { LocalOffset(secondsAheadOfUTC: $0) }
            let settled = version.offset(known, or: sample.offset)
            if settled != known || version.settled != before {
                try update.execute(arguments: key + [settled?.secondsAheadOfUTC, version.settled])
            }
        }
        return added
    }
}

extension DailyTotal {
    fileprivate static func fetch(
        _ kinds: [DailyTotalKind], from: Day, through: Day, athlete: String, in db: Database,
        puttingTogether: ([DailyTotal]) -> [DailyTotal]
    ) throws -> [DailyTotal] {
        try merged(
            Set(kinds).map { kind in
                puttingTogether(
                    try db.inOrder(
                        HotQuery.totals, [athlete, kind.rawValue, from.number, through.number],
                        rank: { Double($0.day.number) }, by: { $0.comesBefore($1) }
                    ) { row in
                        let day = Day(number: row.integer(0))
                        return DailyTotal(
                            kind: kind, day: day, sum: row.double(1), minimum: row.double(2), maximum: row.double(3),
                            count: row.integer(4), source: try row.source(name: 5, origin: 6), part: row.integer(7),
                            minutes: try row.optionalBytes(8).map { try heartRateMinutes(from: $0, of: day) })
                    })
            }, rank: { Double($0.day.number) }, by: { $0.comesBefore($1) })
    }

    private init(_ row: Row, kind: DailyTotalKind) throws {
        let day = Day(number: row["day"])
        let bytes: [UInt8]? = (row["minutes"] as Data?).map { [UInt8]($0) }
        self.init(
            kind: kind, day: day, sum: row["sum"], minimum: row["minimum"], maximum: row["maximum"], count: row["count"],
            source: Source(name: row["source"], origin: try known(Source.Origin(rawValue: row["origin"]), "origin")),
            part: row["part"], minutes: try bytes.map { try heartRateMinutes(from: $0, of: day) })
    }

    static func insert(_ totals: [DailyTotal], reader: Int, athlete: String, in db: Database) throws {
        let find = try db.makeStatement(
            sql:
                "SELECT * FROM daily_total WHERE athlete_id = ? AND kind = ? AND day = ? AND origin = ? AND source = ? AND part = ?"
        )
        let put = try db.makeStatement(sql: "INSERT OR REPLACE INTO daily_total VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        for total in totals {
            let key: StatementArguments = [
                athlete, total.kind.rawValue, total.day.number, total.source.origin.rawValue, total.source.name,
                total.part,
            ]
            if let row = try Row.fetchOne(find, arguments: key) {
                let version = ReaderVersion(known: row["reader"], new: reader)
                if try !version.replaces(DailyTotal(row, kind: total.kind), by: total) { continue }
            }
            let minutes = total.minutes.map { Data(encoded($0, of: total.day)) }
            try put.execute(arguments: key + [total.sum, total.minimum, total.maximum, total.count, reader, minutes])
        }
    }
}
