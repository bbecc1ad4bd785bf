public import Measures

/// One thing that an athlete wrote down beside activities. Later entries about the same thing take the place of earlier ones.
public enum DiaryEntry: Equatable, Sendable {
    case niggle(Niggle)
    case niggleRemoved(id: String)
    /// Not worn any more from this day on.
    case shoesRetired(name: String, day: Day)
    case shoesInUse(name: String)
    /// Called otherwise from now on, on every day. Where another pair is called so already, the two are one.
    case shoesRenamed(name: String, called: String)

    public var subject: DiarySubject {
        switch self {
        case .niggle(let niggle): .niggle(niggle.id)
        case .niggleRemoved(let id): .niggle(id)
        case .shoesRetired(let name, _), .shoesInUse(let name), .shoesRenamed(let name, _): .shoes(name)
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
    /// What pairs are called now, by the names that activities write; those never renamed are not in it.
    private var names: [String: String] = [:]

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
            case .shoesRetired(let name, let day): retire(name, day)
            case .shoesInUse(let name): retiredShoes.removeAll { $0.name == name }
            case .shoesRenamed(let name, let called): rename(name, called)
            }
        }
        niggles.sort { ($0.day, $0.id) < ($1.day, $1.id) }
        retiredShoes.sort { $0.name < $1.name }
    }

    public func niggle(_ id: String) -> Niggle? { niggles.first { $0.id == id } }

    /// When a pair was retired; nil while it is worn.
    public func retirement(of shoes: String) -> Day? { retiredShoes.first { $0.name == shoes }?.day }

    /// What a pair is called now that an activity calls by this name.
    public func name(ofShoes written: String) -> String { names[written] ?? written }

    /// The name to write into an activity so that the pair is called `shown` there.
    public func written(forShoes shown: String) -> String {
        guard name(ofShoes: shown) != shown else { return shown }
        return names.filter { $0.value == shown }.map { $0.key }.min() ?? shown
    }

    private mutating func retire(_ name: String, _ day: Day) {
        retiredShoes.removeAll { $0.name == name }
        retiredShoes.append(RetiredShoes(name: name, day: day))
    }

    private mutating func rename(_ name: String, _ called: String) {
        guard name != called else { return }
        // Nobody is called by a name that was given up for another.
        let isWritten = names[name] == nil
        for (written, shown) in names where shown == name { names[written] = written == called ? nil : called }
        if isWritten { names[name] = called }
        guard let day = retirement(of: name) else { return }
        retiredShoes.removeAll { $0.name == name }
        if retirement(of: called) == nil { retire(called, day) }
    }
}
