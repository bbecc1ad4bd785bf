public import Measures

/// Names a routine: one of a content pack, or the athlete's own.
public enum RoutineReference: Hashable, Sendable {
    case pack(ContentID, routine: ContentID)
    case own(UniqueID)

    /// `pack/routine` or `own/UUID`, as stored and in web addresses. A pack cannot be named `own`.
    public var text: String {
        switch self {
        case .pack(let pack, let routine): pack.text + "/" + routine.text
        case .own(let id): RoutineReference.ownPack + "/" + id.text
        }
    }

    /// Parses `text`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        if parts[0] == RoutineReference.ownPack {
            guard let id = UniqueID(String(parts[1])) else { return nil }
            self = .own(id)
        } else {
            guard let pack = ContentID(String(parts[0])), let routine = ContentID(String(parts[1])) else { return nil }
            self = .pack(pack, routine: routine)
        }
    }

    public static let ownPack = "own"
}
