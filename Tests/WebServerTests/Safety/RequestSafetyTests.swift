import Contract
import Screens
import Testing

@testable import WebServer

struct RequestSafetyTests {
    @Test func `a foreign host name is refused, and our own names are accepted`() async throws {
        try await RunningServer.with { server async throws in
            for host in ["evil.example", "evil.example:\(server.port)", "127.0.0.1.evil.example"] {
                let answer = try await server.raw(["GET /healthz HTTP/1.1", "Host: " + host, "Connection: close"])
                #expect(answer.hasPrefix("HTTP/1.1 421"), "\(host)")
                #expect(answer.contains("/problems/foreign-host"))
            }
            for host in ["127.0.0.1:\(server.port)", "localhost", "[::1]:1"] {
                let answer = try await server.raw(["GET /healthz HTTP/1.1", "Host: " + host, "Connection: close"])
                #expect(answer.hasPrefix("HTTP/1.1 200"), "\(host)")
            }
            let nameless = try await server.raw(["GET /healthz HTTP/1.1", "Connection: close"])
            #expect(!nameless.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test func `every response has security headers`() async throws {
        try await RunningServer.with { server async throws in
            for path in ["/healthz", "/nothing", "/quick-wins/training-load"] {
                let answer = try await server.get(path)
                let policy = try #require(answer["Content-Security-Policy"])
                #expect(policy.hasPrefix("default-src 'none'"))
                #expect(!policy.contains("unsafe-inline"))
                #expect(!policy.contains("unsafe-eval"))
                #expect(policy.contains("frame-ancestors 'none'"))
                #expect(answer["Referrer-Policy"] == "same-origin")
                #expect(answer["Cross-Origin-Opener-Policy"] == "same-origin")
                #expect(answer["Cross-Origin-Resource-Policy"] == "same-origin")
                #expect(answer["Permissions-Policy"]?.contains("camera=()") == true)
                #expect(answer["Server"] == nil)
            }
        }
    }

    @Test func `no response permits other origins to read it`() async throws {
        try await TestBrowser.with { server async throws in
            let browser = TestBrowser(server)
            _ = try await browser.signIn()
            let token = try await server.tokens.token(for: "1", seconds: 60)
            let foreign = [
                "Origin: http://evil.example", "Access-Control-Request-Method: POST", "Access-Control-Request-Headers: x",
                "Authorization: Bearer " + token,
            ]
            let pages = RoutePattern.allCases.map { $0.rawValue } + Route.Target.allCases.map { $0.path }
            let programs = APIRoutePattern.allCases.map { $0.rawValue }
            var asked = 0
            // A stream of events does not end.
            for pattern in pages + programs + ["/assets/x.js", "/nothing"] where !pattern.contains("/events") {
                let path = GuardedRoutesTests.address(pattern)
                for method in ["GET", "OPTIONS", "POST"] {
                    let answer = try await browser.ask(method, path, form: method == "POST" ? "" : nil, foreign)
                    let headers = answer.head.filter { $0.lowercased().hasPrefix("access-control-") }
                    #expect(headers.isEmpty, "\(method) \(path)")
                    if method == "OPTIONS" { #expect(answer.status >= 400, "\(path): \(answer.status)") }
                    asked += 1
                }
            }
            #expect(asked > 300)
        }
    }

    @Test func `malformed requests are answered or disconnected, and the server keeps running`() async throws {
        try await RunningServer.with { server async throws in
            for line in ["\u{0}\u{1}\u{2}", "GET", "GET / HTTP/9.9", "POST /healthz HTTP/1.1\r\nContent-Length: -1"] {
                _ = try await server.raw([line, "Host: localhost", "Connection: close"])
            }
            #expect(try await server.get("/healthz").status == 200)
        }
    }
}
