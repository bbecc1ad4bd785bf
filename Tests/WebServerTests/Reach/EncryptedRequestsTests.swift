import Accounts
import HTTPTypes
import Hummingbird
import Testing
import TrainingLog

@testable import WebServer

/// Requests to a server with TLS of its own. The handlers of TLS are left out, so that the test speaks HTTP: only the rules are tested
/// here. `Tests/Commands/test_tls.py` encrypts.
struct EncryptedRequestsTests {
    private func with(
        proxies: TrustedProxies = .none, coversSubdomains: Bool = false,
        resolver: AthleteResolver? = .signedIn { _ in Journal.localAthlete },
        _ body: @Sendable (RunningServer) async throws -> Void
    ) async throws {
        var access = PublicAccess(address: try PublicAddress("https://hearth.example:8443"), proxies: proxies)
        access.coversSubdomains = coversSubdomains
        try await RunningServer.with(
            resolver: resolver, access: access, encryption: ConnectionEncryption { [] }, { _ in }, body)
    }

    private func send(_ line: String, _ headers: [String], body: String = "", to server: RunningServer) async throws -> String {
        let length =
            body.isEmpty ? [] : ["Content-Type: application/x-www-form-urlencoded", "Content-Length: \(body.utf8.count)"]
        return try await server.raw([line + " HTTP/1.1"] + headers + length + ["Connection: close"], body: body)
    }

    @Test func `a request for the public address gets a bound cookie and strict transport`() async throws {
        try await with(resolver: nil) { server async throws in
            let path = try server.signIn.path(for: Journal.localAthlete, in: .folderOrMemory)
            let key = try #require(path.split(separator: "?").last)
            let host = "Host: hearth.example:8443"
            let answer = try await send("POST /sign-in", [host, "Accept: text/html"], body: String(key), to: server)
            #expect(answer.hasPrefix("HTTP/1.1 303") && answer.contains("Strict-Transport-Security: max-age=31536000"))
            let cookies = answer.split(separator: "\r\n").filter { $0.hasPrefix("Set-Cookie: ") }
            #expect(cookies.count == 2 && cookies.allSatisfy { $0.contains("HttpOnly") && $0.hasSuffix("; Secure") })
            let session = try #require(cookies.first { $0.contains("__Host-hearth-session=") })
            let cookie = "Cookie: " + session.dropFirst("Set-Cookie: ".count).prefix { $0 != ";" }
            let own = try await send(
                "POST /preferences", [host, cookie, "Origin: https://hearth.example:8443"], body: "theme=dark", to: server)
            #expect(own.hasPrefix("HTTP/1.1 303"))
            for origin in ["https://hearth.example", "http://hearth.example:8443", "https://evil.example"] {
                let other = try await send(
                    "POST /preferences", [host, cookie, "Origin: " + origin], body: "theme=dark", to: server)
                #expect(other.hasPrefix("HTTP/1.1 403"), "\(origin)")
            }
        }
    }

    @Test(arguments: [false, true]) func `HSTS is valid for a year, and for subdomains if the operator states it`(
        coversSubdomains: Bool
    ) async throws {
        try await with(coversSubdomains: coversSubdomains) { server async throws in
            let value = "max-age=31536000" + (coversSubdomains ? "; includeSubDomains" : "")
            for path in ["/healthz", "/", "/nothing"] {
                let answer = try await send("GET " + path, ["Host: hearth.example:8443"], to: server)
                #expect(answer.contains("\r\nStrict-Transport-Security: \(value)\r\n"), "\(path)")
            }
        }
    }

    @Test(arguments: ["localhost", "127.0.0.1:8443", "[::1]", "evil.example", "hearth.example", "hearth.example:443"])
    func `every other name is refused, also those of this machine`(host: String) async throws {
        try await with { server async throws in
            let answer = try await send("GET /healthz", ["Host: " + host], to: server)
            #expect(answer.hasPrefix("HTTP/1.1 421") && !answer.contains("Strict-Transport-Security"))
            #expect(try await send("GET /healthz", ["Host: hearth.example:8443"], to: server).hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test func `a client cannot claim another address`() async throws {
        try await with(resolver: nil) { server async throws in
            func attempt(_ number: Int) async throws -> String {
                let headers = [
                    "Host: hearth.example:8443", "X-Forwarded-Proto: https", "X-Forwarded-For: 203.0.113.\(number)",
                    "X-Forwarded-Host: evil.example", "Forwarded: for=203.0.113.\(number)",
                ]
                let form = "name=x\(number)&password=wrong+password+words&code=123456"
                return String(try await send("POST /sign-in", headers, body: form, to: server).prefix(12))
            }
            var last = ""
            for number in 1...40 where last != "HTTP/1.1 429" { last = try await attempt(number) }
            #expect(last == "HTTP/1.1 429")
        }
    }

    @Test func `a trusted proxy that encrypts the way to the server speaks for its clients`() async throws {
        try await with(proxies: try TrustedProxies("127.0.0.1")) { server async throws in
            let proxied = ["Host: hearth.example:8443", "X-Forwarded-For: 203.0.113.7"]
            let explained = try await send("GET /healthz", proxied + ["X-Forwarded-Proto: https"], to: server)
            #expect(explained.hasPrefix("HTTP/1.1 200"))
            // A proxy that takes plain HTTP from its clients is refused here as well.
            #expect(try await send("GET /healthz", proxied + ["X-Forwarded-Proto: http"], to: server).hasPrefix("HTTP/1.1 421"))
            #expect(try await send("GET /healthz", proxied, to: server).hasPrefix("HTTP/1.1 421"))
            #expect(try await send("GET /healthz", ["Host: hearth.example:8443"], to: server).hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test func `the client is the one that a trusted proxy names, else the peer`() throws {
        let access = PublicAccess(address: try PublicAddress("https://hearth.example"), proxies: try TrustedProxies("10.0.0.2"))
        func client(_ peer: String, _ headers: HTTPFields) -> String? {
            let head = HTTPRequest(
                method: .get, scheme: nil, authority: "hearth.example", path: "/", headerFields: headers)
            return access.client(
                of: Request(head: head, body: RequestBody(buffer: ByteBuffer())), from: peer, isEncryptedHere: true)
        }
        let stated: HTTPFields = [.forwardedFor: "203.0.113.7", .forwardedProto: "https"]
        #expect(client("10.0.0.2", stated) == "203.0.113.7")
        #expect(client("10.0.0.3", stated) == "10.0.0.3")
        #expect(client("10.0.0.2", [:]) == "10.0.0.2")
        #expect(client("2001:db8:1:2:3::4", [:]) == "2001:db8:1:2::/64")
        #expect(client("unknown", [:]) == nil)
    }
}
