import Measures
import Testing
import Training

@testable import ActivityFiles

/// Vendors' JSON texts: hostile ones, and deterministic mutations.
struct JSONRecordsTests {
    static let texts = [
        "[{\"calendarDate\":\"2023-05-26\",\"totalSteps\":12345,\"restingHeartRate\":52,\"wellnessStartTimeGmt\":\"2023-05-25T22:00:00.0\","
            + "\"wellnessStartTimeLocal\":\"2023-05-26T00:00:00.0\"},{\"sleepStartTimestampGMT\":1736892000,\"sleepEndTimestampGMT\":1736920800,"
            + "\"deepSleepSeconds\":7200},{\"summarizedActivitiesExport\":[{\"activityType\":\"running\",\"startTimeGmt\":1716112800000,"
            + "\"duration\":3000500,\"distance\":1000550}]}]",
        "{\"sleep\":[{\"dateOfSleep\":\"2024-05-02\",\"startTime\":\"2024-05-01T23:00:00.000\",\"endTime\":\"2024-05-02T01:00:30.000\","
            + "\"levels\":{\"data\":[{\"dateTime\":\"2024-05-01T23:00:00.000\",\"level\":\"wake\",\"seconds\":600}]}},"
            + "{\"dateTime\":\"03/12/24 00:00:00\",\"value\":{\"date\":\"03/12/24\",\"value\":54.5,\"error\":6.8}}]}",
        "{\"RIDE\":{\"STARTTIME\":\"2010/08/15 00:53:30 UTC\",\"SAMPLES\":[{\"SECS\":1.5,\"KM\":0.5,\"HR\":120,\"LAT\":48.1,\"LON\":11.2},"
            + "{\"SECS\":6,\"WATTS\":200}]}}",
        PolarFlowTests.session, PolarFlowTests.night, OuraTests.nights, EndomondoTests.ride, RuntasticTests.session,
        RuntasticTests.points, RuntasticTests.heartRates, SuuntoTests.run,
    ]

    @Test(arguments: texts) func `a damaged text returns or throws with a valid result`(
        _ text: String
    ) {
        let original = Array(text.utf8)
        var random = SeededBytes(seed: UInt64(original.count))
        var returned = 0
        for _ in 0..<1000 {
            let bytes = MutationTests.mutate(original, &random)
            for read in [
                readFitbit, readGarminAccount, readGoldenCheetah, readPolarFlow, readOura, readEndomondo, readRuntastic,
                readSuunto,
            ] {
                do throws(FileError) {
                    let reading = try read(bytes.span)
                    returned += 1
                    for sample in reading.samples {
                        #expect(sample.value.isFinite && sample.value > 0 && sample.start <= sample.end)
                    }
                    for total in reading.totals { #expect(total.sum.isFinite && total.count > 0) }
                    for recording in reading.recordings {
                        #expect(
                            recording.elapsed.isFinite && recording.elapsed >= 0
                                && recording.distance?.metres.isFinite ?? true)
                        for channel in recording.channels {
                            #expect(
                                channel.seconds.count == channel.values.count
                                    && channel.values.allSatisfy { $0.isFinite })
                            #expect(zip(channel.seconds, channel.seconds.dropFirst()).allSatisfy { $0 <= $1 })
                        }
                    }
                } catch {
                    continue
                }
            }
        }
        #expect(returned > 100)
    }

    @Test func `endless nesting and other texts are refused`() {
        let deep = Array(String(repeating: "[", count: 200).utf8)
        #expect(throws: FileError.hostile(what: "nesting", offset: 64)) {
            try readGarminAccount(deep.span)
        }
        let text = Array("hello".utf8)
        #expect(throws: FileError.malformed(what: "json", offset: 0)) { try readFitbit(text.span) }
        let empty: [UInt8] = []
        #expect(throws: FileError.empty) { try readGoldenCheetah(empty.span) }
        let other = Array("{\"a\":1}".utf8)
        #expect(throws: FileError.notReadYet(.otherJSON)) { try readGarminAccount(other.span) }
        #expect(throws: FileError.notThisKind(.goldenCheetah, offset: 0)) {
            try readGoldenCheetah(other.span)
        }
    }
}
