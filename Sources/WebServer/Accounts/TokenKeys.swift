import JWTKit
public import Measures
import Screens

/// The keys of a data folder, as this process last read them: the newest signs, and all of them verify.
///
/// Another process may add a key at any time. A signature reads the folder anew, and so does a token that no known key has signed.
public actor TokenKeys {
    private let folder: String
    private var keys: [TokenKey]
    private var collection = JWTKeyCollection()

    /// Reads the keys of a folder, or creates the first one.
    public init(in folder: String) async throws(ServerError) {
        self.folder = folder
        keys = try TokenKey.all(in: folder)
        collection = await TokenKeys.collection(of: keys)
    }

    /// Adds a key to a folder; it signs from now on. Removes the keys that no valid token needs.
    /// - Parameter tokens: tokens of the folder.
    /// - Returns: how many keys were removed.
    public static func rotate(in folder: String, tokens: TokenStore, at now: Moment) throws(ServerError) -> Int {
        _ = try TokenKey.add(in: folder, at: now)
        return try TokenKey.removeOld(in: folder, neededSince: tokens.all.filter { $0.expires > now }.map(\.made))
    }

    func sign(_ claims: some JWTPayload) async throws -> String {
        await readAgain()
        return try await collection.sign(claims, kid: keys.last?.id.map { JWKIdentifier(string: $0) })
    }

    /// Returns the claims of a token that one of the keys has signed.
    /// - Throws: an error of the library for any other token.
    func claims<Claims: JWTPayload & Sendable>(of token: String, as type: Claims.Type) async throws -> Claims {
        do { return try await collection.verify(token, as: type) } catch {
            guard await readAgain() else { throw error }
            return try await collection.verify(token, as: type)
        }
    }

    /// Reads the folder again. When it cannot be read, the keys stay as they are.
    /// - Returns: whether there are other keys than before.
    @discardableResult
    private func readAgain() async -> Bool {
        guard let read = try? TokenKey.all(in: folder), read != keys else { return false }
        let changed = await TokenKeys.collection(of: read)
        keys = read
        collection = changed
        return true
    }

    private static func collection(of keys: [TokenKey]) async -> JWTKeyCollection {
        let collection = JWTKeyCollection()
        for key in keys {
            await collection.add(
                hmac: HMACKey(from: key.bytes), digestAlgorithm: .sha256, kid: key.id.map { JWKIdentifier(string: $0) })
        }
        return collection
    }
}
