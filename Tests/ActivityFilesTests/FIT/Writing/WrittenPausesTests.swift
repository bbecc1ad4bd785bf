import Measures
import Testing
import Training

@testable import ActivityFiles

/// Pauses, gaps and lengths of written sessions.
struct WrittenPausesTests {
    private static func session(_ seconds: Double, pauses: [(Double, Double)]) -> FITSession {
        FITSession(
            start: WriteFITTests.start, end: WriteFITTests.moment(seconds), sport: .yoga,
            heartRates: WriteFITTests.rates([(0, 100), (5, 110), (10, 120)]), pauses: WriteFITTests.pauses(pauses))
    }

    @Test func `a pause may last until the end`() throws {
        let recording = try WriteFITTests.read(Self.session(60, pauses: [(20, 60)]))
        #expect(recording.pauses == [Pause(start: 20, end: 60)])
        #expect(recording.elapsed == 60 && recording.timer == 20)
    }

    @Test func `a session may consist of a pause`() throws {
        let recording = try WriteFITTests.read(Self.session(60, pauses: [(0, 60)]))
        #expect(recording.pauses == [Pause(start: 0, end: 60)])
        #expect(recording.elapsed == 60 && recording.timer == 0)
    }

    @Test func `pauses that touch or overlap become one`() throws {
        let recording = try WriteFITTests.read(Self.session(60, pauses: [(20, 30), (30, 40), (35, 45), (50, 50.5)]))
        #expect(recording.pauses == [Pause(start: 20, end: 45)])
        #expect(recording.timer == 35)
    }

    @Test func `pauses are limited to the session`() throws {
        let odd: [(Double, Double)] = [
            (-100, 5), (40, 1e300), (20, 10), (.nan, 30), (30, .nan), (-.infinity, -50), (-1e300, -10),
        ]
        let recording = try WriteFITTests.read(Self.session(60, pauses: odd))
        #expect(recording.pauses == [Pause(start: 0, end: 5), Pause(start: 40, end: 60)])
        #expect(recording.timer == 35)
    }

    @Test func `samples in a pause are kept`() throws {
        let recording = try WriteFITTests.read(Self.session(60, pauses: [(4, 8), (10, 12)]))
        #expect(recording.channel(.heartRate)?.seconds == [0, 5, 10])
        #expect(recording.pauses == [Pause(start: 4, end: 8), Pause(start: 10, end: 12)])
    }

    @Test func `in one second the timer starts before a record and stops after it`() throws {
        var session = Self.session(20, pauses: [(5, 10)])
        session.beats = WriteFITTests.beats([(5, 800)])
        let names = try WriteFITTests.messages(session).compactMap { $0.name }.filter { ["event", "record", "hrv"].contains($0) }
        #expect(names == ["event", "record", "record", "hrv", "event", "event", "record", "event"])
    }

    @Test func `a session of one second and one of none are written`() throws {
        for seconds in [0, 1] as [Double] {
            let recording = try WriteFITTests.read(
                FITSession(
                    start: WriteFITTests.start, end: WriteFITTests.moment(seconds), sport: .yoga,
                    heartRates: WriteFITTests.rates([(0, 100), (1, 101)])))
            #expect(recording.elapsed == seconds && recording.timer == seconds)
            #expect(recording.channel(.heartRate)?.values.count == Int(seconds) + 1)
        }
    }

    @Test func `beats without a heart rate in their second have a record of their own`() throws {
        let recording = try WriteFITTests.read(
            FITSession(
                start: WriteFITTests.start, end: WriteFITTests.moment(300), sport: .yoga,
                heartRates: WriteFITTests.rates([(0, 75)]), beats: WriteFITTests.beats([(0, 800), (200, 810), (200, 820)])))
        #expect(recording.channel(.heartRate)?.seconds == [0])
        #expect(recording.channel(.beatInterval)?.values == [0.8, 0.81, 0.82])
        let seconds = try #require(recording.channel(.beatInterval)?.seconds)
        #expect(zip(seconds, [0, 200, 200]).allSatisfy { abs($0 - $1) <= 2 })
    }

    @Test func `a gap of the strap stays a gap`() throws {
        let present = Array(0..<600) + Array(900..<1200)
        let recording = try WriteFITTests.read(
            FITSession(
                start: WriteFITTests.start, end: WriteFITTests.moment(1200), sport: .yoga,
                heartRates: WriteFITTests.rates(present.map { (Double($0), 120) }),
                beats: WriteFITTests.beats(present.flatMap { [(Double($0), 500), (Double($0), 500)] })))
        #expect(recording.channel(.heartRate)?.seconds == present.map { Double($0) })
        let beats = try #require(recording.channel(.beatInterval))
        #expect(beats.values.count == 1800)
        #expect(!beats.seconds.contains { $0 > 605 && $0 < 899 })
    }

    @Test(.timeLimit(.minutes(20)), arguments: [43_200, 100_000])
    func `twelve hours and a hundred thousand samples are written`(seconds: Int) throws {
        let session = FITSession(
            start: WriteFITTests.start, end: WriteFITTests.moment(Double(seconds)), sport: .other,
            heartRates: WriteFITTests.rates((0..<seconds).map { (Double($0), 60 + $0 % 120) }),
            beats: WriteFITTests.beats((0..<seconds).map { (Double($0), 400 + $0 % 500) }))
        let recording = try WriteFITTests.read(session)
        #expect(recording.elapsed == Double(seconds))
        #expect(recording.channel(.heartRate)?.values == (0..<seconds).map { Double(60 + $0 % 120) })
        #expect(recording.channel(.beatInterval)?.values == (0..<seconds).map { Double(400 + $0 % 500) / 1000 })
    }
}
