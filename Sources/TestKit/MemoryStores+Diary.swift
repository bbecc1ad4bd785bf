public import Measures
public import Training
public import TrainingLog

extension MemoryStores: DiaryStore {
    public func diary(of athlete: String) async throws -> [StoredDiaryEntry] { read(athlete) { $0.diary } }

    public func add(_ entry: StoredDiaryEntry, athlete: String, at moment: Moment) async throws {
        write(athlete) {
            $0.diary.append(entry)
            $0.changed(at: moment)
        }
    }

    public func removeNewest(about subject: DiarySubject, athlete: String, at moment: Moment) async throws -> Bool {
        write(athlete) {
            guard let last = $0.diary.lastIndex(where: { $0.entry.subject == subject }) else { return false }
            $0.diary.remove(at: last)
            $0.changed(at: moment)
            return true
        }
    }
}

extension InterruptedStores: DiaryStore {
    public func diary(of athlete: String) async throws -> [StoredDiaryEntry] {
        try count()
        return try await inner.diary.diary(of: athlete)
    }
    public func add(_ entry: StoredDiaryEntry, athlete: String, at moment: Moment) async throws {
        try count()
        try await inner.diary.add(entry, athlete: athlete, at: moment)
    }
    public func removeNewest(about subject: DiarySubject, athlete: String, at moment: Moment) async throws -> Bool {
        try count()
        return try await inner.diary.removeNewest(about: subject, athlete: athlete, at: moment)
    }
}
