import Measures
public import Training

/// Stored form of a day that the athlete decided, in databases and exports. The keys are stable.
public struct StoredDayBody: Codable, Equatable, Sendable {
    /// Days since 1970-01-01.
    var day: Int
    var sessions: [Session]
    var origin: String
    /// Days since 1970-01-01; only of a moved day.
    var from: Int?
    /// Days since 1970-01-01.
    var decided: Int
    var correction: String?

    struct Session: Codable, Equatable {
        var kind: String
        var intensity: String
        var minutes: Int
        var hardMinutes: Int?
        var parts: PartsBody?
        var title: [TextBody]?
        var note: String?
        var words: [TextBody]?
        /// Days since 1970-01-01.
        var wordsDay: Int?
        /// Nil means no.
        var heat: Bool?
    }

    public init(_ stored: StoredDay) {
        day = stored.day.number
        sessions = stored.sessions.map {
            Session(
                kind: $0.kind.rawValue, intensity: $0.intensity.rawValue, minutes: $0.minutes,
                hardMinutes: $0.hardMinutes > 0 ? $0.hardMinutes : nil, parts: $0.parts.map { PartsBody($0) },
                title: $0.title.map { TextBody.list($0) }, note: $0.note,
                words: $0.words.map { TextBody.list($0) }, wordsDay: $0.wordsDay?.number,
                heat: $0.isInHeat ? true : nil)
        }
        (origin, from) = StoredDayBody.words(of: stored.origin)
        decided = stored.decided.number
        correction = stored.correction?.rawValue
    }

    /// Nil if a value is unknown to this version.
    public var stored: StoredDay? {
        guard let origin = readOrigin, sessions.count <= RoutineDay.mostSessions else { return nil }
        var list: [PlannedSession] = []
        for session in sessions {
            guard let read = session.session else { return nil }
            list.append(read)
        }
        let known = correction.flatMap { RoutineHistory.Correction(rawValue: $0) }
        guard correction == nil || known != nil else { return nil }
        return StoredDay(
            day: Day(number: day), sessions: list, origin: origin, decided: Day(number: decided), correction: known)
    }

    /// Whether a line of an archive is one that Hearth writes.
    var isPlausible: Bool {
        stored != nil
            && ([day, decided, from ?? day] + sessions.compactMap { $0.wordsDay }).allSatisfy { ExportLine.days.contains($0) }
    }

    private static func words(of origin: StoredDay.Origin) -> (String, Int?) {
        switch origin {
        case .accepted: ("accepted", nil)
        case .moved(let day): ("moved", day.number)
        case .edited: ("edited", nil)
        }
    }

    private var readOrigin: StoredDay.Origin? {
        switch (origin, from) {
        case ("accepted", _): .accepted
        case ("moved", let from?): .moved(from: Day(number: from))
        case ("edited", _): .edited
        default: nil
        }
    }
}

extension StoredDayBody.Session {
    fileprivate var session: PlannedSession? {
        guard let kind = TrainingMethod.Kind(rawValue: kind), let intensity = TrainingMethod.Intensity(rawValue: intensity),
            TrainingMethod.minuteRange.contains(minutes), title == nil || title?.translated != nil,
            words == nil || words?.translatedLines != nil
        else { return nil }
        return PlannedSession(
            kind: kind, intensity: intensity, minutes: minutes, hardMinutes: hardMinutes ?? 0, parts: parts?.parts,
            title: title?.translated, note: note, words: words?.translatedLines, wordsDay: wordsDay.map { Day(number: $0) },
            isInHeat: heat ?? false)
    }
}
