import Crypto
import Foundation
import JWTKit
import LoopbackServers
import Measures
import Passkeys
import Screens
import Testing

@testable import WebServer

struct TokenKeysTests {
    private static func moment(_ seconds: Double) -> Moment { Moment(secondsSince1970: seconds) }

    @Test func `a new key signs from now on, also in a server that runs, and older tokens stay valid`() async throws {
        let folder = AccessTokensTests.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let ledger = TokenStore(in: folder)
        let running = AccessTokens(keys: try await TokenKeys(in: folder), ledger: ledger) { Self.moment(2000) }
        let before = try await running.token(for: "1", seconds: 600)
        #expect(try kid(of: before) == nil)
        #expect(try TokenKeys.rotate(in: folder, tokens: ledger, at: Self.moment(2001.5)) == 0)
        let other = AccessTokens(keys: try await TokenKeys(in: folder), ledger: ledger) { Self.moment(2002) }
        let foreign = try await other.token(for: "1", seconds: 600)
        #expect(try kid(of: foreign) == "2001")
        // The server learns of the key when it meets its first token, or signs the next one itself.
        for token in [foreign, before] { #expect(try await running.athlete(of: token) == "1") }
        #expect(try kid(of: try await running.token(for: "1", seconds: 600)) == "2001")
    }

    @Test func `a key is deleted when no valid token needs it`() async throws {
        let folder = AccessTokensTests.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let ledger = TokenStore(in: folder)
        func tokens(at seconds: Double) async throws -> AccessTokens {
            AccessTokens(keys: try await TokenKeys(in: folder), ledger: ledger) { Self.moment(seconds) }
        }
        let old = try await tokens(at: 1000).token(for: "1", seconds: 600)
        #expect(try TokenKeys.rotate(in: folder, tokens: ledger, at: Self.moment(1100)) == 0)
        let later = try await tokens(at: 1200).token(for: "1", seconds: 6000)
        #expect(try TokenKeys.rotate(in: folder, tokens: ledger, at: Self.moment(1300)) == 0)
        #expect(try await tokens(at: 1599).athlete(of: old) == "1")
        // The first key goes when its token has ended; the second one is needed until 7200.
        #expect(try TokenKeys.rotate(in: folder, tokens: ledger, at: Self.moment(1700)) == 1)
        #expect(!FileManager.default.fileExists(atPath: folder + "/tokens.key"))
        #expect(try await tokens(at: 1800).athlete(of: later) == "1")
        await #expect(throws: RequestFailure.unauthorized(.forged)) { try await tokens(at: 1800).athlete(of: old) }
        #expect(try TokenKeys.rotate(in: folder, tokens: ledger, at: Self.moment(7300)) == 3)
    }

    @Test func `keys are private, read in their order, and nothing else is taken for one`() async throws {
        let folder = AccessTokensTests.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        _ = try TokenKey.add(in: folder, at: Self.moment(999))
        _ = try TokenKey.add(in: folder, at: Self.moment(1000))
        for name in [
            "tokens-.key", "tokens-01.key", "tokens--5.key", "tokens-1e3.key", "tokens-7.key.bak",
            "tokens-9999999999999999999.key",
        ] {
            try Data(repeating: 1, count: 32).write(to: URL(filePath: folder + "/" + name))
        }
        #expect(try TokenKey.all(in: folder).map(\.id) == [nil, "999", "1000"])
        let mode = try FileManager.default.attributesOfItem(atPath: folder + "/tokens-999.key")[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o600)
        // Two keys of one second, or one of a clock that went back, keep their order.
        #expect(try TokenKey.add(in: folder, at: Self.moment(1000.9)).id == "1001")
        #expect(try TokenKey.add(in: folder, at: Self.moment(5)).id == "1002")
        #expect(throws: ServerError.self) { try TokenKey.add(in: folder, at: Self.moment(-5)) }
        try Data("short".utf8).write(to: URL(filePath: folder + "/tokens-1000.key"))
        await #expect(throws: ServerError.self) { try await TokenKeys(in: folder) }
        #expect(TokenKeys.unreadable(in: folder) == ["tokens-1000.key"])
        try Data().write(to: URL(filePath: folder + "/tokens.key"))
        #expect(TokenKeys.unreadable(in: folder) == ["tokens.key", "tokens-1000.key"])
        try FileManager.default.removeItem(atPath: folder + "/tokens.key")
        #expect(TokenKeys.unreadable(in: folder) == ["tokens-1000.key"])
        #expect(TokenKeys.unreadable(in: folder + "/none").isEmpty)
    }

    @Test func `a key that was deleted opens a running server no longer, not even with the id of a valid token`() async throws {
        let folder = AccessTokensTests.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let ledger = TokenStore(in: folder)
        let running = AccessTokens(keys: try await TokenKeys(in: folder), ledger: ledger) { Self.moment(2000) }
        let old = try await running.token(for: "1", seconds: 600)
        #expect(try await running.athlete(of: old) == "1")
        let stolen = try TokenKey(in: folder)
        let forger = JWTKeyCollection()
        await forger.add(hmac: HMACKey(from: stolen.bytes), digestAlgorithm: .sha256)
        // With a valid key, the id of another person's token gives no access to the owner's history.
        _ = try await running.token(for: "2", seconds: 600)
        let other = try #require(ledger.all(of: "2").first)
        let asOwner = try await forger.sign(
            AccessClaims("1", token: other.id, made: Self.moment(2000), ends: Self.moment(9000)))
        await #expect(throws: RequestFailure.unauthorized(.withdrawn)) { try await running.athlete(of: asOwner) }
        let refresh = try await forger.sign(
            AccessClaims("1", token: other.id, made: Self.moment(2000), ends: Self.moment(9000), generation: 0))
        await #expect(throws: RequestFailure.unauthorized(.withdrawn)) { try await running.refresh(by: refresh) }
        // A damaged key does not stand in the way of the replacement.
        try Data("short".utf8).write(to: URL(filePath: folder + "/tokens-7.key"))
        let listed = try #require(ledger.all(of: "1").first)
        #expect(ledger.withdrawAll() == 2)
        #expect(try TokenKeys.replace(in: folder, at: Self.moment(2001)) == 2)
        #expect(try TokenKey.all(in: folder).map(\.id) == ["2001"])
        let late = try await forger.sign(
            AccessClaims("1", token: listed.id, made: Self.moment(2002), ends: Self.moment(9000)))
        // It cannot be restored, and its id alone would not help.
        #expect(try await !running.restore(listed, of: "1"))
        #expect(ledger.all.isEmpty)
        try ledger.add(listed, of: "1")
        for token in [old, late] {
            await #expect(throws: RequestFailure.unauthorized(.forged)) { try await running.athlete(of: token) }
        }
    }

    @Test func `a key of the far future stops the next one with a reason`() throws {
        let folder = AccessTokensTests.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(repeating: 1, count: 32).write(to: URL(filePath: folder + "/tokens-\(Int64(1) << 41).key"))
        #expect(throws: ServerError.self) { try TokenKey.add(in: folder, at: Self.moment(1000)) }
    }

    @Test func `only key files verify, whatever the header of a token names`() async throws {
        let folder = AccessTokensTests.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let tokens = AccessTokens(keys: try await TokenKeys(in: folder), ledger: TokenStore(in: folder)) { Self.moment(2000) }
        let good = try await tokens.token(for: "1", seconds: 600)
        let claims = String(try #require(good.split(separator: ".").dropFirst().first))
        let (own, other) = (try TokenKey(in: folder).bytes, [UInt8](repeating: 7, count: 32))
        // A key that anyone who can write one of these files would like to use.
        try FileManager.default.createDirectory(atPath: folder + "/tokens-x", withIntermediateDirectories: true)
        try Data(other).write(to: URL(filePath: folder + "/other.key"))
        @Sendable func token(_ header: String, by key: [UInt8]?) -> String {
            let signed = Base64URL.text(Array(header.utf8)) + "." + claims
            let mac = key.map { HMAC<SHA256>.authenticationCode(for: Data(signed.utf8), using: SymmetricKey(data: $0)) }
            return signed + "." + Base64URL.text(mac.map { Array($0) } ?? [])
        }
        try await LoopbackServer.answering({ _ in
            LoopbackServer.json(
                "{\"keys\":[{\"kty\":\"oct\",\"alg\":\"HS256\",\"kid\":\"x\",\"k\":\"\(Base64URL.text(other))\"}]}")
        }) { server async throws in
            let address = "http://127.0.0.1:\(server.port)/keys"
            let named = [
                "\"kid\":\"x\"", "\"kid\":\"../other\"", "\"kid\":\"/etc/passwd\"", "\"kid\":\"\(address)\"",
                "\"kid\":\"' OR 1=1 --\"",
                "\"kid\":\"x\",\"jku\":\"\(address)\"", "\"kid\":\"x\",\"x5u\":\"\(address)\"", "\"x5c\":[\"AA==\"]",
                "\"kid\":\"x\",\"jwk\":{\"kty\":\"oct\",\"alg\":\"HS256\",\"kid\":\"x\",\"k\":\"\(Base64URL.text(other))\"}",
            ]
            for name in named {
                await #expect(throws: RequestFailure.unauthorized(.forged), "\(name)") {
                    try await tokens.athlete(of: token("{\"alg\":\"HS256\",\(name)}", by: other))
                }
                for algorithm in ["none", "None", "HS384", "RS256"] {
                    await #expect(throws: RequestFailure.unauthorized(.otherAlgorithm), "\(algorithm) \(name)") {
                        try await tokens.athlete(of: token("{\"alg\":\"\(algorithm)\",\(name)}", by: nil))
                    }
                }
                // Signed by the key file, the same header changes nothing.
                #expect(try await tokens.athlete(of: token("{\"alg\":\"HS256\",\(name)}", by: own)) == "1", "\(name)")
            }
            #expect(server.questions.isEmpty)
        }
    }

    private func kid(of token: String) throws -> String? {
        try DefaultJWTParser().parse(Array(token.utf8), as: AccessClaims.self).header.kid
    }
}
