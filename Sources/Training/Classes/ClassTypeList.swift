public import Measures

/// The athlete's class types in their order. Removed ones stay at their places, so that old sessions keep their names and a removal can be
/// undone.
public struct ClassTypeList: Equatable, Sendable {
    public private(set) var entries: [Entry]

    public struct Entry: Equatable, Sendable {
        public var type: ClassType
        public var isRemoved: Bool

        public init(_ type: ClassType, isRemoved: Bool = false) {
            self.type = type
            self.isRemoved = isRemoved
        }
    }

    /// Most class types that are in use.
    public static let mostCurrent = 100
    /// Most class types with removed ones. The first removed ones are forgotten beyond it.
    public static let most = 500

    /// Creates a list of entries. Of entries with the same id, the first one stays. Beyond `mostCurrent`, the rest counts as removed.
    public init(_ entries: [Entry] = []) {
        var known: Set<UniqueID> = []
        var count = 0
        self.entries = []
        for var entry in entries where known.insert(entry.type.id).inserted {
            if !entry.isRemoved { count += 1 }
            entry.isRemoved = entry.isRemoved || count > ClassTypeList.mostCurrent
            self.entries.append(entry)
        }
        forgetRemoved()
    }

    /// Class types in use, in the athlete's order.
    public var current: [ClassType] { entries.filter { !$0.isRemoved }.map { $0.type } }

    /// Returns the class type of an id, also a removed one.
    public func type(_ id: UniqueID) -> ClassType? { entries.first { $0.type.id == id }?.type }

    /// Whether another class type in use has this name.
    public func isTaken(_ name: String, besides id: UniqueID?) -> Bool {
        current.contains { $0.id != id && $0.name.text == name }
    }

    /// Replaces the class type with the same id, or adds it at the end.
    /// - Returns: false if there are `mostCurrent` already.
    @discardableResult
    public mutating func set(_ type: ClassType) -> Bool {
        if let place = entries.firstIndex(where: { $0.type.id == type.id }) {
            entries[place].type = type
            return true
        }
        guard current.count < ClassTypeList.mostCurrent else { return false }
        entries.append(Entry(type))
        forgetRemoved()
        return true
    }

    /// Moves a class type by one place among those in use. The first one cannot move up, nor the last one down.
    /// - Returns: false if nothing moved.
    @discardableResult
    public mutating func move(_ id: UniqueID, up: Bool) -> Bool {
        let places = entries.indices.filter { !entries[$0].isRemoved }
        guard let index = places.firstIndex(where: { entries[$0].type.id == id }) else { return false }
        let other = up ? index - 1 : index + 1
        guard places.indices.contains(other) else { return false }
        entries.swapAt(places[index], places[other])
        return true
    }

    /// Removes a class type, or restores a removed one at its place.
    /// - Returns: false for an unknown id, without a change, and for a restored one beyond `mostCurrent`.
    @discardableResult
    public mutating func setRemoved(_ id: UniqueID, _ isRemoved: Bool) -> Bool {
        guard let place = entries.firstIndex(where: { $0.type.id == id }), entries[place].isRemoved != isRemoved,
            isRemoved || current.count < ClassTypeList.mostCurrent
        else { return false }
        entries[place].isRemoved = isRemoved
        return true
    }

    private mutating func forgetRemoved() {
        while entries.count > ClassTypeList.most, let place = entries.firstIndex(where: { $0.isRemoved }) {
            entries.remove(at: place)
        }
    }
}
