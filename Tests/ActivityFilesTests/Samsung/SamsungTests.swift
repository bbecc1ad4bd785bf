import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

/// The daily steps of a Samsung Health export.
struct SamsungTests {
    private func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    private static let head =
        "com.samsung.shealth.step_daily_trend,7006003,6\nbinning_data,update_time,source_type,com.samsung.shealth.step_daily_trend.count,day_time,speed\n"

    /// Rows end in another comma.
    @Test func `only the total of a day counts`() throws {
        let reading = try read(
            Self.head
                + "a.json,2024-05-02 01:00:00.000,-2,4500,1714521600000,1.2,\nb,x,0,3000,1714521600000,1.2,\nc,x,109,4000,1714521600000,1.2,\n"
        )
        #expect(reading.kind == .samsungHealth)
        #expect(reading.totals.map(\.sum) == [4500] && reading.totals.map(\.day) == [ISO8601.day("2024-05-01")])
        #expect(reading.totals.first?.source == Source(name: "Samsung Health", origin: .accountExport))
        let what = reading.findings.map { $0.what }
        #expect(what == [.skipped(what: "rows", count: 2), .experimentalFormat])
    }

    @Test func `a day that does not begin at midnight in UTC is not placed`() throws {
        let reading = try read(Self.head + "a,x,-2,4500,1714489200000,1.2,\n")
        #expect(reading.totals.isEmpty)
        #expect(reading.findings.contains(ImportFinding(.warning, .fieldUnreadable(what: "day_time", count: 1), at: .line(3))))
    }

    @Test func `tables with the ambiguous clock are refused`() {
        #expect(throws: FileError.notReadYet(.samsungTable)) {
            try read(
                "com.samsung.shealth.sleep,7006003,6\nstart_time,end_time,time_offset\n2024-05-01 22:00:00.000,2024-05-02 06:00:00.000,UTC+0100,\n"
            )
        }
    }

    @Test(.needsGivenFiles) func `a given file has the total of its day once`() throws {
        let path =
            "_sources/davidmosiah+samsung-health-mcp/fixtures/samsung_health_export/com.samsung.shealth.step_daily_trend.202605.csv"
        let bytes = try GivenFiles.bytes(path)
        let reading = try readFile(bytes.span)
        #expect(reading.totals.map(\.sum) == [4500] && reading.totals.map(\.day) == [ISO8601.day("2026-05-04")])
    }
}
