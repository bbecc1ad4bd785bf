import ActivityFiles
import Foundation
import Screens
import TestKit
import Testing
import TrainingLog

@testable import WebServer

@Suite(.timeLimit(.minutes(20))) struct TableRoutesTests {
    private static let weights = "Messzeit;Masse;Farbe<b>\n03.04.2026 07:15;150,5;rot\n04.04.2026 07:20;151;\n"

    /// Uploads a table, and returns the address of its form.
    private static func kept(_ server: RunningServer, _ text: String = weights, name: String = "scale.csv") async throws -> String
    {
        _ = try await ImportRoutesTests.upload(server, [(name, text)])
        let page = try await ImportRoutesTests.settled(server)
        let link = try #require(page.firstMatch(of: /href="(\/import\/table\?file=[0-9A-F-]+)"/)?.output.1)
        return String(link)
    }

    private static func post(_ server: RunningServer, _ path: String, _ body: String) async throws -> String {
        try await server.raw(
            [
                "POST \(path) HTTP/1.1", "Host: localhost:\(server.port)", "Content-Type: application/x-www-form-urlencoded",
                "Content-Length: \(body.utf8.count)", "Connection: close",
            ], body: body)
    }

    @Test func `an unknown table is kept, described, imported and recognised the next time`() async throws {
        try await RunningServer.with { server async throws in
            let path = try await Self.kept(server)
            let id = String(path.split(separator: "=")[1])
            let form = try await server.get(path).text
            #expect(form.contains("Farbe&lt;b&gt;") && !form.contains("Farbe<b>"), "names are escaped")
            #expect(form.contains("<option value=\"date\" selected>"), "the date is guessed by its values")
            // The unit is not in the table, so the guess is not complete and has no preview.
            #expect(!form.contains("<tbody>"))
            let fields = "file=\(id)&table=Scale&row=measurement&clock=local&dates=day-first&m0=date&m1=body_mass&m2=ignored"
            let refused = try await Self.post(server, "/import/table", fields + "&action=import")
            #expect(refused.hasPrefix("HTTP/1.1 422") && refused.contains("role=\"alert\""))
            #expect(refused.contains("Masse: The unit is missing."))
            let shown = try await Self.post(server, "/import/table", fields + "&u1=lb&action=show")
            #expect(shown.hasPrefix("HTTP/1.1 200") && shown.replacing("\u{A0}", with: " ").contains("<td>68.3 kg</td>"))
            #expect(shown.contains("<td class=\"whole\">2026-04-03 07:15</td>") && shown.contains("2 measurements"))
            #expect(try await server.journal.tables().isEmpty, "showing the rows stores nothing")
            let done = try await Self.post(server, "/import/table", fields + "&u1=lb&action=import")
            #expect(done.hasPrefix("HTTP/1.1 303") && done.lowercased().contains("location: /import\r\n"))
            while try await server.journal.isEmpty() { try await Task.sleep(for: .milliseconds(20)) }
            let page = try await ImportRoutesTests.settled(server)
            #expect(!page.contains("/import/table?file="), "the file is no longer kept")
            #expect(try await server.journal.tables().map { $0.name } == ["Scale"])
            _ = try await ImportRoutesTests.upload(server, [("next.csv", "Masse;Messzeit;Farbe<b>\n149;05.04.2026 07:00;\n")])
            let next = try await ImportRoutesTests.settled(server)
            #expect(!next.contains("/import/table?file="))
            let whole = try await server.get("/import").text
            #expect(whole.contains("values at one time, 3 columns"))
            let table = try #require(try await server.journal.tables().first)
            let forgotten = try await Self.post(server, "/import/table/forget", "table=\(table.id)")
            #expect(forgotten.hasPrefix("HTTP/1.1 303"))
            #expect(try await server.journal.tables().isEmpty)
        }
    }

    @Test func `two files of the same columns are imported by one description`() async throws {
        try await RunningServer.with { server async throws in
            _ = try await ImportRoutesTests.upload(
                server, [("a.csv", Self.weights), ("b.csv", Self.weights.replacing("150", with: "148"))])
            let page = try await ImportRoutesTests.settled(server)
            let ids = page.matches(of: /file=([0-9A-F-]+)"/).map { String($0.output.1) }
            try #require(ids.count == 2)
            let fields = "file=\(ids[0])&table=Scale&row=measurement&clock=local&dates=&m0=date&m1=body_mass&u1=kg&action=import"
            #expect(try await Self.post(server, "/import/table", fields).hasPrefix("HTTP/1.1 303"))
            while try await !server.get("/partials/import").text.contains("b.csv") {
                try await Task.sleep(for: .milliseconds(20))
            }
            #expect(try await ImportRoutesTests.settled(server).contains("/import/table?file=") == false)
        }
    }

    @Test func `a discarded, unknown or foreign file leads back to the import page`() async throws {
        try await RunningServer.with { server async throws in
            let path = try await Self.kept(server)
            let id = String(path.split(separator: "=")[1])
            #expect(try await Self.post(server, "/import/table/discard", "file=\(id)").hasPrefix("HTTP/1.1 303"))
            for file in [id, "../../etc", "x", "00000000-0000-0000-0000-000000000000"] {
                let escaped = file.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
                for answer in [
                    try await Self.post(server, "/import/table", "file=\(escaped)&action=import"),
                    try await Self.post(server, "/import/table/discard", "file=\(escaped)"),
                ] {
                    #expect(answer.lowercased().contains("location: /import?problem=table-gone\r\n"), "\(file)")
                }
            }
            #expect(try await server.get("/import?problem=table-gone").text.contains("no longer on the server"))
        }
    }

    @Test func `kept tables survive a restart, and at most ten are kept`() throws {
        let scratch = try ScratchFolder()
        let tables = KeptTables(folder: scratch.path)
        for number in 0..<12 {
            try scratch.write("a,b\n1,\(number)\n", to: "up\(number)/t\(number).csv")
            var outcome = FileOutcome(path: "t\(number).csv", kind: .csv, verdict: .rejected, error: .unknownKind)
            outcome.isUnknownTable = true
            tables.keep([outcome], of: scratch.path + "/up\(number)")
        }
        #expect(tables.all.count == TableList.keptLimit)
        _ = ImportJobs(journal: Journal(stores: MemoryStores().stores), folder: scratch.path) {}
        #expect(tables.all.count == TableList.keptLimit)
        tables.removeAll()
        #expect(tables.all.isEmpty)
    }

    @Test func `the same file replaces the kept one, and another file of its name and size does not`() throws {
        let scratch = try ScratchFolder()
        let tables = KeptTables(folder: scratch.path)
        for (upload, rows) in [("a", "1,2"), ("b", "1,3"), ("c", "1,2")] {
            try scratch.write("a,b\n\(rows)\n", to: "\(upload)/scale.csv")
            var outcome = FileOutcome(path: "scale.csv", kind: .csv, verdict: .rejected, error: .unknownKind)
            outcome.isUnknownTable = true
            tables.keep([outcome], of: scratch.path + "/" + upload)
        }
        let texts = try tables.all.map { try String(contentsOfFile: $0.path, encoding: .utf8) }
        #expect(texts.sorted() == ["a,b\n1,2\n", "a,b\n1,3\n"])
    }

    @Test func `an order of day and month that the dates leave open is asked for, in every file`() async throws {
        try await RunningServer.with { server async throws in
            let path = try await Self.kept(server, "Wann,Masse (kg)\n03/04/2026 07:15,70.5\n04/05/2026 07:20,71\n")
            let form = try await server.get(path).text
            #expect(form.contains("choose the order") && !form.contains("<tbody>"), "no order is guessed")
            let fields =
                "file=\(path.split(separator: "=")[1])&table=Scale&row=measurement&clock=local&m0=date&m1=body_mass&u1=kg"
            for action in ["show", "import"] {
                let refused = try await Self.post(server, "/import/table", fields + "&dates=&action=\(action)")
                #expect(
                    refused.contains("role=\"alert\"") && refused.contains("Choose the order") && !refused.contains("<tbody>"))
            }
            #expect(try await server.journal.isEmpty())
            #expect(try await server.journal.tables().isEmpty)
            let shown = try await Self.post(server, "/import/table", fields + "&dates=month-first&action=show")
            #expect(shown.contains("<td class=\"whole\">2026-03-04 07:15</td>") && !shown.contains("role=\"alert\""))
            let done = try await Self.post(server, "/import/table", fields + "&dates=month-first&action=import")
            #expect(done.hasPrefix("HTTP/1.1 303"))
            while try await server.journal.isEmpty() { try await Task.sleep(for: .milliseconds(20)) }
            _ = try await ImportRoutesTests.settled(server)
            // The same columns with the day first are not read by this description.
            _ = try await Self.kept(server, "Wann,Masse (kg)\n25/04/2026 07:15,70.5\n", name: "other.csv")
        }
    }
}
