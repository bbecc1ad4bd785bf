import Accounts
import Testing
import TrainingLog

@testable import WebServer

struct ForwardedRequestsTests {
    private static func access() throws -> PublicAccess { PublicAccess(address: try PublicAddress("https://hearth.example")) }
    private static let proxied = ["Host: hearth.example", "X-Forwarded-Proto: https", "X-Forwarded-For: 203.0.113.7"]

    private func send(
        _ line: String, _ headers: [String], body: String = "", to server: RunningServer
    ) async throws -> String {
        let length =
            body.isEmpty ? [] : ["Content-Type: application/x-www-form-urlencoded", "Content-Length: \(body.utf8.count)"]
        return try await server.raw([line + " HTTP/1.1"] + headers + length + ["Connection: close"], body: body)
    }

    @Test func `a request through the proxy gets a bound cookie, and links with the public address`() async throws {
        try await RunningServer.with(resolver: nil, access: try Self.access()) { server async throws in
            let path = try server.signIn.path(for: Journal.localAthlete, in: .folderOrMemory)
            #expect(
                try await send("GET " + path, Self.proxied + ["Accept: text/html"], to: server).hasPrefix("HTTP/1.1 200"))
            let key = try #require(path.split(separator: "?").last)
            let answer = try await send(
                "POST /sign-in", Self.proxied + ["Accept: text/html"], body: String(key), to: server)
            #expect(answer.hasPrefix("HTTP/1.1 303"))
            #expect(answer.contains("Strict-Transport-Security: max-age=31536000"))
            let cookies = answer.split(separator: "\r\n").filter { $0.hasPrefix("Set-Cookie: ") }
            #expect(cookies.count == 2 && cookies.allSatisfy { $0.contains("HttpOnly") && $0.hasSuffix("; Secure") })
            let session = try #require(cookies.first { $0.contains("__Host-hearth-session=") })
            #expect(session.contains("Path=/;") && !session.contains("Domain"))
            let cookie = "Cookie: " + session.dropFirst("Set-Cookie: ".count).prefix { $0 != ";" }
            #expect(try await send("GET /settings", Self.proxied + [cookie], to: server).hasPrefix("HTTP/1.1 200"))
            // The cookie of one way is none for the other.
            let plain = cookie.replacing("__Host-hearth-session", with: "hearth-session")
            #expect(try await send("GET /settings", Self.proxied + [plain], to: server).hasPrefix("HTTP/1.1 401"))
            #expect(try await send("GET /settings", ["Host: 127.0.0.1", cookie], to: server).hasPrefix("HTTP/1.1 401"))
            let origin = "Origin: https://hearth.example"
            let made = try await send(
                "POST /settings/calendar", Self.proxied + [cookie, origin], body: "x=1", to: server)
            #expect(!made.hasPrefix("HTTP/1.1 403"))
            let other = try await send(
                "POST /settings/calendar", Self.proxied + [cookie, "Origin: http://hearth.example"], body: "x=1", to: server)
            #expect(other.hasPrefix("HTTP/1.1 403"))
        }
    }

    @Test func `through the proxy every cookie is bound to this host, and others are not read`() async throws {
        try await RunningServer.with(resolver: nil, access: try Self.access()) { server async throws in
            func cookies(_ answer: String) -> [String] {
                answer.split(separator: "\r\n").filter { $0.hasPrefix("Set-Cookie: ") }.map { String($0.dropFirst(12)) }
            }
            let page = Self.proxied + ["Accept: text/html"]
            let asked = try await send("GET /trends", page, to: server)
            let choices = Preference.allCases.map { $0.rawValue }.sorted()
            let values = [
                "haptics": "off", "keys": "off", "language": "de", "pace": "down", "temperature": "fahrenheit", "theme": "dark",
                "units": "imperial", "week": "sunday",
            ]
            #expect(choices == values.keys.sorted())
            let form = values.map { $0.key + "=" + $0.value }.joined(separator: "&")
            let chosen = try await send("POST /preferences", page, body: form, to: server)
            let offer = Secret()
            _ = server.signIn.pairings.handle(.offered(athlete: "1", key: offer.pairingID), at: RunningServer.now)
            let pairing = try await send("POST /pair", page, body: "key=" + offer.text, to: server)
            let passkey = try await send("POST /sign-in/passkey", page, body: "x=1", to: server)
            let key = try #require(try server.signIn.path(for: "1", in: .folder).split(separator: "?").last)
            let signedIn = try await send("POST /sign-in", page, body: String(key), to: server)
            let all = [asked, chosen, pairing, passkey, signedIn].map { cookies($0) }
            #expect(all.map { $0.count } == [1, 8, 1, 1, 2], "\(all)")
            for cookie in all.joined() {
                #expect(cookie.hasPrefix("__Host-hearth-") && cookie.hasSuffix("; Secure"), "\(cookie)")
                #expect(cookie.contains("; Path=/; ") && cookie.contains("; HttpOnly; SameSite=Lax"), "\(cookie)")
                #expect(!cookie.lowercased().contains("domain"), "\(cookie)")
            }
            let dark = try await send("GET /sign-in", page + ["Cookie: __Host-hearth-theme=dark"], to: server)
            #expect(dark.contains("data-theme=\"dark\""))
            // Another host of the domain can set this one.
            let planted = try await send("GET /sign-in", page + ["Cookie: hearth-theme=dark"], to: server)
            #expect(planted.hasPrefix("HTTP/1.1 200") && !planted.contains("data-theme"))
        }
    }

    @Test func `under a public address that is a number no form for a passkey is shown`() async throws {
        let access = PublicAccess(address: try PublicAddress("https://203.0.113.9"))
        try await RunningServer.with(resolver: nil, access: access) { server async throws in
            let proxied = ["Host: 203.0.113.9", "X-Forwarded-Proto: https", "X-Forwarded-For: 203.0.113.7", "Accept: text/html"]
            let mia = try server.signIn.accounts.add(named: "Mia", at: RunningServer.now)
            let invitation = try server.signIn.invitation(for: mia)
            let page = try await send("GET " + invitation, proxied, to: server)
            #expect(page.hasPrefix("HTTP/1.1 200") && !page.contains("data-passkey") && !page.contains("localhost"))
            let named = try await send("GET " + invitation, ["Host: localhost", "Accept: text/html"], to: server)
            #expect(named.contains("data-passkey"))
            let key = try #require(try server.signIn.path(for: Journal.localAthlete, in: .folder).split(separator: "?").last)
            let answer = try await send("POST /sign-in", proxied, body: String(key), to: server)
            let session = try #require(answer.firstMatch(of: /(__Host-hearth-session=[\w-]+);/)).output.1
            let settings = try await send("GET /settings/password", proxied + ["Cookie: " + session], to: server)
            #expect(settings.contains("the address of this server is a number"))
            #expect(!settings.contains("data-passkey") && !settings.contains("/settings/passkeys/move"))
        }
    }

    @Test(arguments: [
        ["Host: hearth.example"], ["Host: hearth.example", "X-Forwarded-Proto: https"],
        ["Host: hearth.example", "X-Forwarded-Proto: https", "X-Forwarded-For: 203.0.113.7, unknown"],
        ["Host: hearth.example", "X-Forwarded-Proto: http", "X-Forwarded-For: 203.0.113.7"],
        ["Host: hearth.example", "X-Forwarded-Proto: https", "X-Forwarded-Proto: https", "X-Forwarded-For: 203.0.113.7"],
        ["Host: hearth.example", "X-Forwarded-Proto: http, https", "X-Forwarded-For: 203.0.113.7"],
        ["Host: hearth.example", "X-Forwarded-Proto: https", "X-Forwarded-Host: evil.example", "X-Forwarded-For: 203.0.113.7"],
        ["Host: evil.example", "X-Forwarded-Proto: https", "X-Forwarded-For: 203.0.113.7"],
        ["Host: hearth.example:8443", "X-Forwarded-Proto: https", "X-Forwarded-For: 203.0.113.7"],
        ["Host: 127.0.0.1", "X-Forwarded-For: 203.0.113.7"], ["Host: localhost", "X-Forwarded-Proto: https"],
        ["Host: localhost", "Forwarded: for=203.0.113.7"],
    ])
    func `a request that the proxy does not explain is refused`(headers: [String]) async throws {
        try await RunningServer.with(access: try Self.access()) { server async throws in
            let answer = try await send("GET /healthz", headers, to: server)
            #expect(answer.hasPrefix("HTTP/1.1 421") && answer.contains("/problems/foreign-host"))
            #expect(!answer.contains("Strict-Transport-Security"))
            #expect(try await send("GET /healthz", ["Host: localhost"], to: server).hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test func `a proxy that is not trusted cannot speak for its clients`() async throws {
        let access = PublicAccess(address: try PublicAddress("https://hearth.example"), proxies: try TrustedProxies("10.0.0.2"))
        try await RunningServer.with(access: access) { server async throws in
            let answer = try await send("GET /healthz", Self.proxied, to: server)
            #expect(answer.hasPrefix("HTTP/1.1 421") && answer.contains("trusted_proxies"))
        }
    }

    @Test func `without a public address, what a proxy states changes nothing`() async throws {
        try await RunningServer.with { server async throws in
            #expect(try await send("GET /healthz", Self.proxied, to: server).hasPrefix("HTTP/1.1 421"))
            let local = try await send("GET /healthz", ["Host: localhost", "X-Forwarded-Proto: https"], to: server)
            #expect(local.hasPrefix("HTTP/1.1 200") && !local.contains("Strict-Transport-Security"))
        }
    }

    @Test func `the client is the last address that is no proxy`() throws {
        let access = PublicAccess(
            address: try PublicAddress("https://hearth.example"), proxies: try TrustedProxies("127.0.0.1, 10.0.0.0/8"))
        #expect(access.client(of: ["203.0.113.7"]) == "203.0.113.7")
        #expect(access.client(of: ["1.2.3.4, 203.0.113.7, 10.0.0.2"]) == "203.0.113.7")
        #expect(access.client(of: ["1.2.3.4", "203.0.113.7:4711"]) == "203.0.113.7")
        #expect(access.client(of: ["[2001:db8:1:2:3::4]:4711"]) == "2001:db8:1:2::/64")
        #expect(access.client(of: ["1.2.3.4, unknown"]) == nil)
        #expect(access.client(of: []) == nil)
        #expect(access.client(of: ["10.0.0.9"]) == "10.0.0.9")
    }

    @Test func `failed sign-ins are delayed by client and not by proxy`() async throws {
        try await RunningServer.with(resolver: nil, access: try Self.access()) { server async throws in
            func attempt(_ client: String) async throws -> String {
                let headers = ["Host: hearth.example", "X-Forwarded-Proto: https", "X-Forwarded-For: " + client]
                let name = "name=x\(UInt32.random(in: .min ... .max))&password=wrong+password+words&code=123456"
                return String(try await send("POST /sign-in", headers, body: name, to: server).prefix(12))
            }
            var last = ""
            for _ in 0..<40 where last != "HTTP/1.1 429" { last = try await attempt("203.0.113.7") }
            #expect(last == "HTTP/1.1 429")
            #expect(try await attempt("203.0.113.8") == "HTTP/1.1 403")
        }
    }
}
