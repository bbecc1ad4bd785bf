import ActivityFiles
import Measures
import Testing
import Training

@testable import Capture

struct CapturedSessionTests {
    private static func example(chunk: Int = .max) throws -> CapturedSession {
        let log = try ExampleSession.log()
        var reader = CapturedSessionReader()
        for start in stride(from: 0, to: log.count, by: min(chunk, log.count)) {
            reader.read(log[start..<min(log.count, start + min(chunk, log.count))])
        }
        return try #require(reader.session)
    }

    @Test func `a log gives the session with its measurements while running, its pauses and its details`() throws {
        let session = try Self.example()
        #expect(session.start == .after(0.2) && session.end == .after(90))
        #expect(session.setup == .example && session.details == ExampleSession.details)
        #expect(
            session.pauses == [
                CapturedPause(start: .after(20.5), end: .after(30.5)), CapturedPause(start: .after(60), end: .after(75)),
                CapturedPause(start: .after(80), end: .after(85)),
            ])
        // 60 seconds without the ten of the pause, and one more after the interruption.
        #expect(session.heartRates.count == 51)
        #expect(session.heartRates.last == CapturedHeartRate(time: .after(76), beatsPerMinute: 131))
        #expect(session.beatIntervals.count == 102)
        #expect(session.figures.elapsed == 89_800 && session.figures.timer == 59_800)
    }

    @Test(arguments: [1, 3, 64, 1000]) func `chunks may end anywhere`(size: Int) throws {
        #expect(try Self.example(chunk: size) == Self.example())
    }

    @Test func `a log without an end has no session, and a discarded one has none`() throws {
        var reader = CapturedSessionReader()
        var machine = CaptureMachine()
        func read(_ kind: CaptureEvent.Kind, _ second: Double) throws {
            reader.read(try machine.handle(CaptureEvent(kind, at: .after(second))).records[...])
        }
        try read(.start(.example), 0)
        try read(.ready, 1)
        try read(.measured(.beat), 2)
        #expect(reader.session == nil)
        try read(.pause, 3)
        try read(.end, 5)
        #expect(reader.session?.pauses == [CapturedPause(start: .after(3), end: .after(5))])
        try read(.discard, 6)
        #expect(reader.session == nil)
        try read(.start(.unknown), 7)
        try read(.ready, 8)
        try read(.end, 9)
        #expect(reader.session?.heartRates.isEmpty == true)
    }

    @Test func `the session becomes a FIT file that reads as the same session`() throws {
        let session = try Self.example()
        let fit = session.fit
        #expect(fit.start == session.start.moment && fit.sport == .hotYoga && fit.offset?.secondsAheadOfUTC == 7200)
        #expect(fit.beats.first?.milliseconds == 600)  // 614/1024 s
        let bytes = try writeFIT(fit)
        let recording = try #require(try readFIT(bytes.span).recordings.first)
        #expect(recording.channel(.heartRate)?.values == session.heartRates.map { Double($0.beatsPerMinute) })
        #expect(recording.sport == .hotYoga)
    }

    @Test func `the class type that is chosen at the end decides the sport, and older details keep that of the start`() throws {
        func session(_ details: [SessionDetails]) throws -> CapturedSession {
            var machine = CaptureMachine()
            var reader = CapturedSessionReader()
            let end: [CaptureEvent.Kind] = [.start(.example), .ready, .measured(.beat), .end]
            for (second, kind) in (end + details.map { .details($0) }).enumerated() {
                reader.read(try machine.handle(CaptureEvent(kind, at: .after(Double(second)))).records[...])
            }
            return try #require(reader.session)
        }
        let (spin, silent) = (valid(SessionDetails(effort: 3, sport: .indoorCycling)), valid(SessionDetails(effort: 4)))
        #expect(try session([]).fit.sport == .hotYoga)
        #expect(try session([silent]).fit.sport == .hotYoga)
        #expect(try session([spin]).fit.sport == .indoorCycling)
        #expect(try session([spin, silent]).fit.sport == .hotYoga)
        #expect(spin.bytes.count == silent.bytes.count + 1)
        #expect(SessionDetails(sport: .running) == nil)
    }
}
