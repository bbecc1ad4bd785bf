import Measures
import Testing
import Training

@testable import ActivityFiles

/// Tables by description: names, units, clocks, rows.
struct TableTests {
    @Test(arguments: [
        ("Heart Rate  ", "heart rate"), ("\u{FEFF}Date", "date"), ("Temps d’éveil\u{A0}(min)", "temps d'éveil (min)"),
        ("ÉTAT", "état"), ("com.samsung.health.heart_rate.start_time", "start_time"), ("", ""),
    ]) func `names of columns are compared without case, special spaces and prefixes`(_ name: String, _ key: String) {
        #expect(TableHeader.key(name) == key)
    }

    @Test(arguments: [
        ("UTC", 0), ("Z", 0), ("UTC+05:00", 18_000), ("UTC-07:00", -25_200), ("UTC+0530", 19_800), ("+02", 7200),
        ("GMT+14", 50_400),
    ]) func `an offset is read in every form`(_ text: String, _ seconds: Int) {
        #expect(WrittenZone.offset(text)?.secondsAheadOfUTC == seconds)
    }

    @Test(arguments: ["UTC+15", "UTC-13", "+", "CEST", "UTC+05:60", "+123456", "+-500", ""])
    func `a text that is no offset on Earth is refused`(_ text: String) {
        #expect(text.isEmpty ? WrittenZone.offset(text) == .utc : WrittenZone.offset(text) == nil)
    }

    @Test(arguments: [("35m", 2100.0), ("1h 5m", 3900), ("2h", 7200), ("1h 2min 30s", 3750), ("90s", 90)])
    func `a duration with letters is read`(_ text: String, _ seconds: Double) {
        #expect(WrittenLength.seconds(text) == seconds)
    }

    @Test(arguments: ["", "35", "m", "1h 5", "5x", "1:05", "9d"]) func `other texts are no duration with letters`(_ text: String)
    {
        #expect(WrittenLength.seconds(text) == nil)
    }

    private static let weights = TableDescription(
        kind: .csv, source: "Scale", row: .measurement, clock: .wallClock, required: [.start, .sample(.bodyMass)],
        columns: [
            TableColumn(.start, ["Date", "Datum"]), TableColumn(.sample(.bodyMass), ["Weight"], .inHeader(.mass)),
            TableColumn(.sample(.restingHeartRate), ["Pulse (Hz)"], .times(60)),
        ])

    private func read(_ header: [String], _ rows: [[String]]) throws -> FileReading {
        let layout = try #require(TableLayout(Self.weights, header))
        var reader = TableReader(layout, isMonthFirst: false)
        for (index, row) in rows.enumerated() { try reader.take(row, at: index) }
        let nothing: [UInt8] = []
        return reader.reading(of: nothing.span)
    }

    @Test func `the header states the unit`() throws {
        let pounds = try read(["Datum", "Weight (lb)"], [["2024-05-01 08:00:00", "154"]])
        #expect(abs((pounds.samples.first?.value ?? 0) - 69.853) < 0.001)
        let kilograms = try read(["date", "WEIGHT (kg)"], [["2024-05-01 08:00:00", "70,5"]])
        #expect(kilograms.samples.first?.value == 70.5)
    }

    @Test func `an amount without a unit is omitted with a warning`() throws {
        let reading = try read(["Date", "Weight"], [["2024-05-01 08:00:00", "70"]])
        #expect(reading.samples.isEmpty)
        #expect(reading.findings.contains(ImportFinding(.warning, .unitMissing(what: "Weight", count: 1), at: .line(1))))
    }

    @Test func `a fixed factor converts once`() throws {
        let reading = try read(["Date", "Weight (kg)", "Pulse (Hz)"], [["2024-05-01 08:00:00", "", "1"]])
        #expect(reading.samples.map(\.value) == [60])
    }

    @Test func `a table without a required column has no layout`() {
        #expect(TableLayout(Self.weights, ["Date", "Fat mass (kg)"]) == nil)
        #expect(TableLayout(Self.weights, []) == nil)
    }

    @Test func `texts for missing values, short rows and implausible values give no sample`() throws {
        let rows = [
            ["2024-05-01 08:00:00", "--"], ["2024-05-02 08:00:00"], ["2024-05-03 08:00:00", "9000"],
            ["1701-01-01 00:00:00", "70"], [],
        ]
        let reading = try read(["Date", "Weight (kg)"], rows)
        #expect(reading.samples.isEmpty)
        let what = reading.findings.map { $0.what }
        #expect(what.contains(.valuesOutOfRange(what: "Weight (kg)", count: 1)))
        #expect(what.contains(.valuesOutOfRange(what: "Date", count: 1)))
        #expect(what.contains(.fieldUnreadable(what: "date", count: 1)))
    }

    @Test func `a filled unknown column is reported with its count`() throws {
        let reading = try read(
            ["Date", "Weight (kg)", "Mood"], [["2024-05-01 08:00:00", "70", "fine"], ["2024-05-02 08:00:00", "70", ""]])
        #expect(reading.findings.contains(ImportFinding(.note, .columnIgnored(name: "Mood", count: 1))))
    }

    @Test func `the same day of a source keeps its highest total`() {
        var totals = TableTotals()
        let source = Source(name: "a", origin: .accountExport)
        totals.add(100, .steps, Day(number: 1), source)
        totals.add(300, .steps, Day(number: 1), source)
        totals.add(200, .steps, Day(number: 1), source)
        totals.add(50, .steps, Day(number: 2), source)
        #expect(totals.all.map(\.sum) == [300, 50])
    }

    @Test func `every description finds itself by its own names`() throws {
        for description in KnownTables.all {
            let header = description.columns.map { $0.keys[0] }
            let found = try #require(
                KnownTables.all.first { TableLayout($0, header) != nil }, "\(description.kind) \(description.row)")
            #expect(found.kind == description.kind)
        }
    }
}
