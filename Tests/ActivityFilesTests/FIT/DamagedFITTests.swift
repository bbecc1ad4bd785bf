import ActivityFiles
import Measures
import Testing
import Training

struct DamagedFITTests {
    private func read(_ bytes: [UInt8]) throws(FileError) -> FileReading { try readFIT(bytes.span) }

    @Test func `content that is not FIT is refused`() {
        #expect(throws: FileError.empty) { try read([]) }
        #expect(throws: FileError.notThisKind(.fit, offset: 0)) { try read(Array("<html>404</html>".utf8)) }
        #expect(throws: FileError.truncated(offset: 14)) { try read(Array(ReadFITTests.run().file().prefix(14))) }
    }

    @Test func `wrong, zero or missing checksums give a warning and lose no data`() throws {
        let whole = ReadFITTests.run()
        let end = whole.file().count - 2
        let wrong = try read(whole.file(checksum: 0x1234))
        #expect(wrong.findings == [ImportFinding(.warning, .checksumMismatch, at: .offset(end))])
        let zero = try read(whole.file(checksum: 0))
        #expect(zero.findings == [ImportFinding(.warning, .checksumMissing, at: .offset(end))])
        let missing = try read(whole.file().dropLast(2))
        #expect(missing.findings == [ImportFinding(.warning, .checksumMissing, at: .offset(end))])
        let noHeader = try read(whole.file(headerChecksum: 0))
        #expect(noHeader.verdict == .accepted)
        let badHeader = try read(whole.file(headerChecksum: 7))
        #expect(badHeader.findings == [ImportFinding(.warning, .checksumMismatch, at: .offset(12))])
        for reading in [wrong, zero, missing, noHeader, badHeader] { #expect(reading.recordings.first?.points == 10) }
    }

    @Test func `a header of twelve bytes is accepted like one of fourteen`() throws {
        var builder = ReadFITTests.run()
        builder.headerSize = 12
        let reading = try read(builder.file())
        #expect(reading.verdict == .accepted)
        #expect(reading.recordings.first?.points == 10)
    }

    @Test(arguments: [0, 0xFFFF_FFFF] as [UInt32])
    func `an impossible data size is ignored`(size: UInt32) throws {
        let reading = try read(ReadFITTests.run().file(dataSize: size))
        #expect(reading.verdict == .recovered)
        #expect(reading.recordings.first?.points == 10)
        #expect(reading.recordings.first?.elapsed == 10)
    }

    @Test func `a cut file gives the records before the cut, and totals from them`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        builder.define(2, 20, ReadFITTests.record(builder, 0))
        for second in 0..<10 { builder.data(2, ReadFITTests.record(builder, UInt32(second), metres: UInt32(second * 3))) }
        let reading = try read(builder.file().dropLast(2 + 4))
        let recording = try #require(reading.recordings.first)
        #expect(reading.verdict == .recovered)
        #expect(recording.points == 9)
        #expect(recording.elapsed == 8)
        #expect(recording.distance == Distance(metres: 24))
        #expect(recording.meanHeartRate == HeartRate(beatsPerMinute: 120))
        #expect(reading.findings.contains { $0.what == .noSession })
        #expect(reading.findings.contains { $0.what == .truncated })
    }

    @Test func `bytes after the end give a note`() throws {
        let whole = ReadFITTests.run().file()
        let reading = try read(whole + [0, 0, 0])
        #expect(reading.verdict == .accepted)
        #expect(reading.findings == [ImportFinding(.note, .trailingBytes(3), at: .offset(whole.count))])
    }

    @Test func `consecutive files are all read, and parts without identification belong to the one before`() throws {
        let whole = ReadFITTests.run().file()
        #expect(try read(whole + whole).recordings.count == 2)
        // Stored heart rates of a strap: 1/1024 s of its clock, then only the low twelve bits.
        var stored = FITBuilder()
        stored.add(0, 132, [stored.uint32(253, ReadFITTests.start + 20), stored.uint32(9, 4096), stored.uint8(6, 90)])
        stored.add(
            0, 132,
            [
                FITBuilder.Field(number: 10, type: 0x0D, bytes: [0x00, 0x84, 0xFF]),
                FITBuilder.Field(number: 6, type: 0x02, bytes: [91, 92]),
            ])
        let recordings = try read(ReadFITTests.run(seconds: 30).file() + stored.file()).recordings
        #expect(recordings.count == 1)
        let rates = try #require(recordings.first?.channel(.heartRate))
        #expect(rates.values.suffix(3) == [90, 91, 92])
        #expect(rates.seconds.suffix(3) == [20, 21, 21 + Double(0xFF8 - 0x400) / 1024])
    }

    @Test func `messages without a definition, and definitions beyond the end, are refused quickly`() {
        var builder = FITBuilder()
        builder.raw([0x85, 0, 0, 0])
        #expect(throws: FileError.malformed(what: "message without definition", offset: 14)) { try read(builder.file()) }
        var long = FITBuilder()
        long.raw([0x40, 0, 0, 20, 0, 255])
        #expect(throws: FileError.truncated(offset: 14)) { try read(long.file()) }
    }

    @Test func `a thousand consecutive files are too many`() {
        let header = FITBuilder().file(dataSize: 0)
        let small = {
            var builder = FITBuilder(); builder.fileIdentification(); return builder.file()
        }()
        #expect(header.count == 16)
        #expect(throws: FileError.tooLarge(what: "files in one", limit: 1000)) {
            try read([[UInt8]](repeating: small, count: 1001).flatMap { $0 })
        }
    }

    @Test func `records of one moment are no activity unless a session states a duration`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        for rate in [UInt8(100), 101] { builder.add(2, 20, ReadFITTests.record(builder, 0, heartRate: rate)) }
        #expect(throws: FileError.noActivity(holds: "activity")) { try read(builder.file()) }
        builder.session(start: ReadFITTests.start, seconds: 600, metres: 1500)
        let recording = try #require(try read(builder.file()).recordings.first)
        #expect(recording.elapsed == 600)
        #expect(recording.distance == Distance(metres: 1500))
    }

    @Test(
        arguments: [
            (2, "settings"), (5, "workout"), (6, "course"), (32, "monitoring"), (44, "metrics"), (49, "sleep"),
            (68, "hrv_status"), (77, "file type 77"),
        ] as [(UInt8, String)]
    )
    func `a file of another kind contains no activity`(type: UInt8, holds: String) {
        var builder = FITBuilder()
        builder.fileIdentification(type: type)
        builder.add(2, 20, ReadFITTests.record(builder, 0))
        #expect(throws: FileError.noActivity(holds: holds)) { try read(builder.file()) }
    }

    @Test func `weights of a scale are body measurements`() throws {
        var builder = FITBuilder()
        builder.fileIdentification(type: 9)
        builder.add(1, 30, [builder.uint32(253, ReadFITTests.start), builder.uint16(0, 7125)])
        let reading = try read(builder.file())
        #expect(reading.samples.map { $0.value } == [71.25])
        #expect(reading.samples.first?.kind == .bodyMass)
    }

    @Test func `a scale that is still weighing gives no weight`() throws {
        var builder = FITBuilder()
        builder.fileIdentification(type: 9)
        builder.define(1, 30, [builder.uint32(253, 0), builder.uint16(0, 0)])
        builder.data(1, [builder.uint32(253, ReadFITTests.start), builder.uint16(0, 0xFFFE)])
        builder.data(1, [builder.uint32(253, ReadFITTests.start + 2), builder.uint16(0, 7125)])
        #expect(try read(builder.file()).samples.map { $0.value } == [71.25])
    }

    @Test func `impossible totals of a device are omitted`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        builder.add(2, 20, ReadFITTests.record(builder, 0))
        func wide(_ number: UInt8, _ value: Double) -> FITBuilder.Field {
            FITBuilder.Field(number: number, type: 0x89, bytes: builder.order(value.bitPattern))
        }
        builder.add(
            3, 18,
            [
                builder.uint32(253, ReadFITTests.start + 60), builder.uint32(2, ReadFITTests.start), builder.code(5, 1),
                wide(7, 1e300), wide(8, -5), wide(9, 1e300), wide(11, 1e18), wide(16, 1e300), wide(17, -1),
            ])
        let recording = try #require(try read(builder.file()).recordings.first)
        #expect(recording.elapsed == 60)
        #expect(recording.timer == nil)
        #expect(recording.distance == nil)
        #expect(recording.activeEnergy == nil)
        // The record contains a value that the session lacks.
        #expect(recording.meanHeartRate == HeartRate(beatsPerMinute: 120))
    }

    @Test(arguments: [1e300, -1, 9e18])
    func `an impossible clock of a strap is ignored`(ticks: Double) throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        builder.add(2, 20, ReadFITTests.record(builder, 0))
        builder.session(start: ReadFITTests.start)
        let clock = FITBuilder.Field(number: 9, type: 0x89, bytes: builder.order(ticks.bitPattern))
        builder.add(4, 132, [builder.uint32(253, ReadFITTests.start + 1), clock, builder.uint8(6, 130)])
        #expect(try read(builder.file()).recordings.first?.channel(.heartRate)?.values == [120])
    }

    @Test func `records without a time are counted and in no channel, and a session without one has the file's time`() throws {
        var builder = FITBuilder()
        builder.add(0, 0, [builder.code(0, 4), builder.uint32(4, ReadFITTests.start)])
        builder.add(1, 20, [builder.uint8(3, 100)])
        builder.add(2, 18, [builder.code(5, 1)])
        let reading = try read(builder.file())
        let recording = try #require(reading.recordings.first)
        #expect(recording.points == 1)
        #expect(recording.channels.isEmpty)
        #expect(ISO8601.text(recording.start) == "2024-05-01T06:00:00Z")
        #expect(reading.findings == [ImportFinding(.warning, .pointsWithoutTime(count: 1))])
    }

    @Test func `records without a time and a session without one are a route`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        builder.add(1, 20, [builder.uint8(3, 100)])
        builder.add(2, 18, [builder.code(5, 1)])
        let reading = try read(builder.file())
        #expect(reading.recordings.isEmpty)
        #expect(reading.findings == [ImportFinding(.note, .routeOnly(points: 1))])
    }

    @Test func `a clock that was never set is reported`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        builder.add(0, 20, [builder.uint32(253, 16_441_241), builder.uint8(3, 100)])
        builder.session(start: 16_441_241)
        #expect(try read(builder.file()).findings == [ImportFinding(.warning, .timeImplausible(count: 1))])
    }

    @Test func `laps and sessions beyond the limits are omitted`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        builder.define(1, 18, [builder.uint32(2, 0)])
        for second in 0..<300 { builder.data(1, [builder.uint32(2, ReadFITTests.start + UInt32(second))]) }
        builder.define(1, 19, [builder.uint32(2, 0)])
        for _ in 0..<30_000 { builder.data(1, [builder.uint32(2, ReadFITTests.start)]) }
        let reading = try read(builder.file())
        #expect(reading.recordings.count == 200)
        #expect(reading.recordings.first?.laps.count == 20_000)
        #expect(reading.findings == [ImportFinding(.warning, .skipped(what: "messages", count: 10_100))])
    }
}
