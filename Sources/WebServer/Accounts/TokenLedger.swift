import Foundation
import Measures
import Screens
import TrainingLog

/// The tokens that this house gave out and did not withdraw: a small file each, without the token itself.
///
/// A token counts only while its file is there. The terminal and the server look at the same folder, so that what is withdrawn
/// is refused from then on, by both. Its last use is noted in a file of its own: a note that is written while somebody
/// withdraws the token must not bring it back.
public struct TokenLedger: Sendable {
    private let folder: String

    /// - Parameter keys: the folder of the key that signs them.
    public init(in keys: String) { folder = keys + "/tokens" }

    private struct Entry: Codable {
        var name: String
        /// Nil in files of versions that knew one athlete: it is the owner's.
        var athlete: String?
        /// Seconds since 1970.
        var made: Double
        var ends: Double
    }

    /// A name for a new token, which nobody can guess and which is safe as the name of a file.
    static func newID() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let part = String(UInt32.random(in: .min ... .max, using: &generator), radix: 16)
            return String(repeating: "0", count: 8 - part.utf8.count) + part
        }.joined()
    }

    /// Tokens that have ended are dropped on the way, so that the list stays one that a person can read.
    func add(_ token: GivenToken, of athlete: String) throws {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            for old in all where old.ends <= token.made { withdraw(old.id) }
            let entry = Entry(
                name: token.name, athlete: athlete, made: token.made.secondsSince1970, ends: token.ends.secondsSince1970)
            try JSONEncoder().encode(entry).write(to: URL(filePath: path(token.id)), options: .atomic)
        } catch let error as CocoaError where TokenKey.isUnwritable(error) {
            throw error  // said as any other disk that takes nothing
        } catch {
            throw ServerError.keyUnusable(path: folder, reason: error.localizedDescription)
        }
    }

    /// Tokens of every athlete.
    var all: [GivenToken] { tokens { _ in true } }

    /// Tokens of one athlete, the newest first. A file that cannot be read shows to the owner as a token without a name that has
    /// ended: it still can be withdrawn.
    func all(of athlete: String) -> [GivenToken] { tokens { $0 == athlete } }

    private func tokens(where isShown: (String) -> Bool) -> [GivenToken] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []  // nothing was ever given out
        var tokens: [GivenToken] = []
        for name in names where name.hasSuffix(TokenLedger.ending) {
            let id = String(name.dropLast(TokenLedger.ending.count))
            guard TokenLedger.isID(id) else { continue }
            let entry = FileManager.default.contents(atPath: path(id)).flatMap { try? JSONDecoder().decode(Entry.self, from: $0) }
            guard isShown(entry?.athlete ?? Journal.localAthlete) else { continue }
            tokens.append(
                GivenToken(
                    id: id, name: entry?.name ?? "", made: Moment(secondsSince1970: entry?.made ?? 0),
                    ends: Moment(secondsSince1970: entry?.ends ?? 0), used: lastUse(of: id)))
        }
        return tokens.sorted { ($0.made, $0.id) > ($1.made, $1.id) }
    }

    func holds(_ id: String) -> Bool { TokenLedger.isID(id) && FileManager.default.fileExists(atPath: path(id)) }

    /// - Returns: false when there is no such token.
    @discardableResult
    func withdraw(_ id: String) -> Bool {
        guard holds(id), unlink(path(id)) == 0 else { return false }
        unlink(usePath(id))  // often there is none
        return true
    }

    /// Withdraws every token of an athlete.
    /// - Returns: how many there were.
    @discardableResult
    func withdrawAll(of athlete: String) -> Int { all(of: athlete).filter { withdraw($0.id) }.count }

    /// Notes, to the minute, that somebody came with a token. A disk that cannot take the note does not keep the answer back.
    func noteUse(of id: String, at moment: Moment) {
        if let last = lastUse(of: id), abs(moment - last) < 60 { return }
        try? Data("\(moment.secondsSince1970)".utf8).write(to: URL(filePath: usePath(id)), options: .atomic)
    }

    private func lastUse(of id: String) -> Moment? {
        guard let text = FileManager.default.contents(atPath: usePath(id)).map({ String(decoding: $0, as: UTF8.self) }),
            let seconds = Double(text), seconds.isFinite
        else { return nil }
        return Moment(secondsSince1970: seconds)
    }

    private static let ending = ".json"

    private func path(_ id: String) -> String { folder + "/" + id + TokenLedger.ending }
    private func usePath(_ id: String) -> String { folder + "/" + id + ".used" }

    /// Names come from tokens and forms, so nothing else may become a path.
    private static func isID(_ text: String) -> Bool {
        text.utf8.count == 32 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}
