import Contract
import Foundation
import HearthClient
import Measures
import Sync
import Testing
import Training
import TrainingLog

@testable import WebServer

struct ClassTypeRoutesTests {
    private static func location(_ answer: String) throws -> String {
        let line = answer.split(separator: "\r\n").first { $0.lowercased().hasPrefix("location: ") }
        return String(try #require(line).dropFirst(10))
    }

    @Test func `class types are added, changed, moved, removed and restored by plain forms`() async throws {
        try await RunningServer.with { server async throws in
            func post(_ path: String, _ fields: String) async throws -> String {
                try await EditRoutesTests.post(server, path, fields)
            }
            #expect(try await server.get("/heat/class-types").text.contains("None yet."))
            let added = try await post("/heat/class-type", "name=Hot+flow&sport=hot_yoga&room=40&scale=celsius&symbol=flame")
            #expect(added.hasPrefix("HTTP/1.1 303"))
            #expect(try await server.get(try Self.location(added)).text.contains("Saved: Hot flow."))
            _ = try await post("/heat/class-type", "name=Spin&sport=indoor_cycling&room=&scale=celsius&symbol=")
            let list = try await server.journal.classTypes()
            #expect(list.current.map { $0.name.text } == ["Hot flow", "Spin"])
            #expect(list.current[0].defaultRoom == RoomTemperature(degrees: 40, isFahrenheit: false))
            let ids = list.current.map { $0.id.text }
            #expect(try await server.get("/heat/class-type?id=" + ids[0]).text.contains("value=\"Hot flow\""))
            let wrong = try await post("/heat/class-type", "name=Spin&sport=yoga&room=warm&scale=celsius")
            #expect(wrong.hasPrefix("HTTP/1.1 422") && wrong.contains("Another class type has this name."))
            _ = try await post("/heat/class-type", "id=\(ids[0])&name=Hot+flow+75&sport=hot_yoga&room=104&scale=fahrenheit")
            _ = try await post("/heat/class-types/move", "id=\(ids[1])&to=up")
            #expect(try await server.journal.classTypes().current.map { $0.name.text } == ["Spin", "Hot flow 75"])
            let removed = try await post("/heat/class-types/remove", "id=\(ids[1])")
            let page = try await server.get(try Self.location(removed)).text
            #expect(page.contains("Spin was removed.") && page.contains("/heat/class-types/undo"))
            let restored = try await post("/heat/class-types/undo", "id=\(ids[1])")
            #expect(try await server.get(try Self.location(restored)).text.contains("Spin is in the list again."))
            #expect(try await server.journal.classTypes().current.map { $0.name.text } == ["Spin", "Hot flow 75"])
            for path in ["/heat/class-types/move", "/heat/class-types/remove", "/heat/class-type"] {
                #expect(try await post(path, "id=\(UniqueID.random().text)&name=x").hasPrefix("HTTP/1.1 404"))
            }
            #expect(try await post("/heat/class-types/remove", "to=up").hasPrefix("HTTP/1.1 400"))
        }
    }

    @Test func `devices and the live page get the settings with a version`() async throws {
        try await RunningServer.with { server async throws in
            let token = try await server.tokens.token(for: server.journal.athleteID, seconds: 60)
            let client = SyncClient(server: try server.url(""), token: token, timeout: RunningServer.patience)
            let before = try await client.settings()
            #expect(before.classTypes.isEmpty && !before.units.isFahrenheit)
            _ = try await EditRoutesTests.post(server, "/heat/class-type", "name=Hot+flow&sport=hot_yoga&room=40&scale=celsius")
            let settings = try await client.settings()
            #expect(settings.classTypes.map { $0.name.text } == ["Hot flow"] && settings.version.replaces(before.version))
            let live = try await server.get("/live/settings").text
            #expect(live.contains("\"name\":\"Hot flow\"") && live.contains("\"room_degrees\":40"))
            let stranger = SyncClient(server: try server.url(""), token: "x", timeout: RunningServer.patience)
            await #expect(throws: HearthClientError.invalidResponse(status: 401)) { try await stranger.settings() }
        }
    }

    @Test func `an activity shows the class type of its edit`() async throws {
        try await EditRoutesTests.with { server async throws in
            _ = try await EditRoutesTests.post(server, "/heat/class-type", "name=Hot+flow&sport=hot_yoga&room=&scale=celsius")
            let id = try #require(try await server.journal.classTypes().current.first).id.text
            let edit = "/activities/\(EditRoutesTests.id)/edit"
            _ = try await EditRoutesTests.post(server, edit, "title=Evening&sport=yoga&note=&class-type=\(id)")
            #expect(try await server.get("/activities/" + EditRoutesTests.id).text.contains("Hot flow"))
            // Lists show a new name at once.
            #expect(try await server.get("/activities").text.contains("Hot flow"))
            _ = try await EditRoutesTests.post(
                server, "/heat/class-type", "id=\(id)&name=Slow+flow&sport=hot_yoga&room=&scale=celsius")
            let list = try await server.get("/activities").text
            #expect(list.contains("Slow flow") && !list.contains("Hot flow"))
            _ = try await EditRoutesTests.post(
                server, "/heat/class-type", "id=\(id)&name=Hot+flow&sport=hot_yoga&room=&scale=celsius")
            #expect(try await server.get(edit).text.contains("<option value=\"\(id)\" selected>Hot flow</option>"))
            _ = try await EditRoutesTests.post(server, "/heat/class-types/remove", "id=\(id)")
            #expect(try await server.get("/activities/" + EditRoutesTests.id).text.contains("Hot flow"))
            #expect(try await server.get(edit).text.contains("<option value=\"\(id)\" selected>Hot flow</option>"))
        }
    }
}
