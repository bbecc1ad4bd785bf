import Measures
import Testing
import Training

@testable import ActivityFiles

struct WriteFITTests {
    /// 2026-11-20T18:30:00Z.
    static let start = Moment(secondsSince1970: 1_795_199_400)

    static func moment(_ seconds: Double) -> Moment { start + seconds }

    static func rates(_ pairs: [(Double, Int)]) -> [FITSession.HeartRateSample] {
        pairs.map { FITSession.HeartRateSample(time: moment($0.0), beatsPerMinute: $0.1) }
    }

    static func beats(_ pairs: [(Double, Int)]) -> [FITSession.BeatInterval] {
        pairs.map { FITSession.BeatInterval(time: moment($0.0), milliseconds: $0.1) }
    }

    static func pauses(_ pairs: [(Double, Double)]) -> [FITSession.Pause] {
        pairs.map { FITSession.Pause(start: moment($0.0), end: moment($0.1)) }
    }

    /// Writes a session and reads it again, which must give one recording without findings.
    static func read(_ session: FITSession) throws -> Recording {
        let bytes = try writeFIT(session)
        let reading = try readFIT(bytes.span)
        #expect(reading.findings == [])
        #expect(reading.verdict == .accepted)
        #expect(reading.recordings.count == 1)
        #expect(reading.samples.isEmpty && reading.totals.isEmpty)
        return try #require(reading.recordings.first)
    }

    /// Returns the messages of a written session, in order.
    static func messages(_ session: FITSession) throws -> [FITMessage] {
        var messages: [FITMessage] = []
        let bytes = try writeFIT(session)
        try visitFIT(bytes.span) { message in
            messages.append(message)
            return true
        }
        return messages
    }

    @Test func `every value of a session is read again`() throws {
        let session = FITSession(
            start: Self.start, end: Self.moment(3600), offset: LocalOffset(secondsAheadOfUTC: 28_800), sport: .yoga,
            heartRates: Self.rates([(0, 90), (1, 91), (10, 110), (3600, 150)]),
            beats: Self.beats([(1, 660), (1, 655), (10, 540)]), pauses: Self.pauses([(600, 900), (1200, 1260)]),
            activeEnergy: Energy(kilocalories: 412), softwareVersion: 7)
        let recording = try Self.read(session)
        #expect(recording.source == Source(name: "Hearth", origin: .fit))
        #expect(recording.sport == .yoga)
        #expect(recording.start == Self.start)
        #expect(recording.offset == LocalOffset(secondsAheadOfUTC: 28_800))
        #expect(recording.elapsed == 3600)
        #expect(recording.timer == 3240)
        #expect(recording.activeEnergy == Energy(kilocalories: 412))
        #expect(recording.pauses == [Pause(start: 600, end: 900), Pause(start: 1200, end: 1260)])
        #expect(recording.channel(.heartRate)?.seconds == [0, 1, 10, 3600])
        #expect(recording.channel(.heartRate)?.values == [90, 91, 110, 150])
        #expect(recording.channel(.beatInterval)?.values == [0.660, 0.655, 0.540])
        #expect(recording.meanHeartRate == HeartRate(beatsPerMinute: 110))
        #expect(recording.maximumHeartRate == HeartRate(beatsPerMinute: 150))
        #expect(
            recording.laps == [
                Lap(
                    start: 0, elapsed: 3600, timer: 3240, meanHeartRate: HeartRate(beatsPerMinute: 110),
                    maximumHeartRate: HeartRate(beatsPerMinute: 150))
            ])
        #expect(recording.points == 4)
    }

    @Test func `values that a session lacks are absent`() throws {
        let session = FITSession(start: Self.start, end: Self.moment(1800), sport: .other)
        let recording = try Self.read(session)
        #expect(recording.channels == [])
        #expect(recording.meanHeartRate == nil && recording.maximumHeartRate == nil)
        #expect(recording.activeEnergy == nil && recording.offset == nil && recording.distance == nil)
        #expect(recording.pauses == [] && recording.timer == 1800)
        let messages = try Self.messages(session)
        #expect(messages.map { $0.name } == ["file_id", "event", "event", "lap", "session", "activity"])
        let names = messages.flatMap { $0.fields.compactMap { $0.name } }
        for absent in ["avg_heart_rate", "min_heart_rate", "total_calories", "local_timestamp", "total_distance"] {
            #expect(!names.contains(absent))
        }
        // No field is defined without a value.
        #expect(messages.allSatisfy { $0.fields.allSatisfy { !$0.values.isEmpty } })
    }

    @Test func `equal sessions give equal bytes in any order of their samples`() throws {
        let pairs = (0..<500).map { (Double($0), 80 + $0 % 90) }
        let session = FITSession(
            start: Self.start, end: Self.moment(600), sport: .hotYoga, heartRates: Self.rates(pairs),
            beats: Self.beats(pairs.map { ($0.0, 60_000 / $0.1) }), pauses: Self.pauses([(10, 20), (40, 50)]))
        var other = session
        other.heartRates.reverse()
        other.beats.reverse()
        other.pauses.reverse()
        #expect(try writeFIT(session) == writeFIT(session))
        #expect(try writeFIT(session) == writeFIT(other))
    }

    @Test func `the newest of several samples in a second is written`() throws {
        let recording = try Self.read(
            FITSession(
                start: Self.start, end: Self.moment(3), sport: .yoga,
                heartRates: Self.rates([(1.9, 103), (1.1, 101), (1.5, 102), (2, 104), (2, 105)])))
        #expect(recording.channel(.heartRate)?.seconds == [1, 2])
        #expect(recording.channel(.heartRate)?.values == [103, 105])
    }

    @Test func `samples that a file cannot state are left out`() throws {
        let session = FITSession(
            start: Self.start, end: Self.moment(10), sport: .yoga,
            heartRates: Self.rates([
                (-1, 100), (0, 0), (1, -5), (2, 255), (3, 1), (4, 254), (5, 300), (.nan, 99), (.infinity, 98), (11, 97),
                (10.9, 96),
            ]),
            beats: Self.beats([(-1, 800), (1, 0), (2, -1), (3, 10_000), (4, 9_999), (5, 1), (6, .max), (.nan, 700), (12, 800)]),
            activeEnergy: Energy(kilocalories: 65_535))
        let recording = try Self.read(session)
        #expect(recording.channel(.heartRate)?.seconds == [3, 4, 10])
        #expect(recording.channel(.heartRate)?.values == [1, 254, 96])
        #expect(recording.channel(.beatInterval)?.values == [9.999, 0.001])
        #expect(recording.activeEnergy == nil)
        for energy in [-1, .nan, .infinity] as [Double] {
            var other = session
            other.activeEnergy = Energy(kilocalories: energy)
            #expect(try Self.read(other).activeEnergy == nil)
        }
        for seconds in [15 * 3600, -13 * 3600, .max, .min] {
            var other = session
            other.offset = LocalOffset(secondsAheadOfUTC: seconds)
            #expect(try Self.read(other).offset == nil)
        }
    }

    @Test func `a mean is rounded to the nearest whole heart rate`() throws {
        let recording = try Self.read(
            FITSession(start: Self.start, end: Self.moment(9), sport: .yoga, heartRates: Self.rates([(0, 100), (1, 101)])))
        #expect(recording.meanHeartRate == HeartRate(beatsPerMinute: 101))
    }

    @Test(arguments: Sport.allCases)
    func `every sport is read again as itself`(_ sport: Sport) throws {
        let session = FITSession(start: Self.start, end: Self.moment(60), sport: sport)
        #expect(try Self.read(session).sport == sport)
    }

    @Test func `a session without usable times is refused`() {
        let start = Self.start
        func error(_ start: Moment, _ end: Moment) -> FITWriteError? {
            do throws(FITWriteError) {
                _ = try writeFIT(FITSession(start: start, end: end, sport: .yoga))
                return nil
            } catch {
                return error
            }
        }
        let first = Moment(secondsSince1970: 631_065_600 + 268_435_456)
        let last = Moment(secondsSince1970: 631_065_600 + 4_294_967_294)
        #expect(error(first + -0.5, start) == .timeNotSupported)
        #expect(error(Moment(secondsSince1970: 0), start) == .timeNotSupported)
        #expect(error(start, last + 1) == .timeNotSupported)
        for odd in [.nan, .infinity, -.infinity, 1e300, -1e300] as [Double] {
            #expect(error(Moment(secondsSince1970: odd), start) == .timeNotSupported)
            #expect(error(start, Moment(secondsSince1970: odd)) == .timeNotSupported)
        }
        #expect(error(start, start + -0.1) == .endBeforeStart)
        #expect(error(start, start + 4_294_968) == .tooLong(limit: 4_294_967))
        #expect(error(start, start + 4_294_967) == nil)
        #expect(error(first, first) == nil)
        #expect(error(last, last) == nil)
    }
}
