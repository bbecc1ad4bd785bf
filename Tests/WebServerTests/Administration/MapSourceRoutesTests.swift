import Foundation
import Screens
import Testing
import Training

@testable import WebServer

struct MapSourceRoutesTests {
    static let form = "tiles=http%3A%2F%2F127.0.0.1%3A9%2F%7Bz%7D%2F%7Bx%7D%2F%7By%7D.png&attribution=%C2%A9+somebody"

    static func post(_ server: RunningServer, _ path: String, _ body: String) async throws -> String {
        try await server.raw(
            [
                "POST \(path) HTTP/1.1", "Host: localhost", "Content-Type: application/x-www-form-urlencoded",
                "Content-Length: \(body.utf8.count)", "Connection: close",
            ], body: body)
    }

    @Test func `only pages with a map allow its source in their security policy`() async throws {
        try await RunningServer.with(weather: WeatherSource(allowsPrivate: true)) { server async throws in
            func policy(_ path: String) async throws -> String { try await server.get(path)["Content-Security-Policy"] ?? "" }
            #expect(try await policy("/routes").contains("img-src 'self' data: blob:;"))
            #expect(try await Self.post(server, "/settings/map", Self.form).contains("/settings?map=1"))
            #expect(try await policy("/routes").contains("img-src 'self' data: blob: http://127.0.0.1:9;"))
            for path in ["/", "/settings", "/activities", "/routes.svg", "/nothing"] {
                #expect(!(try await policy(path)).contains(":9"), "\(path)")
            }
            let settings = try await server.get("/settings?map=1").text
            #expect(
                settings.contains("value=\"http://127.0.0.1:9/{z}/{x}/{y}.png\"") && settings.contains("value=\"© somebody\""))
            #expect(settings.contains("It sees the places you look at"))
            #expect(try await Self.post(server, "/settings/map", "tiles=&attribution=x").contains("/settings?map=1"))
            #expect(!FileManager.default.fileExists(atPath: server.folder + "/map-source"))
            #expect(try await server.get("/settings").text.contains("No map is loaded"))
            // The change can be undone once.
            #expect(try await server.get("/settings?map=1").text.contains("action=\"/settings/map/undo\""))
            #expect(try await Self.post(server, "/settings/map/undo", "").contains("/settings?map=undone"))
            #expect(MapSourceFile(path: server.folder + "/map-source", allowsPrivate: true).current?.host == "127.0.0.1")
            let undone = try await server.get("/settings?map=undone").text
            #expect(undone.contains("Undone.") && !undone.contains("/settings/map/undo"))
        }
    }

    @Test func `a refused source changes nothing, and deleting all data deletes the source`() async throws {
        try await RunningServer.with(weather: WeatherSource(allowsPrivate: true)) { server async throws in
            _ = try await Self.post(server, "/settings/map", Self.form)
            let refused = try await Self.post(
                server, "/settings/map", "tiles=http%3A%2F%2Fevil.example%2F%7Bz%7D%7Bx%7D%7By%7D&attribution=x")
            #expect(refused.hasPrefix("HTTP/1.1 422") && refused.contains("aria-invalid=\"true\""))
            #expect(refused.contains("value=\"http://evil.example/{z}{x}{y}\""))
            #expect(MapSourceFile(path: server.folder + "/map-source", allowsPrivate: true).current?.host == "127.0.0.1")
            #expect(try await Self.post(server, "/settings/delete", "word=delete").hasPrefix("HTTP/1.1 303"))
            #expect(MapSourceFile(path: server.folder + "/map-source", allowsPrivate: true).current == nil)
            // Deleted values are not restored.
            _ = try await Self.post(server, "/settings/map/undo", "")
            #expect(MapSourceFile(path: server.folder + "/map-source", allowsPrivate: true).current == nil)
        }
    }

    @Test(arguments: ["", "https://a.example/{z}/{x}/{y}", "http://evil.example/{z}/{x}/{y}\n©", "\u{0}\n\u{0}", "a\nb\nc\n"])
    func `a file with invalid content means no source`(_ text: String) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "map-" + UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(text.utf8).write(to: URL(filePath: path))
        #expect(MapSourceFile(path: path).current == nil)
    }
}
