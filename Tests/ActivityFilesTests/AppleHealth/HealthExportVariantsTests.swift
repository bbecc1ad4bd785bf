import ActivityFiles
import Measures
import Testing
import Training

/// Variants of exports that occur in real files and those of other generators.
struct HealthExportVariantsTests {
    private func walk(_ children: String = "") -> HealthExport {
        var export = HealthExport()
        export.record(
            "RestingHeartRate", "52", unit: "count/min", from: "2025-06-01 06:00:00 +0200", source: "Zoë’s Watch")
        export.workout(
            "Walking", from: "2025-06-01 07:00:00 +0200", to: "2025-06-01 07:30:00 +0200",
            attributes: "duration=\"30\" durationUnit=\"min\"", children: children)
        return export
    }

    /// Exports of iOS 10 and 11 contain the positions of a route.
    @Test func `a route inside the export gives positions`() throws {
        let route = """
            <WorkoutRoute sourceName="Watch" startDate="2016-11-14 07:00:00 +0200" endDate="2016-11-14 07:30:00 +0200">
            <Location date="2025-06-01 07:00:10 +0200" latitude="37.7777" longitude="-122.5" altitude="10" horizontalAccuracy="5" verticalAccuracy="3" course="0" speed="1.4"/>
            <Location date="2025-06-01 07:00:20 +0200" latitude="37.7778" longitude="-122.5" altitude="11" horizontalAccuracy="5" verticalAccuracy="3" course="0" speed="1.4"/>
            </WorkoutRoute>

            """
        let recording = try #require(try walk(route).reading().recordings.first)
        #expect(recording.channel(.latitude)?.values == [37.7777, 37.7778])
        #expect(recording.channel(.latitude)?.seconds == [10, 20])
        #expect(recording.points == 2)
    }

    @Test(arguments: [7, 100_003]) func `Windows line ends do not change the reading`(step: Int) throws {
        let text = walk().text
        let windows = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        let expected = try HealthExport.reading(Array(text.utf8))
        let reading = try HealthExport.reading(Array(windows.utf8), step: step)
        #expect(reading.recordings == expected.recordings && reading.samples == expected.samples)
        #expect(reading.troubles == expected.troubles)
    }

    @Test func `Latin-1 bytes in a UTF-8 export give a finding and have no other effect`() throws {
        let bytes = walk().text.unicodeScalars.flatMap { scalar -> [UInt8] in
            scalar == "ë" ? [0xEB] : Array(String(scalar).utf8)
        }
        let reading = try HealthExport.reading(bytes)
        #expect(reading.values(.restingHeartRate) == [52] && reading.recordings.count == 1)
        #expect(reading.troubles == [.malformedMarkup(what: "encoding")])
    }

    @Test func `energy in kilojoules and distance in miles are converted`() throws {
        func totals(_ energy: String, _ energyUnit: String, _ distance: String, _ distanceUnit: String) throws -> [Double] {
            var export = HealthExport()
            export.record("ActiveEnergyBurned", energy, unit: energyUnit, from: "2025-06-01 08:00:00 +0200")
            export.record("DistanceWalkingRunning", distance, unit: distanceUnit, from: "2025-06-01 08:00:00 +0200")
            let reading = try export.reading()
            return (reading.totals(.activeEnergy) + reading.totals(.walkingRunningDistance)).map(\.sum)
        }
        let metric = try totals("100", "kcal", "1.609344", "km")
        let other = try totals("418.4", "kJ", "1", "mi")
        #expect(metric.count == 2 && zip(metric, other).allSatisfy { abs($0 - $1) < 1e-9 * $0 })
    }
}
