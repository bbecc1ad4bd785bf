import Measures
import Testing
import Training

@testable import ActivityFiles

/// Devices write 0, 1 or 255 for a missing heart rate.
struct SummaryHeartRateTests {
    @Test(arguments: [UInt8(0), 1, 255]) func `a FIT session with an impossible mean heart rate has none`(_ rate: UInt8) throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        let start = ReadFITTests.start
        builder.add(1, 20, [builder.uint32(253, start), builder.uint8(6, 100)])
        builder.add(
            2, 18,
            [
                builder.uint32(253, start + 60), builder.uint32(2, start), builder.uint32(7, 60_000), builder.code(5, 1),
                builder.uint8(16, rate), builder.uint8(17, rate),
            ])
        let bytes = builder.file()
        let recording = try #require(try readFIT(bytes.span).recordings.first)
        #expect(recording.meanHeartRate == nil)
        #expect(recording.maximumHeartRate == nil)
    }

    @Test(arguments: [0, 1, 255]) func `a TCX lap with an impossible mean heart rate has none`(_ rate: Int) throws {
        let text = """
            <TrainingCenterDatabase><Activities><Activity Sport="Running"><Lap StartTime="2024-05-01T10:00:00Z">
            <TotalTimeSeconds>60</TotalTimeSeconds><AverageHeartRateBpm><Value>\(rate)</Value></AverageHeartRateBpm>
            <MaximumHeartRateBpm><Value>\(rate)</Value></MaximumHeartRateBpm></Lap></Activity></Activities></TrainingCenterDatabase>
            """
        let recording = try #require(try Self.read(text).recordings.first)
        #expect(recording.meanHeartRate == nil)
        #expect(recording.maximumHeartRate == nil)
        #expect(recording.laps.first?.meanHeartRate == nil)
    }

    @Test(arguments: [1, 255]) func `GPX points with only placeholder heart rates have no mean`(_ rate: Int) throws {
        let point = { (second: Int) in
            "<trkpt lat=\"1\" lon=\"2\"><time>2024-05-01T10:00:0\(second)Z</time><extensions><hr>\(rate)</hr></extensions></trkpt>"
        }
        let recording = try #require(
            try Self.read("<gpx><trk><trkseg>\(point(1))\(point(2))</trkseg></trk></gpx>").recordings.first)
        #expect(recording.meanHeartRate == nil)
    }

    @Test func `a placeholder in a table is absent without a finding, and other impossible rates are counted`() throws {
        let reading = try Self.read(
            "date,sport,duration_min,avg_hr\n2024-05-01,run,30,0\n2024-05-02,run,30,255\n2024-05-03,run,30,400\n2024-05-04,run,30,150\n"
        )
        #expect(reading.recordings.map(\.meanHeartRate?.beatsPerMinute) == [nil, nil, nil, 150])
        #expect(reading.findings == [ImportFinding(.warning, .valuesOutOfRange(what: "avg_hr", count: 1), at: .line(4))])
    }

    static func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }
}
