import Foundation
public import Measures
public import Passkeys
import Synchronization

/// Store of passkeys: one small file each, named after the credential, with the public key.
///
/// The server of a data folder is the only process that changes these files, apart from the removal of an account.
public final class PasskeyStore: Sendable {
    private let folder: PrivateFolder
    /// Sign-ins that the disk did not take, by id: on a full disk a used counter must not be valid again. Also the lock of every change.
    private let memory = Mutex<[String: Use]>([:])

    private struct Use {
        var counter: UInt32
        var used: Moment
    }

    private static let ending = "json"
    /// Passkeys of an account at most.
    public static let limit = 20
    private static let handleLength = 32

    /// - Parameter keys: folder of the server's keys.
    public init(in keys: String) { folder = PrivateFolder(path: keys + "/passkeys") }

    /// Whether no account has a passkey, so that the sign-in page does not offer it.
    public var isEmpty: Bool { folder.ids(ending: PasskeyStore.ending).isEmpty }

    /// Names of files that cannot be read, below the folder of the server's keys. Their passkeys are refused.
    public func unreadable() -> [String] {
        folder.ids(ending: PasskeyStore.ending).filter { entry($0) == nil }.sorted().map { "passkeys/\($0).json" }
    }

    /// Passkeys of an athlete, the oldest first.
    public func all(of athlete: String) -> [Passkey] { entries(of: athlete).map { $0.passkey(id: $1) } }

    /// Returns how an authenticator knows the athlete: random bytes, which all passkeys of the account have in common; new ones for the first.
    public func userHandle(of athlete: String) -> [UInt8] {
        entries(of: athlete).first?.entry.handleBytes ?? RandomBytes.make(PasskeyStore.handleLength)
    }

    /// Credential ids of the athlete's passkeys for a site, which must not be created a second time on one authenticator.
    public func credentials(of athlete: String, for site: String) -> [(id: [UInt8], transports: [PasskeyTransport])] {
        entries(of: athlete).filter { $0.entry.site == site }
            .compactMap { entry, id in entry.credentialBytes.map { ($0, entry.passkey(id: id).transports) } }
    }

    /// Returns the athlete with a credential, without a check of any response; nil for an unknown one.
    public func athlete(of credentialID: [UInt8]) -> String? { entry(PasskeyStore.id(of: credentialID))?.athlete }

    /// Verifies the response of an authenticator and stores its credential.
    /// - Parameters:
    ///   - issued: the request, whose challenge the caller has used up.
    ///   - name: name in lists. Of a long one, the beginning is stored.
    /// - Throws: `PasskeyError`, `PasskeyRefusal`, `CredentialError`.
    public func add(
        _ response: RegistrationResponse, to issued: PasskeyChallenges.Issued, _ transports: [PasskeyTransport],
        named name: String,
        of athlete: String, at now: Moment
    ) throws -> Passkey {
        guard let handle = issued.userHandle else { throw PasskeyError.wrongChallenge }
        let made = try response.credential(for: issued.ceremony)
        let id = PasskeyStore.id(of: made.id)
        let entry = PasskeyEntry(
            made, handle: handle, site: issued.ceremony.party.id, athlete: athlete, name: Passkey.fitting(name),
            transports: transports, added: now)
        try memory.withLock { memory in
            guard !folder.holds(id, ending: PasskeyStore.ending) else { throw PasskeyRefusal.alreadyKnown }
            guard entries(of: athlete).count < PasskeyStore.limit else { throw PasskeyRefusal.tooMany(limit: PasskeyStore.limit) }
            try write(entry, id)
            memory[id] = nil
        }
        return entry.passkey(id: id)
    }

    /// Verifies a sign-in and records the use of the passkey.
    /// - Parameter issued: the request, whose challenge the caller has used up.
    /// - Returns: the athlete.
    /// - Throws: `PasskeyError`, `PasskeyRefusal.unknown`, `CredentialError`.
    public func signIn(_ response: AssertionResponse, to issued: PasskeyChallenges.Issued, at now: Moment) throws -> String {
        let id = PasskeyStore.id(of: response.credentialID)
        return try memory.withLock { memory in
            guard var entry = entry(id), var stored = entry.credential else { throw PasskeyRefusal.unknown }
            guard entry.site == issued.ceremony.party.id else { throw PasskeyError.wrongRelyingParty }
            if let use = memory[id] { stored.counter = max(stored.counter, use.counter) }
            let use = try response.use(of: stored, for: issued.ceremony)
            entry.counter = use.counter
            entry.isBackedUp = use.isBackedUp
            entry.used = now.secondsSince1970
            do throws(CredentialError) {
                try write(entry, id)
                memory[id] = nil
            } catch {
                guard error.isTransient else { throw error }
                memory[id] = Use(counter: use.counter, used: now)
            }
            return entry.athlete
        }
    }

    /// Changes the name of an athlete's passkey.
    /// - Returns: false when the athlete has no such passkey.
    /// - Throws: `CredentialError`.
    public func rename(_ id: String, of athlete: String, to name: String) throws(CredentialError) -> Bool {
        try memory.withLock { (_: inout [String: Use]) throws(CredentialError) -> Bool in
            guard var entry = entry(id), entry.athlete == athlete else { return false }
            entry.name = Passkey.fitting(name)
            try write(entry, id)
            return true
        }
    }

    /// Removes an athlete's passkey.
    /// - Returns: false when the athlete has no such passkey.
    /// - Throws: `CredentialError` when the file cannot be deleted.
    @discardableResult
    public func remove(_ id: String, of athlete: String) throws(CredentialError) -> Bool {
        try memory.withLock { (memory: inout [String: Use]) throws(CredentialError) -> Bool in
            guard entry(id)?.athlete == athlete else { return false }
            memory[id] = nil
            try folder.clear(id, ending: PasskeyStore.ending)
            return true
        }
    }

    /// Removes every passkey of an athlete.
    /// - Throws: `CredentialError` when a file cannot be deleted.
    public func removeAll(of athlete: String) throws(CredentialError) {
        for passkey in all(of: athlete) { try remove(passkey.id, of: athlete) }
    }

    /// Name of the file of a credential. It reveals nothing about it, and has a fixed length.
    private static func id(of credential: [UInt8]) -> String {
        SecretHash(text: Base64URL.text(credential), for: .passkey).id
    }

    private func entries(of athlete: String) -> [(entry: PasskeyEntry, id: String)] {
        folder.ids(ending: PasskeyStore.ending).compactMap { id in entry(id).map { ($0, id) } }
            .filter { $0.0.athlete == athlete }
            .sorted { ($0.0.added, $0.1) < ($1.0.added, $1.1) }
    }

    /// Returns the content of a file; nil when there is none, or when anything in it is not what this store writes.
    private func entry(_ id: String) -> PasskeyEntry? {
        guard let content = folder.read(id, ending: PasskeyStore.ending),
            let entry = try? JSONDecoder().decode(PasskeyEntry.self, from: Data(content)), let credential = entry.credential,
            PasskeyStore.id(of: credential.id) == id, entry.added.isFinite, entry.used?.isFinite ?? true
        else { return nil }
        return entry
    }

    private func write(_ entry: PasskeyEntry, _ id: String) throws(CredentialError) {
        guard let content = try? JSONEncoder().encode(entry) else {
            throw .unusable(path: folder.path, reason: "a passkey could not be written as JSON")
        }
        try folder.write(Array(content), id: id, ending: PasskeyStore.ending)
    }
}
