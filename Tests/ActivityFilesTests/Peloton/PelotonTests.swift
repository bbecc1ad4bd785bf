import Measures
import Testing
import Training

@testable import ActivityFiles

/// The list of workouts of Peloton's website. No file of the vendor was available.
struct PelotonTests {
    static let table =
        "Workout Timestamp,Live/On-Demand,Instructor Name,Length (minutes),Fitness Discipline,Type,Title,Class Timestamp,Total Output,"
        + "Avg. Watts,Avg. Resistance,Avg. Cadence (RPM),Avg. Speed (mph),Distance (mi),Calories Burned,Avg. Heartrate,Avg. Incline,"
        + "Avg. Pace (min/mi)\n"
        + "2020-01-30 09:30 (EST),On Demand,A Name,45,Cycling,Theme,45 min Ride,2020-01-25 12:01 (EST),402,149,45%,83,19.6,14.7,523,"
        + "142.5,,\n"

    private func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    @Test func `a ride has its amounts at its zone`() throws {
        let reading = try read(Self.table)
        let ride = try #require(reading.recordings.first)
        #expect(reading.kind == .peloton && ride.sport == .indoorCycling && ride.title == "45 min Ride")
        #expect(ride.source == Source(name: "Peloton", origin: .accountExport) && ride.offset?.secondsAheadOfUTC == -18_000)
        #expect(ride.start == ISO8601.stamp("2020-01-30T14:30:00Z")?.moment && ride.elapsed == 2700)
        #expect(abs((ride.distance?.metres ?? 0) - 14.7 * 1609.344) < 1e-6 && ride.meanHeartRate?.beatsPerMinute == 142.5)
        #expect(ride.activeEnergy == nil)
        #expect(reading.findings.contains(ImportFinding(.note, .experimentalFormat)))
        #expect(reading.findings.contains(ImportFinding(.note, .columnIgnored(name: "Calories Burned", count: 1))))
    }

    @Test(arguments: [
        ("2024-03-01 07:00 (-03)", "2024-03-01T10:00:00Z", -10_800), ("2024-03-01 07:00 (UTC)", "2024-03-01T07:00:00Z", 0),
        ("2024-07-01 07:00 (BST)", "2024-07-01T06:00:00Z", 3600), ("2024-01-01 07:00 (ACDT)", "2023-12-31T20:30:00Z", 37_800),
    ]) func `a zone that one place uses gives the offset`(_ written: String, _ moment: String, _ offset: Int) throws {
        let ride = try #require(try read(Self.table.replacingFirst("2020-01-30 09:30 (EST)", written)).recordings.first)
        #expect(ride.start == ISO8601.stamp(moment)?.moment && ride.offset?.secondsAheadOfUTC == offset)
    }

    @Test(arguments: ["CST", "IST", "MART"]) func `a zone of several places leaves the time local`(_ zone: String) throws {
        let reading = try read(Self.table.replacingFirst("(EST)", "(\(zone))"))
        let ride = try #require(reading.recordings.first)
        #expect(ride.start == ISO8601.stamp("2020-01-30T09:30:00Z")?.moment && ride.offset == .utc)
        #expect(ride.source.origin == .localAccountExport)
        #expect(reading.findings.contains(ImportFinding(.note, .localTimeWithoutZone)))
    }

    @Test(arguments: ["2020-01-30 09:30", "2020-01-30 (EST)", "(EST)", "2020-01-30 09:30 ()", "1920-01-30 09:30 (EST)"])
    func `a time without its zone or its hour is unreadable`(_ written: String) throws {
        let reading = try read(Self.table.replacingFirst("2020-01-30 09:30 (EST)", written))
        #expect(reading.recordings.isEmpty && reading.verdict == .recovered)
    }

    @Test func `kilometres are the unit of their header`() throws {
        let ride = try #require(try read(Self.table.replacingFirst("Distance (mi)", "Distance (km)")).recordings.first)
        #expect(ride.distance?.metres == 14_700)
    }
}
