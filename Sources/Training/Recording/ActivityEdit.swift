/// What an athlete says of an activity in place of what its files say. The recordings themselves stay as they were made.
public struct ActivityEdit: Equatable, Sendable {
    /// Nil leaves the files' own; so do the other absent values.
    public var title: String?
    public var sport: Sport?
    /// A few lines for oneself.
    public var note: String
    /// 0…10 (Borg CR-10).
    public var perceivedEffort: Double?
    public var isRace: Bool?
    /// Seen in lists, and left out of every model and every sum.
    public var isLeftOut: Bool
    /// What was worn; empty when it was nothing that the files name.
    public var shoes: String?

    public init(
        title: String? = nil, sport: Sport? = nil, note: String = "", perceivedEffort: Double? = nil, isRace: Bool? = nil,
        isLeftOut: Bool = false, shoes: String? = nil
    ) {
        self.title = title
        self.sport = sport
        self.note = note
        self.perceivedEffort = perceivedEffort
        self.isRace = isRace
        self.isLeftOut = isLeftOut
        self.shoes = shoes
    }

    /// Says nothing: everything is as the files have it.
    public var isEmpty: Bool { self == ActivityEdit() }
}

extension Recording {
    /// The recording as its athlete wants it read.
    public func edited(by edit: ActivityEdit) -> Recording {
        var result = self
        if let title = edit.title { result.title = title }
        if let sport = edit.sport { result.sport = sport }
        if let effort = edit.perceivedEffort { result.perceivedEffort = effort }
        if let shoes = edit.shoes { result.shoes = shoes.isEmpty ? nil : shoes }
        return result
    }
}
