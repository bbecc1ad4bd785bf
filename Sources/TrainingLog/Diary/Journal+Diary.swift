import Analysis
import Foundation
public import Training

extension Journal {
    /// Returns the current state of the diary.
    public func diary() async throws -> Diary {
        Diary(try await stores.diary.diary(of: athleteID).map(\.entry))
    }

    /// Adds a diary entry, which supersedes the earlier one about the same subject. Insights follow at once. An entry that changes nothing
    /// is not stored.
    public func write(_ entry: DiaryEntry) async throws {
        let entries = try await stores.diary.diary(of: athleteID).map(\.entry)
        guard Diary(entries + [entry]) != Diary(entries) else { return }
        let moment = now()
        try await stores.diary.add(StoredDiaryEntry(entry, moment: moment), athlete: athleteID, at: moment)
    }

    /// Adds entries of another journal after the existing ones. Entries that exist already keep their place.
    func addToDiary(_ entries: [StoredDiaryEntry]) async throws {
        let known = try await stores.diary.diary(of: athleteID)
        for entry in entries where !known.contains(entry) {
            try await stores.diary.add(entry, athlete: athleteID, at: now())
        }
    }

    /// Undoes the newest entry about a subject, so that the one before counts again.
    /// - Returns: false when there is no entry.
    @discardableResult
    public func undo(_ subject: DiarySubject) async throws -> Bool {
        try await stores.diary.removeNewest(about: subject, athlete: athleteID, at: now())
    }

    /// Returns the current names of all pairs of shoes that activities use.
    public func shoes() async throws -> Set<String> {
        let diary = try await diary()
        return Set(try await activities().compactMap(\.shoes).map { diary.name(ofShoes: $0) })
    }

    /// Returns an id for a new niggle.
    public func newNiggleID() -> String { UUID().uuidString.lowercased() }
}
