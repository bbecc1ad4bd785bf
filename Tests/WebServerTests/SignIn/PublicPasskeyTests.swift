import Foundation
import Passkeys
import TestAuthenticators
import Testing
import TrainingLog

@testable import Accounts
@testable import WebServer

struct PublicPasskeyTests {
    private static let proxied = ["Host: hearth.example", "X-Forwarded-Proto: https", "X-Forwarded-For: 203.0.113.7"]

    @Test func `through a proxy passkeys belong to the public name, and not to localhost`() async throws {
        let access = PublicAccess(address: try PublicAddress("https://hearth.example"))
        try await RunningServer.with(resolver: nil, access: access) { server async throws in
            let party = RelyingParty(id: "hearth.example", origin: "https://hearth.example")
            let handle = server.signIn.passkeys.userHandle(of: "1")
            let made = server.signIn.challenges.issue(
                to: .session("s"), at: party, userHandle: handle, now: server.signIn.clock())
            var authenticator = try TestAuthenticator(userHandle: handle, origin: party.origin)
            authenticator.site = party.id
            let response = try authenticator.register(challenge: made.ceremony.challenge)
            _ = try server.signIn.passkeys.add(
                response, to: made, [], named: "Phone", of: "1", at: server.signIn.clock())
            func ask(_ path: String, _ form: String, _ lines: [String]) async throws -> String {
                let head =
                    ["POST \(path) HTTP/1.1"] + lines + [
                        "Connection: close", "Accept: text/html", "Content-Type: application/x-www-form-urlencoded",
                        "Content-Length: \(form.utf8.count)",
                    ]
                return try await server.raw(head, body: form)
            }
            let asked = try await ask("/sign-in/passkey", "", Self.proxied)
            let body = try #require(asked.components(separatedBy: "\r\n\r\n").last)
            let options = try JSONDecoder().decode(TestBrowser.Options.self, from: Data(body.utf8))
            #expect(options.rpId == "hearth.example")
            let cookie = try #require(
                asked.components(separatedBy: "__Host-hearth-passkey=").dropFirst().first?.prefix { $0 != ";" })
            #expect(asked.contains("=\(cookie); Path=/; ") && asked.contains("; Secure"))
            let lines = Self.proxied + ["Cookie: __Host-hearth-passkey=" + cookie]
            let form = TestBrowser.form(try authenticator.signIn(challenge: options.challengeBytes))
            #expect(try await ask("/sign-in", form, lines).hasPrefix("HTTP/1.1 303"))
            // The same passkey at localhost.
            let browser = TestBrowser.atLocalhost(server)
            authenticator.origin = browser.origin
            authenticator.site = "localhost"
            #expect(try await browser.signIn(with: authenticator).status == 403)
        }
    }
}
