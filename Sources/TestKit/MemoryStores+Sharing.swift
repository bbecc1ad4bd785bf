public import Archives
public import Measures
public import Training
public import TrainingLog

extension MemoryStores: SharingStore {
    public func privacyZones(of athlete: String) async throws -> [PrivacyZone] { read(athlete) { $0.privacyZones } }

    public func save(_ zones: [PrivacyZone], athlete: String, at moment: Moment) async throws {
        write(athlete) {
            guard $0.privacyZones != zones else { return }
            $0.privacyZones = zones
            $0.changed(at: moment)
        }
    }

    public func shares(of athlete: String) async throws -> [ActivityShare] { read(athlete) { $0.shares.map { $0.share } } }

    public func save(_ share: ActivityShare, secret: ContentHash, athlete: String, at moment: Moment) async throws {
        write(athlete) {
            if let index = $0.shares.firstIndex(where: { $0.share.id == share.id }) {
                $0.shares[index].share.opened = share.opened
            } else {
                $0.shares.append((share, secret))
                $0.shares.sort { ($1.share.made, $0.share.id) < ($0.share.made, $1.share.id) }
            }
            $0.changed(at: moment)
        }
    }

    public func removeShare(_ id: UniqueID, athlete: String, at moment: Moment) async throws -> Bool {
        write(athlete) {
            guard let index = $0.shares.firstIndex(where: { $0.share.id == id }) else { return false }
            $0.shares.remove(at: index)
            $0.changed(at: moment)
            return true
        }
    }

    public func share(ofSecret hash: ContentHash) async throws -> FoundShare? {
        func found(_ state: MemoryState) -> ActivityShare? { state.shares.first { $0.secret == hash }?.share }
        guard let athlete = athletes(where: { found($0) != nil }).first, let share = read(athlete, found) else { return nil }
        return FoundShare(athlete: athlete, share: share)
    }

    public func observers(of athlete: String) async throws -> [ObserverAccess] { read(athlete) { $0.observers } }

    public func save(_ access: ObserverAccess, athlete: String, at moment: Moment) async throws {
        write(athlete) {
            $0.observers.removeAll { $0.observer == access.observer }
            $0.observers.append(access)
            $0.observers.sort { ($0.made, $0.observer) < ($1.made, $1.observer) }
            $0.changed(at: moment)
        }
    }

    public func removeObserver(_ id: String, athlete: String, at moment: Moment) async throws -> Bool {
        write(athlete) {
            guard let index = $0.observers.firstIndex(where: { $0.observer == id }) else { return false }
            $0.observers.remove(at: index)
            $0.changed(at: moment)
            return true
        }
    }

    public func accesses(by athlete: String) async throws -> [FoundAccess] {
        func access(_ state: MemoryState) -> ObserverAccess? { state.observers.first { $0.observer == athlete } }
        return athletes(where: { access($0) != nil }).compactMap { other in
            read(other, access).map { FoundAccess(athlete: other, access: $0) }
        }
    }
}

extension InterruptedStores: SharingStore {
    public func privacyZones(of athlete: String) async throws -> [PrivacyZone] {
        try count()
        return try await inner.sharing.privacyZones(of: athlete)
    }
    public func save(_ zones: [PrivacyZone], athlete: String, at moment: Moment) async throws {
        try count()
        try await inner.sharing.save(zones, athlete: athlete, at: moment)
    }
    public func shares(of athlete: String) async throws -> [ActivityShare] {
        try count()
        return try await inner.sharing.shares(of: athlete)
    }
    public func save(_ share: ActivityShare, secret: ContentHash, athlete: String, at moment: Moment) async throws {
        try count()
        try await inner.sharing.save(share, secret: secret, athlete: athlete, at: moment)
    }
    public func removeShare(_ id: UniqueID, athlete: String, at moment: Moment) async throws -> Bool {
        try count()
        return try await inner.sharing.removeShare(id, athlete: athlete, at: moment)
    }
    public func share(ofSecret hash: ContentHash) async throws -> FoundShare? {
        try count()
        return try await inner.sharing.share(ofSecret: hash)
    }
    public func observers(of athlete: String) async throws -> [ObserverAccess] {
        try count()
        return try await inner.sharing.observers(of: athlete)
    }
    public func save(_ access: ObserverAccess, athlete: String, at moment: Moment) async throws {
        try count()
        try await inner.sharing.save(access, athlete: athlete, at: moment)
    }
    public func removeObserver(_ id: String, athlete: String, at moment: Moment) async throws -> Bool {
        try count()
        return try await inner.sharing.removeObserver(id, athlete: athlete, at: moment)
    }
    public func accesses(by athlete: String) async throws -> [FoundAccess] {
        try count()
        return try await inner.sharing.accesses(by: athlete)
    }
}
