public import Measures

/// One diary entry of an athlete beside activities. Later entries about the same subject replace earlier ones.
public enum DiaryEntry: Equatable, Sendable {
    case niggle(Niggle)
    case niggleRemoved(id: String)
    /// The shoes are retired from this day on.
    case shoesRetired(name: String, day: Day)
    case shoesInUse(name: String)
    /// The shoes have a new name, for all days. If another pair already has this name, both become one pair.
    case shoesRenamed(name: String, called: String)

    public var subject: DiarySubject {
        switch self {
        case .niggle(let niggle): .niggle(niggle.id)
        case .niggleRemoved(let id): .niggle(id)
        case .shoesRetired(let name, _), .shoesInUse(let name), .shoesRenamed(let name, _): .shoes(name)
        }
    }
}

/// The subject of an entry.
public enum DiarySubject: Hashable, Sendable {
    case niggle(String)
    case shoes(String)

    /// The raw values are part of the API.
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

    /// The id of a niggle, or the name of a pair of shoes.
    public var name: String {
        switch self {
        case .niggle(let id): id
        case .shoes(let name): name
        }
    }
}

/// The current state that follows from all diary entries.
public struct Diary: Equatable, Sendable {
    /// Ascending by day, then by id.
    public private(set) var niggles: [Niggle] = []
    /// Ascending by name.
    public private(set) var retiredShoes: [RetiredShoes] = []
    /// Current names of shoes by the names in activities; without shoes that were never renamed.
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

    /// Returns the day on which the shoes were retired; nil while they are in use.
    public func retirement(of shoes: String) -> Day? { retiredShoes.first { $0.name == shoes }?.day }

    /// Returns the current name of the shoes with this name in an activity.
    public func name(ofShoes written: String) -> String { names[written] ?? written }

    /// Returns the name to write into an activity so that its shoes are displayed as `shown`.
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
        // A name that was replaced by another belongs to no pair.
        let isWritten = names[name] == nil
        for (written, shown) in names where shown == name { names[written] = written == called ? nil : called }
        if isWritten { names[name] = called }
        guard let day = retirement(of: name) else { return }
        retiredShoes.removeAll { $0.name == name }
        if retirement(of: called) == nil { retire(called, day) }
    }
}
