import Measures
import Screens
import Testing
import Training
import TrainingLog

@testable import WebServer

struct DiaryRoutesTests {
    private static func location(_ answer: String) -> String? {
        answer.split(separator: "\r\n").first { $0.lowercased().hasPrefix("location: ") }.map { String($0.dropFirst(10)) }
    }

    @Test func `a niggle is added, changed and removed, and each step is undone`() async throws {
        try await EditRoutesTests.with { server async throws in
            let empty = try await server.get("/load/niggle").text
            #expect(empty.contains("type=\"date\"") && empty.contains("<option value=\"achilles\""))
            let noted = try await EditRoutesTests.post(
                server, "/load/niggle", "day=2024-05-30&place=knee&side=left&spot=au%C3%9Fen&intensity=4&words=%3Cstairs%3E")
            let actionResult = try #require(Self.location(noted))
            #expect(noted.hasPrefix("HTTP/1.1 303") && actionResult.hasPrefix("/load?news=noted&about="))
            let id = try #require(try await server.journal.diary().niggles.first?.id)
            let page = try await server.get(actionResult).text
            for text in ["Noted.", "left knee, außen", "4 of 10", "&lt;stairs&gt;", "value=\"\(id)\""] {
                #expect(page.contains(text), "\(text)")
            }
            let form = try await server.get("/load/niggle?id=" + id).text
            #expect(form.contains("value=\"außen\"") && form.contains("value=\"2024-05-30\""))
            _ = try await EditRoutesTests.post(server, "/load/niggle", "id=\(id)&day=2024-05-30&place=knee&intensity=6")
            #expect(try await server.journal.diary().niggles.map(\.intensity) == [6])
            let removed = try await EditRoutesTests.post(server, "/load/niggle/remove", "id=\(id)")
            #expect(try await server.journal.diary().niggles.isEmpty)
            #expect(try await server.get(try #require(Self.location(removed))).text.contains("Removed."))
            for intensity in [6, 4] {
                let undone = try await EditRoutesTests.post(server, "/load/undo", "kind=niggle&about=\(id)")
                #expect(undone.hasPrefix("HTTP/1.1 303") && Self.location(undone) == "/load?news=undone")
                #expect(try await server.journal.diary().niggles.map(\.intensity) == [intensity])
            }
        }
    }

    @Test func `shoes are set for an activity, suggested for the next, retired and used again`() async throws {
        try await EditRoutesTests.with { server async throws in
            let path = "/activities/" + EditRoutesTests.id
            _ = try await EditRoutesTests.post(server, path + "/edit", "title=&sport=running&note=&shoes=L%C3%B6we+3")
            #expect(try await server.get(path).text.contains("Löwe 3"))
            let other = "/activities/" + StoredRecording(EditRoutesTests.runs[0]).id + "/edit"
            #expect(try await server.get(other).text.contains("<option value=\"Löwe 3\">"))
            #expect(try await server.get("/load").text.contains("<b>Löwe 3</b>"))
            let retired = try await EditRoutesTests.post(server, "/load/shoes/retire", "name=L%C3%B6we+3")
            let actionResult = try #require(Self.location(retired))
            let page = try await server.get(actionResult).text
            #expect(page.contains("Löwe 3 is retired") && page.contains("Wear again"))
            #expect(!(try await server.get(other).text.contains("<option value=\"Löwe 3\">")))
            _ = try await EditRoutesTests.post(server, "/load/undo", "kind=shoes&about=L%C3%B6we+3")
            #expect(try await server.journal.diary().retiredShoes.isEmpty)
            _ = try await EditRoutesTests.post(server, "/load/shoes/retire", "name=L%C3%B6we+3")
            let worn = try await EditRoutesTests.post(server, "/load/shoes/wear", "name=L%C3%B6we+3")
            #expect(Self.location(worn)?.hasPrefix("/load?news=in-use") == true)
            #expect(try await server.journal.diary().retiredShoes.isEmpty)
        }
    }

    @Test func `a renamed pair has its new name everywhere`() async throws {
        try await EditRoutesTests.with { server async throws in
            let path = "/activities/" + EditRoutesTests.id
            _ = try await EditRoutesTests.post(server, path + "/edit", "title=&sport=running&note=&shoes=Blue")
            #expect(try await server.get("/load").text.contains("href=\"/load/shoes?name=Blue\""))
            #expect(try await server.get("/load/shoes?name=Blue").text.contains("value=\"Blue\""))
            let renamed = try await EditRoutesTests.post(server, "/load/shoes", "name=Blue&called=L%C3%B6we+3+")
            let actionResult = try #require(Self.location(renamed))
            #expect(try await server.get(actionResult).text.contains("Blue was renamed."))
            for address in ["/load", path, path + "/edit"] {
                let text = try await server.get(address).text
                #expect(text.contains("Löwe 3") && !text.contains("Blue"), "\(address)")
            }
            #expect(try await server.get("/load/shoes?name=Blue").status == 404)
            for (called, status) in [("", "422"), (String(repeating: "x", count: 61), "422"), ("L%C3%B6we+3", "303")] {
                let answer = try await EditRoutesTests.post(server, "/load/shoes", "name=L%C3%B6we+3&called=" + called)
                #expect(answer.hasPrefix("HTTP/1.1 " + status), "\(called)")
            }
            _ = try await EditRoutesTests.post(server, "/load/undo", "kind=shoes&about=Blue")
            #expect(try await server.journal.shoes() == ["Blue"])
        }
    }

    @Test func `invalid, unknown and cross-site requests change nothing`() async throws {
        try await EditRoutesTests.with { server async throws in
            let wrong = try await EditRoutesTests.post(server, "/load/niggle", "day=2999-01-01&place=knee&intensity=4")
            #expect(wrong.hasPrefix("HTTP/1.1 422") && wrong.contains("aria-invalid=\"true\""))
            for (path, body) in [
                ("/load/niggle", "id=nobody&day=2024-05-30&place=knee&intensity=4"), ("/load/niggle/remove", "id=nobody"),
                ("/load/shoes/retire", "name=never+worn"), ("/load/shoes/wear", ""),
                ("/load/shoes", "name=never+worn&called=x"),
            ] { #expect(try await EditRoutesTests.post(server, path, body).hasPrefix("HTTP/1.1 404"), "\(path)") }
            #expect(try await EditRoutesTests.post(server, "/load/undo", "kind=x&about=y").hasPrefix("HTTP/1.1 400"))
            #expect(try await server.get("/load/niggle?id=nobody").status == 404)
            #expect(try await server.get("/load/niggle/remove").status == 405)
            let foreign = try await EditRoutesTests.post(
                server, "/load/niggle", "day=2024-05-30&place=knee&intensity=4", ["Origin: https://example.org"])
            #expect(foreign.hasPrefix("HTTP/1.1 403"))
            #expect(try await server.journal.diary() == Diary())
        }
    }
}
