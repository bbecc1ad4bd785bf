import Dispatch
import Foundation
public import Measures
import Synchronization

/// Store of passwords with their second factors: one small file for each account that has one.
///
/// The server of a data folder is the only process that changes these files, apart from the removal of an account.
public final class PasswordStore: Sendable {
    /// Result of checking a sign-in.
    public enum Check: Equatable, Sendable {
        case valid(recoveryCodesLeft: Int?)
        /// The account, the password or the code is wrong. Nothing more is reported.
        case wrong
        /// Too many sign-ins wait for their turn.
        case busy
    }

    /// What an account has.
    public struct State: Equatable, Sendable {
        public var set: Moment
        public var recoveryCodesLeft: Int
    }

    private struct Entry: Codable {
        var password: String
        /// Secret of the authenticator app.
        var secret: String
        /// Hashes of the recovery codes that were not used.
        var recovery: [String]
        /// Interval of the last used code.
        var last: Int?
        /// Seconds since 1970.
        var set: Double
    }

    private struct Memory {
        /// Last used intervals. On a full disk a used code must not be valid again.
        var last: [String: Int] = [:]
        var waiting = 0
    }

    private let folder: PrivateFolder
    private let memory = Mutex(Memory())
    /// One check at a time: each takes 32 MiB and a processor.
    private let queue = DispatchQueue(label: "passwords", qos: .utility)
    private static let ending = "json"
    private static let mostWaiting = 16
    /// Hash of no account, so that a check without an account takes the same time.
    private static let decoy = try? PasswordHash(of: Secret().text)

    /// - Parameter keys: folder of the server's keys.
    public init(in keys: String) { folder = PrivateFolder(path: keys + "/passwords") }

    /// Whether any account has a password, so that the sign-in page offers it.
    public var isEmpty: Bool { folder.ids(ending: PasswordStore.ending).isEmpty }

    /// Names of files that cannot be read, below the folder of the server's keys. Their passwords are refused.
    public func unreadable() -> [String] {
        folder.ids(ending: PasswordStore.ending).filter { id in
            guard let entry = entry(id: id) else { return true }
            return PasswordHash(entry.password) == nil || OneTimeCodes(entry.secret) == nil
        }.sorted().map { "passwords/\($0).json" }
    }

    /// Returns when the password of an athlete was set, and what is left of the recovery codes; nil without a password.
    public func state(of athlete: String) -> State? {
        entry(of: athlete).map { State(set: Moment(secondsSince1970: $0.set), recoveryCodesLeft: $0.recovery.count) }
    }

    /// Stores a password with a second factor in place of what the account had.
    /// - Parameter used: interval of the code that confirmed the second factor, which is used up by it; nil for the current one.
    /// - Returns: the recovery codes, which are shown once.
    /// - Throws: `CredentialError`.
    public func set(
        _ password: String, _ codes: OneTimeCodes, of athlete: String, used: Int? = nil, at now: Moment
    ) async throws(CredentialError) -> [String] {
        let recovery = RecoveryCodes.make()
        let hashes = recovery.compactMap { RecoveryCodes.hash(of: $0) }
        try await inTurn { () throws(CredentialError) in
            let entry = Entry(
                password: try self.hash(password).text, secret: codes.text, recovery: hashes,
                last: used ?? OneTimeCodes.step(at: now), set: now.secondsSince1970)
            try self.write(entry, of: athlete)
        }
        return recovery
    }

    /// Changes the password of an account that has one. The second factor stays.
    /// - Throws: `CredentialError`.
    public func change(_ password: String, of athlete: String, at now: Moment) async throws(CredentialError) {
        try await inTurn { () throws(CredentialError) in
            guard var entry = self.entry(of: athlete) else { return }
            entry.password = try self.hash(password).text
            entry.set = now.secondsSince1970
            try self.write(entry, of: athlete)
        }
    }

    /// Replaces the recovery codes of an account that has a password.
    /// - Returns: the new ones, which are shown once; nil without a password.
    public func renewRecoveryCodes(of athlete: String) async throws(CredentialError) -> [String]? {
        try await inTurn { () throws(CredentialError) in
            guard var entry = self.entry(of: athlete) else { return nil }
            let codes = RecoveryCodes.make()
            entry.recovery = codes.compactMap { RecoveryCodes.hash(of: $0) }
            try self.write(entry, of: athlete)
            return codes
        }
    }

    /// Removes the password and the second factor of an account.
    /// - Throws: `CredentialError` when the file cannot be deleted.
    public func remove(of athlete: String) async throws(CredentialError) {
        guard let id = PasswordStore.id(of: athlete) else { return }
        try await inTurn { () throws(CredentialError) in
            self.folder.remove(id, ending: PasswordStore.ending)  // does not exist without a password
            guard !self.folder.holds(id, ending: PasswordStore.ending) else {
                throw .unusable(path: self.folder.path, reason: "a file in it cannot be deleted")
            }
        }
    }

    /// Checks a password and a code of the authenticator app, or a recovery code, which is then used up.
    ///
    /// A check takes the same time for an unknown account. A valid sign-in renews the hash if its parameters are outdated.
    /// - Parameter athlete: nil for a name without an account.
    /// - Throws: `CredentialError` when the use of a recovery code cannot be stored.
    public func check(_ password: String, code: String, of athlete: String?, at now: Moment) async throws(CredentialError)
        -> Check
    {
        try await checkInTurn { () throws(CredentialError) in
            try self.checkNow(password, code: code, of: athlete, at: now)
        }
    }

    /// Checks the current password of an account alone, for a change. It uses up no code.
    public func checkCurrent(_ password: String, of athlete: String) async throws(CredentialError) -> Check {
        try await checkInTurn { () throws(CredentialError) in
            guard let entry = self.entry(of: athlete), let hash = PasswordHash(entry.password), hash.matches(password) else {
                return .wrong
            }
            return .valid(recoveryCodesLeft: nil)
        }
    }

    /// Runs a check on the queue, unless too many wait.
    private func checkInTurn(
        _ body: @escaping @Sendable () throws(CredentialError) -> Check
    ) async throws(CredentialError) -> Check {
        let isAccepted = memory.withLock { memory in
            guard memory.waiting < PasswordStore.mostWaiting else { return false }
            memory.waiting += 1
            return true
        }
        guard isAccepted else { return .busy }
        return try await inTurn { () throws(CredentialError) in
            self.memory.withLock { $0.waiting -= 1 }
            return try body()
        }
    }

    /// Runs a check or a change on the queue, so that a check that began before a change never stores what the change replaced.
    private func inTurn<Value: Sendable>(
        _ body: @escaping @Sendable () throws(CredentialError) -> Value
    ) async throws(CredentialError) -> Value {
        let result: Result<Value, CredentialError> = await withCheckedContinuation { done in
            queue.async { done.resume(returning: Result(catching: body)) }
        }
        return try result.get()
    }

    private func checkNow(_ password: String, code: String, of athlete: String?, at now: Moment) throws(CredentialError) -> Check
    {
        let stored = athlete.flatMap { entry(of: $0) }
        guard let hash = stored.flatMap({ PasswordHash($0.password) }) ?? PasswordStore.decoy else { return .wrong }
        let isRight = hash.matches(password)
        guard isRight, var entry = stored, let athlete else { return .wrong }
        var left: Int?
        let last = [entry.last, memory.withLock { $0.last[athlete] }].compactMap { $0 }.max()
        if let step = OneTimeCodes(entry.secret)?.step(of: code, at: now, after: last) {
            entry.last = step
            memory.withLock { $0.last[athlete] = step }
        } else if let hash = RecoveryCodes.hash(of: code), let index = entry.recovery.firstIndex(of: hash) {
            entry.recovery.remove(at: index)
            left = entry.recovery.count
        } else {
            return .wrong
        }
        if hash.isOutdated, let renewed = try? PasswordHash(of: password) { entry.password = renewed.text }
        do throws(CredentialError) {
            try write(entry, of: athlete)
        } catch {
            // A used code of the app is in memory. A recovery code that cannot be used up must not sign in.
            guard left == nil, error.isTransient else { throw error }
        }
        return .valid(recoveryCodesLeft: left)
    }

    private func hash(_ password: String) throws(CredentialError) -> PasswordHash {
        guard let hash = try? PasswordHash(of: password) else {
            throw .unusable(path: folder.path, reason: "a password could not be hashed")
        }
        return hash
    }

    private func entry(of athlete: String) -> Entry? {
        PasswordStore.id(of: athlete).flatMap { entry(id: $0) }
    }

    private func entry(id: String) -> Entry? {
        folder.read(id, ending: PasswordStore.ending).flatMap { try? JSONDecoder().decode(Entry.self, from: Data($0)) }
    }

    private func write(_ entry: Entry, of athlete: String) throws(CredentialError) {
        guard let id = PasswordStore.id(of: athlete), let content = try? JSONEncoder().encode(entry) else {
            throw .unusable(path: folder.path, reason: "a password could not be written as JSON")
        }
        try folder.write(Array(content), id: id, ending: PasswordStore.ending)
    }

    /// Name of the file of an account. The owner's id is shorter than others, and gets leading zeros.
    private static func id(of athlete: String) -> String? {
        guard athlete.utf8.count <= 32 else { return nil }
        let id = String(repeating: "0", count: 32 - athlete.utf8.count) + athlete
        return SecretHash.isID(id) ? id : nil
    }
}
