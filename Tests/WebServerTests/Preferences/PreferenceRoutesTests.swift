import Localizations
import Testing

@testable import WebServer

struct PreferenceRoutesTests {
    static func post(
        _ server: RunningServer, _ body: String, _ more: [String] = [],
        type: String = "application/x-www-form-urlencoded"
    ) async throws -> String {
        try await server.raw(
            [
                "POST /preferences HTTP/1.1", "Host: localhost:\(server.port)", "Content-Type: " + type,
                "Content-Length: \(body.utf8.count)", "Connection: close",
            ] + more, body: body)
    }

    @Test func `a choice is stored in a cookie, redirects back and changes the page`() async throws {
        try await RunningServer.with { server async throws in
            let answer = try await Self.post(
                server, "return=%2Factivities%3Fpage%3D2&language=zh-Hant", ["Origin: http://localhost:\(server.port)"])
            #expect(answer.hasPrefix("HTTP/1.1 303"))
            #expect(answer.lowercased().contains("location: /activities?page=2\r\n"))
            #expect(answer.contains("hearth-language=zh-Hant; Path=/;"))
            #expect(answer.contains("SameSite=Lax"))
            let page = try await server.raw(
                [
                    "GET / HTTP/1.1", "Host: localhost", "Cookie: hearth-language=zh-Hant; hearth-theme=dark",
                    "Accept-Language: en", "Connection: close",
                ])
            #expect(page.contains("<html lang=\"zh-Hant\" data-theme=\"dark\">"))
        }
    }

    @Test func `the first weekday is stored, and invalid values are refused`() async throws {
        try await RunningServer.with { server async throws in
            #expect(try await Self.post(server, "week=sunday").contains("hearth-week=sunday; Path=/;"))
            #expect(try await Self.post(server, "week=friday").hasPrefix("HTTP/1.1 400"))
            let page = try await server.raw(
                ["GET /settings HTTP/1.1", "Host: localhost", "Cookie: hearth-week=sunday", "Connection: close"])
            #expect(page.contains("name=\"week\" value=\"sunday\" aria-pressed=\"true\""))
        }
    }

    @Test func `single-key shortcuts can be switched off, and the list of shortcuts is without them`() async throws {
        try await RunningServer.with { server async throws in
            #expect(try await Self.post(server, "keys=off").contains("hearth-keys=off; Path=/;"))
            #expect(try await Self.post(server, "keys=maybe").hasPrefix("HTTP/1.1 400"))
            let page = try await server.get("/settings", ["Cookie": "hearth-keys=off"]).text
            #expect(page.contains(" data-keys=\"off\"") && page.contains("name=\"keys\" value=\"off\" aria-pressed=\"true\""))
            let (all, few) = (
                try await server.get("/partials/shortcuts"),
                try await server.get("/partials/shortcuts", ["Cookie": "hearth-keys=off"])
            )
            #expect(all.status == 200 && all.text.contains("<dd>?</dd>") && all.text.contains("Ctrl K"))
            #expect(!few.text.contains("<dd>?</dd>") && few.text.contains("Ctrl K"))
        }
    }

    @Test func `temperature units are independent of length units, and earlier users of miles keep Fahrenheit`() async throws {
        try await RunningServer.with { server async throws in
            func pressed(_ cookies: String) async throws -> [String] {
                let page = try await server.get("/settings", cookies.isEmpty ? [:] : ["Cookie": cookies]).text
                return [
                    "units\" value=\"metric", "units\" value=\"imperial", "temperature\" value=\"celsius",
                    "temperature\" value=\"fahrenheit",
                ]
                .filter { page.contains($0 + "\" aria-pressed=\"true\"") }.compactMap {
                    $0.split(separator: "\"").last.map(String.init)
                }
            }
            #expect(try await pressed("") == ["metric", "celsius"])
            #expect(try await pressed("hearth-units=imperial") == ["imperial", "fahrenheit"])
            #expect(try await pressed("hearth-units=imperial; hearth-temperature=celsius") == ["imperial", "celsius"])
            #expect(try await pressed("hearth-units=metric; hearth-temperature=kelvin") == ["metric", "celsius"])
            // Other units of length keep the temperature unit, which is stored from then on.
            let toKilometres = try await Self.post(server, "units=metric", ["Cookie: hearth-units=imperial"])
            #expect(toKilometres.contains("hearth-units=metric;") && toKilometres.contains("hearth-temperature=fahrenheit;"))
            #expect(try await Self.post(server, "units=imperial").contains("hearth-temperature=celsius;"))
            let chosen = try await Self.post(
                server, "units=metric", ["Cookie: hearth-units=imperial; hearth-temperature=celsius"])
            #expect(!chosen.contains("hearth-temperature"))
            #expect(try await Self.post(server, "temperature=fahrenheit").contains("hearth-temperature=fahrenheit; Path=/;"))
            #expect(try await Self.post(server, "temperature=kelvin").hasPrefix("HTTP/1.1 400"))
        }
    }

    @Test func `a form of another site changes nothing`() async throws {
        try await RunningServer.with { server async throws in
            for header in [
                "Origin: http://evil.example", "Origin: null", "Origin: http://localhost", "Sec-Fetch-Site: cross-site",
                "Sec-Fetch-Site: same-site",
            ] {
                let answer = try await Self.post(server, "theme=dark", [header])
                #expect(answer.hasPrefix("HTTP/1.1 403"), "\(header)")
                #expect(!answer.contains("hearth-theme"))
            }
            let own = try await Self.post(server, "theme=dark", ["Sec-Fetch-Site: same-origin"])
            #expect(own.hasPrefix("HTTP/1.1 303"))
        }
    }

    @Test func `an invalid form is refused`() async throws {
        try await RunningServer.with { server async throws in
            #expect(try await Self.post(server, "theme=pink").hasPrefix("HTTP/1.1 400"))
            #expect(try await Self.post(server, "").hasPrefix("HTTP/1.1 400"))
            #expect(try await Self.post(server, "theme=%zz").hasPrefix("HTTP/1.1 400"))
            #expect(try await Self.post(server, "{}", type: "application/json").hasPrefix("HTTP/1.1 415"))
            let large = "return=" + String(repeating: "a", count: FormFields.limit)
            #expect(try await Self.post(server, large).hasPrefix("HTTP/1.1 413"))
            #expect(try await server.get("/preferences").status == 405)
        }
    }

    @Test(arguments: ["//evil.example", "/\\evil", "https://evil.example", "", "activities", "/a\r\nSet-Cookie: x=1", "/\u{7F}"])
    func `a redirect never leaves this server`(path: String) {
        #expect(PreferenceRoutes.localPath(path) == "/")
    }

    @Test func `form fields are decoded as browsers encode them`() {
        #expect(FormFields.fields(of: "a=1+2&b=%E7%B9%81&a=3&c") == ["a": "1 2", "b": "繁", "c": ""])
    }
}
