public import Measures
public import Training

/// Store of diary entries: a list that grows at its end. The newest entry about a subject can be undone.
public protocol DiaryStore: Sendable {
    /// Returns all entries, oldest first.
    func diary(of athlete: String) async throws -> [StoredDiaryEntry]
    /// Adds an entry at the end.
    func add(_ entry: StoredDiaryEntry, athlete: String, at moment: Moment) async throws
    /// Removes the newest entry about a subject.
    /// - Returns: false when there is none.
    func removeNewest(about subject: DiarySubject, athlete: String, at moment: Moment) async throws -> Bool
}

/// Diary entry with the time of its creation, which no figure depends on.
public struct StoredDiaryEntry: Equatable, Sendable {
    public var entry: DiaryEntry
    public var moment: Moment

    public init(_ entry: DiaryEntry, moment: Moment) {
        self.entry = entry
        self.moment = moment
    }
}
