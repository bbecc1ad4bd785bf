import ActivityFiles
import Measures
import Testing
import Training

/// Files that a watch writes all day long, made byte by byte.
struct FITDayTests {
    /// 2024-05-01T06:00:00Z; on the wall clock of these files it is 8 h.
    static let start = ReadFITTests.start
    static let ahead: UInt32 = 7200
    /// 2024-05-02T00:00:00+02:00
    static let midnight = start + 16 * 3600
    static let today = Day(year: 2024, month: 5, day: 1)
    static let tomorrow = Day(year: 2024, month: 5, day: 2)

    static func file(hasClock: Bool = true, type: UInt8 = 32, _ write: (inout FITBuilder) -> Void) -> [UInt8] {
        var builder = FITBuilder()
        builder.fileIdentification(type: type)
        if hasClock { builder.add(1, 103, [builder.uint32(253, start), builder.uint32(0, start + ahead)]) }
        write(&builder)
        return builder.file()
    }

    static func addCounters(_ file: inout FITBuilder, at time: UInt32, type: UInt8, steps: UInt32, metres: UInt32, kcal: UInt16) {
        file.add(
            2, 55,
            [
                file.uint32(253, time), file.code(5, type), file.uint32(3, steps), file.uint32(2, metres * 100),
                file.uint16(19, kcal),
            ])
    }

    static func total(_ reading: FileReading, _ kind: DailyTotalKind, _ day: Day?) -> [DailyTotal] {
        reading.totals.filter { $0.kind == kind && $0.day == day }
    }

    @Test func `heart rates with the lower half of a timestamp count on from the last whole one`() throws {
        let bytes = Self.file { file in
            file.add(2, 55, [file.uint32(253, Self.start), file.uint8(27, 60)])
            for step in [UInt32(60), 120, 65_500, 65_700] {
                file.add(3, 55, [file.uint16(26, UInt16(truncatingIfNeeded: Self.start + step)), file.uint8(27, 62)])
            }
            file.add(3, 55, [file.uint16(26, UInt16(truncatingIfNeeded: Self.start + 65_760)), file.uint8(27, 0xFF)])
        }
        let reading = try readFIT(bytes.span)
        #expect(reading.verdict == .accepted)
        #expect(reading.recordings.isEmpty)
        let first = try #require(Self.total(reading, .heartRate, Self.today).first)
        #expect(first.count == 3)
        #expect(first.sum == 184)
        #expect(first.minimum == 60)
        #expect(first.maximum == 62)
        #expect(first.part == 8 * 3600)
        // Minutes are counted from 1970 on.
        #expect(first.minutes == HeartRateMinutes(first: 1_714_543_200 / 60, rates: [60, 62, 62]))
        #expect(first.source == Source(name: "Garmin Forerunner 935", origin: .fit))
        // 65 500 s after 8 h is past midnight.
        #expect(Self.total(reading, .heartRate, Self.tomorrow).map { $0.count } == [2])
    }

    @Test func `counters are the greatest of the day by type, never summed up, and those of midnight close the day before`()
        throws
    {
        let bytes = Self.file { file in
            Self.addCounters(&file, at: Self.start + 60, type: 6, steps: 1000, metres: 700, kcal: 40)
            Self.addCounters(&file, at: Self.start + 3600, type: 6, steps: 4000, metres: 2900, kcal: 160)
            Self.addCounters(&file, at: Self.start + 7200, type: 1, steps: 5000, metres: 6000, kcal: 400)
            Self.addCounters(&file, at: Self.start + 7300, type: 2, steps: 900, metres: 9000, kcal: 200)
            Self.addCounters(&file, at: Self.midnight, type: 6, steps: 9000, metres: 6500, kcal: 350)
            Self.addCounters(&file, at: Self.midnight + 600, type: 6, steps: 30, metres: 20, kcal: 1)
        }
        let reading = try readFIT(bytes.span)
        func sum(_ kind: DailyTotalKind, _ day: Day?) -> Double { Self.total(reading, kind, day).reduce(0) { $0 + $1.sum } }
        #expect(sum(.steps, Self.today) == 14_000)
        #expect(sum(.walkingRunningDistance, Self.today) == 12_500)
        #expect(sum(.cyclingDistance, Self.today) == 9000)
        #expect(sum(.activeEnergy, Self.today) == 950)
        #expect(sum(.steps, Self.tomorrow) == 30)
        #expect(Self.total(reading, .steps, Self.today).map { $0.part } == [1, 6])
        #expect(Self.total(reading, .steps, Self.today).allSatisfy { $0.count == 1 })
    }

    @Test func `the resting heart rate is the day's own and the last one told, not the mean of a week`() throws {
        let bytes = Self.file { file in
            for (step, day) in [(UInt32(0), UInt8(55)), (3600, 49), (57_600, 48), (60_000, 52)] {
                file.add(2, 211, [file.uint32(253, Self.start + step), file.uint8(0, 50), file.uint8(1, day)])
            }
            file.add(2, 211, [file.uint32(253, Self.start + 61_000), file.uint8(0, 50)])
        }
        let samples = try readFIT(bytes.span).samples
        #expect(samples.map { $0.value } == [48, 52])
        #expect(samples.allSatisfy { $0.kind == .restingHeartRate && $0.offset == LocalOffset(secondsAheadOfUTC: 7200) })
        let last = try #require(samples.first)
        #expect(Day(of: last.start, at: LocalOffset(secondsAheadOfUTC: 7200)) == Self.today)
    }

    @Test func `breaths are means of quarter hours, and codes below zero are no breaths`() throws {
        let bytes = Self.file { file in
            for (minute, raw) in [Int16(1400), 1500, -300, 1600].enumerated() {
                file.add(
                    2, 297,
                    [
                        file.uint32(253, Self.start + UInt32(minute) * 60),
                        FITBuilder.Field(number: 0, type: 0x83, bytes: file.order(raw)),
                    ])
            }
            file.add(
                2, 297,
                [file.uint32(253, Self.start + 900), FITBuilder.Field(number: 0, type: 0x83, bytes: file.order(Int16(1250)))])
        }
        let samples = try readFIT(bytes.span).samples
        #expect(samples.map { $0.value } == [15, 12.5])
        #expect(samples.map { $0.end - $0.start } == [180, 0])
        #expect(samples.allSatisfy { $0.kind == .respiratoryRate })
    }

    @Test func `what there is no place for is said, and a clock that is not told`() throws {
        let bytes = Self.file(hasClock: false) { file in
            file.add(2, 55, [file.uint32(253, Self.start), file.uint8(27, 60)])
            for value in [UInt16(20), 30] { file.add(3, 227, [file.uint16(0, value), file.uint32(1, Self.start)]) }
            file.add(4, 269, [file.uint32(253, Self.start), file.uint8(0, 97)])
            file.add(5, 55, [file.uint8(27, 70)])
        }
        let reading = try readFIT(bytes.span)
        #expect(
            reading.findings == [
                ImportFinding(.warning, .pointsWithoutTime(count: 1)),
                ImportFinding(.note, .skipped(what: "stress_level", count: 2)),
                ImportFinding(.note, .skipped(what: "spo2_data", count: 1)), ImportFinding(.note, .localTimeWithoutZone),
            ])
        #expect(reading.totals.map { $0.count } == [1])
    }

    @Test func `such messages in a file of an activity are none of a day`() throws {
        var builder = ReadFITTests.run()
        builder.add(3, 55, [builder.uint32(253, Self.start), builder.uint8(27, 60)])
        let reading = try readFIT(builder.file().span)
        #expect(reading.recordings.count == 1)
        #expect(reading.totals.isEmpty)
    }

    @Test func `a file of a day that says nothing of the body is refused as before`() {
        let bytes = Self.file { file in file.add(3, 227, [file.uint16(0, 20), file.uint32(1, Self.start)]) }
        #expect(throws: FileError.noActivity(holds: "monitoring")) { try readFIT(bytes.span) }
    }
}
