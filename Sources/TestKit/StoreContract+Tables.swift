public import ActivityFiles
import Archives
import Measures
import Testing
import Training
import TrainingLog

extension StoreContract {
    func checkTables(_ stores: Stores) async throws {
        let store = stores.tables
        let (scale, runs) = (try TableExamples.scale(), try TableExamples.runs())
        #expect(try await store.tables(of: me) == [])
        try await store.save([runs, scale], athlete: me, at: morning)
        #expect(try await store.tables(of: me) == [runs, scale], "in their order, with every field")
        let number = try #require(try await stores.athletes.lastChange(of: me)).number
        try await store.save([runs, scale], athlete: me, at: morning)
        #expect(try await stores.athletes.lastChange(of: me)?.number == number, "the same descriptions are no change")
        try await store.save([scale], athlete: me, at: morning)
        #expect(try await store.tables(of: me) == [scale])
        #expect(try await store.tables(of: "another athlete") == [])
        try await stores.athletes.eraseAll(of: me, at: morning)
        #expect(try await store.tables(of: me) == [])
    }
}

extension StoreContract {
    /// Samples and totals are removed by their values, and only those of the athlete.
    func checkRemovingMeasurements(_ stores: Stores) async throws {
        let source = Source(name: "Scale", origin: .localOwnTable)
        func sample(_ value: Double) -> BodySample {
            BodySample(kind: .bodyMass, start: morning, end: morning, offset: .utc, value: value, source: source)
        }
        func total(_ sum: Double) -> DailyTotal {
            DailyTotal(kind: .steps, day: Day(number: 20_000), sum: sum, minimum: sum, maximum: sum, count: 1, source: source)
        }
        func content(_ athlete: String) async throws -> (values: [Double], sums: [Double]) {
            let samples = try await stores.body.samples([.bodyMass], from: morning, to: morning + 1, athlete: athlete)
            let days = Day(number: 19_999)
            let totals = try await stores.body.totals([.steps], from: days, through: Day(number: 20_001), athlete: athlete)
            return (samples.map { $0.value }.sorted(), totals.map { $0.sum })
        }
        for athlete in [me, "another athlete"] {
            let entry = ImportRecord(
                hash: ContentHash(of: [1]), path: "a.csv", kind: .ownTable, verdict: .accepted, error: nil, findings: [],
                moment: morning)
            _ = try await stores.imports.commit(
                ImportedFile(entry: entry, recordings: [], samples: [sample(70), sample(150)], totals: [total(9000)]),
                athlete: athlete, at: morning)
        }
        try await stores.imports.removeMeasurements([], [total(1)], athlete: me, at: morning)
        #expect(try await content(me) == ([70, 150], [9000]), "a total with another sum stays")
        try await stores.imports.removeMeasurements([sample(150), sample(1)], [total(9000)], athlete: me, at: morning)
        #expect(try await content(me) == ([70], []))
        #expect(try await content("another athlete") == ([70, 150], [9000]))
    }
}

/// Descriptions of tables for tests.
public enum TableExamples {
    /// Weights in pounds at local times, with a column that is not used.
    public static func scale() throws -> OwnTable {
        try OwnTable(
            OwnTableDraft(
                name: .init("Waage \"Küche\""), row: .init("measurement"), clock: .init("local"), dates: .init("day-first"),
                columns: [
                    .init(name: .init("Messzeit"), measure: .init("date")),
                    .init(name: .init("Masse"), measure: .init("body_mass"), unit: .init("lb")),
                    .init(name: .init("Farbe"), measure: .init("ignored")),
                ]))
    }

    /// Runs in the zone of Berlin.
    public static func runs() throws -> OwnTable {
        try OwnTable(
            OwnTableDraft(
                name: .init("跑步"), row: .init("session"), clock: .init("Europe/Berlin"), sport: .init("running"),
                columns: [
                    .init(name: .init("Tag"), measure: .init("date")), .init(name: .init("Uhr"), measure: .init("time")),
                    .init(name: .init("Zeit"), measure: .init("duration"), unit: .init("mm:ss")),
                    .init(name: .init("Weg"), measure: .init("distance"), unit: .init("km")),
                ]))
    }
}
