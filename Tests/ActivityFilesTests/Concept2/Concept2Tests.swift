import Measures
import Testing
import Training

@testable import ActivityFiles

/// The season table of the Concept2 logbook.
struct Concept2Tests {
    @Test func `a row has work as its timer, and rest in its elapsed time`() throws {
        let text = """
            Log ID,Date,Description,Work Time (Formatted),Work Time (Seconds),Rest Time (Formatted),Rest Time (Seconds),Work Distance,\
            Rest Distance,Total Cal,Avg Heart Rate,Type,Comments
            1001,2024-06-01 07:32:00,4x500m,8:00.0,480.0,4:00,240,2000,120,130,158,RowErg,hard

            """
        let bytes = Array(text.utf8)
        let reading = try readFile(bytes.span)
        let row = try #require(reading.recordings.first)
        #expect(reading.kind == .concept2 && row.sport == .indoorRowing && row.title == "4x500m" && row.notes == "hard")
        #expect(row.elapsed == 720 && row.timer == 480 && row.distance?.metres == 2000)
        #expect(row.meanHeartRate?.beatsPerMinute == 158 && row.activeEnergy == nil)
        #expect(reading.findings.contains(ImportFinding(.note, .columnIgnored(name: "Total Cal", count: 1))))
        #expect(reading.findings.contains(ImportFinding(.note, .experimentalFormat)))
    }
}
