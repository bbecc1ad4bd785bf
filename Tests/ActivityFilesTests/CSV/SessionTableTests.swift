import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

/// Sessions in a user's own table: distance, climb, energy, pace, power and cadence, each in the unit of its header.
struct SessionTableTests {
    static func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    @Test func `the distance of a plain table is read`() throws {
        let reading = try Self.read("date,sport,distance_km,duration_min,avg_hr\n2026-05-01,running,10.5,52,148\n")
        let run = try #require(reading.recordings.first)
        #expect(run.sport == .running)
        #expect(run.distance?.metres == 10_500)
        #expect(run.elapsed == 3120)
        #expect(run.meanHeartRate?.beatsPerMinute == 148)
        #expect(reading.findings.isEmpty && reading.verdict == .accepted)
    }

    @Test(arguments: [
        ("distance_km,10", 10_000.0), ("Distance (mi),10", 16_093.44), ("distance_m,10000", 10_000), ("Distance,10 km", 10_000),
        ("Distance [miles],6.2", 9977.9328), ("Distanz (km),\"10,5\"", 10_500), ("距離（公里）,10", 10_000),
        ("Distance (yd),100", 91.44),
    ]) func `a distance has the unit of its header or cell`(_ column: String, _ metres: Double) throws {
        let parts = column.split(separator: ",", maxSplits: 1)
        let reading = try Self.read("date,sport,duration_min,\(parts[0])\n2026-05-01,run,60,\(parts[1])\n")
        #expect(abs((reading.recordings.first?.distance?.metres ?? 0) - metres) < 1e-6)
        #expect(reading.findings.isEmpty)
    }

    @Test func `a distance without a unit is omitted with a finding`() throws {
        let reading = try Self.read("date,sport,duration_min,distance\n2026-05-01,run,60,10\n")
        #expect(reading.recordings.first?.distance == nil)
        #expect(reading.findings == [ImportFinding(.warning, .unitMissing(what: "distance", count: 1), at: .line(2))])
    }

    @Test func `climb, energy, power and cadence are read`() throws {
        let run = try #require(
            try Self.read(
                """
                date,sport,duration_min,ascent_ft,descent_m,Energy (kJ),avg_power,cadence,max_hr
                2026-05-01,ride,60,1000,300,2092,210,88,171

                """
            ).recordings.first)
        #expect(abs((run.ascent?.metres ?? 0) - 304.8) < 1e-9)
        #expect(run.descent?.metres == 300)
        #expect(abs((run.activeEnergy?.kilocalories ?? 0) - 500) < 1e-9)
        #expect(run.maximumHeartRate?.beatsPerMinute == 171)
        #expect(run.customChannels.map(\.name) == ["avg_power", "cadence"])
        #expect(run.customChannels.map(\.values) == [[210], [88]])
        #expect(run.channels.isEmpty)
    }

    @Test(arguments: [
        ("pace (min/km),5:00", 6000.0), ("pace_min_per_mi,8:00", 6035.04), ("Average Pace,5:00 /km", 6000),
        ("speed (km/h),12", 6000), ("Average Speed (mph),10", 8046.72), ("pace (min/km),5.5", 5454.545_454),
    ]) func `a pace or a speed gives a missing distance`(_ column: String, _ metres: Double) throws {
        let parts = column.split(separator: ",")
        let reading = try Self.read("date,sport,duration_min,\(parts[0])\n2026-05-01,run,30,\(parts[1])\n")
        #expect(abs((reading.recordings.first?.distance?.metres ?? 0) - metres) < 0.001)
    }

    @Test func `a pace and a distance give a missing duration`() throws {
        let run = try #require(try Self.read("date,distance_km,pace (min/km)\n2026-05-01,10,5:00\n").recordings.first)
        #expect(run.elapsed == 3000)
        #expect(run.sport == .other)
    }

    @Test func `every unused column is a finding with its name, except empty ones`() throws {
        let reading = try Self.read(
            "date,sport,duration_min,distance_km,Mood,Shoe size,Empty,pace (min/km)\n2026-05-01,run,50,10,good,43,,5:00\n2026-05-02,run,50,10,bad,,,\n"
        )
        #expect(
            reading.findings == [
                ImportFinding(.note, .columnIgnored(name: "Mood", count: 2)),
                ImportFinding(.note, .columnIgnored(name: "Shoe size", count: 1)),
                ImportFinding(.note, .columnIgnored(name: "pace (min/km)", count: 1)),
            ])
        let weights = try Self.read("date,weight_kg,fat %\n2026-05-01,70,18\n")
        #expect(weights.findings == [ImportFinding(.note, .columnIgnored(name: "fat %", count: 1))])
    }

    @Test func `a second column of distances is reported as not used`() throws {
        let reading = try Self.read("date,sport,duration_min,distance_km,distance_mi\n2026-05-01,run,60,10,6.2\n")
        #expect(reading.recordings.first?.distance?.metres == 10_000)
        #expect(reading.findings == [ImportFinding(.note, .columnIgnored(name: "distance_mi", count: 1))])
    }

    @Test func `a German table with semicolons, decimal commas and a byte order mark is read`() throws {
        let reading = try Self.read(
            "\u{FEFF}Datum;Startzeit;Sportart;Distanz (km);Dauer;Anstieg [m];Ø Puls;max. Puls;Bemerkung\r\n"
                + "01.05.2026;07:10;Laufen;10,5;52:30;1.085,5;148;171;Regen, Wind\r\n03.05.2026;18:00;Radfahren;40,25;1:40:00;12;130;150;\r\n"
        )
        let run = try #require(reading.recordings.first)
        #expect(run.sport == .running && run.distance?.metres == 10_500 && run.elapsed == 3150)
        #expect(run.ascent?.metres == 1085.5 && run.meanHeartRate == HeartRate(148) && run.maximumHeartRate == HeartRate(171))
        #expect(run.notes == "Regen, Wind" && ISO8601.text(run.start) == "2026-05-01T07:10:00Z")
        #expect(reading.recordings.map(\.elapsed) == [3150, 6000] && reading.recordings.last?.distance?.metres == 40_250)
        #expect(reading.findings == [ImportFinding(.note, .localTimeWithoutZone)])
        #expect(try Self.read("Datum;Gewicht (kg)\n01.05.2026;70,5\n").samples.map(\.value) == [70.5])
    }

    @Test(arguments: [
        (["30:00"], [1800.0]), (["45:30", "1:02:03"], [2730, 3723]), (["5:30", "1:02:03"], [330, 3723]), (["1:30"], [5400]),
        (["0:45", "1:15"], [2700, 4500]), (["12:30", "9:10", "10:00"], [750, 550, 600]),
    ]) func `the whole column decides the meaning of durations of two parts`(_ cells: [String], _ seconds: [Double]) throws {
        var text = "date,sport,duration\n"
        for (index, cell) in cells.enumerated() { text += "2026-05-0\(index + 1),run,\(cell)\n" }
        #expect(try Self.read(text).recordings.map(\.elapsed) == seconds)
    }

    @Test func `a header decides the meaning of durations of two parts`() throws {
        #expect(try Self.read("date,sport,duration (mm:ss)\n2026-05-01,run,1:30\n").recordings.map(\.elapsed) == [90])
        #expect(try Self.read("date,sport,duration (hh:mm)\n2026-05-01,run,12:30\n").recordings.map(\.elapsed) == [45_000])
    }

    @Test func `zones, targets and maximum values are not means`() throws {
        let reading = try Self.read(
            "date,sport,duration_min,HR Zone 1 min,Max speed (km/h),target distance (km)\n2026-05-01,run,30,12,20,10\n")
        #expect(reading.recordings.first?.meanHeartRate == nil)
        #expect(reading.recordings.first?.distance == nil)
        #expect(reading.findings.count == 3)
    }

    @Test(.needsGivenFiles)
    func `a list of Runkeeper is read with distance, climb and energy`() throws {
        let bytes = try GivenFiles.bytes("_sources/dangoldin+runkeeper-stats/cardioActivities.csv")
        let reading = try readFile(bytes.span)
        #expect(reading.recordings.count > 10)
        #expect(reading.recordings.allSatisfy { $0.distance != nil && $0.elapsed > 60 })
        #expect(reading.recordings.contains { $0.activeEnergy != nil })
    }
}
