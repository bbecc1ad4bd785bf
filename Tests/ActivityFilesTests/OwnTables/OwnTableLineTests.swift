import Measures
import Testing
import Training

@testable import ActivityFiles

/// The line before a stored table.
struct OwnTableLineTests {
    @Test func `a stored table is recognised and read by its first line`() throws {
        let table = try OwnTableTests.table(
            "measurement", dates: "day-first", [("When", "date", nil), ("Mas\"se\\", "body_mass", "stated")])
        let rows = "When,\"Mas\"\"se\\\"\n03/04/2026,70 kg\n"
        let bytes = Array((OwnTableLine.text(table) + rows).utf8)
        #expect(FileKind.sniff(bytes.span) == .ownTable)
        let whole = try readFile(bytes.span)
        let alone = Array(rows.utf8)
        #expect(whole == (try readOwnTable(alone.span, as: table)))
        #expect(whole.samples.map { $0.value } == [70])
        #expect(OwnTableLine.text(table).utf8.count { $0 == 0x0A } == 1)
    }

    @Test func `a table in UTF-16 is read after its line`() throws {
        let table = try OwnTableTests.table("measurement", [("When", "date", nil), ("Masse", "body_mass", "kg")])
        var bytes = Array(OwnTableLine.text(table).utf8) + [0xFF, 0xFE]
        for unit in "When,Masse\n2026-04-03,70\n".utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        #expect(try readFile(bytes.span).samples.map { $0.value } == [70])
    }

    @Test(arguments: [
        "hearth table \n", "hearth table {}\na,b\n1,2\n", "hearth table {\"table\":\"a\"", "hearth table [1]\n",
        "hearth table {\"table\":\"a\",\"row\":\"day\",\"clock\":\"local\",\"columns\":[1]}\nday\n1\n",
    ])
    func `a damaged line is refused`(_ text: String) {
        let bytes = Array(text.utf8)
        #expect(throws: FileError.malformed(what: "table description", offset: 0)) { try readFile(bytes.span) }
    }

    @Test func `any description comes back from its line, and from its draft`() throws {
        var random = SeededBytes(seed: 31)
        var read = 0
        for _ in 0..<2000 {
            let draft = OwnTableExamples.draft(&random)
            guard let table = try? OwnTable(draft) else { continue }
            read += 1
            #expect(try OwnTable(table.draft) == table)
            let json = Array(OwnTableLine.json(table).utf8)
            #expect(OwnTableLine.table(json.span) == table)
        }
        #expect(read > 400, "enough of the drafts are descriptions")
    }

    @Test func `a damaged stored table returns or throws with a valid result`() throws {
        let table = try OwnTableTests.table(
            "session", clock: "stated", [("When", "date", nil), ("Min", "duration", "min"), ("Room", "room_temperature", "°C")])
        let original = Array(
            (OwnTableLine.text(table) + "When,Min,Room\n2026-04-03T18:00:00+02:00,60,40\n2026-04-04T18:00:00+02:00,90,41\n").utf8)
        var random = SeededBytes(seed: 5)
        for _ in 0..<4000 {
            let bytes = MutationTests.mutate(original, &random)
            do throws(FileError) { MutationTests().expectSound(try readOwnTable(bytes.span)) } catch { continue }
        }
    }
}

/// Random drafts of descriptions, valid or not.
enum OwnTableExamples {
    static func draft(_ random: inout SeededBytes) -> OwnTableDraft {
        func pick<Element>(_ list: [Element]) -> Element { list[Int(random.next() % UInt64(list.count))] }
        let row = pick(OwnTable.Row.allCases)
        var columns = [OwnTableDraft.Column(name: .init("Start"), measure: .init("date"))]
        let measures = TableMeasure.allCases.filter { $0.isOf(row) && $0 != .date }
        for index in 0..<Int(random.next() % 6) {
            let measure = pick(measures)
            let name = pick(["Weight (kg)", "a\"b", "\\n", "體重", "ü: #", "- x", "{}", "'", "null", " "]) + "\(index)"
            columns.append(
                .init(
                    name: .init(name), measure: .init(measure.rawValue),
                    unit: measure.units.isEmpty ? nil : .init(pick(measure.units).rawValue)))
        }
        if row == .session { columns.append(.init(name: .init("Long"), measure: .init("duration"), unit: .init("min"))) }
        if row == .night { columns.append(.init(name: .init("Until"), measure: .init("end"))) }
        return OwnTableDraft(
            name: .init(pick(["Scale", "跑步", "a: b", "\"q\"", "x\\y", "true"])), row: .init(row.rawValue),
            clock: .init(pick(["local", "utc", "stated", "Asia/Taipei", "+05:30"])),
            dates: pick([nil] + OwnTable.Dates.allCases).map { .init($0.rawValue) },
            sport: pick([nil, .running, .hotYoga] as [Sport?]).map { .init($0.rawValue) }, columns: columns)
    }
}
