import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

/// Activities of GoldenCheetah.
struct GoldenCheetahTests {
    private func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    private static func ride(_ start: String, _ samples: String) -> String {
        "\u{FEFF}{ \"RIDE\":{ \"STARTTIME\":\"\(start)\", \"RECINTSECS\":5, \"DEVICETYPE\":\"Polar CS600 \", \"TAGS\":{ \"Sport\":\"Bike \", "
            + "\"Notes\":\"windy \", \"Workout Code\":\" \" }, \"SAMPLES\":[\(samples)] } }"
    }

    /// A ride of a second, recorded by a device.
    static func ride(_ device: String) -> String {
        ride("2010/08/15 00:53:30 UTC ", "{ \"SECS\":0, \"WATTS\":200 },{ \"SECS\":1, \"WATTS\":210 }")
            .replacingFirst("Polar CS600", device)
    }

    @Test func `a ride has its channels in our units`() throws {
        let reading = try read(
            Self.ride(
                "2010\\/08\\/15 00:53:30 UTC ",
                "{ \"SECS\":1.003, \"KM\":0.5, \"WATTS\":273, \"CAD\":0, \"KPH\":18, \"HR\":172, \"ALT\":0, \"LAT\":48.1, \"LON\":11.2 },"
                    + "{ \"SECS\":6, \"KM\":0.525, \"WATTS\":0, \"CAD\":87, \"KPH\":18, \"HR\":0, \"ALT\":0, \"LAT\":0, \"LON\":0 }"
            ))
        let ride = try #require(reading.recordings.first)
        #expect(reading.kind == .goldenCheetah && ride.sport == .cycling && ride.notes == "windy" && ride.title == nil)
        #expect(ride.source == Source(name: "Polar CS600", origin: .accountExport))
        #expect(ride.start == ISO8601.stamp("2010-08-15T00:53:30Z")?.moment && ride.elapsed == 6 && ride.points == 2)
        #expect(ride.channels.map(\.kind) == [.latitude, .longitude, .distance, .speed, .heartRate, .cadence, .power])
        #expect(ride.channel(.distance)?.values == [500, 525] && ride.channel(.speed)?.values == [5, 5])
        #expect(ride.channel(.heartRate)?.values == [172] && ride.channel(.heartRate)?.seconds == [1.003])
        #expect(ride.channel(.power)?.values == [273, 0] && ride.channel(.cadence)?.values == [0, 87])
        #expect(ride.channel(.altitude) == nil)
    }

    @Test func `samples that go back in time and impossible values are omitted`() throws {
        let reading = try read(
            Self.ride(
                "2010/08/15 00:53:30 UTC",
                "{\"SECS\":5,\"WATTS\":100},{\"SECS\":4,\"WATTS\":100},{\"WATTS\":1},{\"SECS\":6,\"WATTS\":99999},{\"SECS\":1e300}"
            ))
        #expect(reading.recordings.first?.channel(.power)?.values == [100])
        #expect(
            Set(reading.findings.map { $0.what }) == [
                .fieldUnreadable(what: "time", count: 3), .valuesOutOfRange(what: "power", count: 1),
            ])
    }

    @Test func `a ride without samples is empty, and one without a start is refused`() throws {
        let reading = try read(Self.ride("2010/08/15 00:53:30 UTC", ""))
        #expect(reading.findings.contains(ImportFinding(.warning, .emptyActivity)))
        #expect(throws: FileError.noTime) { try read(Self.ride("yesterday", "{\"SECS\":5,\"WATTS\":100}")) }
    }

    @Test(.needsGivenFiles) func `real files have the values of an independent reading`() throws {
        let path = "_sources/GoldenCheetah+GoldenCheetah/test/rides/"
        let old = try GivenFiles.bytes(path + "2010_08_15_10_53_30.json")
        let ride = try #require(try readFile(old.span).recordings.first)
        #expect(ride.start == ISO8601.stamp("2010-08-15T00:53:30Z")?.moment && ride.sport == .cycling)
        #expect(ride.channel(.altitude)?.values == [200, 200] && ride.channel(.power)?.values == [273, 273])
        let short = try GivenFiles.bytes(path + "2013_05_27_08_56_35.json")
        let second = try #require(try readFile(short.span).recordings.first)
        #expect(second.start == ISO8601.stamp("2013-05-27T07:56:35Z")?.moment && second.title == "Short")
        #expect(second.channel(.heartRate)?.seconds.first == 1.003)
    }
}
