import Accounts
import Foundation
import Passkeys
import TestAuthenticators
import Testing

@testable import WebServer

/// What the script of the pages does: asks for options, and sends the response of an authenticator as a form.
extension TestBrowser {
    struct Options: Decodable {
        struct User: Decodable {
            var id: String
            var name: String
        }

        struct Excluded: Decodable {
            var id: String
            var transports: [String]
        }

        struct Kind: Decodable { var alg: Int }

        struct Site: Decodable { var id: String }

        struct Selection: Decodable {
            var residentKey: String
            var userVerification: String
        }

        var challenge: String
        var rp: Site?
        var rpId: String?
        var user: User?
        var excludeCredentials: [Excluded]?
        var pubKeyCredParams: [Kind]?
        var authenticatorSelection: Selection?
        var userVerification: String?
        var attestation: String?
        var timeout: Int

        var challengeBytes: [UInt8] { Base64URL.bytes(challenge) ?? [] }
    }

    var origin: String { "http://\(host):\(server.port)" }

    func options(_ path: String, _ form: String = "") async throws -> Options {
        let answer = try await ask("POST", path, form: form, ["Accept: application/json"])
        try #require(answer.status == 200 && answer["Cache-Control"] == "private, no-store", "\(answer.status)")
        return try JSONDecoder().decode(Options.self, from: Data(answer.body.utf8))
    }

    static func form(_ response: RegistrationResponse, _ more: String = "") -> String {
        "credential=\(Base64URL.text(response.id))&client=\(Base64URL.text(response.clientData))"
            + "&attestation=\(Base64URL.text(response.attestationObject))&transports=internal,hybrid" + more
    }

    static func form(_ response: AssertionResponse) -> String {
        "credential=\(Base64URL.text(response.credentialID))&client=\(Base64URL.text(response.clientData))"
            + "&authenticator=\(Base64URL.text(response.authenticatorData))&signature=\(Base64URL.text(response.signature))"
            + "&user=\(Base64URL.text(response.userHandle))"
    }

    /// Adds a passkey on the page of the password.
    func addPasskey(named name: String = "", _ algorithm: TestAuthenticator.Algorithm = .p256) async throws -> TestAuthenticator {
        let options = try await options("/settings/passkeys/new")
        let authenticator = try TestAuthenticator(
            algorithm, userHandle: try #require(options.user.flatMap { Base64URL.bytes($0.id) }), origin: origin)
        let form = Self.form(try authenticator.register(challenge: options.challengeBytes), "&passkey-name=" + name)
        let answer = try await post("/settings/passkeys", form)
        try #require(answer.status == 303 && answer["Location"] == "/settings/password?passkey=added", "\(answer.status)")
        return authenticator
    }

    func signIn(with authenticator: TestAuthenticator) async throws -> Answer {
        let options = try await options("/sign-in/passkey")
        return try await post("/sign-in", Self.form(try authenticator.signIn(challenge: options.challengeBytes)))
    }

    /// A browser at the name under which passkeys work.
    static func atLocalhost(_ server: RunningServer) -> TestBrowser {
        let browser = TestBrowser(server)
        browser.host = "localhost"
        return browser
    }
}
