public import Measures
public import Training
public import TrainingLog

extension MemoryStores: RaceStore {
    public func races(of athlete: String) async throws -> [RaceGoal] { read(athlete) { $0.races } }

    public func save(_ races: [RaceGoal], athlete: String, at moment: Moment) async throws {
        let sorted = races.inOrder
        write(athlete) {
            guard $0.races != sorted else { return }
            $0.races = sorted
            $0.changed(at: moment)
        }
    }
}

extension InterruptedStores: RaceStore {
    public func races(of athlete: String) async throws -> [RaceGoal] {
        try count()
        return try await inner.races.races(of: athlete)
    }
    public func save(_ races: [RaceGoal], athlete: String, at moment: Moment) async throws {
        try count()
        try await inner.races.save(races, athlete: athlete, at: moment)
    }
}
