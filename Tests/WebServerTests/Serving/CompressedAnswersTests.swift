import Testing

@testable import WebServer

struct CompressedAnswersTests {
    private static func head(_ server: RunningServer, _ path: String, takes: String?) async throws -> String {
        let lines = ["HEAD \(path) HTTP/1.1", "Host: localhost"] + (takes.map { ["Accept-Encoding: " + $0] } ?? [])
        return try await server.raw(lines + ["Connection: close"]).lowercased()
    }

    @Test func `pages, regions, pictures and API responses are compressed for clients that accept it`() async throws {
        try await RunningServer.with { server async throws in
            for path in ["/", "/load", "/partials/today", "/icon.svg", "/assets/hearth.css"] {
                let packed = try await Self.head(server, path, takes: "gzip, br")
                // Small bodies are not compressed.
                #expect(packed.contains("content-encoding: gzip") == (path != "/icon.svg"), "\(path)")
                let plain = try await Self.head(server, path, takes: nil)
                #expect(!plain.contains("content-encoding"), "\(path)")
                if path != "/icon.svg" {
                    #expect(packed.contains("accept-encoding") && plain.contains("accept-encoding"), "\(path)")
                }
            }
        }
    }

    @Test func `decompressing gives the same page`() async throws {
        try await RunningServer.with { server async throws in
            let packed = try await server.get("/settings", ["Accept-Encoding": "gzip"])
            let plain = try await server.get("/settings", ["Accept-Encoding": "identity"])
            #expect(packed.text == plain.text)
            #expect(plain.text.hasSuffix("</html>"))
        }
    }

    @Test(arguments: [
        ("text/html; charset=utf-8", true), ("application/problem+json", true), ("application/vnd.hearth.columns", true),
        ("text/event-stream", false),
        ("application/zip", false), ("", false),
    ])
    func `only text that is not an event stream is compressed`(type: String, isPacked: Bool) {
        #expect(CompressedAnswers.isPacked(type) == isPacked)
    }
}
