public import Training

extension Journal {
    /// Returns the content packs in the order of their ids.
    public func contentPacks() async throws -> [ContentPack] { try await cache.packs.current(stores.routines) }

    /// Returns the list of packs, removed ones included.
    public func storedPacks() async throws -> [StoredPack] { try await stores.routines.packs() }

    /// What adding a pack did.
    public enum PackAddition: Equatable, Sendable {
        case added
        case updated(from: Int)
        /// The stored version is the same or higher.
        case known(version: Int)
        /// The owner removed this version or a higher one.
        case removed(version: Int)
    }

    /// Adds a pack, or replaces a lower version of it. What athletes follow stays as it was until today.
    /// - Parameter isAsked: whether a person asked for it. Then the same version is stored too, also one that was removed before.
    public func add(_ pack: ContentPack, isAsked: Bool) async throws -> PackAddition {
        try await alone {
            let stored = try await stores.routines.packs().first { $0.id == pack.id }
            if let stored, !isAsked {
                if stored.isRemoved { return .removed(version: stored.version) }
                if stored.version >= pack.version { return .known(version: stored.version) }
            }
            if let stored, isAsked, !stored.isRemoved, stored.version > pack.version { return .known(version: stored.version) }
            try await stores.routines.save(pack, at: now())
            // Without a number of changes a running server would not notice.
            if isAsked, try await change() == nil { try await save(try await athlete()) }
            guard let stored, !stored.isRemoved else { return .added }
            return stored.version == pack.version ? .known(version: pack.version) : .updated(from: stored.version)
        }
    }

    /// Removes a pack. Routines of it that are followed stay.
    /// - Returns: false for an unknown pack.
    public func removePack(_ id: ContentID) async throws -> Bool {
        try await alone { try await stores.routines.removePack(id, at: now()) }
    }
}
