import ActivityFiles
import Measures
import Testing
import Training

struct ReadFITTests {
    /// 2024-05-01T06:00:00Z in seconds since 1989-12-31T00:00:00Z.
    static let start: UInt32 = 1_083_477_600

    static func record(_ builder: FITBuilder, _ second: UInt32, heartRate: UInt8 = 120, metres: UInt32 = 0) -> [FITBuilder.Field]
    {
        [builder.uint32(253, start + second), builder.uint8(3, heartRate), builder.uint32(5, metres * 100)]
    }

    /// Ten records a second apart, and a session.
    static func run(bigEndian: Bool = false, seconds: UInt32 = 10) -> FITBuilder {
        var builder = FITBuilder()
        builder.isBigEndian = bigEndian
        builder.fileIdentification()
        builder.define(2, 20, record(builder, 0))
        for second in 0..<10 {
            builder.data(2, record(builder, UInt32(second), heartRate: 120 + UInt8(second), metres: UInt32(second * 3)))
        }
        builder.session(start: start, seconds: seconds)
        return builder
    }

    @Test(arguments: [false, true])
    func `a run is read in either byte order`(bigEndian: Bool) throws {
        let reading = try readFIT(Self.run(bigEndian: bigEndian).file().span)
        #expect(reading.verdict == .accepted)
        let recording = try #require(reading.recordings.first)
        #expect(recording.sport == .running)
        #expect(ISO8601.text(recording.start) == "2024-05-01T06:00:00Z")
        #expect(recording.elapsed == 10)
        #expect(recording.distance == Distance(metres: 30))
        #expect(recording.points == 10)
        #expect(recording.source.name == "Garmin Forerunner 935")
        #expect(recording.channel(.heartRate)?.values == (120..<130).map { Double($0) })
        #expect(recording.channel(.heartRate)?.seconds == (0..<10).map { Double($0) })
        #expect(recording.channel(.distance)?.values.last == 27)
        // The session lacks them: they come from the records.
        #expect(recording.meanHeartRate == HeartRate(beatsPerMinute: 124.5))
        #expect(recording.maximumHeartRate == HeartRate(beatsPerMinute: 129))
    }

    @Test func `invalid values are gaps`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        func record(_ second: UInt32, _ rate: UInt8, _ temperature: Int8, _ power: UInt16) -> [FITBuilder.Field] {
            [
                builder.uint32(253, Self.start + second), builder.uint8(3, rate), builder.int8(13, temperature),
                builder.uint16(7, power),
            ]
        }
        builder.define(0, 20, record(0, 0, 0, 0))
        builder.data(0, record(0, 100, -5, 0xFFFF))
        builder.data(0, record(1, 0xFF, 0x7F, 200))
        builder.data(0, record(2, 102, -4, 0))
        builder.session(start: Self.start)
        let recording = try #require(try readFIT(builder.file().span).recordings.first)
        #expect(recording.channel(.heartRate)?.seconds == [0, 2])
        #expect(recording.channel(.temperature)?.values == [-5, -4])
        #expect(recording.channel(.power)?.values == [200, 0])
    }

    @Test func `enhanced fields take precedence, and strides on foot are two steps`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        let fields = [
            builder.uint32(253, Self.start), builder.uint16(2, 2600), builder.uint32(78, 2605), builder.uint16(6, 3000),
            builder.uint32(73, 3100), builder.uint8(4, 85), builder.uint8(53, 64), builder.uint16(85, 11_000),
            builder.uint16(39, 85),
            builder.uint16(41, 2500), builder.uint16(84, 4950), builder.uint16(83, 750), builder.uint16(108, 3050),
        ]
        builder.add(0, 20, fields)
        builder.session(start: Self.start)
        let recording = try #require(try readFIT(builder.file().span).recordings.first)
        #expect(recording.channel(.altitude)?.values == [21])
        #expect(recording.channel(.speed)?.values == [3.1])
        #expect(recording.channel(.cadence)?.values == [171])
        #expect(recording.channel(.stepLength)?.values == [1.1])
        #expect(recording.channel(.verticalOscillation)?.values == [0.0085])
        #expect(recording.channel(.groundContactTime)?.values == [0.25])
        #expect(recording.channel(.groundContactBalance)?.values == [49.5])
        #expect(recording.channel(.verticalRatio)?.values == [7.5])
        #expect(recording.channel(.respiration)?.values == [30.5])
    }

    @Test func `positions are degrees, and 0° N 0° E is a missing fix`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        func record(_ second: UInt32, _ north: Int32, _ east: Int32) -> [FITBuilder.Field] {
            [builder.uint32(253, Self.start + second), builder.int32(0, north), builder.int32(1, east)]
        }
        builder.define(0, 20, record(0, 0, 0))
        builder.data(0, record(0, 1 << 29, -1 << 30))
        builder.data(0, record(1, 0x7FFF_FFFF, 0x7FFF_FFFF))
        builder.data(0, record(2, 0, 0))
        builder.data(0, record(3, .min, 5))
        builder.session(start: Self.start)
        let recording = try #require(try readFIT(builder.file().span).recordings.first)
        #expect(recording.channel(.latitude)?.values == [45])
        #expect(recording.channel(.longitude)?.values == [-90])
        #expect(recording.points == 4)
    }

    @Test func `compressed timestamps continue and overflow`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        builder.add(0, 20, [builder.uint32(253, Self.start), builder.uint8(3, 100)])
        builder.define(1, 20, [builder.uint8(3, 0)])
        let low = UInt8(Self.start & 0x1F)
        for step in [UInt8(1), 31, 62] { builder.raw([0x80 | 1 << 5 | ((low &+ step) & 0x1F), 100 + step]) }
        builder.session(start: Self.start)
        let recording = try #require(try readFIT(builder.file().span).recordings.first)
        #expect(recording.channel(.heartRate)?.seconds == [0, 1, 31, 62])
    }

    @Test func `records that go back in time are sorted and reported`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        builder.define(0, 20, Self.record(builder, 0))
        for second in [0, 1, 5, 3, 3, 6] as [UInt32] {
            builder.data(0, Self.record(builder, second, heartRate: 100 + UInt8(second), metres: 30))
        }
        builder.session(start: Self.start)
        let reading = try readFIT(builder.file().span)
        #expect(reading.recordings.first?.channel(.heartRate)?.seconds == [0, 1, 3, 3, 5, 6])
        #expect(reading.findings == [ImportFinding(.note, .timeWentBack(count: 1))])
    }

    @Test(arguments: [[0, 1, 400_000_000, 2, 3], [0, 1, 2, 3, 30_000_000]] as [[UInt32]])
    func `a record of another year is omitted and reported`(seconds: [UInt32]) throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        builder.define(0, 20, Self.record(builder, 0))
        for second in seconds { builder.data(0, Self.record(builder, second, heartRate: 100, metres: 30)) }
        builder.session(start: Self.start)
        let reading = try readFIT(builder.file().span)
        #expect(reading.recordings.first?.channel(.heartRate)?.seconds == [0, 1, 2, 3])
        #expect(reading.findings == [ImportFinding(.warning, .valuesOutOfRange(what: "time", count: 1))])
    }

    @Test func `sessions of a triathlon divide the records and count from their own start`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        builder.session(start: Self.start, sport: 5, subSport: 18, seconds: 10)
        builder.session(start: Self.start + 10, sport: 3, seconds: 5)
        builder.session(start: Self.start + 15, sport: 2, seconds: 5)
        builder.define(2, 20, Self.record(builder, 0))
        for second in 0..<20 { builder.data(2, Self.record(builder, UInt32(second), metres: UInt32(second))) }
        let recordings = try readFIT(builder.file().span).recordings
        #expect(recordings.map { $0.sport } == [.openWaterSwimming, .transition, .cycling])
        #expect(recordings.map { $0.points } == [10, 5, 5])
        #expect(recordings[2].channel(.distance)?.seconds == [0, 1, 2, 3, 4])
        #expect(recordings[2].channel(.distance)?.values == [1, 2, 3, 4, 5])
    }

    @Test func `laps, pauses, local time and perceived effort are kept`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        for (second, type) in [(0, 0), (4, 4), (7, 0), (10, 9)] as [(UInt32, UInt8)] {
            builder.add(3, 21, [builder.uint32(253, Self.start + second), builder.code(0, 0), builder.code(1, type)])
        }
        builder.add(
            4, 19,
            [
                builder.uint32(253, Self.start + 5), builder.uint32(2, Self.start), builder.uint32(7, 5000),
                builder.uint32(9, 1500),
                builder.uint8(15, 121), builder.uint8(16, 125),
            ])
        builder.add(
            1, 18,
            [
                builder.uint32(253, Self.start + 10), builder.uint32(2, Self.start), builder.code(5, 1),
                builder.uint32(7, 10_000),
                builder.uint32(8, 7000), builder.uint8(193, 70), builder.uint16(11, 90), builder.uint16(196, 5),
                builder.uint16(22, 12),
            ])
        builder.add(5, 34, [builder.uint32(253, Self.start + 10), builder.uint32(5, Self.start + 10 + 7200)])
        let recording = try #require(try readFIT(builder.file().span).recordings.first)
        #expect(recording.pauses == [Pause(start: 4, end: 7)])
        #expect(
            recording.laps == [
                Lap(
                    start: 0, elapsed: 5, distance: Distance(metres: 15), meanHeartRate: HeartRate(beatsPerMinute: 121),
                    maximumHeartRate: HeartRate(beatsPerMinute: 125))
            ])
        #expect(recording.offset == LocalOffset(secondsAheadOfUTC: 7200))
        #expect(recording.timer == 7)
        #expect(recording.perceivedEffort == 7)
        #expect(recording.activeEnergy == Energy(kilocalories: 85))
        #expect(recording.ascent == Distance(metres: 12))
    }

    @Test func `consecutive beats are summed and padding is omitted`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        builder.add(0, 20, Self.record(builder, 0))
        builder.define(1, 78, [builder.uint16s(0, [0, 0, 0])])
        builder.data(1, [builder.uint16s(0, [800, 900, 65_535])])
        builder.data(1, [builder.uint16s(0, [1000, 65_535, 65_535])])
        builder.session(start: Self.start)
        let beats = try #require(try readFIT(builder.file().span).recordings.first?.channel(.beatInterval))
        #expect(beats.values == [0.8, 0.9, 1.0])
        #expect(zip(beats.seconds, [0.8, 1.7, 2.7]).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    @Test func `lengths give the distance of a pool swim`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        for (second, active) in [(0, 1), (30, 0), (40, 1)] as [(UInt32, UInt8)] {
            builder.add(
                2, 101,
                [
                    builder.uint32(2, Self.start + second), builder.uint32(3, 30_000), builder.code(12, active),
                    builder.uint16(6, 833), builder.uint8(9, 28),
                ])
        }
        builder.add(
            1, 18,
            [
                builder.uint32(253, Self.start + 70), builder.uint32(2, Self.start), builder.code(5, 5), builder.code(6, 17),
                builder.uint32(7, 70_000), builder.uint16(44, 2500),
            ])
        let recording = try #require(try readFIT(builder.file().span).recordings.first)
        #expect(recording.sport == .poolSwimming)
        #expect(recording.channel(.distance) == Channel(kind: .distance, seconds: [30, 70], values: [25, 50]))
        #expect(recording.channel(.cadence)?.values == [28, 28])
    }

    @Test func `totals that contradict the device's own records are kept and reported`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        builder.add(2, 20, Self.record(builder, 0, metres: 900))
        builder.session(start: Self.start, metres: 1000)
        let reading = try readFIT(builder.file().span)
        #expect(reading.recordings.first?.distance == Distance(metres: 1000))
        #expect(reading.findings == [ImportFinding(.note, .totalsDisagree(what: "distance"))])
        #expect(reading.verdict == .accepted)
    }

    @Test func `an unknown maker and product are displayed as numbers`() throws {
        var builder = FITBuilder()
        builder.fileIdentification(maker: 4711, product: 12)
        builder.session(start: Self.start)
        #expect(try readFIT(builder.file().span).recordings.first?.source.name == "manufacturer 4711 product 12")
    }

    @Test func `a maker without a number has the name of its product`() throws {
        for (maker, name) in [(255, "Hearth"), (1, "Garmin Hearth")] as [(UInt16, String)] {
            var builder = FITBuilder()
            builder.add(0, 0, [builder.code(0, 4), builder.uint16(1, maker), builder.text(8, "Hearth")])
            builder.session(start: Self.start)
            #expect(try readFIT(builder.file().span).recordings.first?.source.name == name)
        }
    }
}
