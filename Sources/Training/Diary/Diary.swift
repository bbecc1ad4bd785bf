public import Measures

/// One thing that an athlete wrote down beside activities. Later entries about the same thing take the place of earlier ones.
public enum DiaryEntry: Equatable, Sendable {
    case niggle(Niggle)
    case niggleRemoved(id: String)
    /// Not worn any more from this day on.
    case shoesRetired(name: String, day: Day)
    case shoesInUse(name: String)

    public var subject: DiarySubject {
        switch self {
        case .niggle(let niggle): .niggle(niggle.id)
        case .niggleRemoved(let id): .niggle(id)
        case .shoesRetired(let name, _), .shoesInUse(let name): .shoes(name)
        }
    }
}

/// What an entry is about.
public enum DiarySubject: Hashable, Sendable {
    case niggle(String)
    case shoes(String)

    /// The raw values leave the process.
    public enum Kind: String, CaseIterable, Sendable { case niggle, shoes }

    public init(kind: Kind, name: String) {
        switch kind {
        case .niggle: self = .niggle(name)
        case .shoes: self = .shoes(name)
        }
    }

    public var kind: Kind {
        switch self {
        case .niggle: .niggle
        case .shoes: .shoes
        }
    }

    /// A niggle's id, a pair's name.
    public var name: String {
        switch self {
        case .niggle(let id): id
        case .shoes(let name): name
        }
    }
}

/// What counts of everything that was written down.
public struct Diary: Equatable, Sendable {
    /// Ascending by day, then by id.
    public private(set) var niggles: [Niggle] = []
    /// Ascending by name.
    public private(set) var retiredShoes: [RetiredShoes] = []

    public struct RetiredShoes: Equatable, Sendable {
        public var name: String
        public var day: Day
    }

    public init() {}

    /// - Parameter entries: oldest first.
    public init(_ entries: [DiaryEntry]) {
        for entry in entries {
            switch entry {
            case .niggle(let niggle):
                niggles.removeAll { $0.id == niggle.id }
                niggles.append(niggle)
            case .niggleRemoved(let id): niggles.removeAll { $0.id == id }
            case .shoesRetired(let name, let day):
                retiredShoes.removeAll { $0.name == name }
                retiredShoes.append(RetiredShoes(name: name, day: day))
            case .shoesInUse(let name): retiredShoes.removeAll { $0.name == name }
            }
        }
        niggles.sort { ($0.day, $0.id) < ($1.day, $1.id) }
        retiredShoes.sort { $0.name < $1.name }
    }

    public func niggle(_ id: String) -> Niggle? { niggles.first { $0.id == id } }

    /// When a pair was retired; nil while it is worn.
    public func retirement(of shoes: String) -> Day? { retiredShoes.first { $0.name == shoes }?.day }
}
