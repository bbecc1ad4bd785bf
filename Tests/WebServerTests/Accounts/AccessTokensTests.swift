import Contract
import Foundation
import JWTKit
import Measures
import Testing

@testable import WebServer

struct AccessTokensTests {
    static func folder() -> String {
        FileManager.default.temporaryDirectory.appending(path: "hearth-" + UUID().uuidString + "/keys").path
    }

    /// Creates a token with any header and claims, signed by `sign` or not at all.
    static func token(_ header: String, _ claims: String, signature: String = "") -> String {
        func encoded(_ text: String) -> String {
            Data(text.utf8).base64EncodedString().replacingOccurrences(of: "=", with: "")
                .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
        }
        return encoded(header) + "." + encoded(claims) + "." + signature
    }

    @Test func `a token is valid until its last second and no longer`() async throws {
        let folder = Self.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let keys = try await TokenKeys(in: folder)
        let early = AccessTokens(keys: keys, ledger: TokenStore(in: folder)) { Moment(secondsSince1970: 1000) }
        let token = try await early.token(for: "1", seconds: 60)
        #expect(try await early.athlete(of: token) == "1")
        let last = AccessTokens(keys: keys, ledger: TokenStore(in: folder)) { Moment(secondsSince1970: 1059) }
        #expect(try await last.athlete(of: token) == "1")
        let late = AccessTokens(keys: keys, ledger: TokenStore(in: folder)) { Moment(secondsSince1970: 1060) }
        await #expect(throws: RequestFailure.unauthorized(.expired)) { try await late.athlete(of: token) }
    }

    @Test func `missing, truncated, forged and unsigned tokens are refused with the reason`() async throws {
        try await RunningServer.with { server async throws in
            let good = try await server.tokens.token(for: "1", seconds: 60)
            let parts = good.split(separator: ".").map(String.init)
            let claims = #"{"sub":"1","iat":1717223400,"exp":9999999999}"#
            let otherKeys = JWTKeyCollection()
            await otherKeys.add(hmac: HMACKey(from: [UInt8](repeating: 7, count: 32)), digestAlgorithm: .sha256)
            let stranger = try await otherKeys.sign(
                AccessClaims("1", token: TokenStore.newID(), made: RunningServer.now, ends: RunningServer.now + 1e9))
            let bad: [(String?, String)] = [
                (nil, "hearth token"), ("Basic abc", "no JSON Web Token"), ("Bearer", "no JSON Web Token"),
                ("Bearer a.b.c", "no JSON Web Token"), ("Bearer " + good + "x", ""),
                ("Bearer " + stranger, "not signed by this Hearth"),
                ("Bearer " + Self.token(#"{"alg":"none","typ":"JWT"}"#, claims), "Only tokens signed with HS256"),
                ("Bearer " + Self.token(#"{"alg":"HS512","typ":"JWT"}"#, claims, signature: parts[2]), "HS256"),
                ("Bearer " + Self.token(#"{"typ":"JWT"}"#, claims, signature: parts[2]), "HS256"),
                ("Bearer " + Self.token(#"{"alg":"HS256"}"#, claims, signature: parts[2]), "not signed"),
                ("Bearer " + parts[0] + "." + parts[1] + ".", "not signed"),
                ("Bearer " + Self.token(#"{"alg":"HS256"}"#, #"{"sub":"1"}"#, signature: parts[2]), "no JSON Web Token"),
            ]
            for (header, reason) in bad {
                let answer = try await server.get(
                    "/quick-wins/comprehensive-analysis", header.map { ["Authorization": $0] } ?? [:])
                #expect(answer.status == 401, "\(header ?? "nothing")")
                #expect(answer["WWW-Authenticate"]?.hasPrefix("Bearer realm=\"hearth\"") == true)
                let problem = try InsightsRoutesTests.problem(answer)
                #expect(problem.type == "/problems/unauthorized")
                #expect(
                    problem.detail?.contains(reason) == true || reason.isEmpty, "\(header ?? "nothing"): \(problem.detail ?? "")")
            }
            #expect(try await server.get(InsightsRoutesTests.all[1], ["Authorization": "bearer " + good]).status == 200)
        }
    }

    @Test func `an expired token and one of an unknown athlete are refused`() async throws {
        try await RunningServer.with { server async throws in
            let expired = try await server.tokens.token(for: "1", seconds: -1)
            let stranger = try await server.tokens.token(for: "2", seconds: 60)
            for (token, reason) in [(expired, "expired"), (stranger, "does not know")] {
                let answer = try await server.get(InsightsRoutesTests.all[0], ["Authorization": "Bearer " + token])
                #expect(answer.status == 401)
                #expect(answer["WWW-Authenticate"]?.contains("invalid_token") == true)
                #expect(try InsightsRoutesTests.problem(answer).detail?.contains(reason) == true)
            }
        }
    }
}
