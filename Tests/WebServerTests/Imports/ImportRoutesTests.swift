import Foundation
import TestKit
import Testing
import TrainingLog

@testable import WebServer

@Suite(.timeLimit(.minutes(20))) struct ImportRoutesTests {
    static let track = """
        <gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1"><trk><type>running</type><trkseg>
        <trkpt lat="25.0" lon="121.5"><time>2024-05-30T22:00:00Z</time></trkpt>
        <trkpt lat="25.001" lon="121.5"><time>2024-05-30T22:00:40Z</time></trkpt>
        <trkpt lat="25.002" lon="121.5"><time>2024-05-30T22:01:20Z</time></trkpt></trkseg></trk></gpx>
        """

    static func upload(
        _ server: RunningServer, _ files: [(String, String)], _ more: [String] = [], cut: Int = 0
    ) async throws -> String {
        var body = ""
        for (name, text) in files {
            body += "--b7\r\nContent-Disposition: form-data; name=\"files\"; filename=\"\(name)\"\r\n\r\n\(text)\r\n"
        }
        body += "--b7--\r\n"
        if cut > 0 { body = String(body.dropLast(cut)) }
        return try await server.raw(
            [
                "POST /import HTTP/1.1", "Host: localhost:\(server.port)", "Content-Type: multipart/form-data; boundary=b7",
                "Content-Length: \(body.utf8.count)", "Connection: close",
            ] + more, body: body)
    }

    /// Returns the page after all imports have ended.
    static func settled(_ server: RunningServer) async throws -> String {
        while true {
            let page = try await server.get("/partials/import").text
            if !page.contains("/import/stop"), page.contains("<article") { return page }
            try await Task.sleep(for: .milliseconds(50))
        }
    }

    @Test func `the demo athlete is offered and created only in an empty journal`() async throws {
        try await RunningServer.with { server async throws in
            for path in ["/", "/fitness", "/load", "/weather", "/trends", "/activities", "/partials/load"] {
                #expect(try await server.get(path).text.contains("action=\"/import/demo\""), "\(path)")
            }
            _ = try await Self.upload(server, [("run.gpx", Self.track)])
            _ = try await Self.settled(server)
            #expect(try await server.get("/load").text.contains("/import/demo") == false)
            let answer = try await server.raw([
                "POST /import/demo HTTP/1.1", "Host: localhost", "Content-Type: application/x-www-form-urlencoded",
                "Content-Length: 0", "Connection: close",
            ])
            #expect(answer.hasPrefix("HTTP/1.1 303"))
            #expect(try await server.journal.activityCount() == 1)
        }
    }

    @Test func `uploaded files become activities, each with its result`() async throws {
        try await RunningServer.with { server async throws in
            let answer = try await Self.upload(
                server,
                [
                    ("trip/run.gpx", Self.track), ("trip/x.png", "picture"), ("notes.txt", "hello"),
                    ("../../out.gpx", Self.track),
                    ("", ""),
                ],
                ["Origin: http://localhost:\(server.port)"])
            #expect(answer.hasPrefix("HTTP/1.1 303"))
            #expect(answer.lowercased().contains("location: /import\r\n"))
            let page = try await Self.settled(server)
            #expect(page.contains("trip/run.gpx") && page.contains("notes.txt") && page.contains("out.gpx"))
            #expect(page.contains("1 picture or other file that is no recording was skipped.") && !page.contains("trip/x.png"))
            #expect(page.contains("Not read") && page.contains("This is not a kind of file that Hearth reads."))
            #expect(!page.contains(server.folder))
            #expect(try await server.journal.activities().count == 1)
            #expect(try FileManager.default.contentsOfDirectory(atPath: server.folder + "/uploads") == [])
            #expect(!FileManager.default.fileExists(atPath: server.folder + "/out.gpx"))
            _ = try await Self.upload(server, [("trip/run.gpx", Self.track)])
            _ = try await Self.settled(server)
            #expect(try await server.journal.activities().count == 1)
        }
    }

    @Test func `an incomplete upload is deleted`() async throws {
        try await RunningServer.with { server async throws in
            #expect(try await Self.upload(server, [("a.gpx", Self.track)], cut: 9).contains("/import?problem=broken"))
            #expect(try await Self.upload(server, []).contains("/import?problem=no-files"))
            let large = try await server.raw(
                [
                    "POST /import HTTP/1.1", "Host: localhost", "Content-Type: multipart/form-data; boundary=b7",
                    "Content-Length: \(IncomingFiles.limit * 2)", "Connection: close",
                ])
            #expect(large.contains("/import?problem=too-large"))
            #expect(try await server.get("/import?problem=too-large").text.contains("4.3 GB"))
            #expect(try await server.journal.isEmpty())
            #expect(try FileManager.default.contentsOfDirectory(atPath: server.folder + "/uploads") == [])
        }
    }

    @Test func `a page of another site can neither upload nor stop imports nor change settings`() async throws {
        try await RunningServer.with { server async throws in
            for header in ["Origin: http://evil.example", "Sec-Fetch-Site: cross-site"] {
                #expect(try await Self.upload(server, [("a.gpx", Self.track)], [header]).hasPrefix("HTTP/1.1 403"))
                for path in ["/import/stop", "/settings"] {
                    let answer = try await server.raw(
                        [
                            "POST \(path) HTTP/1.1", "Host: localhost", "Content-Type: application/x-www-form-urlencoded",
                            "Content-Length: 8", "Connection: close", header,
                        ], body: "import=1")
                    #expect(answer.hasPrefix("HTTP/1.1 403"))
                }
            }
            #expect(try await server.journal.isEmpty())
        }
    }

    @Test func `file names are sanitised and keep their extensions`() {
        #expect(IncomingFiles.components(of: "../a/./b.fit") == ["a", "b.fit"])
        #expect(IncomingFiles.components(of: "/") == ["file"])
        #expect(IncomingFiles.components(of: "a\u{0}\n.gpx") == ["a__.gpx"])
        let long = IncomingFiles.components(of: String(repeating: "繁", count: 300) + ".fit")
        #expect(long[0].utf8.count <= 200 && long[0].hasSuffix(".fit"))
        #expect(IncomingFiles.components(of: String(repeating: "d/", count: 5000) + "x").count == 16)
    }

    @Test func `the next server imports an upload that a stopped server left`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hearth-" + UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let incoming = try IncomingFiles(in: folder)
        for name in ["a/run.gpx", "a", "a/run.gpx"] {
            try incoming.begin(name)
            try incoming.write(Array(Self.track.utf8)[...])
        }
        #expect(incoming.fileCount == 3)
        _ = try incoming.keep()
        try FileManager.default.createDirectory(atPath: folder + "/x.part", withIntermediateDirectories: true)
        try await RunningServer.with(uploads: folder) { server async throws in
            let page = try await Self.settled(server)
            #expect(page.contains("Done"))
            #expect(try await server.journal.activities().count == 1)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
        }
    }

    @Test func `a stopped upload is kept, and can be resumed or discarded`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hearth-" + UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, day) in [("a.stopped", "2024-05-30"), ("b.stopped", "2024-05-29")] {
            try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
            try Self.track.replacingOccurrences(of: "2024-05-30", with: day)
                .write(toFile: folder + "/" + name + "/run.gpx", atomically: true, encoding: .utf8)
        }
        @Sendable func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
        try await RunningServer.with(uploads: folder) { server async throws in
            func press(_ path: String, _ id: Int) async throws {
                let answer = try await EditRoutesTests.post(server, path, "import=\(id)")
                #expect(answer.hasPrefix("HTTP/1.1 303"))
            }
            let page = try await Self.settled(server)
            #expect(page.contains("Stopped") && page.contains("Continue") && page.contains("Discard"))
            #expect(try names() == ["a.stopped", "b.stopped"])
            try await press("/import/discard", 2)
            #expect(try names() == ["a.stopped"])
            try await press("/import/again", 1)
            #expect(try await Self.settled(server).contains("Done"))
            #expect(try await server.journal.activities().count == 1)
            #expect(try names() == [])
        }
    }

    @Test func `the newest three stopped uploads are kept, and the page states their size`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hearth-" + UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // The names are not in the order of their age.
        for (age, name) in ["a.stopped", "e.stopped", "b.aside", "d.stopped", "c.stopped"].enumerated() {
            try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
            try Self.track.write(toFile: folder + "/" + name + "/run.gpx", atomically: true, encoding: .utf8)
            let date = Date(timeIntervalSince1970: 1_700_000_000 - Double(age) * 60)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder + "/" + name)
        }
        try await RunningServer.with(uploads: folder) { server async throws in
            var page = ""
            while !page.contains("the newest 3 are kept") {
                page = try await server.get("/partials/import").text
                try await Task.sleep(for: .milliseconds(50))
            }
            #expect(page.contains("Uploads awaiting your decision use"))
            // Older ones are removed before the kept ones are measured.
            let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            #expect(names == ["a.stopped", "b.aside", "e.stopped"])
        }
    }

    @Test func `an upload that does not fit on the disk is refused before it is sent`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hearth-" + UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(throws: IncomingFiles.Failure.noRoom) { try IncomingFiles(in: folder, expected: .max) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
        _ = try IncomingFiles(in: folder, expected: 1)
    }

    @Test func `an upload that was being read at two crashes is set aside, and can be retried or discarded`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hearth-" + UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func leave(_ name: String, _ text: String) throws {
            try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
            try text.write(toFile: folder + "/" + name + "/run.gpx", atomically: true, encoding: .utf8)
        }
        @Sendable func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
        try leave("a.running", Self.track)
        try leave("b.again.running", Self.track.replacingOccurrences(of: "2024-05-30", with: "2024-05-29"))
        try leave("c.again.running", "hello")
        try await RunningServer.with(uploads: folder) { server async throws in
            let page = try await Self.settled(server)
            // After the first crash it is retried.
            #expect(page.contains("Done") && page.contains("Set aside") && page.contains("stopped twice"))
            #expect(try await server.journal.activities().count == 1)
            #expect(try names() == ["b.aside", "c.aside"])
        }
        try await RunningServer.with(uploads: folder) { server async throws in
            func ids() async throws -> [String] {
                try await server.get("/partials/import").text.components(separatedBy: "id=\"again-").dropFirst().map {
                    String($0.prefix { $0 != "\"" })
                }
            }
            func press(_ path: String, _ id: String) async throws {
                let body = "import=" + id
                let answer = try await server.raw(
                    [
                        "POST \(path) HTTP/1.1", "Host: localhost", "Content-Type: application/x-www-form-urlencoded",
                        "Content-Length: \(body.utf8.count)", "Connection: close",
                    ], body: body)
                #expect(answer.hasPrefix("HTTP/1.1 303"))
            }
            var asides: [String] = []
            while asides.isEmpty {
                asides = try await ids()
                try await Task.sleep(for: .milliseconds(50))
            }
            // The newest comes first.
            #expect(asides.count == 2)
            try await press("/import/discard", asides[0])
            #expect(try names() == ["b.aside"])
            try await press("/import/again", asides[1])
            let page = try await Self.settled(server)
            #expect(page.contains("Done") && !page.contains("Set aside"))
            #expect(try await server.journal.activities().count == 1)
            #expect(try names() == [])
        }
    }

    @Test func `a read-only folder is reported as such and not as a full disk`() {
        #expect(IncomingFiles.Failure(systemError: ENOSPC) == .noRoom)
        #expect(IncomingFiles.Failure(systemError: EACCES) == .notStored)
        #expect(IncomingFiles.Failure(CocoaError(.fileWriteOutOfSpace)) == .noRoom)
        #expect(IncomingFiles.Failure(CocoaError(.fileWriteNoPermission)) == .notStored)
        let path = FileManager.default.temporaryDirectory.appending(path: "hearth-" + UUID().uuidString).path
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(throws: IncomingFiles.Failure.notStored) { try IncomingFiles(in: path + "/uploads") }
    }
}
