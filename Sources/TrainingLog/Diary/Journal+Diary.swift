import Analysis
import Foundation
public import Training

extension Journal {
    /// What counts of everything that was written down.
    public func diary() async throws -> Diary {
        Diary(try await stores.diary.diary(of: athleteID).map(\.entry))
    }

    /// Writes something down, in place of what was said about the same thing before. Insights follow at once. What counts already
    /// is not written again.
    public func write(_ entry: DiaryEntry) async throws {
        let entries = try await stores.diary.diary(of: athleteID).map(\.entry)
        guard Diary(entries + [entry]) != Diary(entries) else { return }
        let moment = now()
        try await stores.diary.add(StoredDiaryEntry(entry, moment: moment), athlete: athleteID, at: moment)
    }

    /// Adds entries that were made elsewhere, after what is here; those that are here already stay where they are.
    func addToDiary(_ entries: [StoredDiaryEntry]) async throws {
        let known = try await stores.diary.diary(of: athleteID)
        for entry in entries where !known.contains(entry) {
            try await stores.diary.add(entry, athlete: athleteID, at: now())
        }
    }

    /// Takes the newest entry about a thing back: what was said before it counts again.
    /// - Returns: false when there is nothing to take back.
    @discardableResult
    public func undo(_ subject: DiarySubject) async throws -> Bool {
        try await stores.diary.removeNewest(about: subject, athlete: athleteID, at: now())
    }

    /// What every pair is called that some activity was done in.
    public func shoes() async throws -> Set<String> {
        let diary = try await diary()
        return Set(try await activities().compactMap(\.shoes).map { diary.name(ofShoes: $0) })
    }

    /// A name for a niggle that is noted for the first time.
    public func newNiggleID() -> String { UUID().uuidString.lowercased() }
}
