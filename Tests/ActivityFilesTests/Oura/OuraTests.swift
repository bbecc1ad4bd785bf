import Measures
import Testing
import Training

@testable import ActivityFiles

/// Tables of an Oura account export.
struct OuraTests {
    private func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    @Test(arguments: [",", ";"]) func `a night has stages in minutes, and its heart`(
        _ delimiter: String
    ) throws {
        let rows = [
            [
                "id", "average_breath", "average_hrv", "awake_time", "bedtime_end", "bedtime_start", "day",
                "deep_sleep_duration",
                "light_sleep_duration", "lowest_heart_rate", "rem_sleep_duration", "time_in_bed", "type",
                "efficiency",
            ],
            [
                "a", "14.125", "41", "3600", "2024-05-02T07:00:00.000+02:00",
                "2024-05-01T23:00:00.000+02:00", "2024-05-02",
                "5400",
                "12600", "48", "7200", "28800", "long_sleep", "88",
            ],
            [
                "b", "14", "41", "60", "2024-05-02T14:00:00.000+02:00", "2024-05-02T13:50:00.000+02:00",
                "2024-05-02", "0",
                "300", "60", "0", "600", "rest", "50",
            ],
        ]
        let reading = try read(rows.map { $0.joined(separator: delimiter) + "\n" }.joined())
        #expect(reading.kind == .oura)
        var values: [BodySampleKind: Double] = [:]
        for sample in reading.samples { values[sample.kind] = sample.value }
        #expect(
            values == [
                .asleepCore: 210, .asleepDeep: 90, .asleepREM: 120, .awake: 60, .inBed: 480,
                .restingHeartRate: 48, .rmssd: 41,
                .respiratoryRate: 14.125,
            ])
        #expect(reading.samples.count == 8)
        let what = reading.findings.map { $0.what }
        #expect(what.contains(.skipped(what: "rows", count: 1)) && what.contains(.experimentalFormat))
    }

    @Test func `a day has steps and active energy`() throws {
        let reading = try read(
            "id,day,steps,active_calories,score\na,2024-05-02,9876,450,91\nb,2024-05-03,0,,\n")
        let day = try #require(ISO8601.day("2024-05-02"))
        #expect(
            reading.totals.map(\.kind) == [.steps, .activeEnergy]
                && reading.totals.map(\.sum) == [9876, 450])
        #expect(
            reading.totals.allSatisfy {
                $0.day == day && $0.source == Source(name: "Oura", origin: .accountExport)
            })
    }

    @Test func `a workout has its sport and times`() throws {
        let reading = try read(
            "id,activity,calories,day,distance,start_datetime,end_datetime,label,source\n"
                + "a,running,300,2024-05-02,5000.5,2024-05-02T18:00:00+02:00,2024-05-02T18:30:00+02:00,,manual\n"
        )
        let run = try #require(reading.recordings.first)
        #expect(run.sport == .running && run.elapsed == 1800 && run.distance?.metres == 5000.5)
        #expect(run.offset?.secondsAheadOfUTC == 7200 && run.activeEnergy == nil)
    }

    @Test func `oxygen uptake is a value of its day`() throws {
        let reading = try read(
            "id,day,timestamp,vo2_max\na,2024-05-02,2024-05-02T08:00:00+02:00,47.5\n")
        let sample = try #require(reading.samples.first)
        #expect(sample.kind == .oxygenUptake && sample.value == 47.5)
        #expect(sample.start == ISO8601.stamp("2024-05-02T12:00:00Z")?.moment)
    }

    static let nights = """
        {"daily_readiness":[{"day":"2024-05-02","score":80,"contributors":{"resting_heart_rate":95}}],"sleep":[
        {"bedtime_start":"2024-05-01T23:00:00+02:00","bedtime_end":"2024-05-02T07:00:00+02:00","type":"long_sleep",
        "deep_sleep_duration":5400,"light_sleep_duration":12600,"rem_sleep_duration":null,"lowest_heart_rate":48,"average_hrv":41},
        {"bedtime_start":"2024-05-02T13:00:00+02:00","bedtime_end":"2024-05-02T13:10:00+02:00","type":"rest","deep":60},
        {"bedtime_start":"2017-11-06T02:13:19+02:00","bedtime_end":"2017-11-06T08:12:19+02:00","deep":3600,"rmssd":54,"hr_lowest":49}]}
        """

    @Test func `nights of JSON are read in both versions, and scores are not`() throws {
        let reading = try read(Self.nights)
        #expect(reading.kind == .oura)
        #expect(
            reading.samples.map(\.kind) == [
                .asleepCore, .asleepDeep, .restingHeartRate, .rmssd, .asleepDeep, .restingHeartRate, .rmssd,
            ])
        #expect(reading.samples.map(\.value) == [210, 90, 48, 41, 60, 49, 54])
        #expect(reading.samples.last?.start == ISO8601.stamp("2017-11-06T02:13:19+02:00")?.moment)
        #expect(
            reading.findings.map { $0.what } == [.skipped(what: "rows", count: 1), .experimentalFormat])
    }

    @Test func `a night of JSON without an offset is not placed`() throws {
        let reading = try read(
            "[{\"bedtime_start\":\"2024-05-01T23:00:00\",\"bedtime_end\":\"2024-05-02T07:00:00\",\"deep\":3600}]"
        )
        #expect(
            reading.samples.isEmpty
                && reading.findings.first?.what == .fieldUnreadable(what: "sleep", count: 1))
    }
}
