import ActivityFiles
import Measures
import Testing
import Training

struct FITNightTests {
    static let start = ReadFITTests.start

    static func night(_ marks: [(minute: UInt32, level: UInt8)], begins: [UInt32] = [0], ends: [UInt32] = []) throws
        -> FileReading
    {
        let bytes = FITDayTests.file(hasClock: false, type: 49) { file in
            file.add(1, 162, [file.uint32(253, start), file.uint32(3, start + 7200)])
            for begin in begins { file.add(2, 21, [file.uint32(253, start + begin * 60), file.code(0, 74), file.code(1, 0)]) }
            for (minute, level) in marks { file.add(3, 275, [file.uint32(253, start + minute * 60), file.code(0, level)]) }
            for end in ends { file.add(2, 21, [file.uint32(253, start + end * 60), file.code(0, 74), file.code(1, 1)]) }
        }
        return try readFIT(bytes.span)
    }

    @Test func `a stage ends at its message and begins at the end of the one before`() throws {
        let reading = try Self.night([(20, 2), (60, 3), (62, 1), (90, 4), (100, 0), (130, 2)], ends: [130])
        #expect(reading.verdict == .accepted)
        #expect(reading.samples.map { $0.kind } == [.asleepCore, .asleepDeep, .awake, .asleepREM, .asleepCore])
        #expect(reading.samples.map { $0.value } == [20, 40, 2, 28, 30])
        #expect(reading.samples.first?.start == ISO8601.stamp("2024-05-01T06:00:00Z")?.moment)
        #expect(reading.samples.last?.start == ISO8601.stamp("2024-05-01T07:40:00Z")?.moment)
        #expect(reading.samples.allSatisfy { $0.offset == LocalOffset(secondsAheadOfUTC: 7200) })
        #expect(reading.findings.isEmpty)
    }

    @Test func `without a start event the first stage has no start, and no stage spans two nights`() throws {
        let reading = try Self.night([(20, 2), (60, 3), (1400, 2), (1430, 4)], begins: [])
        #expect(reading.samples.map { $0.value } == [40, 30])
        #expect(reading.findings == [ImportFinding(.note, .skipped(what: "sleep stages without a beginning", count: 2))])
        let two = try Self.night([(20, 2), (60, 3), (120, 2), (130, 4)], begins: [0, 100], ends: [60])
        #expect(two.samples.map { $0.value } == [20, 40, 20, 10])
    }

    @Test func `a night with waking stages only is ignored`() {
        #expect(throws: FileError.noActivity(holds: "sleep")) { try Self.night([(20, 1), (60, 0), (90, 1)]) }
    }

    @Test func `the mean of the night is its variability, over the measured time`() throws {
        let bytes = FITDayTests.file(type: 68) { file in
            for (minute, raw) in [UInt16(6400), 7680, 0xFFFF].enumerated() {
                file.add(2, 371, [file.uint32(253, Self.start + UInt32(minute) * 300), file.uint16(0, raw)])
            }
            file.add(
                3, 370,
                [file.uint32(253, Self.start + 9000), file.uint16(0, 0xFFFF), file.uint16(1, 6912), file.uint16(2, 9856)])
        }
        let sample = try #require(try readFIT(bytes.span).samples.first)
        #expect(sample.kind == .rmssd)
        #expect(sample.value == 54)
        #expect(sample.start == ISO8601.stamp("2024-05-01T06:00:00Z")?.moment)
        #expect(sample.end - sample.start == 300)
        #expect(try readFIT(bytes.span).samples.count == 1)
    }

    @Test func `without a mean the single values are kept`() throws {
        let bytes = FITDayTests.file(type: 68) { file in
            for minute in [UInt32(0), 5] { file.add(2, 371, [file.uint32(253, Self.start + minute * 60), file.uint16(0, 6400)]) }
        }
        let samples = try readFIT(bytes.span).samples
        #expect(samples.map { $0.value } == [50, 50])
        #expect(samples.allSatisfy { $0.kind == .rmssd && $0.start == $0.end })
    }
}
