import ActivityFiles
import Foundation
import GivenFiles
import Measures
import Testing
import Training

/// Real Apple Health exports.
@Suite(.needsGivenFiles) struct RealHealthTests {
    @Test func `an export of iOS 10 contains its route`() throws {
        let file = try GivenFiles.bytes("dogsheep+healthkit-to-sqlite/tests/export.xml")
        let reading = try HealthExport.reading(file, zone: GeneratedHealthTests.zones)
        let run = try #require(reading.recordings.first)
        #expect(run.sport == .running)
        #expect(ISO8601.text(run.start, at: run.offset ?? .utc) == "2016-11-14T06:25:41-08:00")  // the file states 07:25 -0700
        #expect(abs(try #require(run.timer) - 311.647) < 0.001)
        #expect(abs(try #require(run.distance).metres - 800.126) < 0.01)
        #expect(run.points == 2)
        #expect(run.channel(.latitude)?.values == [37.7777, 37.7777])
        #expect(run.conditions?.humidityPercent == 96)
        #expect(abs(try #require(run.conditions?.temperature).celsius - 13.333) < 0.001)
        #expect(reading.totals(.heartRate).map(\.sum) == [72])
    }

    @Test func `an export with a route file`() throws {
        let folder = "dogsheep+healthkit-to-sqlite/tests/zip_contents/apple_health_export/"
        let file = try GivenFiles.bytes(folder + "export.xml")
        let name = "workout-routes/route_2019-06-11_3.00pm.gpx"
        let route = try GivenFiles.bytes(folder + name)
        let reading = try HealthExport.reading(file, routes: [name: route])
        #expect(reading.recordings.map(\.points) == [3])
        #expect(reading.troubles.isEmpty)
    }

    @Test func `all steps of an iPhone of 2014 are read`() throws {
        let file = try GivenFiles.bytes("tdda+applehealthdata/testdata/export6s3sample.xml")
        let reading = try HealthExport.reading(file)
        #expect(reading.verdict == .accepted)
        // The tables of the repository: ten rows of steps, five of distance.
        #expect(reading.totals(.steps).map(\.count).reduce(0, +) == 10)
        #expect(reading.totals(.walkingRunningDistance).map(\.count).reduce(0, +) == 5)
    }

    @Test func `values before dates, and workouts without children, are read`() throws {
        let folder = "RuochenLyu+apple-health-analyst/fixtures/multi-source-export/apple_health_export/"
        let file = try GivenFiles.bytes(folder + "export.xml")
        let reading = try HealthExport.reading(file)
        #expect(reading.values(.restingHeartRate) == [58, 59, 61, 62])
        #expect(reading.values(.sdnn) == [46, 44, 41, 40])
        #expect(reading.values(.bodyMass) == [75, 74.8, 73.5, 73.2, 73.1])
        #expect(reading.recordings.map(\.sport) == [.martialArts, .running, .martialArts, .strength])
        #expect(reading.recordings.map(\.timer) == [2700, 1800, 3000, 2520])
        #expect(reading.samples.filter { $0.kind.isSleep }.count == 22)
    }
}
