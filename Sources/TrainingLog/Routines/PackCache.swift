import Synchronization
import Training

/// Decoded packs, shared by all athletes of a process.
final class PackCache: Sendable {
    private let packs = Mutex<[ContentID: (revision: Int, pack: ContentPack)]>([:])

    /// Returns the packs of a store's list, and reads those that changed.
    func current(_ store: any RoutineStore) async throws -> [ContentPack] {
        var list: [ContentPack] = []
        for entry in try await store.packs() where !entry.isRemoved {
            if let known = packs.withLock({ $0[entry.id] }), known.revision == entry.revision {
                list.append(known.pack)
            } else if let pack = try await store.pack(entry.id) {
                packs.withLock { $0[entry.id] = (entry.revision, pack) }
                list.append(pack)
            }
        }
        return list
    }
}
