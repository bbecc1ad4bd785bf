import Crypto
import Foundation
import Hummingbird
import LoopbackServers
import Measures
import OpenID
import Passkeys
import Synchronization
import Testing

@testable import WebServer

/// OpenID Connect provider on loopback with real keys, which tells lies when a test asks for them.
final class TestProvider: Sendable {
    enum Signing: Equatable { case proper, unsigned, hmac, otherKey }

    /// Answer of the token endpoint in place of tokens.
    enum TokenLie: Equatable { case redirect, huge, slow, broken, noToken }

    struct Person: Sendable {
        var subject = "subject-1"
        var name: String? = "ada"
        var groups: [String]?
        var acr: String?
        var amr: [String]?
    }

    struct State: Sendable {
        var person = Person()
        var issuerInDocument: String?
        var namesIssuer = false
        var signing = Signing.proper
        var keyID = "k1"
        var listedKeyID = "k1"
        /// Claims that replace proper ones; nil removes one.
        var claims: [String: JSONText?] = [:]
        var tokenLie: TokenLie?
        var isDown = false
        var key = P256.Signing.PrivateKey()
        /// Codes that were not used, with what they belong to.
        var codes: [String: Code] = [:]
        var issued = 0
        /// Further members of the header of a token, each after a comma.
        var moreHeader = ""
        /// Key of no list, which `Signing.otherKey` uses.
        var otherKey = P256.Signing.PrivateKey()
        /// ID tokens that were given.
        var given: [String] = []
    }

    /// Value of a claim as JSON.
    struct JSONText: Sendable, ExpressibleByStringLiteral {
        var text: String

        init(stringLiteral text: String) { self.text = text }
        init(_ text: String) { self.text = text }
    }

    struct Code: Sendable {
        var nonce: String
        var challenge: String
        var redirect: String
    }

    static let client = "hearth"
    static let secret = "s3cret & more"
    static let accessToken = "access-token-of-the-provider"
    static let refreshToken = "refresh-token-of-the-provider"

    let clock: TestClock
    private let state = Mutex(State())
    private let port = Mutex(0)

    init(clock: TestClock) { self.clock = clock }

    var issuer: String { "http://127.0.0.1:\(port.withLock { $0 })" }

    func change(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

    /// ID tokens that were given.
    var given: [String] { state.withLock { $0.given } }

    /// A public key as a JSON Web Key.
    static func jwk(_ key: P256.Signing.PrivateKey, id: String) -> String {
        let point = Array(key.publicKey.x963Representation)
        let (x, y) = (Base64URL.text(Array(point[1...32])), Base64URL.text(Array(point[33...])))
        return "{\"kty\":\"EC\",\"crv\":\"P-256\",\"use\":\"sig\",\"kid\":\"\(id)\",\"x\":\"\(x)\",\"y\":\"\(y)\"}"
    }

    /// Runs the provider, and a server whose browsers may sign in with it.
    static func with(
        rules: ProviderRules = ProviderRules(), patience: Double = 600,
        _ body: @escaping @Sendable (RunningServer, TestProvider, LoopbackServer) async throws -> Void
    ) async throws {
        let provider = TestProvider(clock: TestClock())
        try await LoopbackServer.answering({ try await provider.answer($0) }) { loopback in
            provider.port.withLock { $0 = loopback.port }
            let settings = ProviderSettings(
                issuer: try #require(Issuer(provider.issuer)), client: client, secret: ClientSecret(secret), name: "Porter",
                rules: rules, patience: patience)
            try await TestBrowser.with(clock: provider.clock, provider: settings) { try await body($0, provider, loopback) }
        }
    }

    private func answer(_ question: LoopbackServer.Question) async throws -> Response {
        let current = state.withLock { $0 }
        if current.isDown { return Response(status: .badGateway) }
        switch question.target {
        case "/.well-known/openid-configuration":
            let stated = current.issuerInDocument ?? issuer
            return LoopbackServer.json(
                """
                {"issuer":"\(stated)","authorization_endpoint":"\(issuer)/authorize","token_endpoint":"\(issuer)/token",
                "jwks_uri":"\(issuer)/keys","response_types_supported":["code"],"code_challenge_methods_supported":["S256"],
                "authorization_response_iss_parameter_supported":\(current.namesIssuer)}
                """)
        case "/keys":
            return LoopbackServer.json("{\"keys\":[\(Self.jwk(current.key, id: current.listedKeyID))]}")
        case "/others": return LoopbackServer.json("{\"keys\":[\(Self.jwk(current.otherKey, id: current.keyID))]}")
        case "/token": return try await tokens(question, current)
        default: return Response(status: .notFound)
        }
    }

    private func tokens(_ question: LoopbackServer.Question, _ current: State) async throws -> Response {
        switch current.tokenLie {
        case .redirect: return Response(status: .temporaryRedirect, headers: [.location: issuer + "/elsewhere"])
        case .huge: return LoopbackServer.json("{\"id_token\":\"" + String(repeating: "a", count: 100_000) + "\"}")
        case .slow: try await Task.sleep(for: .seconds(600))
        case .broken: return Response(status: .internalServerError)
        case .noToken: return LoopbackServer.json("{\"access_token\":\"a\"}")
        case nil: break
        }
        let fields = FormFields.fields(of: question.body) ?? [:]
        let pair = "hearth:s3cret%20%26%20more"
        let code = state.withLock { $0.codes.removeValue(forKey: fields["code"] ?? "") }
        guard question.headers["authorization"] == "Basic " + Data(pair.utf8).base64EncodedString(), let code,
            fields["grant_type"] == "authorization_code", fields["redirect_uri"] == code.redirect,
            let verifier = fields["code_verifier"],
            Base64URL.text(Array(SHA256.hash(data: Data(verifier.utf8)))) == code.challenge
        else {
            var response = LoopbackServer.json("{\"error\":\"invalid_grant\"}")
            response.status = .badRequest
            return response
        }
        let given = try token(code, current)
        state.withLock { $0.given.append(given) }
        return LoopbackServer.json(
            """
            {"access_token":"\(Self.accessToken)","refresh_token":"\(Self.refreshToken)","token_type":"Bearer","id_token":"\(given)"}
            """)
    }

    private func token(_ code: Code, _ current: State) throws -> String {
        let seconds = Int(clock.now.secondsSince1970)
        let hash = Base64URL.text(Array(SHA256.hash(data: Data(Self.accessToken.utf8)).prefix(16)))
        func list(_ texts: [String]) -> JSONText { JSONText("[" + texts.map { "\"\($0)\"" }.joined(separator: ",") + "]") }
        var claims: [String: JSONText?] = [
            "iss": JSONText("\"\(issuer)\""), "sub": JSONText("\"\(current.person.subject)\""),
            "aud": JSONText("[\"\(Self.client)\"]"), "iat": JSONText("\(seconds)"), "exp": JSONText("\(seconds + 300)"),
            "auth_time": JSONText("\(seconds)"), "nonce": JSONText("\"\(code.nonce)\""), "at_hash": JSONText("\"\(hash)\""),
            "preferred_username": current.person.name.map { JSONText("\"\($0)\"") },
            "groups": current.person.groups.map(list), "acr": current.person.acr.map { JSONText("\"\($0)\"") },
            "amr": current.person.amr.map(list),
        ]
        claims.merge(current.claims) { $1 }
        let body = "{" + claims.compactMap { name, value in value.map { "\"\(name)\":\($0.text)" } }.joined(separator: ",") + "}"
        let algorithm =
            switch current.signing {
            case .proper, .otherKey: "ES256"
            case .unsigned: "none"
            case .hmac: "HS256"
            }
        let signed = ["{\"alg\":\"\(algorithm)\",\"kid\":\"\(current.keyID)\"\(current.moreHeader)}", body].map {
            Base64URL.text(Array($0.utf8))
        }
        .joined(separator: ".")
        let signature: [UInt8] =
            switch current.signing {
            case .proper: Array(try current.key.signature(for: Data(signed.utf8)).rawRepresentation)
            case .otherKey: Array(try current.otherKey.signature(for: Data(signed.utf8)).rawRepresentation)
            case .unsigned: []
            case .hmac:
                Array(
                    HMAC<SHA256>.authenticationCode(
                        for: Data(signed.utf8), using: SymmetricKey(data: current.key.publicKey.x963Representation)))
            }
        return signed + "." + Base64URL.text(signature)
    }

    /// Signs the person in at the provider, as its page would.
    /// - Parameter address: where Hearth sent the browser.
    /// - Returns: where the provider sends the browser back to, without the origin.
    func authorize(_ address: String) throws -> String {
        let query = try #require(address.hasPrefix(issuer + "/authorize?") ? address.split(separator: "?").last : nil)
        let fields = try #require(FormFields.fields(of: String(query)))
        #expect(
            fields["client_id"] == Self.client && fields["response_type"] == "code" && fields["code_challenge_method"] == "S256")
        let redirect = try #require(fields["redirect_uri"])
        let (nonce, challenge, back) = (
            try #require(fields["nonce"]), try #require(fields["code_challenge"]), try #require(fields["state"])
        )
        let code = state.withLock { state -> String in
            state.issued += 1
            let code = "code-\(state.issued)"
            state.codes[code] = Code(nonce: nonce, challenge: challenge, redirect: redirect)
            return code
        }
        let path = try #require(URL(string: redirect)?.path)
        return path + "?code=\(code)&state=\(back)"
    }
}

extension TestBrowser {
    /// Begins a sign-in with the provider.
    /// - Returns: the address that the browser is sent to.
    func begin(_ path: String = "/sign-in/provider", _ form: String = "") async throws -> String {
        let answer = try await post(path, form)
        try #require(answer.status == 200 && answer["Cache-Control"] == "no-store", "\(answer.status)")
        let refresh = try #require(answer["Refresh"])
        try #require(refresh.hasPrefix("0; url="))
        let link = String(refresh.dropFirst(7))
        // The link on the page works without the header.
        #expect(answer.body.contains("href=\"" + link.replacing("&", with: "&amp;") + "\""))
        return link
    }

    /// Signs in with the provider.
    /// - Parameter more: fields of the return that the provider adds.
    func signIn(
        with provider: TestProvider, _ path: String = "/sign-in/provider", _ form: String = "", more: String = "",
        _ headers: [String] = []
    ) async throws -> Answer {
        try await get(try provider.authorize(try await begin(path, form)) + more, headers)
    }
}
