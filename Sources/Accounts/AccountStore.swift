import Foundation
public import Measures
import Synchronization

/// Store of the accounts beside the owner's: one small file each. An account is valid only while its file exists.
///
/// The command line and the server use the same folder, so that an account that one of them disables is refused by both from then on. A
/// second file marks a disabled account.
public struct AccountStore: Sendable {
    /// Id of the owner's athlete, who has no file: who uses the data folder owns it.
    public let owner: String
    private let folder: PrivateFolder
    private let readable = ReadableFiles()

    /// Characters of a name at most.
    public static let nameLimit = 60
    /// Bytes of a name at most: a character can have any number of accents.
    public static let nameByteLimit = 240

    private struct Entry: Codable {
        var name: String
        /// Seconds since 1970.
        var created: Double
    }

    private static let ending = "json"
    private static let disabledEnding = "disabled"

    /// - Parameters:
    ///   - keys: folder of the server's keys.
    ///   - owner: id of the owner's athlete.
    public init(in keys: String, owner: String) {
        folder = PrivateFolder(path: keys + "/accounts")
        self.owner = owner
    }

    /// Whether an athlete may use the server now: the owner always, others with an account that is not disabled.
    ///
    /// An account whose file cannot be read is refused. A file is read once for each of its versions.
    public func permits(_ athlete: String) -> Bool {
        if athlete == owner { return true }
        guard let version = folder.version(athlete, ending: AccountStore.ending),
            !folder.holds(athlete, ending: AccountStore.disabledEnding)
        else { return false }
        if readable.holds(version, of: athlete) { return true }
        guard account(id: athlete) != nil else { return false }
        readable.note(version, of: athlete)
        return true
    }

    /// Accounts beside the owner's, the oldest first.
    public func all() -> [Account] {
        folder.ids(ending: AccountStore.ending).compactMap { account(id: $0) }
            .sorted { ($0.created, $0.id) < ($1.created, $1.id) }
    }

    /// Ids of accounts whose files cannot be read. `all` does not have them, and their people are refused.
    public func unreadable() -> [String] { folder.ids(ending: AccountStore.ending).filter { account(id: $0) == nil }.sorted() }

    /// Returns an account whose file cannot be read, so that it can be removed; nil for any other id. The first digits of the id replace its
    /// name.
    public func damaged(id: String, now: Moment) -> Account? {
        guard folder.holds(id, ending: AccountStore.ending), account(id: id) == nil else { return nil }
        return Account(id: id, name: String(id.prefix(8)), role: .athlete, created: now, isDisabled: true)
    }

    /// Returns the account with a name, whatever the case of its letters, or with an id.
    /// - Throws: `AccountError.unknown`.
    public func account(named name: String) throws(AccountError) -> Account {
        let wanted = AccountStore.folded(name)
        guard let account = all().first(where: { $0.id == name || AccountStore.folded($0.name) == wanted }) else {
            throw .unknown(name)
        }
        return account
    }

    /// Whether a text is the name of an account, whatever the case of its letters.
    public static func isName(_ text: String, of account: Account) -> Bool { folded(text) == folded(account.name) }

    /// Creates an account and the id of its athlete.
    ///
    /// Two processes that create accounts of one name at the same time could both succeed; the caller holds the write lock of the folder.
    /// - Parameters:
    ///   - name: without control characters.
    ///   - others: names that no account may have, such as the owner's.
    /// - Throws: `AccountError` for an invalid or used name, `CredentialError` when the disk does not take the file.
    public func add(named name: String, besides others: [String] = [], at now: Moment) throws -> Account {
        let trimmed = name.trimmingCharacters(in: .whitespaces)
        guard !trimmed.isEmpty, trimmed.count <= AccountStore.nameLimit, trimmed.utf8.count <= AccountStore.nameByteLimit
        else {
            throw AccountError.nameInvalid(name, limit: AccountStore.nameLimit)
        }
        let wanted = AccountStore.folded(trimmed)
        guard !(all().map(\.name) + others).contains(where: { AccountStore.folded($0) == wanted }) else {
            throw AccountError.nameTaken(trimmed)
        }
        let id = AccountStore.newID()
        try folder.write(
            Array(try JSONEncoder().encode(Entry(name: trimmed, created: now.secondsSince1970))), id: id,
            ending: AccountStore.ending)
        return Account(id: id, name: trimmed, role: .athlete, created: now, isDisabled: false)
    }

    /// Permits or refuses an account from now on.
    /// - Throws: `CredentialError` when the disk does not take the change.
    public func setDisabled(_ isDisabled: Bool, _ id: String) throws(CredentialError) {
        if isDisabled {
            return try folder.write([], id: id, ending: AccountStore.disabledEnding)
        }
        try folder.clear(id, ending: AccountStore.disabledEnding)
    }

    /// Removes an account. The caller has erased its data.
    /// - Throws: `CredentialError` when the file cannot be deleted.
    public func remove(_ id: String) throws(CredentialError) {
        try folder.clear(id, ending: AccountStore.ending)
        // Only now: an account with its file and without this one would be permitted.
        folder.remove(id, ending: AccountStore.disabledEnding)
    }

    /// Returns the account with an id; nil for an unknown one, for the owner, and when its file cannot be read.
    public func account(id: String) -> Account? {
        guard let content = folder.read(id, ending: AccountStore.ending),
            let entry = try? JSONDecoder().decode(Entry.self, from: Data(content)), entry.created.isFinite
        else { return nil }
        return Account(
            id: id, name: entry.name, role: .athlete, created: Moment(secondsSince1970: entry.created),
            isDisabled: folder.holds(id, ending: AccountStore.disabledEnding))
    }

    /// Returns a name in the form in which names are compared.
    public static func folded(_ name: String) -> String {
        name.trimmingCharacters(in: .whitespaces).precomposedStringWithCanonicalMapping.lowercased()
    }

    /// 128 random bits. The id is no secret, but an athlete must not be able to guess that of another.
    private static func newID() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<16).map { _ in
            let byte = UInt8.random(in: .min ... .max, using: &generator)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }
}

/// Versions of account files that could be read.
private final class ReadableFiles: Sendable {
    private let versions = Mutex<[String: PrivateFolder.Version]>([:])

    /// Accounts in memory. Above this limit all files are read again.
    private static let limit = 1000

    func holds(_ version: PrivateFolder.Version, of id: String) -> Bool { versions.withLock { $0[id] == version } }

    func note(_ version: PrivateFolder.Version, of id: String) {
        versions.withLock { versions in
            if versions.count >= ReadableFiles.limit { versions.removeAll() }
            versions[id] = version
        }
    }
}
