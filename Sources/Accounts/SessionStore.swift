import Foundation
public import Measures
import Synchronization

/// Store of sessions: one small file each, without the token. A session is valid only while its file exists.
///
/// The command line and the server use the same folder, so that a session that one of them ends is refused by both from then on. On a full or
/// read-only disk a new session is in memory until the server stops.
public final class SessionStore: Sendable {
    public let limits: SessionLimits
    private let folder: PrivateFolder
    private let memory = Mutex(Memory())

    private struct Entry: Codable {
        var hash: String
        var athlete: String
        var device: String
        /// Seconds since 1970.
        var began: Double
        /// Nil means true, as in files of earlier versions.
        var isConfirmed: Bool?
    }

    private struct Memory {
        /// Entries that the disk could not take.
        var unstored: [String: Entry] = [:]
        /// Entries of files. A file never changes, so that its entry is valid while the file exists.
        var read: [String: Entry] = [:]
        var uses: [String: Moment] = [:]
        /// Sessions that ended while their files could not be deleted: on a read-only disk, until the server stops.
        var ended: Set<String> = []
    }

    /// Entries in memory. Above this limit all are read again.
    private static let cacheLimit = 1000
    /// Seconds between two records of a session's use.
    private static let useInterval = 60.0
    private static let ending = "json"
    private static let useEnding = "used"
    private static let observedEnding = "observed"

    /// - Parameter keys: folder of the server's keys.
    public init(in keys: String, limits: SessionLimits = SessionLimits()) {
        folder = PrivateFolder(path: keys + "/sessions")
        self.limits = limits
    }

    /// Begins a session with a new token. Removes sessions that ended, so that the list stays short.
    ///
    /// - Parameters:
    ///   - device: browser and system, for the list of sessions.
    ///   - isConfirmed: whether the person has just proved who they are. Without it the session is never fresh.
    public func begin(
        for athlete: String, device: String, isConfirmed: Bool = true, at now: Moment
    ) throws(CredentialError) -> (secret: Secret, session: Session) {
        removeEnded(at: now)
        let secret = Secret()
        let hash = SecretHash(secret, for: .session)
        let entry = Entry(
            hash: hash.text, athlete: athlete, device: device, began: now.secondsSince1970,
            isConfirmed: isConfirmed ? nil : false)
        guard let content = try? JSONEncoder().encode(entry) else {
            throw .unusable(path: folder.path, reason: "a session could not be written as JSON")
        }
        do throws(CredentialError) {
            try folder.write(Array(content), id: hash.id, ending: SessionStore.ending)
        } catch {
            guard error.isTransient else { throw error }
            memory.withLock { $0.unstored[hash.id] = entry }
        }
        return (secret, session(hash.id, entry, used: now))
    }

    /// Returns the session of a token, and records its use; nil for a token of no session, or of one that ended.
    public func session(of secret: Secret, at now: Moment) -> Session? {
        let hash = SecretHash(secret, for: .session)
        guard let entry = entry(hash.id), hash.matches(entry.hash), let session = valid(hash.id, entry, at: now) else {
            return nil
        }
        noteUse(of: hash.id, last: session.used, at: now)
        return session
    }

    /// Whether a session is still valid.
    public func holds(_ id: String, at now: Moment) -> Bool { entry(id).map { valid(id, $0, at: now) != nil } ?? false }

    /// Id of another athlete whose training a session looks at; nil while it shows its own.
    public func observed(in id: String) -> String? {
        guard folder.holds(id, ending: SessionStore.observedEnding),
            let content = folder.read(id, ending: SessionStore.observedEnding)
        else { return nil }
        return String(decoding: content, as: UTF8.self)
    }

    /// Has a session look at the training of another athlete. Whether it may is checked with every request.
    /// - Parameter athlete: id of the athlete; nil for the session's own training.
    public func setObserved(_ athlete: String?, in id: String) throws(CredentialError) {
        guard let athlete else { return try folder.clear(id, ending: SessionStore.observedEnding) }
        try folder.write(Array(athlete.utf8), id: id, ending: SessionStore.observedEnding)
        // The session may have been ended in between, which must not leave a file behind.
        if entry(id) == nil { folder.remove(id, ending: SessionStore.observedEnding) }
    }

    /// Whether the sign-in is recent enough for what needs a fresh one. A sign-in in the future is not: the clock was changed.
    public func isFresh(_ session: Session, at now: Moment) -> Bool {
        let age = now - session.began
        return session.isConfirmed && age >= 0 && age < limits.fresh
    }

    /// Valid sessions of an athlete, the last used first.
    public func all(of athlete: String, at now: Moment) -> [Session] {
        let ids = Set(folder.ids(ending: SessionStore.ending)).union(memory.withLock { Array($0.unstored.keys) })
        return ids.compactMap { id in entry(id).flatMap { valid(id, $0, at: now) } }
            .filter { $0.athlete == athlete }
            .sorted { ($0.used, $0.began, $0.id) > ($1.used, $1.began, $1.id) }
    }

    /// Number of valid sessions of all athletes.
    public func count(at now: Moment) -> Int {
        let ids = Set(folder.ids(ending: SessionStore.ending)).union(memory.withLock { Array($0.unstored.keys) })
        return ids.count { holds($0, at: now) }
    }

    /// Ends a session of an athlete.
    /// - Returns: false when the athlete has no such session.
    @discardableResult
    public func end(_ id: String, of athlete: String) -> Bool {
        guard let entry = entry(id), entry.athlete == athlete else { return false }
        return remove(id)
    }

    /// Ends every session of an athlete.
    /// - Parameter kept: id of a session that stays; nil for none.
    /// - Returns: how many there were.
    @discardableResult
    public func endAll(of athlete: String, besides kept: String? = nil, at now: Moment) -> Int {
        all(of: athlete, at: now).filter { $0.id != kept && remove($0.id) }.count
    }

    /// Names of files that cannot be read, below the folder of the server's keys. They give no access.
    public func unreadable() -> [String] {
        folder.ids(ending: SessionStore.ending).filter { entry($0) == nil }.sorted().map { "sessions/\($0).json" }
    }

    private func remove(_ id: String) -> Bool {
        let wasUnstored = memory.withLock { memory in
            memory.read[id] = nil
            memory.uses[id] = nil
            return memory.unstored.removeValue(forKey: id) != nil
        }
        let wasStored = folder.remove(id, ending: SessionStore.ending)
        // These often do not exist.
        folder.remove(id, ending: SessionStore.useEnding)
        folder.remove(id, ending: SessionStore.observedEnding)
        let isStuck = !wasStored && folder.holds(id, ending: SessionStore.ending)
        if isStuck { memory.withLock { _ = $0.ended.insert(id) } }
        return wasStored || wasUnstored || isStuck
    }

    private func removeEnded(at now: Moment) {
        for id in folder.ids(ending: SessionStore.ending) {
            // A file that cannot be read gives no access and is of no use.
            if entry(id).flatMap({ valid(id, $0, at: now) }) == nil { _ = remove(id) }
        }
    }

    private func entry(_ id: String) -> Entry? {
        if memory.withLock({ $0.ended.contains(id) }) { return nil }
        if let unstored = memory.withLock({ $0.unstored[id] }) { return unstored }
        guard folder.holds(id, ending: SessionStore.ending) else { return nil }
        if let known = memory.withLock({ $0.read[id] }) { return known }
        guard let content = folder.read(id, ending: SessionStore.ending),
            let entry = try? JSONDecoder().decode(Entry.self, from: Data(content)), entry.began.isFinite
        else { return nil }
        memory.withLock { memory in
            if memory.read.count >= SessionStore.cacheLimit { memory.read.removeAll() }
            memory.read[id] = entry
        }
        return entry
    }

    private func valid(_ id: String, _ entry: Entry, at now: Moment) -> Session? {
        let session = session(id, entry, used: lastUse(of: id) ?? Moment(secondsSince1970: entry.began))
        return now < session.ends ? session : nil
    }

    private func session(_ id: String, _ entry: Entry, used: Moment) -> Session {
        let began = Moment(secondsSince1970: entry.began)
        return Session(
            id: id, athlete: entry.athlete, device: entry.device, began: began, used: used,
            ends: min(began + limits.lifetime, used + limits.idle), isConfirmed: entry.isConfirmed ?? true)
    }

    private func lastUse(of id: String) -> Moment? {
        if let known = memory.withLock({ $0.uses[id] }) { return known }
        guard let content = folder.read(id, ending: SessionStore.useEnding),
            let seconds = Double(String(decoding: content, as: UTF8.self)), seconds.isFinite
        else { return nil }
        let moment = Moment(secondsSince1970: seconds)
        memory.withLock { $0.uses[id] = moment }
        return moment
    }

    /// Records the use of a session, to the minute. A request succeeds even when the disk cannot record its use.
    private func noteUse(of id: String, last: Moment, at now: Moment) {
        let isDue = memory.withLock { memory in
            if memory.uses[id] != nil, abs(now - last) < SessionStore.useInterval { return false }
            if memory.uses.count >= SessionStore.cacheLimit { memory.uses.removeAll() }
            memory.uses[id] = now
            return true
        }
        guard isDue else { return }
        try? folder.write(Array("\(now.secondsSince1970)".utf8), id: id, ending: SessionStore.useEnding)
        // The session may have been ended in between, which must not leave a file behind.
        if !folder.holds(id, ending: SessionStore.ending) { folder.remove(id, ending: SessionStore.useEnding) }
    }
}
