import ActivityFiles
import Testing

@testable import Capture

/// The bytes of `Sources/LiveModule/README.md`.
struct LiveSessionTests {
    private static func number(_ bytes: [UInt8], _ offset: Int) -> Double {
        var pattern: UInt64 = 0
        for index in (0..<8).reversed() { pattern = pattern << 8 | UInt64(bytes[offset + index]) }
        return Double(bitPattern: pattern)
    }

    private static func live(_ events: [CaptureEvent]) -> (live: LiveSession, log: [UInt8]) {
        var live = LiveSession()
        var log: [UInt8] = []
        for event in events {
            let answer = live.handle(event.bytes[...])
            guard answer.count > 51, answer[48] == 1 else { continue }
            log += answer[51..<(51 + Int(answer[49]) + 256 * Int(answer[50]))]
        }
        return (live, log)
    }

    @Test func `the answer has the outcome, the phase, the figures and the effects at their places`() throws {
        var (live, _) = Self.live(Array(ExampleSession.events.prefix(10)))
        let answer = live.handle(CaptureEvent(.measured(.beat), at: .after(8.2)).bytes[...])
        #expect(Array(answer[0..<8]) == [0, 2, 0, 1, 2, 131, 131, 0])
        #expect(Self.number(answer, 8) == 8000 && Self.number(answer, 16) == 8000)
        #expect(Self.number(answer, 24) > 100 && Self.number(answer, 32) > 0)
        #expect(Array(answer[40..<49]) == [0, 0, 0, 0, 1, 0, 0, 0, 1])
        let record = CaptureLog.record(CaptureEvent(.measured(.beat), at: .after(8.2)))
        #expect(Array(answer[49...]) == [UInt8(record.count), 0] + record)
    }

    @Test func `effects have the documented bytes`() {
        var live = LiveSession()
        let start = live.handle(CaptureEvent(.start(.example), at: .after(0)).bytes[...])
        #expect(start[44] == 2 && start.last == 2)
        let ready = live.handle(CaptureEvent(.ready, at: .after(0)).bytes[...])
        #expect(ready[44] == 6 && Array(ready.suffix(9)) == [3, 5, 1, 6, 4, 7, 1, 8, 1])
        let discard = live.handle(CaptureEvent(.discard, at: .after(1)).bytes[...])
        #expect(Array(discard.suffix(4)) == [4, 5, 0, 10])
    }

    @Test func `a missing figure is -1, 0 or 255, and a refusal has its number and no effects`() {
        var live = LiveSession()
        let answer = live.handle(CaptureEvent(.pause, at: .after(0)).bytes[...])
        #expect(Array(answer[0..<8]) == [1, 0, 0, 0, 255, 0, 0, 0])
        for offset in [8, 16, 24, 32] { #expect(Self.number(answer, offset) == -1) }
        #expect(answer.count == 48 && Array(answer[40...]) == Array(repeating: 0, count: 8))
        #expect(live.handle([])[0] == 16)
        #expect(live.session().isEmpty)
    }

    @Test func `a failed session states its reason`() {
        var (live, _) = Self.live(Array(ExampleSession.events.prefix(5)))
        let answer = live.handle(CaptureEvent(.failed(.storageFull), at: .after(9)).bytes[...])
        #expect(Array(answer[0..<3]) == [0, 6, 2])
    }

    @Test func `a replay goes on where the log ends, and states how far it is good`() {
        let (live, log) = Self.live(Array(ExampleSession.events.prefix(30)))
        var other = LiveSession()
        other.beginReplay()
        for byte in log.indices { other.replay(log[byte...byte]) }
        other.replay([1, 9])
        let result = other.endReplay()
        #expect(other.machine == live.machine)
        #expect(Int(result[44]) + 256 * Int(result[45]) == log.count && result[48] == 1)
        #expect(Self.number(result, 56) == live.machine.lastRecord.map { Double($0.milliseconds) })
        #expect(result.count == 64)
    }

    @Test func `the file and the session come from the log and the machine`() throws {
        var (live, log) = Self.live(ExampleSession.events)
        live.beginFile()
        live.readFile(log[...])
        var reader = CapturedSessionReader()
        reader.read(log[...])
        #expect(try live.endFile() == writeFIT(#require(reader.session).fit))
        live.beginFile()
        #expect(live.endFile().isEmpty)
        let session = live.session()
        #expect(Self.number(session, 0) == Double(CaptureTime.after(0.2).milliseconds))
        #expect(Self.number(session, 8) == Double(CaptureTime.after(90).milliseconds))
        #expect(Array(session[16..<19]) == [120, 0, 2])
        #expect(Array(session[19...]) == ExampleSession.details.bytes)
    }
}
