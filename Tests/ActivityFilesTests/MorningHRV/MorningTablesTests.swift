import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

/// Measurements after waking of HRV4Training and Elite HRV.
struct MorningTablesTests {
    private func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    private func values(_ reading: FileReading, _ kind: BodySampleKind) -> [Double] {
        reading.samples.filter { $0.kind == kind }.map(\.value)
    }

    private let android = "date, time, HR,AVNN,SDNN,rMSSD,pNN50,LF,HF,HRV4T_Recovery_Points,training,note\n\n"

    @Test func `a row of HRV4Training has variability and heart rate at its stated time`() throws {
        let reading = try read(
            "timestamp_measurement,HR,AVNN,SDNN,rMSSD,pNN50,LF,HF,HRV4T_Recovery_Points\n"
                + "2017-04-01 09:56:21 +0000,43.92,1364.75,84.05,67.54,40.48,0.0418,0.0339,8.37\n")
        #expect(reading.kind == .hrv4Training && reading.findings.isEmpty)
        #expect(values(reading, .rmssd) == [67.54] && values(reading, .sdnn) == [84.05])
        #expect(values(reading, .restingHeartRate) == [43.92])
        #expect(reading.samples.allSatisfy { $0.start == ISO8601.stamp("2017-04-01T09:56:21Z")?.moment })
        #expect(reading.samples.first?.source == Source(name: "HRV4Training", origin: .accountExport))
    }

    @Test func `dates of the Android version have the day after the year, and zeros are no measurement`() throws {
        let reading = try read(
            android + "2017-29-08,09:01,73.5,816.4,60.2,48.03,27.1,0.06,0.05,7.1,easy,\n"
                + "2017-01-09,06:25,70.6,849.4,46.9,41.17,22.1,0.02,0.03,6.9,,\n2017-02-09,01:00,0.0,0.0,0.0,0.0,0.0,0.0,0.0,,easy,\n"
        )
        #expect(values(reading, .rmssd) == [48.03, 41.17])
        #expect(
            Set(reading.samples.map { $0.start })
                == Set(["2017-08-29T09:01:00Z", "2017-09-01T06:25:00Z"].compactMap { ISO8601.stamp($0)?.moment }))
        #expect(reading.findings.map(\.what) == [.localTimeWithoutZone])
        #expect(reading.samples.first?.source.origin == .localAccountExport)
    }

    @Test func `a table whose dates can only have the month after the year is read so`() throws {
        let reading = try read(
            android + "2017-08-29,09:01,73.5,816.4,60.2,48.03,27.1,0.06,0.05,7.1,easy,\n"
                + "2017-09-01,06:25,70.6,849.4,46.9,41.17,22.1,0.02,0.03,6.9,,\n")
        #expect(reading.samples.last?.start == ISO8601.stamp("2017-09-01T06:25:00Z")?.moment)
    }

    @Test(
        arguments: [
            ("2017-29-08", true), ("2017-08-29", false), ("2017-08-09 06:00", nil), ("17-08-09", nil), ("2017/08/29", nil),
            ("", nil),
            ("２０１７-29-08", nil),
        ] as [(String, Bool?)])
    func `only numbers above twelve show where the day is`(text: String, wanted: Bool?) {
        #expect(YearFirstDate(text)?.hasDaySecond == wanted)
    }

    @Test func `Elite HRV has its readings after waking, and skips others`() throws {
        let reading = try read(
            "\u{FEFF}Member,Date,Datetime,Type,HRV,lnRmssd,Rmssd,Nn50,Pnn50,Sdnn,Score,Indication,Balance,Rolling Avg HRV,HRV CV,HR,Rolling Avg HR\n"
                + "M,2017-09-06,2017-09-06 06:23:22,readiness,57,3.71,40.87,32,21.33,61.9,,,,57,0,50.46,50.46\n"
                + "M,2017-09-06,2017-09-06 18:23:22,open,80,4.9,140.87,32,21.33,61.9,,,,57,0,60.46,50.46\n")
        #expect(reading.kind == .eliteHRV)
        // The vendor's HRV is a score.
        #expect(values(reading, .rmssd) == [40.87] && values(reading, .restingHeartRate) == [50.46])
        #expect(reading.findings.map(\.what) == [.skipped(what: "rows", count: 1), .localTimeWithoutZone])
        #expect(reading.samples.first?.source == Source(name: "Elite HRV", origin: .localAccountExport))
    }

    /// Sums counted in Python.
    @Test(
        .needsGivenFiles,
        arguments: [
            ("2017_7_28_myMeasurements.csv", FileKind.hrv4Training, 119, 6489.99, "2017-07-28T08:23:04Z"),
            ("MyMeasurements_Android.csv", .hrv4Training, 36, 2237.824504, "2017-10-03T00:00:00Z"),
            ("ElitHRV_Export - 2017-10-02.csv", .eliteHRV, 23, 882.65, "2017-10-02T05:57:19Z"),
        ])
    func `real files have the sums of an independent reading`(
        _ name: String, kind: FileKind, count: Int, sum: Double, last: String
    ) throws {
        let bytes = try GivenFiles.bytes("_sources/GoldenCheetah+GoldenCheetah/test/hrvmeasures/" + name)
        let reading = try readFile(bytes.span)
        let found = values(reading, .rmssd)
        #expect(reading.kind == kind && reading.verdict == .accepted)
        #expect(found.count == count && abs(found.reduce(0, +) - sum) < 1e-5)
        let day = try #require(ISO8601.stamp(last)).moment
        let newest = try #require(reading.samples.map { $0.start }.max())
        #expect(abs(newest - day) < 86_400)
    }
}
