import ActivityFiles
import Archives
import Foundation
import MapArchives
import Measures
import Screens
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

struct MapRoutesTests {
    /// Copies the archive of the tests into the data folder of a server.
    static func addMap(to server: RunningServer) throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let archive = tests.appending(path: "MapArchivesTests/Fixtures/town.pmtiles")
        try FileManager.default.createDirectory(atPath: server.folder, withIntermediateDirectories: true)
        try Data(contentsOf: archive).write(to: URL(filePath: server.folder + "/" + MapFile.name))
    }

    static func choose(_ server: RunningServer, _ choice: String, at path: String = "/routes") async throws -> String {
        try await MapSourceRoutesTests.post(
            server, "/settings/map/choice", "choice=\(choice)&return=" + path.replacing("/", with: "%2F"))
    }

    static func setting(_ server: RunningServer) -> MapSetting {
        MapSourceFile(path: server.folder + "/map-source", allowsPrivate: true).setting
    }

    @Test func `a tile of the map file has a tag, and no browser keeps it`() async throws {
        try await RunningServer.with { server async throws in
            #expect(try await server.get("/map/en/14/13723/7012").status == 404)
            try Self.addMap(to: server)
            let tile = try await server.get("/map/en/14/13723/7012")
            #expect(tile.status == 200 && tile.body.first == 1 && tile.body.count > 500)
            #expect(tile["Content-Type"] == MapRoutes.type && tile["Cache-Control"] == "private, no-store")
            let tag = try #require(tile["ETag"])
            #expect(try await server.get("/map/en/14/13723/7012", ["If-None-Match": tag]).status == 304)
            let german = try await server.get("/map/de/14/13723/7012", ["If-None-Match": tag])
            #expect(german.status == 200 && german.text.contains("Flussufer") && !tile.text.contains("Flussufer"))
        }
    }

    @Test(arguments: [
        "/map/en/10/857/438", "/map/en/15/1/1", "/map/en/14/1/1", "/map/en/14/13723/99999", "/map/en/14/-1/7012",
        "/map/en/14/+13723/7012",
        "/map/en/14/013723/7012", "/map/en/99999999999999999999/1/1", "/map/xx/14/13723/7012", "/map/en/14/x/7012",
        "/map/en/14/13723",
    ])
    func `what is outside of the map file does not exist`(_ path: String) async throws {
        try await RunningServer.with { server async throws in
            try Self.addMap(to: server)
            #expect(try await server.get(path).status == 404)
        }
    }

    @Test func `a place inside of the file without a tile is empty, and a damaged file has no tiles`() async throws {
        try await RunningServer.with { server async throws in
            try Self.addMap(to: server)
            let path = server.folder + "/" + MapFile.name
            var bytes = try Data(contentsOf: URL(filePath: path))
            // Bounds of the whole Earth, so that most tiles are missing.
            bytes.replaceSubrange(102..<118, with: [UInt8](repeating: 0, count: 16))
            try bytes.write(to: URL(filePath: path))
            let sea = try await server.get("/map/en/14/1/7012")
            #expect(sea.status == 200 && sea.body == Data([1]))
            try Data("PMTiles".utf8).write(to: URL(filePath: path))
            #expect(try await server.get("/map/en/14/1/7012").status == 404)
            #expect(try await server.get("/settings").text.contains("damaged or incomplete"))
        }
    }

    @Test func `the three maps are chosen with one button, and the source stays named`() async throws {
        try await RunningServer.with(weather: WeatherSource(allowsPrivate: true)) { server async throws in
            let settings = try await server.get("/settings").text
            #expect(settings.contains("action=\"/settings/map/choice\"") && settings.contains("Copy a map file to map.pmtiles"))
            // A source that has no name cannot be chosen.
            _ = try await Self.choose(server, "source")
            #expect(Self.setting(server) == MapSetting())
            #expect(!FileManager.default.fileExists(atPath: server.folder + "/map-source"))
            _ = try await MapSourceRoutesTests.post(server, "/settings/map", MapSourceRoutesTests.form)
            #expect(Self.setting(server).choice == .source)
            try Self.addMap(to: server)
            #expect(try await Self.choose(server, "file").contains("Location: /routes\r\n"))
            #expect(Self.setting(server).choice == .file && Self.setting(server).source?.host == "127.0.0.1")
            // Nothing of the source is loaded, and an older version of Hearth would not do it either.
            #expect(try await server.get("/routes")["Content-Security-Policy"]?.contains("127.0.0.1:9") == false)
            let lines = try String(contentsOfFile: server.folder + "/map-source", encoding: .utf8)
            #expect(lines.hasPrefix("file\n"))
            _ = try await Self.choose(server, "none")
            #expect(Self.setting(server).choice == .none && Self.setting(server).source != nil)
            _ = try await Self.choose(server, "source")
            #expect(try await server.get("/routes")["Content-Security-Policy"]?.contains("127.0.0.1:9") == true)
            // An empty address removes the source and leaves another choice.
            _ = try await Self.choose(server, "file")
            _ = try await MapSourceRoutesTests.post(server, "/settings/map", "tiles=&attribution=")
            #expect(Self.setting(server) == MapSetting(.file))
            #expect(try await Self.choose(server, "everything").hasPrefix("HTTP/1.1 400"))
            #expect(try await Self.choose(server, "none", at: "//evil.example").contains("Location: /\r\n"))
        }
    }

    @Test func `a source that is not allowed at present stays in the file while another map is chosen`() async throws {
        try await RunningServer.with { server async throws in
            try Self.addMap(to: server)
            let path = server.folder + "/map-source"
            try Data("http://127.0.0.1:9/{z}/{x}/{y}.png\n© x\n".utf8).write(to: URL(filePath: path))
            _ = try await Self.choose(server, "file")
            #expect(try await server.get("/settings").text.contains("It comes from your Hearth server"))
            #expect(Self.setting(server).choice == .file && Self.setting(server).source?.host == "127.0.0.1")
            // It cannot be chosen.
            _ = try await Self.choose(server, "source")
            #expect(Self.setting(server).choice == .none && Self.setting(server).source != nil)
            #expect(try await server.get("/settings").text.contains("No map is loaded"))
        }
    }

    @Test func `an activity is drawn on the map file after the athlete chose it`() async throws {
        var run = ExampleRecordings.runInTaipei(start: RunningServer.now + -86_400, minutes: 30)
        for index in run.channels.indices where run.channels[index].kind == .latitude {
            let channel = run.channels[index]
            run.channels[index] = Channel(kind: .latitude, seconds: channel.seconds, values: channel.values.map { $0 + 0.05 })
        }
        let (recording, path) = (run, "/activities/" + StoredRecording(run).id)
        try await RunningServer.with { journal in
            try await journal.add(FileReading(kind: .fit, recordings: [recording]), path: "run.fit", hash: .init(of: [1]))
        } _: { server async throws in
            let plain = try await server.get(path).text
            #expect(plain.contains("/settings#h-map-source") && !plain.contains("<canvas"))
            try Self.addMap(to: server)
            let offered = try await server.get(path).text
            #expect(
                offered.contains("value=\"file\"") && offered.contains("No other server learns") && !offered.contains("<canvas"))
            _ = try await Self.choose(server, "file")
            for place in [path, "/routes"] {
                let drawn = try await server.get(place).text
                #expect(drawn.contains("<canvas") && drawn.contains("data-map=\"/map/en/\""), "\(place)")
                #expect(drawn.contains("© OpenStreetMap contributors\u{A0}· © Mapmakers of the town"), "\(place)")
            }
            _ = try await Self.choose(server, "none")
            #expect(try await !server.get(path).text.contains("<canvas"))
        }
    }
}
