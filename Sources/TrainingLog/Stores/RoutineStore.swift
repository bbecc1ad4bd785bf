public import Measures
public import Training

/// Store of content packs, which all athletes share, and of each athlete's routines.
public protocol RoutineStore: Sendable {
    /// Returns the known packs in the order of their ids, removed ones included.
    func packs() async throws -> [StoredPack]
    /// Returns a pack; nil for an unknown or removed one.
    func pack(_ id: ContentID) async throws -> ContentPack?
    /// Adds or replaces a pack, which is a change for every athlete. Does nothing if the same content is stored and not removed.
    func save(_ pack: ContentPack, at moment: Moment) async throws
    /// Removes a pack's content and keeps its id and version, so that it does not return with the next start.
    /// - Returns: false for an unknown or removed pack.
    func removePack(_ id: ContentID, at moment: Moment) async throws -> Bool

    /// Returns which routines the athlete followed; empty before the first.
    func routineHistory(of athlete: String) async throws -> RoutineHistory
    /// Replaces the history. Does nothing if it is the same.
    func save(_ history: RoutineHistory, athlete: String, at moment: Moment) async throws

    /// Returns the athlete's own routines in their order.
    func ownRoutines(of athlete: String) async throws -> [Routine]
    /// Replaces the own routines. Does nothing if they are the same.
    func save(_ routines: [Routine], athlete: String, at moment: Moment) async throws
}

/// A pack in the list of a store.
public struct StoredPack: Equatable, Sendable {
    public var id: ContentID
    public var version: Int
    /// Increases with every change of the pack in this store.
    public var revision: Int
    public var isRemoved: Bool

    public init(id: ContentID, version: Int, revision: Int, isRemoved: Bool) {
        self.id = id
        self.version = version
        self.revision = revision
        self.isRemoved = isRemoved
    }
}
