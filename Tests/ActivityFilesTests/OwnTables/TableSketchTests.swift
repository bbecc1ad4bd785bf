import Measures
import Testing
import Training

@testable import ActivityFiles

/// Guesses of unknown tables.
struct TableSketchTests {
    private func sketch(_ text: String) -> TableSketch? {
        let bytes = Array(text.utf8)
        return TableSketch(bytes.span)
    }

    private func guess(_ text: String) throws -> OwnTableDraft { try #require(sketch(text)).guess(name: "t") }

    @Test func `a table of runs is guessed with its units and dates`() throws {
        let draft = try guess(
            "Datum;Uhrzeit;Zeit (mm:ss);Dauer;Weg;Distanz (km);Puls\n25.04.2026;07:10;x;52:30;a;10,2;148\n"
                + "03.05.2026;18:05;y;1:02:10;b;12,1;150\n")
        #expect(draft.row?.text == "session" && draft.clock?.text == "local" && draft.dates?.text == "day-first")
        #expect(
            draft.columns.map { $0.measure.text } == [
                "date", "time", "ignored", "duration", "ignored", "distance", "mean_heart_rate",
            ])
        #expect(draft.columns.map { $0.unit?.text } == [nil, nil, nil, "mm:ss", nil, "km", nil])
        #expect((try? OwnTable(draft)) != nil, "nothing is left to choose")
    }

    @Test func `a unit that the table does not state stays open`() throws {
        let draft = try guess("timestamp,weight\n2026-04-03 07:00,70.5\n")
        #expect(draft.row?.text == "measurement")
        #expect(draft.columns.map { $0.unit?.text } == [nil, ""])
        #expect(throws: OwnTableError(nil, "columns[2].unit", .needsUnit([.kilograms, .pounds, .stated]))) {
            try OwnTable(draft)
        }
    }

    @Test func `units after the values are stated ones`() throws {
        let draft = try guess("date,Gewicht\n2026-04-03,70.5 kg\n2026-04-04,70.1 kg\n")
        #expect(draft.columns.map { $0.unit?.text } == [nil, "stated"] && draft.row?.text == "day")
    }

    @Test func `a column is guessed by its values too`() throws {
        // No name says date, and the column named weight has words.
        let draft = try guess("logged,weight,x\n1775199600,heavy,1\n1775286000,light,2\n")
        #expect(draft.columns.map { $0.measure.text } == ["date", "ignored", "ignored"])
        #expect(draft.dates?.text == "seconds" && draft.clock?.text == "utc")
    }

    @Test func `offsets in the times are recognised, and nights by their stages`() throws {
        let draft = try guess(
            "date,end,Deep sleep (min),REM sleep (min)\n2026-04-02T23:00:00+02:00,2026-04-03T06:30:00+02:00,75,80\n")
        #expect(draft.row?.text == "night" && draft.clock?.text == "stated")
        #expect(draft.columns.map { $0.measure.text } == ["date", "end", "sleep_deep", "sleep_rem"])
        #expect(draft.columns.map { $0.unit?.text } == [nil, nil, "min", "min"])
    }

    @Test func `steps of days are values of a day`() throws {
        let draft = try guess("日期,步數,活動熱量\n2026/04/03,9500,410\n2026/04/04,9100,380\n")
        #expect(draft.row?.text == "day")
        #expect(draft.columns.map { $0.measure.text } == ["date", "steps", "active_energy"])
    }

    @Test(arguments: [
        "", "just a line", "a,b\n", "a,a\n1,2\n", "a,\n1,2\n", "1,2\n3,4\n", "{\"a\":1,\"b\":2}\n{}\n", "a,b,c\n1\n2\n3,4,5,6\n",
        "2026-04-03,b\n1,2\n", "a\u{1},b\n1,2\n",
    ])
    func `other texts are no tables to describe`(_ text: String) { #expect(sketch(text) == nil) }

    @Test func `the preview of a guess has the values that an import stores`() throws {
        let text =
            "Start,Dauer (min),Distanz (km),Titel\n2026-04-03 07:00,60,10.5,früh\n2026-04-04 07:00,zwei,11,spät\n"
            + "2026-04-05 07:00,61,9,\n2026-04-06 07:00,62,9,\n2026-04-07 07:00,63,9,\n2026-04-08 07:00,64,9,\n"
        let table = try OwnTable(try guess(text))
        let bytes = Array(text.utf8)
        let preview = try previewOwnTable(bytes.span, as: table)
        #expect(preview.measures == [.date, .duration, .distance, .title])
        let start = try #require(ISO8601.stamp("2026-04-03T07:00:00Z")?.moment)
        #expect(preview.rows[0] == [.moment(start, nil), .number(3600), .number(10_500), .text("früh")])
        #expect(preview.rows[1][1] == .unreadable("zwei"))
        let recording = try #require(try readOwnTable(bytes.span, as: table).recordings.first)
        #expect(recording.start == start && recording.elapsed == 3600 && recording.distance?.metres == 10_500)
    }

    @Test func `a preview has ten rows at most`() throws {
        let rows = (1...30).map { "2026-04-03 07:\($0 < 10 ? "0" : "")\($0),70" }.joined(separator: "\n")
        let bytes = Array(("t,weight (kg)\n" + rows + "\n").utf8)
        let sketch = TableSketch(bytes.span)
        let table = try OwnTable(try #require(sketch).guess(name: "t"))
        #expect(try previewOwnTable(bytes.span, as: table).rows.count == 10)
    }

    @Test func `an order of day and month, and a length of two parts, stay open if nothing shows them`() throws {
        let open = try guess("Date,Duration\n03/04/2026,1:30\n04/05/2026,0:45\n")
        #expect(open.dates == nil && open.columns.map { $0.unit?.text } == [nil, ""])
        let text = "Date,End,Duration\n03/04/2026,03/04/2026 08:00,42:10\n25/04/2026,25/04/2026 08:00,1:02:10\n"
        let decided = try guess(text)
        #expect(decided.dates?.text == "day-first" && decided.columns.map { $0.unit?.text } == [nil, nil, "mm:ss"])
        #expect(try !#require(sketch(text)).leavesOrderOpen(decided))
        let mixed = "Date,Duration (h:mm)\n25/04/2026,1:30\n04/25/2026,0:45\n"
        #expect(try guess(mixed).dates == nil && guess(mixed).columns[1].unit?.text == "h:mm")
        #expect(try #require(sketch(mixed)).leavesOrderOpen(try guess(mixed)))
    }

    @Test func `an hour after a date is no count of seconds`() throws {
        let draft = try guess("logged,weight (kg)\n13.04.2026 07,70\n14.04.2026 07,71\n")
        #expect(draft.dates?.text != "seconds" && draft.columns[0].measure.text != "date")
    }

    @Test func `odd beginnings are refused in bounded time`() {
        let wide = (0..<10_000).map { "c\($0)" }.joined(separator: ",")
        #expect(sketch(wide + "\n" + wide + "\n") == nil, "more columns than a description has")
        #expect(sketch(String(repeating: "x", count: 2_000_000)) == nil, "one line without an end")
        #expect(sketch("\"" + String(repeating: "x,", count: 1_000_000)) == nil, "a quotation without an end")
        #expect(sketch("\n\n") == nil && sketch(",,\n1,2,3\n") == nil, "no names")
        #expect(sketch("a,A \n1,2\n") == nil, "the same name twice")
        #expect(sketch("[{\"a\":1},{\"b\":2}]\n1,2\n") == nil && sketch("<a>,b\n1,2\n") == nil)
    }
}
