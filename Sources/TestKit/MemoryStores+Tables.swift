public import ActivityFiles
public import Measures
public import TrainingLog

extension MemoryStores: TableStore {
    public func tables(of athlete: String) async throws -> [OwnTable] { read(athlete) { $0.tables } }

    public func save(_ tables: [OwnTable], athlete: String, at moment: Moment) async throws {
        write(athlete) {
            guard $0.tables != tables else { return }
            $0.tables = tables
            $0.changed(at: moment)
        }
    }
}

extension InterruptedStores: TableStore {
    public func tables(of athlete: String) async throws -> [OwnTable] {
        try count()
        return try await inner.tables.tables(of: athlete)
    }
    public func save(_ tables: [OwnTable], athlete: String, at moment: Moment) async throws {
        try count()
        try await inner.tables.save(tables, athlete: athlete, at: moment)
    }
}
