/// What the athlete states of an activity. A missing key keeps the value, and null returns to that of the files.
public struct EditRequestPayload: Codable, Equatable, Sendable {
    /// At most 120 characters.
    public var title: String??
    /// Raw value of a sport.
    public var sport: String??
    /// At most 2000 characters.
    public var note: String??
    /// Whole number, 0…10.
    public var perceivedEffort: Int??
    public var isRace: Bool?
    /// Whether no figure and no sum uses the activity.
    public var isExcluded: Bool?

    public enum CodingKeys: String, CodingKey, CaseIterable {
        case title, sport, note
        case perceivedEffort = "perceived_effort"
        case isRace = "is_race"
        case isExcluded = "is_excluded"
    }

    public init(
        title: String?? = nil, sport: String?? = nil, note: String?? = nil, perceivedEffort: Int?? = nil, isRace: Bool? = nil,
        isExcluded: Bool? = nil
    ) {
        self.title = title
        self.sport = sport
        self.note = note
        self.perceivedEffort = perceivedEffort
        self.isRace = isRace
        self.isExcluded = isExcluded
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func nullable<Value: Decodable>(_ type: Value.Type, _ key: CodingKeys) throws -> Value?? {
            container.contains(key) ? .some(try container.decodeIfPresent(Value?.self, forKey: key) ?? nil) : .none
        }
        title = try nullable(String.self, .title)
        sport = try nullable(String.self, .sport)
        note = try nullable(String.self, .note)
        perceivedEffort = try nullable(Int.self, .perceivedEffort)
        isRace = try container.decodeIfPresent(Bool.self, forKey: .isRace)
        isExcluded = try container.decodeIfPresent(Bool.self, forKey: .isExcluded)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        func add<Value: Encodable>(_ value: Value??, _ key: CodingKeys) throws {
            guard let value else { return }
            try container.encode(value, forKey: key)
        }
        try add(title, .title)
        try add(sport, .sport)
        try add(note, .note)
        try add(perceivedEffort, .perceivedEffort)
        try container.encodeIfPresent(isRace, forKey: .isRace)
        try container.encodeIfPresent(isExcluded, forKey: .isExcluded)
    }
}

/// A change of the routine that is followed.
public struct RoutineRequestPayload: Codable, Equatable, Sendable {
    public enum Change: String, CaseIterable, Sendable { case follow, pause, resume, stop }

    public var change: Word<Change>
    /// `reference` of a routine, to follow it.
    public var reference: String?
    /// Date such as `2026-11-27`: yesterday up to a year ahead.
    public var from: String?
    /// The routine's day on `from`, from 1 on.
    public var day: Int?

    public enum CodingKeys: String, CodingKey, CaseIterable { case change, reference, from, day }

    public init(_ change: Change, reference: String? = nil, from: String? = nil, day: Int? = nil) {
        self.change = Word(change)
        self.reference = reference
        self.from = from
        self.day = day
    }
}
