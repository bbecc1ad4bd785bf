import ActivityFiles
import Archives
import Foundation
import Localizations
import Measures
import Screens
import TestKit
import Testing
import TrainingLog

@testable import WebServer

struct PageRoutesTests {
    @Test(arguments: [("en", "en"), ("zh-TW,zh;q=0.9,en;q=0.5", "zh-Hant"), ("de", "de"), ("fr", "en")] as [(String, String)])
    func `every page exists in the user's language, also for an empty journal`(header: String, language: String) async throws {
        try await RunningServer.with { server async throws in
            for path in [
                "/", "/activities", "/activities?month=2024-02&q=x+y&page=9", "/activities?view=calendar&month=2024-02",
                "/weather", "/heat", "/fitness",
                "/fitness/curves", "/load",
                "/trends",
                "/trends?span=all", "/routes", "/routes?year=all",
                "/offline",
            ] {
                let answer = try await server.get(path, ["Accept-Language": header])
                #expect(answer.status == 200, "\(path)")
                #expect(answer.text.components(separatedBy: "<!doctype").count == 2)
                #expect(answer.text.components(separatedBy: "<h1").count == 2, "\(path)")
                #expect(answer["Content-Type"] == "text/html; charset=utf-8")
                #expect(answer.text.hasPrefix("<!doctype html><html lang=\"" + language + "\""))
                #expect(answer.text.hasSuffix("</html>"))
                #expect(!answer.text.contains("<style") && !answer.text.contains(" style="))
                #expect(!answer.text.contains("<script>"))
            }
        }
    }

    @Test func `the gallery is served only if requested`() async throws {
        try await RunningServer.with { server async throws in
            for path in ["/gallery", "/gallery?part=charts", "/gallery/series"] {
                #expect(try await server.get(path).status == 404, "\(path)")
            }
        }
        try await RunningServer.with(gallery: true) { server async throws in
            for path in ["/gallery", "/gallery?part=charts", "/gallery/series"] {
                #expect(try await server.get(path).status == 200, "\(path)")
            }
        }
    }

    @Test func `a missing page is reported as a page to people and as a problem to programs`() async throws {
        try await RunningServer.with { server async throws in
            for path in ["/activities/unknown", "/nothing", "/activities/%FF"] {
                let page = try await server.get(path, ["Accept": "text/html,*/*;q=0.8", "Accept-Language": "zh-Hant"])
                #expect(page.status == 404)
                #expect(page.text.hasPrefix("<!doctype html><html lang=\"zh-Hant\""))
                #expect(page["Content-Security-Policy"] != nil)
                let problem = try await server.get(path, ["Accept": "application/json"])
                #expect(problem["Content-Type"] == "application/problem+json; charset=utf-8")
            }
            let refused = try await server.get("/import/demo", ["Accept": "text/html", "Accept-Language": "en"])
            #expect(refused.status == 405 && refused["Content-Type"] == "text/html; charset=utf-8" && refused["Allow"] == "POST")
            #expect(refused.text.contains("That cannot be done here"))
            #expect(try await server.get("/import/demo")["Content-Type"]?.hasPrefix("application/problem+json") == true)
            let api = try await server.get("/quick-wins/nothing", ["Accept": "text/html"])
            #expect(api["Content-Type"] == "application/problem+json; charset=utf-8")
        }
    }

    @Test func `an activity has a page`() async throws {
        try await RunningServer.with { journal in
            let recording = ExampleRecordings.steadyRun(start: RunningServer.now + -86_400, minutes: 30)
            try await journal.add(
                FileReading(kind: .gpx, recordings: [recording]), path: "run.gpx", hash: ContentHash(of: [1]))
        } _: { server async throws in
            let list = try await server.get("/activities").text
            let link = try #require(list.components(separatedBy: "href=\"/activities/").dropFirst().first)
            let path = "/activities/" + link.prefix { $0 != "\"" }
            let page = try await server.get(path)
            #expect(page.status == 200)
            #expect(page.text.contains("30:00"))
            #expect(try await server.get(path + "?colour=heart-rate").status == 200)
        }
    }

    @Test func `no browser keeps a page, a part of one, a picture or a series`() async throws {
        let recording = ExampleRecordings.steadyRun(start: RunningServer.now + -86_400, minutes: 30)
        try await RunningServer.with { journal in
            try await journal.add(
                FileReading(kind: .gpx, recordings: [recording]), path: "run.gpx", hash: ContentHash(of: [1]))
        } _: { server async throws in
            let id = StoredRecording(recording).id
            let pages = RoutePattern.allCases.map { $0.rawValue.replacing("{id}", with: "\(id)") }.filter { !$0.contains("{") }
            let others = [Route.columns(id).path, "/routes.svg", Route.Target.recordingProfile.path]
            var seen = 0
            // The template of a table has no fact about an athlete.
            for path in pages + pages.map({ Route.part(of: $0) }) + others where path != "/import/sessions.csv" {
                for _ in 0..<2 {
                    let answer = try await server.get(path, ["Accept": "text/html"])
                    guard answer.status != 404 else { continue }
                    seen += 1
                    #expect(answer["Cache-Control"]?.contains("no-store") == true, "\(path)")
                    guard let tag = answer["ETag"] else { continue }
                    let known = try await server.get(path, ["If-None-Match": tag])
                    #expect(known.status == 304 && known["Cache-Control"] == "private, no-store", "\(path)")
                }
            }
            #expect(seen > 60, "\(seen)")
        }
    }

    @Test func `the series of charts are loaded once, compressed, in the requested range`() async throws {
        let recording = ExampleRecordings.steadyRun(start: RunningServer.now + -86_400, minutes: 30)
        try await RunningServer.with { journal in
            try await journal.add(
                FileReading(kind: .gpx, recordings: [recording]), path: "run.gpx", hash: ContentHash(of: [1]))
        } _: { server async throws in
            let path = Route.columns(StoredRecording(recording).id).path
            let whole = try await server.get(path)
            #expect(whole.status == 200 && whole["Content-Type"] == "application/vnd.hearth.columns")
            #expect(whole["Cache-Control"]?.contains("private") == true && whole["Vary"]?.contains("Cookie") == true)
            let screen = ChartColumns(
                recording, from: nil, to: nil,
                context: DisplayContext(language: .english, units: .metric, now: RunningServer.now, offset: .utc))
            #expect(Array(whole.body) == screen.bytes)
            let tag = try #require(whole["ETag"])
            #expect(try await server.get(path, ["If-None-Match": tag]).status == 304)
            let part = try await server.get(path + "?from=60&to=120")
            #expect(part.status == 200 && part.body.count < whole.body.count / 10)
            #expect(try await server.get(path + "?from=120&to=60").status == 200)
            for hostile in ["from=-1", "from=1e9", "to=x", "from=", "from=1&from=2", "to=99999999999999999999"] {
                #expect(try await server.get(path + "?" + hostile).status == 400, "\(hostile)")
            }
        }
    }

    @Test func `every route of a page is served`() async throws {
        try await RunningServer.with(gallery: true) { server async throws in
            for pattern in RoutePattern.allCases {
                let answer = try await server.get(pattern.rawValue.replacingOccurrences(of: "{id}", with: "x"))
                let needsData: [RoutePattern] = [
                    .activity, .editing, .columns, .recordedColumns, .shoes, .routine, .routineDay, .editingRoutine,
                    .editingRoutineDay, .planDay, .race, .removingPerson, .sharingActivity, .shared, .model,
                ]
                #expect(
                    answer.status == (needsData.contains(pattern) ? 404 : 200),
                    "\(pattern)")
            }
        }
    }

    @Test func `everything that a page requests exists`() async throws {
        try await RunningServer.with { server async throws in
            let page = try await server.get("/").text
            var found = 0
            for name in ["href=\"", "src=\""] {
                for part in page.components(separatedBy: name).dropFirst() {
                    let path = String(part.prefix { $0 != "\"" })
                    guard path.hasPrefix("/assets/") || path.hasPrefix("/manifest") || path.hasPrefix("/partials") else {
                        continue
                    }
                    found += 1
                    let answer = try await server.get(path)
                    #expect(answer.status == 200, "\(path)")
                    if path.hasPrefix("/assets/") { #expect(answer["Cache-Control"]?.contains("immutable") == true, "\(path)") }
                }
            }
            #expect(found >= 5)
        }
    }

    @Test func `a live region is sent once, and then only after changes`() async throws {
        try await RunningServer.with { server async throws in
            let first = try await server.raw(
                ["GET /partials/today HTTP/1.1", "Host: localhost", "Connection: close"])
            // Every page of figures has a live region.
            for path in [
                "/", "/weather", "/heat", "/fitness", "/fitness/curves", "/load", "/activities?sort=longest", "/trends?span=all",
            ] {
                let page = try await server.get(path).text
                let source = try #require(page.firstMatch(of: /<live-region src="([^"]+)"/)?.output.1, "\(path)")
                let part = try await server.get(String(source))
                #expect(part.status == 200 && !part.text.isEmpty && page.contains(part.text), "\(path)")
            }
            let tag = try #require(first.split(separator: "\r\n").first { $0.lowercased().hasPrefix("etag: ") }?.dropFirst(6))
            let second = try await server.raw(
                ["GET /partials/today HTTP/1.1", "Host: localhost", "If-None-Match: " + tag, "Connection: close"])
            #expect(first.hasPrefix("HTTP/1.1 200"))
            #expect(second.hasPrefix("HTTP/1.1 304"))
            #expect(!second.contains("bento"))
        }
    }

    @Test func `the style sheet begins with the layers and the tokens, and is compressed for clients that accept it`()
        async throws
    {
        try await RunningServer.with { server async throws in
            let sheet = try await server.get("/assets/hearth.css")
            #expect(sheet.text.contains("@layer tokens{:root{"))
            #expect(sheet["Cache-Control"] == "no-cache")
            let packed = try await server.raw(
                [
                    "HEAD /assets/000000000000/hearth.css HTTP/1.1", "Host: localhost", "Accept-Encoding: gzip",
                    "Connection: close",
                ])
            #expect(packed.lowercased().contains("content-encoding: gzip"))
            #expect(try await server.get("/assets/README.md").status == 404)
            #expect(try await server.get("/assets/..%2F..%2Fetc%2Fpasswd").status == 404)
        }
    }
}
