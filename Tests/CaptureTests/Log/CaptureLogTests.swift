import DemoAthletes
import Measures
import Testing
import Training

@testable import Capture

struct CaptureLogTests {
    private static func replay(_ log: some Sequence<UInt8>) -> CaptureReplay {
        var replay = CaptureReplay()
        replay.replay(Array(log)[...])
        return replay
    }

    /// The check value of CRC-32/ISO-HDLC.
    @Test func `the checksum is the one of zip`() {
        #expect(CRC32.of(Array("123456789".utf8)[...]) == 0xCBF4_3926)
    }

    @Test func `a record has the bytes of the documented format`() {
        let time = valid(CaptureTime(milliseconds: 0x0102_0304_0506))
        let record = CaptureLog.record(CaptureEvent(.pause, at: time))
        #expect(Array(record.prefix(12)) == [1, 9, 0, 7, 6, 5, 4, 3, 2, 1, 0, 0])
        #expect(record.count == 16)
        let details = CaptureEvent(.details(ExampleSession.details), at: time).bytes
        #expect(Array(details[9..<20]) == [1, 104, 40, 7, 6] + Array("bikram".utf8))
        let setup = CaptureEvent(.start(.example), at: time).bytes
        #expect(Array(setup[9...]) == [120, 0, 2, 2, 40, 103, 2, 5, 95, 114, 133, 152, 171, 6] + Array("bikram".utf8))
    }

    @Test func `every event reads as it was written`() throws {
        for event in ExampleSession.events { #expect(try CaptureEvent(bytes: event.bytes[...]) == event) }
        var random = RandomEvents(seed: 5)
        for _ in 0..<2000 {
            let event = random.next()
            #expect(try CaptureEvent(bytes: event.bytes[...]) == event)
        }
        for failure in CaptureFailure.allCases {
            let event = CaptureEvent(.failed(failure), at: .after(0))
            #expect(try CaptureEvent(bytes: event.bytes[...]) == event)
        }
        for sport in Sport.captured {
            let event = CaptureEvent(.start(valid(CaptureSetup(offset: .utc, sport: sport))), at: .after(0))
            #expect(try CaptureEvent(bytes: event.bytes[...]) == event)
        }
    }

    @Test func `a log that is torn at any byte keeps every record before`() throws {
        let log = try ExampleSession.log()
        var whole = CaptureReplay()
        var ends: [Int: CaptureMachine] = [0: CaptureMachine()]
        for byte in log.indices {
            whole.replay(log[byte...byte])
            if whole.ending == .whole { ends[whole.validBytes] = whole.machine }
        }
        #expect(ends.count == ExampleSession.events.count + 1)
        for length in 0...log.count {
            let torn = Self.replay(log.prefix(length))
            #expect(torn.machine == ends[torn.validBytes])
            #expect(torn.validBytes == ends.keys.filter { $0 <= length }.max())
            #expect(torn.ending == (torn.validBytes == length ? .whole : .torn))
        }
    }

    @Test func `a changed byte ends the log before its record`() throws {
        let log = try ExampleSession.log()
        for index in stride(from: 0, to: log.count, by: 7) {
            var damaged = log
            damaged[index] ^= 0x10
            let replay = Self.replay(damaged)
            #expect(replay.validBytes <= index && replay.ending != .whole, "byte \(index)")
            #expect(replay.machine == Self.replay(log.prefix(replay.validBytes)).machine)
        }
        #expect(Self.replay([2, 0, 0]).ending == .newerVersion)
        #expect(Self.replay([0, 0, 0]).ending == .damaged)
    }

    @Test func `a log that goes on after its torn end was cut is whole`() throws {
        let log = try ExampleSession.log()
        let torn = Self.replay(log.prefix(500))
        var machine = torn.machine
        let goesOn = try machine.handle(CaptureEvent(.recover, at: .after(1000))).records
        let replay = Self.replay(log.prefix(torn.validBytes) + goesOn)
        #expect(replay.machine == machine && replay.ending == .whole)
    }

    @Test func `a log without one of its records is damaged and keeps the measurements after the gap`() throws {
        let records = ExampleSession.events.map { CaptureLog.record($0) }
        let whole = Self.replay(records.joined())
        for (missing, event) in ExampleSession.events.enumerated() {
            let rest = records.enumerated().filter { $0.offset != missing }.flatMap { $0.element }
            let replay = Self.replay(rest)
            #expect(replay.validBytes == rest.count)
            switch event.kind {
            // Without them there is no session.
            case .start, .ready: #expect(replay.machine.start == nil && replay.ending == .damaged)
            default: #expect(replay.machine.start == whole.machine.start && replay.ending != .torn, "without \(event)")
            }
        }
        let resumed = [
            CaptureEvent(.start(.example), at: .after(0)), CaptureEvent(.ready, at: .after(0)),
            CaptureEvent(.resume, at: .after(5)),
            CaptureEvent(.measured(HeartRateMeasurement(beatsPerMinute: 120)), at: .after(6)), CaptureEvent(.end, at: .after(7)),
        ]
        var reader = CapturedSessionReader()
        for event in resumed { reader.read(CaptureLog.record(event)[...]) }
        #expect(reader.session?.heartRates.count == 1)
        #expect(Self.replay(resumed.flatMap { CaptureLog.record($0) }).ending == .damaged)
    }

    @Test func `a refused record before one of a newer version leaves the log to the newer version`() {
        let log = CaptureLog.record(CaptureEvent(.pause, at: .after(0)))
        #expect(Self.replay(log).ending == .damaged)
        #expect(Self.replay(log + [2, 0, 0]).ending == .newerVersion)
    }

    @Test func `bytes out of range are refused with their reason`() {
        func refusal(_ bytes: [UInt8]) -> CaptureRefusal? {
            do throws(CaptureRefusal) {
                _ = try CaptureEvent(bytes: bytes[...])
                return nil
            } catch { return error }
        }
        let time: [UInt8] = [0, 0, 0, 0, 0, 1, 0, 0]
        #expect(refusal([]) == .unreadableEvent)
        #expect(refusal([7] + time.dropLast()) == .unreadableEvent)
        #expect(refusal([7] + time + [0]) == .unreadableEvent)
        #expect(refusal([99] + time) == .unreadableEvent)
        #expect(refusal([3] + time + [0]) == .unreadableEvent)
        #expect(refusal([7, 0, 0, 0, 0, 0, 0, 0, 0x80]) == .invalidTime)
        #expect(refusal([1] + time) == .invalidStart)
        #expect(refusal([1] + time + [0, 0, 99, 0, 0, 0, 0, 0, 0]) == .invalidStart)  // sport
        #expect(refusal([1] + time + [0, 0, 1, 3, 0, 0, 0, 0, 0]) == .invalidStart)  // sex
        #expect(refusal([1] + time + [0, 0, 1, 0, 0, 0, 0, 2, 90, 90, 0]) == .invalidStart)  // zones
        #expect(refusal([10] + time + [1, 31, 255, 255, 0, 0, 0]) == .invalidDetails)  // degrees
        #expect(refusal([10] + time + [0, 0, 101, 255, 0, 0, 0]) == .invalidDetails)  // humidity
        #expect(refusal([10] + time + [0, 0, 255, 11, 0, 0, 0]) == .invalidDetails)  // effort
        #expect(refusal([10] + time + [0, 0, 255, 255, 0, 1, 0, 0xFF]) == .invalidDetails)  // no UTF-8
        #expect(refusal([4] + time) == .unreadableMeasurement)
    }

    @Test func `any bytes are read without a trap`() {
        var random = SeededRandom(seed: 11)
        for _ in 0..<3000 {
            let code = UInt8(random.next() % 17)
            let bytes = [code] + (0..<(random.next() % 60)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            _ = try? CaptureEvent(bytes: bytes[...])
            // With a valid time and a valid checksum, so that the fields are reached.
            var event = [code, 0, 0, 0, 0, 0, 1, 0, 0] + bytes.dropFirst()
            if let read = try? CaptureEvent(bytes: event[...]) { event = read.bytes }
            var record: [UInt8] = [1, UInt8(event.count), 0] + event
            record.append(doubleWord: CRC32.of(record[...]))
            _ = Self.replay(record + bytes)
            _ = Self.replay(bytes)
        }
    }

    /// The longest event is shorter than what a reader accepts.
    @Test func `the longest details and measurements fit into a record`() throws {
        let details = SessionDetails(
            classType: CapturedText(utf8: Array(repeating: 65, count: 64)),
            note: CapturedText(utf8: Array(repeating: 65, count: 2000)))
        let measured = HeartRateMeasurement(
            beatsPerMinute: 300, kilojoules: 1, beatIntervals: Array(repeating: 1024, count: 253))
        for kind: CaptureEvent.Kind in [.details(valid(details)), .measured(measured)] {
            let event = CaptureEvent(kind, at: .after(0))
            #expect(event.bytes.count <= CaptureLog.longestEvent)
            var reader = CaptureLogReader()
            reader.append(CaptureLog.record(event)[...])
            #expect(reader.next() == event)
        }
    }
}
