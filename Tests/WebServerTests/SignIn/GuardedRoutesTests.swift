import Contract
import Screens
import Testing
import TrainingLog

@testable import WebServer

/// Walks through every address of the server without a session, and with one that is too old.
struct GuardedRoutesTests {
    /// What is public: it has no fact about an athlete, or is behind a secret of its own.
    static let open: [String: Set<Int>] = [
        "/pair": [200, 400], "/sign-in": [200, 422], "/sign-in/passkey": [400],
        // Without a provider in the settings there is none.
        "/sign-in/provider": [404], "/sign-in/provider/return": [404], "/preferences": [400, 405, 415],
        "/import/sessions.csv": [200],
        "/manifest.webmanifest": [200],
        "/assets/": [404], "/calendar/{name}": [404], "/shared/{secret}": [404], "/shared/{secret}/activity.gpx": [404],
        "/healthz": [200], "/openapi.json": [200],
        "/api/v1/token": [400, 401, 415],
    ]

    static func address(_ pattern: String) -> String {
        pattern.replacing("{day}", with: "2024-06-02").replacing("{file}", with: "workout.fit").replacing("{name}", with: "x.ics")
            .replacing("{language}/{zoom}/{column}/{row}", with: "en/14/13723/7012")
            .replacing("{number}", with: "1").replacing("{secret}", with: String(repeating: "0", count: 64)).replacing(
                "{pack}", with: "a"
            ).replacing("{routine}", with: "b")
            .replacing("{id}", with: "0d6f1a52-0d3c-4d26-9a8e-2f7d4f0b6a01")
    }

    @Test func `without a session every address but the public ones answers 401, whatever the method`() async throws {
        try await RunningServer.with(gallery: true, resolver: nil) { server async throws in
            let browser = TestBrowser(server)
            let pages = RoutePattern.allCases.map { $0.rawValue }
            let parts = pages.map { Route.part(of: $0) } + pages.map { Route.undo(below: $0) }
            let targets = Route.Target.allCases.map { $0.path }
            let undos = [Route.Target.mapSource, .weatherSource, .summarySource].map { Route.undo(below: $0.path) }
            let programs = APIRoutePattern.allCases.map { $0.rawValue }
            for pattern in pages + parts + targets + undos + programs {
                for method in ["GET", "POST", "PUT", "HEAD", "DELETE"] {
                    let path = Self.address(pattern)
                    let answer = try await browser.ask(method, path, form: method == "POST" ? "" : nil)
                    if let allowed = Self.open[pattern] {
                        #expect(allowed.union([405]).contains(answer.status), "\(method) \(pattern): \(answer.status)")
                    } else if programs.contains(pattern) {
                        // A method that no program may use is refused before the token is read.
                        #expect([401, 405].contains(answer.status), "\(method) \(pattern): \(answer.status)")
                    } else if pages.contains(pattern) || targets.contains(pattern) {
                        #expect(answer.status == 401, "\(method) \(pattern)")
                    } else {
                        // Not every page has a part and an undo.
                        #expect([401, 404].contains(answer.status), "\(method) \(pattern): \(answer.status)")
                    }
                    #expect(browser.cookies[browser.cookie] == nil)
                }
            }
        }
    }

    @Test func `spellings of an address do not lead around the check`() async throws {
        try await RunningServer.with(resolver: nil) { server async throws in
            let browser = TestBrowser(server)
            for path in [
                "//", "//settings", "/settings/", "/settings//export", "/./settings/export", "/assets/../settings/export",
                "/%73ettings/export", "/settings%2Fexport", "/SETTINGS/EXPORT", "/settings/export?x=/sign-in",
                "/sign-in/../settings",
                "/healthz/../settings", "http://127.0.0.1/settings", "/settings;/sign-in", "/sign-in/settings",
            ] {
                let answer = try await browser.get(path)
                #expect(answer.status >= 400, "\(path): \(answer.status)")
                #expect(!answer.body.contains("name=\"mass\""), "\(path)")
            }
        }
    }

    @Test func `programs get a problem and scripts too, without a page`() async throws {
        try await RunningServer.with(resolver: nil) { server async throws in
            let browser = TestBrowser(server)
            let answer = try await browser.ask("GET", "/partials/today")
            #expect(answer.status == 401 && answer["Content-Type"] == "application/problem+json; charset=utf-8")
            #expect(answer.body.contains("sign-in-needed") && answer.values("Set-Cookie").isEmpty)
        }
    }

    @Test func `tokens, exports, deletion, sources and the calendar need a fresh sign-in`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let browser = TestBrowser(server)
            _ = try await browser.signIn()
            let requests: [(method: String, path: String, page: String)] = [
                ("GET", "/settings/export", "/settings"), ("POST", "/settings/access", "/settings/access"),
                ("POST", "/settings/access/undo", "/settings/access"), ("POST", "/settings/delete", "/settings/delete"),
                ("POST", "/settings/weather", "/settings"), ("POST", "/settings/weather/undo", "/settings"),
                ("POST", "/settings/map", "/settings"), ("POST", "/settings/map/undo", "/settings"),
                ("POST", "/settings/summaries", "/settings"), ("POST", "/settings/summaries/undo", "/settings"),
                ("POST", "/settings/calendar", "/settings"), ("POST", "/settings/people", "/settings/people"),
                ("POST", "/settings/password", "/settings/password"), ("POST", "/settings/password/change", "/settings/password"),
                ("POST", "/settings/password/codes", "/settings/password"),
                ("POST", "/settings/password/remove", "/settings/password"),
                ("POST", "/settings/passkeys", "/settings/password"), ("POST", "/settings/passkeys/new", "/settings/password"),
                ("POST", "/settings/passkeys/rename", "/settings/password"),
                ("POST", "/settings/passkeys/remove", "/settings/password"),
                ("POST", "/settings/passkeys/move", "/settings/password"),
                ("POST", "/settings/identities", "/settings/password"),
                ("POST", "/settings/identities/remove", "/settings/password"),
                ("POST", "/settings/pair", "/settings/pair"), ("POST", "/settings/pair/allow", "/settings/pair"),
                ("POST", "/settings/pair/refuse", "/settings/pair"),
                ("POST", "/settings/people/disable", "/settings/people"),
                ("POST", "/settings/people/enable", "/settings/people"),
                ("POST", "/settings/people/remove", "/settings/people"),
            ]
            clock.advance(by: 899)
            for request in requests where request.path != "/settings/delete" && !request.path.hasPrefix("/settings/p") {
                // Without a provider there is nothing to link with.
                guard request.path != "/settings/identities" else { continue }
                let answer = try await browser.ask(request.method, request.path, form: request.method == "POST" ? "" : nil)
                #expect(answer.status < 400, "\(request.path): \(answer.status)")
            }
            #expect(try await browser.post("/settings/delete", "word=no").status == 422)
            #expect(try await browser.post("/settings/people", "name=").status == 422)
            for action in ["disable", "enable", "remove"] {
                #expect(try await browser.post("/settings/people/" + action, "person=x").status == 404, "\(action)")
            }
            clock.advance(by: 1)
            for request in requests {
                let answer = try await browser.ask(
                    request.method, request.path, form: request.method == "POST" ? "word=delete" : nil, ["Accept: text/html"])
                #expect(answer.status == 403 && answer.body.contains("the last 15 minutes"), "\(request.path): \(answer.status)")
                #expect(try await browser.signIn()["Location"] == request.page, "\(request.path)")
                clock.advance(by: 900)
            }
            // The rest goes on, and a new sign-in opens the others again.
            for path in [
                "/", "/settings", "/settings/access", "/settings/delete", "/settings/people", "/settings/password",
                "/settings/pair",
                "/settings/log",
            ] {
                #expect(try await browser.get(path).status == 200, "\(path)")
            }
            #expect(try await browser.post("/settings", "name=Ada").status == 303)
            #expect(try await browser.post("/settings/undo").status == 303)
            _ = try await browser.signIn()
            #expect(try await browser.get("/settings/export").status == 200)
        }
    }
}
