import Foundation
public import Measures
import Synchronization

/// Store of identities at providers: one small file each, named after a hash of issuer and subject.
///
/// The server of a data folder is the only process that changes these files, apart from the removal of an account.
public final class IdentityStore: Sendable {
    private struct Entry: Codable {
        var issuer: String
        var subject: String
        var athlete: String
        var name: String
        /// Seconds since 1970.
        var added: Double
        var used: Double?

        func identity(id: String) -> LinkedIdentity {
            LinkedIdentity(
                id: id, athlete: athlete, issuer: issuer, name: name, added: Moment(secondsSince1970: added),
                used: used.map { Moment(secondsSince1970: $0) })
        }
    }

    private let folder: PrivateFolder
    private let turn = Mutex(())
    private static let ending = "json"
    /// Identities of an account at most.
    public static let limit = 10

    /// - Parameter keys: folder of the server's keys.
    public init(in keys: String) { folder = PrivateFolder(path: keys + "/identities") }

    /// Names of files that cannot be read, below the folder of the server's keys. Their identities are refused.
    public func unreadable() -> [String] {
        folder.ids(ending: IdentityStore.ending).filter { entry($0) == nil }.sorted().map { "identities/\($0).json" }
    }

    /// Identities of an athlete, the oldest first.
    public func all(of athlete: String) -> [LinkedIdentity] {
        folder.ids(ending: IdentityStore.ending).compactMap { id in entry(id)?.identity(id: id) }
            .filter { $0.athlete == athlete }
            .sorted { ($0.added, $0.id) < ($1.added, $1.id) }
    }

    /// Returns the account of an identity; nil when none has it.
    public func athlete(of subject: String, at issuer: String) -> String? {
        entry(IdentityStore.id(of: subject, at: issuer))?.athlete
    }

    /// Links an identity to an account.
    /// - Parameters:
    ///   - subject: name of the person at the provider, which never changes.
    ///   - name: name in lists. Of a long one, the beginning is stored.
    /// - Throws: `IdentityRefusal`, `CredentialError`.
    public func add(_ subject: String, at issuer: String, named name: String, to athlete: String, now: Moment) throws
        -> LinkedIdentity
    {
        let id = IdentityStore.id(of: subject, at: issuer)
        let entry = Entry(
            issuer: issuer, subject: subject, athlete: athlete, name: Passkey.fitting(name), added: now.secondsSince1970)
        try turn.withLock { _ in
            // A damaged file is no free place: another account may have had it.
            guard !folder.holds(id, ending: IdentityStore.ending) else { throw IdentityRefusal.alreadyLinked }
            guard all(of: athlete).count < IdentityStore.limit else { throw IdentityRefusal.tooMany(limit: IdentityStore.limit) }
            try write(entry, id)
        }
        return entry.identity(id: id)
    }

    /// Records the use of an identity. A sign-in succeeds even when the disk cannot record it.
    public func noteUse(of subject: String, at issuer: String, now: Moment) {
        let id = IdentityStore.id(of: subject, at: issuer)
        turn.withLock { _ in
            guard var entry = entry(id) else { return }
            entry.used = now.secondsSince1970
            try? write(entry, id)
        }
    }

    /// Removes an athlete's identity.
    /// - Returns: false when the athlete has no such identity.
    /// - Throws: `CredentialError` when the file cannot be deleted.
    @discardableResult
    public func remove(_ id: String, of athlete: String) throws(CredentialError) -> Bool {
        try turn.withLock { (_: inout ()) throws(CredentialError) -> Bool in
            guard entry(id)?.athlete == athlete else { return false }
            try folder.clear(id, ending: IdentityStore.ending)
            return true
        }
    }

    /// Removes every identity of an athlete.
    /// - Throws: `CredentialError` when a file cannot be deleted.
    public func removeAll(of athlete: String) throws(CredentialError) {
        for identity in all(of: athlete) { try remove(identity.id, of: athlete) }
    }

    /// Name of the file of an identity. The length keeps issuer and subject apart.
    private static func id(of subject: String, at issuer: String) -> String {
        SecretHash(text: "\(issuer.utf8.count) \(issuer)\(subject)", for: .identity).id
    }

    /// Returns the content of a file; nil when there is none, or when anything in it is not what this store writes.
    private func entry(_ id: String) -> Entry? {
        guard let content = folder.read(id, ending: IdentityStore.ending),
            let entry = try? JSONDecoder().decode(Entry.self, from: Data(content)),
            IdentityStore.id(of: entry.subject, at: entry.issuer) == id, entry.added.isFinite, entry.used?.isFinite ?? true
        else { return nil }
        return entry
    }

    private func write(_ entry: Entry, _ id: String) throws(CredentialError) {
        guard let content = try? JSONEncoder().encode(entry) else {
            throw .unusable(path: folder.path, reason: "an identity could not be written as JSON")
        }
        try folder.write(Array(content), id: id, ending: IdentityStore.ending)
    }
}
