import ActivityFiles
import Measures
import Testing
import Training

@testable import TrainingLog

struct KeptBodyTests {
    private static let watch = Source(name: "Watch", origin: .appleHealth)
    private static let night = Moment(secondsSince1970: 1_704_060_000)  // 2023-12-31T22:00:00Z

    private let samples = [
        BodySample(
            kind: .asleepDeep, start: night, end: night + 1800, offset: LocalOffset(secondsAheadOfUTC: 28_800), value: 30,
            source: watch),
        BodySample(
            kind: .bodyMass, start: night + 86_400, end: night + 86_400, offset: nil, value: 61.3,
            source: Source(name: "", origin: .csv)),
    ]
    private let totals = [
        DailyTotal(
            kind: .heartRate, day: Day(number: 19_722), sum: 121, minimum: 60, maximum: 61, count: 2, source: watch, part: 72_000,
            minutes: HeartRateMinutes(first: 19_722 * 1440 + 5, rates: [60, 0, 61])),
        DailyTotal(kind: .steps, day: Day(number: 19_723), sum: 900, minimum: 1, maximum: 9, count: 5, source: watch),
    ]

    @Test func `samples and days round-trip`() throws {
        let bytes = KeptBody.bytes(samples, totals)
        #expect(FileKind.sniff(bytes.span) == .keptBody)
        #expect(try KeptFile.reading(bytes, .keptBody) == FileReading(kind: .keptBody, samples: samples, totals: totals))
    }

    @Test func `each year has its own file, which does not change with data of other years`() throws {
        let files = KeptBody.files(samples, totals)
        let readings = try files.map { try KeptBody.read($0) }
        #expect(readings.map(\.samples) == [[samples[0]], [samples[1]], [], []])
        #expect(readings.map(\.totals) == [[], [], [totals[0]], [totals[1]]])
        #expect(KeptBody.files(samples, [totals[0]]) == Array(files.prefix(3)))
        #expect(KeptBody.files([], []).isEmpty)
    }

    @Test func `implausible measurements are left out and counted`() throws {
        var strange = samples + samples + samples
        strange[2].value = .nan
        strange[3].end = strange[3].start + -1
        strange[4].start = Moment(secondsSince1970: -.infinity)
        strange[5].offset = LocalOffset(secondsAheadOfUTC: .min + 1)
        var odd = totals + totals
        odd[2].sum = .infinity
        odd[3].count = 0
        let reading = try KeptBody.read(KeptBody.bytes(strange, odd))
        #expect(reading.samples == samples && reading.totals == totals)
        #expect(reading.findings == [ImportFinding(.warning, .valuesOutOfRange(what: "record", count: 6))])
        #expect(reading.verdict == .recovered)
    }

    @Test func `truncated or changed bytes throw instead of crashing`() throws {
        let bytes = KeptBody.bytes(samples, totals)
        for count in 0..<bytes.count {
            let cut = Array(bytes.prefix(count))
            #expect(throws: FileError.malformed(what: "kept samples", offset: 0)) { try KeptBody.read(cut) }
        }
        for index in bytes.indices {
            for change: UInt8 in [0x01, 0x80, 0xFF] {
                var changed = bytes
                changed[index] ^= change
                if let reading = try? KeptBody.read(changed) { #expect(reading.samples.allSatisfy { $0.value.isFinite }) }
            }
        }
    }
}
