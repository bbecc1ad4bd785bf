import Foundation
import Testing

@testable import WebServer

struct ConnectionGuardTests {
    private static let quick = ConnectionLimits(
        head: .milliseconds(500), idle: .seconds(2), bodyStall: .milliseconds(500), bodyGrace: .seconds(1), bodyRate: 1_000,
        responseStall: .seconds(1), connections: 20, interval: .milliseconds(50))

    @Test(.timeLimit(.minutes(20))) func `slow heads and bodies are disconnected while pages still respond`() async throws {
        try await RunningServer.with(limits: Self.quick) { server async throws in
            // Many more connections than the limit, each with the beginning of a head.
            let slow = try (0..<60).map { _ in try RawConnection(port: server.port) }
            for connection in slow { try connection.send("GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ") }
            #expect(try await server.get("/healthz").status == 200)
            let body = try RawConnection(port: server.port)
            try body.send(
                "POST /preferences HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n"
                    + "Content-Length: 1000\r\n\r\nlanguage=")
            #expect(try await body.receive().hasPrefix("HTTP/1.1 408"))
            let last = try #require(slow.last)
            // Sending one byte at a time does not extend the time. After the answer a byte would make the system discard it.
            while !last.hasAnswer {
                try last.send("a")
                try await Task.sleep(for: .milliseconds(100))
            }
            #expect(try await last.receive().hasPrefix("HTTP/1.1 408"))
            for connection in slow.dropLast() { _ = try await connection.receive() }
            #expect(try await server.get("/").status == 200)
        }
    }

    @Test(.timeLimit(.minutes(20))) func `an idle connection is closed, and so is one that does not read its response`()
        async throws
    {
        try await RunningServer.with(limits: Self.quick) { server async throws in
            let paused = try RawConnection(port: server.port)
            try paused.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(try await paused.receive(until: "}").hasPrefix("HTTP/1.1 200"))
            #expect(try await paused.receive() == "")
            // Far more responses than fit into the socket buffers, none of them read.
            let unread = try RawConnection(port: server.port)
            var isOpen = true
            while isOpen {
                isOpen = try unread.send(String(repeating: "GET /settings HTTP/1.1\r\nHost: localhost\r\n\r\n", count: 20))
                try await Task.sleep(for: .milliseconds(20))
            }
            #expect(try await server.get("/healthz").status == 200)
        }
    }

    @Test(.timeLimit(.minutes(20))) func `a new connection is refused at once while all others are being answered`() async throws
    {
        // A busy machine may take long to open all of them, so only the number of connections is limited here.
        var limits = Self.quick
        limits.head = .seconds(600)
        limits.idle = .seconds(600)
        limits.responseStall = .seconds(600)
        try await RunningServer.with(limits: limits) { server async throws in
            let pages = try (0..<Self.quick.connections).map { _ in try RawConnection(port: server.port) }
            for page in pages {
                try page.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
                #expect(try await page.receive(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200"))
            }
            let refused = try await RawConnection(port: server.port).receive()
            #expect(refused.hasPrefix("HTTP/1.1 503") && refused.lowercased().contains("retry-after: 5"))
            pages[0].close()
            var answer = 0
            while answer != 200 {
                answer = (try? await server.get("/healthz").status) ?? 0  // still refused
                try await Task.sleep(for: .milliseconds(50))
            }
        }
    }

    @Test(.timeLimit(.minutes(20))) func `refusals before the router have HSTS if clients come by TLS`() async throws {
        let limits = ConnectionLimits(
            head: .milliseconds(500), idle: .seconds(600), responseStall: .seconds(600), connections: 1,
            interval: .milliseconds(50))
        let access = PublicAccess(address: try PublicAddress("https://hearth.example"))
        var whole = access
        whole.coversSubdomains = true
        let cases: [(access: PublicAccess?, value: String?)] = [
            (access, "max-age=31536000"), (whole, "max-age=31536000; includeSubDomains"), (nil, nil),
        ]
        for (access, value) in cases {
            try await RunningServer.with(limits: limits, access: access) { server async throws in
                func check(_ answer: String, _ status: String) {
                    #expect(answer.hasPrefix("HTTP/1.1 " + status), "\(answer)")
                    let line = answer.components(separatedBy: "\r\n").first { $0.hasPrefix("Strict-Transport-Security: ") }
                    #expect(line.map { String($0.dropFirst("Strict-Transport-Security: ".count)) } == value, "\(status)")
                }
                check(try await server.raw(["BREW / HTTP/1.1", "Host: localhost", "Connection: close"]), "405")
                let slow = try RawConnection(port: server.port)
                try slow.send("GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ")
                check(try await slow.receive(), "408")
                let page = try RawConnection(port: server.port)
                try page.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
                #expect(try await page.receive(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200"))
                check(try await RawConnection(port: server.port).receive(), "503")
                page.close()
            }
        }
    }

    @Test func `an unknown method gets 405 and a list of the allowed ones`() async throws {
        try await RunningServer.with { server async throws in
            for line in ["BREW / HTTP/1.1", "QUERY /healthz HTTP/1.1"] {
                let answer = try await server.raw([line, "Host: localhost", "Connection: close"])
                #expect(answer.hasPrefix("HTTP/1.1 405") && answer.lowercased().contains("allow: get"), "\(line): \(answer)")
            }
            let known = try await server.raw(["DELETE /healthz HTTP/1.1", "Host: localhost", "Connection: close"])
            #expect(known.hasPrefix("HTTP/1.1 405") && known.lowercased().contains("allow: get, head\r\n"))
        }
    }

    @Test func `a chunk without a size is a bad request, whether the body is read or not`() async throws {
        try await RunningServer.with { server async throws in
            for path in ["/preferences", "/settings", "/import"] {
                let answer = try await server.raw(
                    [
                        "POST \(path) HTTP/1.1", "Host: localhost", "Content-Type: application/x-www-form-urlencoded",
                        "Transfer-Encoding: chunked",
                    ], body: "zz\r\nlanguage=en\r\n0\r\n\r\n")
                let status = path == "/import" ? "HTTP/1.1 4" : "HTTP/1.1 400"
                #expect(answer.hasPrefix(status), "\(path): \(answer.prefix(200))")
                #expect(!answer.contains("HTTP/1.1 500"))
            }
            #expect(try await server.get("/healthz").status == 200)
        }
    }

    @Test func `exactly one Host header is accepted`() async throws {
        try await RunningServer.with { server async throws in
            for hosts in [["Host: localhost", "Host: localhost"], ["Host: localhost", "Host: evil.example"], []] {
                let answer = try await server.raw(["GET /healthz HTTP/1.1"] + hosts + ["Connection: close"])
                #expect(answer.hasPrefix("HTTP/1.1 400"), "\(hosts): \(answer.prefix(100))")
            }
        }
    }

    @Test func `HEAD has the length of GET or none, and no body`() async throws {
        try await EditRoutesTests.with { server async throws in
            let paths = [
                "/", "/load", "/settings", "/healthz", "/assets/hearth.css", "/nothing", "/settings/export",
                "/activities/" + EditRoutesTests.id, "/openapi.json",
            ]
            for path in paths {
                for more in [[], ["Accept-Encoding: gzip"], ["Accept: text/html"]] {
                    func ask(_ method: String) async throws -> (head: String, body: String) {
                        let answer = try await server.raw(
                            ["\(method) \(path) HTTP/1.1", "Host: localhost", "Connection: close"] + more)
                        let parts = answer.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
                        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
                    }
                    func length(_ head: String) -> String? {
                        head.lowercased().split(separator: "\r\n").first { $0.hasPrefix("content-length: ") }.map(String.init)
                    }
                    let head = try await ask("HEAD")
                    #expect(head.body.isEmpty, "\(path) \(more)")
                    let get = try await ask("GET")
                    #expect(head.head.prefix(12) == get.head.prefix(12), "\(path) \(more)")
                    if let stated = length(head.head) { #expect(stated == length(get.head), "\(path) \(more)") }
                    if path == "/healthz" || path == "/nothing" { #expect(length(head.head) != nil, "\(path)") }
                }
            }
            // The connection can be used for the next request.
            let both = try await server.raw(
                ["HEAD /load HTTP/1.1", "Host: localhost", "", "GET /healthz HTTP/1.1", "Host: localhost", "Connection: close"])
            #expect(both.components(separatedBy: "HTTP/1.1 200").count == 3 && both.hasSuffix("}"))
        }
    }
}
