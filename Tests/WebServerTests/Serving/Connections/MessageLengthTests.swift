import Testing

@testable import WebServer

/// Requests whose length two servers could read differently: the rest of one must never become a request of its own.
@Suite(.timeLimit(.minutes(20))) struct MessageLengthTests {
    private static let smuggled = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    private static let form = ["Host: localhost", "Content-Type: application/x-www-form-urlencoded"]

    /// Sends a head without `Connection: close` and everything that may follow it.
    private static func answer(_ server: RunningServer, _ fields: [String], body: String) async throws -> String {
        try await server.raw(["POST /preferences HTTP/1.1"] + form + fields, body: body)
    }

    private static func responses(in answer: String) -> Int { answer.matches(of: /HTTP\/1\.1 [1-5][0-9][0-9]/).count }

    private static func isRefused(_ answer: String) -> Bool {
        answer.hasPrefix("HTTP/1.1 400") && responses(in: answer) == 1 && !answer.contains("\"ok\"")
    }

    @Test func `Content-Length beside Transfer-Encoding is refused, and the connection is closed`() async throws {
        try await RunningServer.with { server async throws in
            let (length, chunked) = ("Content-Length: 5", "Transfer-Encoding: chunked")
            for fields in [
                [length, chunked], [chunked, length], ["Content-Length: 0", chunked], [chunked, "content-length: 61"],
            ] {
                for body in ["0\r\n\r\n", "5\r\nhello\r\n0\r\n\r\n"] {
                    let answer = try await Self.answer(server, fields, body: body + Self.smuggled)
                    #expect(Self.isRefused(answer), "\(fields): \(answer.prefix(300))")
                }
            }
            #expect(try await server.get("/healthz").status == 200)
        }
    }

    @Test func `lengths that contradict each other or are no numbers are refused`() async throws {
        try await RunningServer.with { server async throws in
            for fields in [
                ["Content-Length: 5", "Content-Length: 6"], ["Content-Length: 0", "Content-Length: 61"],
                ["Content-Length: 5, 6"], ["Content-Length: +5"], ["Content-Length: -5"], ["Content-Length: 0x5"],
                ["Content-Length: 5 5"], ["Content-Length: five"], ["Content-Length: 99999999999999999999999"],
            ] {
                let answer = try await Self.answer(server, fields, body: "hello" + Self.smuggled)
                #expect(Self.isRefused(answer), "\(fields): \(answer.prefix(300))")
            }
            #expect(try await server.get("/healthz").status == 200)
        }
    }

    @Test func `a transfer encoding that is not chunked at its end is refused`() async throws {
        try await RunningServer.with { server async throws in
            for fields in [
                ["Transfer-Encoding: identity"], ["Transfer-Encoding: xchunked"], ["Transfer-Encoding: chunked, identity"],
                ["Transfer-Encoding: chunked", "Transfer-Encoding: identity"], ["Transfer-Encoding : chunked"],
                ["Transfer-Encoding: \"chunked\""],
            ] {
                let answer = try await Self.answer(server, fields, body: "0\r\n\r\n" + Self.smuggled)
                #expect(Self.isRefused(answer), "\(fields): \(answer.prefix(300))")
            }
            #expect(try await server.get("/healthz").status == 200)
        }
    }

    @Test func `a body of its stated length is followed by the next request`() async throws {
        try await RunningServer.with { server async throws in
            // The control: two proper requests get two responses.
            let last = Self.smuggled.replacing("\r\n\r\n", with: "\r\nConnection: close\r\n\r\n")
            for (fields, body) in [
                ("Content-Length: 10", "theme=dark"), ("Transfer-Encoding: chunked", "a\r\ntheme=dark\r\n0\r\n\r\n"),
            ] {
                let answer = try await Self.answer(server, [fields], body: body + last)
                #expect(answer.hasPrefix("HTTP/1.1 303"), "\(answer.prefix(300))")
                #expect(Self.responses(in: answer) == 2, "\(fields)")
            }
        }
    }
}
