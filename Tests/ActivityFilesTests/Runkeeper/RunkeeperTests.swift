import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

/// The list of activities of a Runkeeper account export.
struct RunkeeperTests {
    private func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    @Test(arguments: [("mi", "ft", 4860.219, 21.683), ("km", "m", 3020.0, 71.14)])
    func `a row has the units of the header`(_ unit: String, _ height: String, _ metres: Double, _ climb: Double) throws {
        let reading = try read(
            "Activity Id,Date,Type,Route Name,Distance (\(unit)),Duration,Average Pace,Average Speed (mph),Calories Burned,Climb (\(height)),"
                + "Average Heart Rate (bpm),Notes,GPX File\n"
                + "abc,2013-12-29 11:36:13,Running,,3.02,26:42,8:50,6.79,384.0,71.14,151,\"Whoooo, 1000 miles!\",2013-12-29-1136.gpx\n"
        )
        let run = try #require(reading.recordings.first)
        #expect(reading.kind == .runkeeper && run.sport == .running && run.elapsed == 1602)
        #expect(abs((run.distance?.metres ?? 0) - metres) < 0.01 && abs((run.ascent?.metres ?? 0) - climb) < 0.01)
        #expect(run.meanHeartRate?.beatsPerMinute == 151 && run.activeEnergy?.kilocalories == 384)
        #expect(run.notes == "Whoooo, 1000 miles!" && run.title == "Running")
        #expect(run.start == ISO8601.stamp("2013-12-29T11:36:13Z")?.moment)
        #expect(run.source == Source(name: "Runkeeper", origin: .localAccountExport))
        #expect(reading.findings == [ImportFinding(.note, .localTimeWithoutZone)])
    }

    @Test func `a duration of three parts has hours`() throws {
        let reading = try read(
            "Date,Type,Route Name,Distance (mi),Duration,GPX File\n2013-12-27 12:54:43,Running,Park,7.16,1:06:06,x.gpx\n")
        #expect(reading.recordings.map(\.elapsed) == [3966])
        #expect(reading.recordings.first?.title == "Park")
    }

    /// Counted in Python: 178 runs of 1000.57 miles together.
    @Test(.needsGivenFiles) func `a real file has the sums of an independent reading`() throws {
        let bytes = try GivenFiles.bytes("_sources/dangoldin+runkeeper-stats/cardioActivities.csv")
        let reading = try readFile(bytes.span)
        #expect(reading.recordings.count == 178 && reading.verdict == .accepted)
        let metres = reading.recordings.map { $0.distance?.metres ?? 0 }.reduce(0, +)
        #expect(abs(metres / 1609.344 - 1000.57) < 0.001)
        #expect(reading.recordings.last?.elapsed == 910)
    }
}
