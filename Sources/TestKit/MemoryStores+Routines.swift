public import Measures
import Synchronization
public import Training
public import TrainingLog

/// A content pack in memory.
struct StoredPackContent {
    var listed: StoredPack
    /// Nil once it is removed.
    var pack: ContentPack?
}

extension MemoryStores: RoutineStore {
    public func packs() async throws -> [StoredPack] {
        packs.withLock { $0.values.map { $0.listed }.sorted { $0.id < $1.id } }
    }

    public func pack(_ id: ContentID) async throws -> ContentPack? { packs.withLock { $0[id]?.pack } }

    public func save(_ pack: ContentPack, at moment: Moment) async throws {
        let isChanged = packs.withLock {
            let before = $0[pack.id]
            if before?.pack == pack { return false }
            let listed = StoredPack(
                id: pack.id, version: pack.version, revision: (before?.listed.revision ?? 0) + 1, isRemoved: false)
            $0[pack.id] = StoredPackContent(listed: listed, pack: pack)
            return true
        }
        if isChanged { noteChangeOfAll(at: moment) }
    }

    public func removePack(_ id: ContentID, at moment: Moment) async throws -> Bool {
        let isRemoved = packs.withLock {
            guard let before = $0[id], !before.listed.isRemoved else { return false }
            $0[id]?.listed.isRemoved = true
            $0[id]?.listed.revision += 1
            $0[id]?.pack = nil
            return true
        }
        if isRemoved { noteChangeOfAll(at: moment) }
        return isRemoved
    }

    public func routineHistory(of athlete: String) async throws -> RoutineHistory { read(athlete) { $0.routineHistory } }

    public func save(_ history: RoutineHistory, athlete: String, at moment: Moment) async throws {
        write(athlete) {
            guard $0.routineHistory != history else { return }
            $0.routineHistory = history
            $0.changed(at: moment)
        }
    }

    public func ownRoutines(of athlete: String) async throws -> [Routine] { read(athlete) { $0.ownRoutines } }

    public func save(_ routines: [Routine], athlete: String, at moment: Moment) async throws {
        write(athlete) {
            guard $0.ownRoutines != routines else { return }
            $0.ownRoutines = routines
            $0.changed(at: moment)
        }
    }
}

extension InterruptedStores: RoutineStore {
    public func packs() async throws -> [StoredPack] {
        try count()
        return try await inner.routines.packs()
    }
    public func pack(_ id: ContentID) async throws -> ContentPack? {
        try count()
        return try await inner.routines.pack(id)
    }
    public func save(_ pack: ContentPack, at moment: Moment) async throws {
        try count()
        try await inner.routines.save(pack, at: moment)
    }
    public func removePack(_ id: ContentID, at moment: Moment) async throws -> Bool {
        try count()
        return try await inner.routines.removePack(id, at: moment)
    }
    public func routineHistory(of athlete: String) async throws -> RoutineHistory {
        try count()
        return try await inner.routines.routineHistory(of: athlete)
    }
    public func save(_ history: RoutineHistory, athlete: String, at moment: Moment) async throws {
        try count()
        try await inner.routines.save(history, athlete: athlete, at: moment)
    }
    public func ownRoutines(of athlete: String) async throws -> [Routine] {
        try count()
        return try await inner.routines.ownRoutines(of: athlete)
    }
    public func save(_ routines: [Routine], athlete: String, at moment: Moment) async throws {
        try count()
        try await inner.routines.save(routines, athlete: athlete, at: moment)
    }
}
