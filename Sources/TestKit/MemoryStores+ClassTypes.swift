public import Measures
public import Training
public import TrainingLog

extension MemoryStores: ClassTypeStore {
    public func classTypes(of athlete: String) async throws -> ClassTypeList { read(athlete) { $0.classTypes } }

    public func save(_ list: ClassTypeList, athlete: String, at moment: Moment) async throws {
        write(athlete) {
            guard $0.classTypes != list else { return }
            $0.classTypes = list
            $0.changed(at: moment)
        }
    }
}

extension InterruptedStores: ClassTypeStore {
    public func classTypes(of athlete: String) async throws -> ClassTypeList {
        try count()
        return try await inner.classTypes.classTypes(of: athlete)
    }
    public func save(_ list: ClassTypeList, athlete: String, at moment: Moment) async throws {
        try count()
        try await inner.classTypes.save(list, athlete: athlete, at: moment)
    }
}
