public import Measures
public import Training

/// What an athlete writes down beside activities: a list that only grows, and from which the newest entry about a thing can be taken
/// back.
public protocol DiaryStore: Sendable {
    /// Every entry, oldest first.
    func diary(of athlete: String) async throws -> [StoredDiaryEntry]
    /// Adds one at the end.
    func add(_ entry: StoredDiaryEntry, athlete: String, at moment: Moment) async throws
    /// Takes back the newest entry about a subject. False when there was none.
    func removeNewest(about subject: DiarySubject, athlete: String, at moment: Moment) async throws -> Bool
}

/// An entry, and when it was made: for people, nothing rests on it.
public struct StoredDiaryEntry: Equatable, Sendable {
    public var entry: DiaryEntry
    public var moment: Moment

    public init(_ entry: DiaryEntry, moment: Moment) {
        self.entry = entry
        self.moment = moment
    }
}
