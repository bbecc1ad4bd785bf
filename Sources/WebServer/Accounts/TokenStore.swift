import Foundation
import Measures
import Screens
import TrainingLog

/// Store of the tokens that were issued and not withdrawn: one small file each, without the token itself.
///
/// A token is valid only while its file exists. The command line and the server use the same folder, so that both refuse a withdrawn token
/// from then on. The last use is stored in a separate file: recording it during a withdrawal must not restore the token.
public struct TokenStore: Sendable {
    private let folder: String

    /// - Parameter keys: folder of the signing key.
    public init(in keys: String) { folder = keys + "/tokens" }

    private struct Entry: Codable {
        var name: String
        /// Nil in files of versions that knew one athlete: it is the owner's.
        var athlete: String?
        /// Nil in files of versions without scopes.
        var scopes: [String]?
        /// Seconds since 1970.
        var made: Double
        var ends: Double

        /// An unknown scope, as of a later version, permits nothing here.
        var permitted: [AccessScope] { scopes.map { $0.compactMap { AccessScope(rawValue: $0) } } ?? AccessScope.beforeScopes }
    }

    /// Returns the identifier of a new token. It cannot be guessed and is safe as a file name.
    static func newID() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let part = String(UInt32.random(in: .min ... .max, using: &generator), radix: 16)
            return String(repeating: "0", count: 8 - part.utf8.count) + part
        }.joined()
    }

    /// Stores a token. Removes expired tokens, so that the list stays short.
    func add(_ token: IssuedToken, of athlete: String) throws {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            for old in all where old.expires <= token.made { withdraw(old.id) }
            let entry = Entry(
                name: token.name, athlete: athlete, scopes: token.scopes.map { $0.rawValue }, made: token.made.secondsSince1970,
                ends: token.ends.secondsSince1970)
            if let refresh = token.refresh { try record(refresh, of: token.id) }
            try JSONEncoder().encode(entry).write(to: URL(filePath: path(token.id)), options: .atomic)
        } catch let error as CocoaError where TokenKey.isUnwritable(error) {
            throw error  // reported like any other disk error
        } catch {
            throw ServerError.keyUnusable(path: folder, reason: error.localizedDescription)
        }
    }

    /// Tokens of every athlete.
    var all: [IssuedToken] { tokens { _ in true } }

    /// Tokens of one athlete, newest first. A file that cannot be read appears to the owner as an expired token without a name, so
    /// that it can be withdrawn.
    func all(of athlete: String) -> [IssuedToken] { tokens { $0 == athlete } }

    private func tokens(where isShown: (String) -> Bool) -> [IssuedToken] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []  // no token was issued yet
        var tokens: [IssuedToken] = []
        for name in names where name.hasSuffix(TokenStore.ending) {
            let id = String(name.dropLast(TokenStore.ending.count))
            guard TokenStore.isID(id) else { continue }
            let entry = entry(id)
            guard isShown(entry?.athlete ?? Journal.localAthlete) else { continue }
            tokens.append(
                IssuedToken(
                    id: id, name: entry?.name ?? "", scopes: entry?.permitted ?? [],
                    made: Moment(secondsSince1970: entry?.made ?? 0), ends: Moment(secondsSince1970: entry?.ends ?? 0),
                    used: lastUse(of: id), receipt: receipt(of: id), refresh: refresh(of: id)))
        }
        return tokens.sorted { ($0.made, $0.id) > ($1.made, $1.id) }
    }

    /// Names of files that cannot be read, below the folder of the server's keys. Their tokens permit nothing.
    public func unreadable() -> [String] {
        all.flatMap { token -> [String] in
            let damaged = FileManager.default.fileExists(atPath: refreshPath(token.id)) && refresh(of: token.id) == nil
            return (entry(token.id) == nil ? [token.id + TokenStore.ending] : []) + (damaged ? [token.id + ".refresh"] : [])
        }.sorted().map { "tokens/" + $0 }
    }

    private func entry(_ id: String) -> Entry? {
        FileManager.default.contents(atPath: path(id)).flatMap { try? JSONDecoder().decode(Entry.self, from: $0) }
    }

    /// Returns whose token it is and what it permits; nil if its file cannot be read.
    func grant(of id: String) -> TokenGrant? {
        guard TokenStore.isID(id), let entry = entry(id) else { return nil }
        return TokenGrant(athlete: entry.athlete ?? Journal.localAthlete, scopes: entry.permitted)
    }

    /// Returns what a token permits; nothing if its file cannot be read.
    func scopes(of id: String) -> [AccessScope] { grant(of: id)?.scopes ?? [] }

    func holds(_ id: String) -> Bool { TokenStore.isID(id) && FileManager.default.fileExists(atPath: path(id)) }

    /// Withdraws a token.
    /// - Returns: false when there is no such token.
    @discardableResult
    func withdraw(_ id: String) -> Bool {
        guard holds(id), unlink(path(id)) == 0 else { return false }
        unlink(usePath(id))  // often does not exist
        unlink(receiptPath(id))  // only devices that sync have one
        unlink(refreshPath(id))  // only apps that refresh their tokens have one
        return true
    }

    /// Withdraws every token of an athlete.
    /// - Returns: how many there were.
    @discardableResult
    public func withdrawAll(of athlete: String) -> Int { all(of: athlete).filter { withdraw($0.id) }.count }

    /// Withdraws every token of every athlete.
    /// - Returns: how many there were.
    @discardableResult
    public func withdrawAll() -> Int { all.filter { withdraw($0.id) }.count }

    /// Records the use of a token, to the minute. A request succeeds even when the disk cannot record its use.
    func noteUse(of id: String, at moment: Moment) {
        if let last = lastUse(of: id), abs(moment - last) < 60 { return }
        try? Data("\(moment.secondsSince1970)".utf8).write(to: URL(filePath: usePath(id)), options: .atomic)
    }

    private struct Receipt: Codable {
        var cursor: String
        /// Seconds since 1970; nil if the device never had everything.
        var complete: Double?
    }

    /// Records how far a device has the server's records, to the minute. A request succeeds even when the disk cannot record it.
    ///
    /// - Parameter isComplete: whether the server has nothing after the cursor.
    func noteReceipt(of id: String, cursor: String, isComplete: Bool, at moment: Moment) {
        let former = receipt(of: id)
        if let former, former.cursor == cursor {
            if !isComplete { return }
            if let last = former.complete, abs(moment - last) < 60 { return }
        }
        let receipt = Receipt(
            cursor: cursor, complete: isComplete ? moment.secondsSince1970 : former?.complete?.secondsSince1970)
        guard let content = try? JSONEncoder().encode(receipt) else { return }
        try? content.write(to: URL(filePath: receiptPath(id)), options: .atomic)
    }

    private func receipt(of id: String) -> DeviceReceipt? {
        guard
            let receipt = FileManager.default.contents(atPath: receiptPath(id)).flatMap({
                try? JSONDecoder().decode(Receipt.self, from: $0)
            })
        else { return nil }
        return DeviceReceipt(cursor: receipt.cursor, complete: receipt.complete.map { Moment(secondsSince1970: $0) })
    }

    private struct Refresh: Codable {
        var generation: Int
        /// Seconds since 1970.
        var moment: Double
    }

    /// Records the newest refresh of an app's tokens.
    /// - Throws: an error of the disk.
    func record(_ refresh: TokenRefresh, of id: String) throws {
        let content = Refresh(generation: refresh.generation, moment: refresh.moment.secondsSince1970)
        try JSONEncoder().encode(content).write(to: URL(filePath: refreshPath(id)), options: .atomic)
    }

    /// Returns the newest refresh of an app's tokens; nil for a token that cannot be refreshed, or when its file cannot be read.
    func refresh(of id: String) -> TokenRefresh? {
        guard TokenStore.isID(id),
            let refresh = FileManager.default.contents(atPath: refreshPath(id)).flatMap({
                try? JSONDecoder().decode(Refresh.self, from: $0)
            }), refresh.moment.isFinite, (0...TokenRefreshes.most).contains(refresh.generation)
        else { return nil }
        return TokenRefresh(generation: refresh.generation, moment: Moment(secondsSince1970: refresh.moment))
    }

    private func lastUse(of id: String) -> Moment? {
        guard let text = FileManager.default.contents(atPath: usePath(id)).map({ String(decoding: $0, as: UTF8.self) }),
            let seconds = Double(text), seconds.isFinite
        else { return nil }
        return Moment(secondsSince1970: seconds)
    }

    private static let ending = ".json"

    private func path(_ id: String) -> String { folder + "/" + id + TokenStore.ending }
    private func usePath(_ id: String) -> String { folder + "/" + id + ".used" }
    private func receiptPath(_ id: String) -> String { folder + "/" + id + ".received" }
    private func refreshPath(_ id: String) -> String { folder + "/" + id + ".refresh" }

    /// Checks an identifier. Identifiers come from tokens and forms, so nothing else may become a path.
    private static func isID(_ text: String) -> Bool {
        text.utf8.count == 32 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}

/// Whose token it is and what it permits, as the server stores it.
struct TokenGrant: Equatable, Sendable {
    var athlete: String
    var scopes: [AccessScope]
}
