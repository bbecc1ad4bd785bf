import ActivityFiles
import Localizations
import Measures
import Testing
import Training

@testable import Screens

/// The form of a table description.
struct TableScreenTests {
    private static let text =
        "Start,Dauer (min),Distanz (km),Notiz\n2026-04-03 07:00,60,10.5,früh\n2026-04-04 07:00,zwei,11,spät\n"
        + "2026-04-05 07:00,61,9,\n2026-04-06 07:00,62,9,\n2026-04-07 07:00,63,9,\n2026-04-08 07:00,64,9,\n"

    private func screen(_ draft: OwnTableDraft? = nil, _ language: Language = .english) throws -> TableScreen {
        let bytes = Array(Self.text.utf8)
        let beginning = TableSketch(bytes.span)
        let sketch = try #require(beginning)
        let draft = draft ?? sketch.guess(name: "runs")
        var (reading, error): (TableScreen.Reading?, OwnTableError?) = (nil, nil)
        do {
            let table = try OwnTable(draft)
            reading = TableScreen.Reading(
                preview: try previewOwnTable(bytes.span, as: table), whole: try readOwnTable(bytes.span, as: table))
        } catch let refusal as OwnTableError { error = refusal }
        let context = DisplayContext(language: language, units: .metric, now: Moment(secondsSince1970: 1.776e9), offset: .utc)
        return TableScreen(file: ("id", "runs.csv"), sketch, draft: draft, reading: reading, error: error, context: context)
    }

    @Test func `the guess is chosen, and the rows are shown as they are read`() throws {
        let screen = try screen()
        #expect(screen.problem == nil && screen.columns.count == 4)
        #expect(screen.columns.map { $0.measure.label } == ["Start", "Dauer (min)", "Distanz (km)", "Notiz"])
        #expect(
            screen.columns.map { $0.measure.options.first { $0.isChosen }?.value } == ["date", "duration", "distance", "note"])
        #expect(screen.columns.map { $0.unit?.options.first { $0.isChosen }?.value } == [nil, "min", "km", nil])
        let preview = try #require(screen.preview)
        #expect(preview.headers == ["Date or start", "Duration", "Distance", "Note"])
        #expect(preview.rows[0].map { $0.text } == ["2026-04-03 07:00", "1:00:00", "10.50 km", "früh"])
        #expect(preview.rows[0].map { $0.isWhole } == [true, false, false, true] && !preview.rows[0].contains { $0.isLong })
        #expect(preview.rows[1].map { $0.isProblem } == [false, true, false, false])
        #expect(preview.rows[1][1].text == "zwei: can’t be read")
        #expect(preview.whole == "The whole file: 5 sessions, 0 measurements, 0 daily totals.")
        #expect(preview.findings.count == 2, "an unreadable cell and a session without a duration")
    }

    @Test func `a long text gets a wide column`() {
        let (short, long) = (String(repeating: "a", count: 24), String(repeating: "a", count: 25))
        #expect(TableScreen.Cell(text: long).isLong && !TableScreen.Cell(text: short).isLong)
        #expect(!TableScreen.Cell(text: long, isWhole: true).isLong)
    }

    @Test func `a form states the description, and drops a unit of the former meaning`() {
        let fields = [
            "table": " Runs ", "row": "session", "clock": "utc", "m0": "date", "m1": "body_mass", "u1": "min", "m9": "x",
        ]
        let draft = TableForm.draft(of: ["a", "b", "c"]) { fields[$0] }
        #expect(draft.name?.text == "Runs" && draft.row?.text == "session" && draft.dates == nil)
        #expect(draft.columns.map { $0.measure.text } == ["date", "body_mass", "ignored"])
        #expect(draft.columns.map { $0.unit?.text } == [nil, "", nil])
    }

    @Test func `every word of a description is in every language`() {
        for language in [Language.english, .german, .traditionalChinese] {
            for measure in TableMeasure.allCases { #expect(OwnTableText.measure(measure, language) != measure.rawValue) }
            for row in OwnTable.Row.allCases { #expect(OwnTableText.row(row, language) != row.rawValue) }
            for dates in OwnTable.Dates.allCases { #expect(OwnTableText.dates(dates, language) != dates.rawValue) }
            for field in TableForm.Field.allCases where field != .file && field != .action {
                #expect(OwnTableText.field(field.rawValue, language) != field.rawValue)
            }
            #expect(OwnTableText.unit(.stated, language) != "stated" && OwnTableText.unit(.kilograms, language) == "kg")
            #expect(OwnTableText.clock(.stated, language) != "stated")
        }
    }

    @Test func `an error names the column of the form, and the field of a file`() {
        let error = OwnTableError(10, "columns[2].unit", .needsUnit([.kilograms, .pounds]))
        #expect(OwnTableText.text(error, columns: ["a", "Masse"], .english) == "Masse: The unit is missing. Possible: kg, lb.")
        #expect(OwnTableText.text(error, .english) == "columns[2].unit: The unit is missing. Possible: kg, lb.")
        #expect(OwnTableText.text(error, columns: ["a"], .german) == "Spalten: Die Einheit fehlt. Möglich sind: kg, lb.")
        #expect(OwnTableText.text(error, columns: ["a", "Masse"], .traditionalChinese).hasSuffix("可用的有：kg、lb。"))
        let missing = OwnTableError(nil, "table", .missing)
        #expect(OwnTableText.text(missing, columns: [], .english) == "Name of the table is missing.")
        #expect(OwnTableText.text(missing, .english) == "table is missing.")
        let lacks = OwnTableError(nil, "columns", .lacks([.duration, .end]))
        #expect(OwnTableText.text(lacks, columns: [], .english) == "Columns: No column is one of these: Duration, End.")
        let other = OwnTableError(nil, "columns[1].is", .notOfRow(.distance, .day))
        #expect(
            OwnTableText.text(other, columns: ["x"], .english)
                == "x: “Distance” has no use where each row is values of one day.")
    }
}
