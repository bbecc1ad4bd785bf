import JWTKit
public import Measures
import Screens

/// The keys of a data folder, as this process last read them: the newest signs, and all of them verify.
///
/// Another process may add and delete keys at any time, so the folder is read again before each signature and each check of one. Tokens that
/// were checked before are in `VerifiedTokens`.
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

    /// Names of the key files of a folder that cannot be read.
    public static func unreadable(in folder: String) -> [String] { TokenKey.unreadable(in: folder) }

    func sign(_ claims: some JWTPayload) async throws -> String {
        await readAgain()
        return try await collection.sign(claims, kid: keys.last?.id.map { JWKIdentifier(string: $0) })
    }

    /// Whether the key that signed at a moment still exists. Keys are deleted from the oldest on.
    func hasKey(of moment: Moment) async -> Bool {
        await readAgain()
        guard let oldest = keys.first?.id else { return !keys.isEmpty }
        return Double(oldest).map { moment.secondsSince1970 >= $0 } ?? false
    }

    /// Returns the claims of a token that one of the keys has signed.
    /// - Throws: an error of the library for any other token.
    func claims<Claims: JWTPayload & Sendable>(of token: String, as type: Claims.Type) async throws -> Claims {
        await readAgain()
        return try await collection.verify(token, as: type)
    }

    /// Replaces all keys of a folder by a new one, readable or not. No token that was signed before is valid afterwards.
    /// - Returns: how many keys were deleted.
    public static func replace(in folder: String, at now: Moment) throws(ServerError) -> Int {
        try TokenKey.replaceAll(in: folder, at: now)
    }

    /// Reads the folder again. When it cannot be read, the keys stay as they are.
    private func readAgain() async {
        guard let read = try? TokenKey.all(in: folder), read != keys else { return }
        let changed = await TokenKeys.collection(of: read)
        keys = read
        collection = changed
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
