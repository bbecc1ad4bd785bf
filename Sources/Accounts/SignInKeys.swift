import Foundation
public import Measures
import Synchronization

/// Store of one-time keys: one small file each, without the key. A key signs one browser in as its athlete, once and within its lifetime.
public final class SignInKeys: Sendable {
    /// Seconds for which a key is valid.
    public static let lifetime = 600.0
    /// Seconds for which the key of an invitation is valid: seven days.
    public static let invitationLifetime = 604_800.0

    /// Where a new key is stored.
    public enum Place: Sendable {
        /// In the folder, so that a server in another process finds it.
        case folder
        /// In the folder, or in memory while the disk is full or read-only: for keys of the server itself.
        case folderOrMemory
    }

    private let folder: PrivateFolder
    private let memory = Mutex<[String: Entry]>([:])

    private struct Entry: Codable {
        var hash: String
        var athlete: String
        /// Seconds since 1970.
        var made: Double
        var ends: Double

        /// Whether it is the key of an invitation, which a page asks to accept.
        var isInvitation: Bool { ends - made > SignInKeys.lifetime }

        /// A key from the future is not valid: the clock was changed.
        func isValid(at now: Moment) -> Bool { made - 60 <= now.secondsSince1970 && now.secondsSince1970 < ends }
    }

    private static let ending = "json"

    /// - Parameter keys: folder of the server's keys.
    public init(in keys: String) { folder = PrivateFolder(path: keys + "/sign-in") }

    /// Returns a new key for an athlete. Removes keys that expired.
    /// - Parameter lifetime: seconds for which the key is valid.
    public func issue(
        for athlete: String, at now: Moment, in place: Place, lifetime: Double = SignInKeys.lifetime
    ) throws(CredentialError) -> Secret {
        for id in folder.ids(ending: SignInKeys.ending) where stored(id)?.isValid(at: now) != true {
            folder.remove(id, ending: SignInKeys.ending)
        }
        memory.withLock { $0 = $0.filter { $0.value.isValid(at: now) } }
        let secret = Secret()
        let hash = SecretHash(secret, for: .signIn)
        let made = now.secondsSince1970
        let entry = Entry(hash: hash.text, athlete: athlete, made: made, ends: made + lifetime)
        guard let content = try? JSONEncoder().encode(entry) else {
            throw .unusable(path: folder.path, reason: "a key could not be written as JSON")
        }
        do throws(CredentialError) {
            try folder.write(Array(content), id: hash.id, ending: SignInKeys.ending)
        } catch {
            guard case .folderOrMemory = place, error.isTransient else { throw error }
            memory.withLock { $0[hash.id] = entry }
        }
        return secret
    }

    /// Returns the athlete of a valid key without using it up; nil for a key that is unknown, used or expired.
    public func holder(of secret: Secret, at now: Moment) -> (athlete: String, isInvitation: Bool)? {
        let hash = SecretHash(secret, for: .signIn)
        guard let entry = memory.withLock({ $0[hash.id] }) ?? stored(hash.id), hash.matches(entry.hash), entry.isValid(at: now)
        else { return nil }
        return (entry.athlete, entry.isInvitation)
    }

    /// Uses up a key.
    /// - Returns: its athlete; nil for a key that is unknown, used or expired.
    public func redeem(_ secret: Secret, at now: Moment) -> String? {
        let hash = SecretHash(secret, for: .signIn)
        if let entry = memory.withLock({ $0.removeValue(forKey: hash.id) }) {
            return hash.matches(entry.hash) && entry.isValid(at: now) ? entry.athlete : nil
        }
        // The kernel deletes the file for one of several requests only. A file that cannot be deleted could be used again.
        guard let entry = stored(hash.id), hash.matches(entry.hash), folder.remove(hash.id, ending: SignInKeys.ending)
        else { return nil }
        return entry.isValid(at: now) ? entry.athlete : nil
    }

    /// End of the key of an athlete that is valid longest and was not used; nil without one.
    public func latestEnd(of athlete: String, at now: Moment) -> Moment? {
        folder.ids(ending: SignInKeys.ending).compactMap { stored($0) }
            .filter { $0.athlete == athlete && $0.isValid(at: now) }
            .map { Moment(secondsSince1970: $0.ends) }.max()
    }

    /// Removes every key of an athlete that was not used.
    public func withdrawAll(of athlete: String) {
        for id in folder.ids(ending: SignInKeys.ending) where stored(id)?.athlete == athlete {
            folder.remove(id, ending: SignInKeys.ending)
        }
        memory.withLock { $0 = $0.filter { $0.value.athlete != athlete } }
    }

    /// Names of files that cannot be read, below the folder of the server's keys. They give no access.
    public func unreadable() -> [String] {
        folder.ids(ending: SignInKeys.ending).filter { stored($0) == nil }.sorted().map { "sign-in/\($0).json" }
    }

    private func stored(_ id: String) -> Entry? {
        folder.read(id, ending: SignInKeys.ending).flatMap { try? JSONDecoder().decode(Entry.self, from: Data($0)) }
    }
}
