import Testing
import Training

@testable import ActivityFiles

/// Which sources belong to which kind of files. Retiring an older reader's results depends on it.
struct FileKindSourcesTests {
    private func kinds(of source: Source) -> [FileKind] { FileKind.allCases.filter { $0.gives(source) } }

    @Test func `the tables of an app belong to its kind only, with and without a zone`() {
        for table in KnownTables.all {
            for origin in [Source.Origin.accountExport, .localAccountExport] {
                #expect(kinds(of: Source(name: table.source, origin: origin)) == [table.kind], "\(table.source)")
            }
        }
    }

    private static let night = """
        [{"calendarDate":"2025-01-15","sleepStartTimestampGMT":1736892000,"sleepEndTimestampGMT":1736920800,"deepSleepSeconds":7200}]
        """
    private static let rate = """
        [{"dateTime":"03/12/24 00:00:00","value":{"date":"03/12/24","value":54.5,"error":6.8}}]
        """

    @Test(arguments: [
        (FileKind.fitbit, rate), (.garminAccount, night),
        (.polarFlow, PolarFlowTests.session), (.polarFlow, PolarFlowTests.night),
        (.endomondo, EndomondoTests.ride), (.runtastic, RuntasticTests.session), (.oura, OuraTests.nights),
        (.suunto, SuuntoTests.run), (.wahoo, WahooTests.workout),
        (.goldenCheetah, GoldenCheetahTests.ride("Garmin")), (.goldenCheetah, GoldenCheetahTests.ride("Polar CS600")),
    ]) func `whatever a file of an app gives belongs to its kind only`(_ kind: FileKind, _ text: String) throws {
        let bytes = Array(text.utf8)
        let reading = try readFile(bytes.span)
        let sources = reading.recordings.map(\.source) + reading.samples.map(\.source) + reading.totals.map(\.source)
        #expect(reading.kind == kind && !sources.isEmpty)
        for source in sources { #expect(kinds(of: source) == [kind], "\(source)") }
    }

    @Test func `other kinds go by their origin, and described tables have two`() {
        #expect(kinds(of: Source(name: "Strong", origin: .csv)) == [.csv])
        #expect(kinds(of: Source(name: "Strong", origin: .ownTable)) == [.ownTable])
        #expect(kinds(of: Source(name: "Strong", origin: .localOwnTable)) == [.ownTable])
        #expect(kinds(of: Source(name: "Garmin", origin: .fit)) == [.fit])
    }
}
