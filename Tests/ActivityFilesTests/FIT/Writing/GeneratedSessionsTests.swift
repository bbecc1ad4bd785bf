import Measures
import Testing
import Training

@testable import ActivityFiles

/// Generated sessions are written and read again. The seed is the argument of the test.
struct GeneratedSessionsTests {
    @Test(arguments: 1...400)
    func `a generated session is read as it was written`(seed: Int) throws {
        var generator = SessionGenerator(seed: UInt64(seed))
        let session = generator.session()
        let recording = try WriteFITTests.read(session)
        let length = Int((session.end - session.start).rounded())
        #expect(recording.start == session.start)
        #expect(recording.offset == session.offset)
        #expect(recording.sport == session.sport)
        #expect(recording.elapsed == Double(length))
        #expect(recording.activeEnergy == session.activeEnergy)

        // A second has one heart rate, the newest; the generator puts the array in order of time.
        var rates: [Int: Int] = [:]
        for sample in session.heartRates { rates[Int((sample.time - session.start).rounded(.down))] = sample.beatsPerMinute }
        let seconds = rates.keys.sorted()
        #expect(recording.channel(.heartRate)?.seconds ?? [] == seconds.map { Double($0) })
        #expect(recording.channel(.heartRate)?.values ?? [] == seconds.map { Double(rates[$0] ?? 0) })
        let mean = Double(rates.values.reduce(0, +)) / Double(max(1, rates.count))
        #expect(recording.meanHeartRate.map { abs($0.beatsPerMinute - mean) <= 0.5 } ?? rates.isEmpty)
        #expect(recording.maximumHeartRate?.beatsPerMinute == rates.values.max().map { Double($0) })

        let beats = recording.channel(.beatInterval)
        #expect(beats?.values ?? [] == session.beats.map { Double($0.milliseconds) / 1000 })

        // Seconds with a stopped timer, one by one.
        var stopped = Set<Int>()
        for pause in session.pauses {
            let from = Int((pause.start - session.start).rounded(.down))
            let to = Int((pause.end - session.start).rounded(.down))
            for second in max(0, from)..<max(0, from, min(to, length)) { stopped.insert(second) }
        }
        var read = Set<Int>()
        for pause in recording.pauses { for second in Int(pause.start)..<Int(pause.end) { read.insert(second) } }
        #expect(read == stopped)
        #expect(recording.timer == Double(length - stopped.count))
    }
}

/// Sessions with strap drops, several samples in a second, beats, and pauses that may overlap.
struct SessionGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64.
    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    private mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    mutating func session() -> FITSession {
        let start = Moment(secondsSince1970: Double(1_000_000_000 + below(1_500_000_000)))
        let length = [1, 60, 600, 5400][below(4)] + below(600)
        let sports = Sport.allCases
        var session = FITSession(start: start, end: start + Double(length), sport: sports[below(sports.count)])
        if chance(70) { session.offset = LocalOffset(secondsAheadOfUTC: (below(105) - 48) * 900) }
        if chance(70) { session.activeEnergy = Energy(kilocalories: Double(below(2000))) }
        if chance(50) { session.softwareVersion = UInt16(below(65_535)) }
        let drop = below(length + 1)
        let back = chance(50) ? drop + below(length) : drop
        let hasRates = chance(90)
        let hasBeats = chance(60)
        var rate = 60 + below(60)
        for second in 0..<length where second < drop || second >= back {
            // The reader refuses summaries outside of `HeartRate.ofSummaries`.
            rate = min(240, max(30, rate + below(7) - 3))
            if hasRates, chance(95) {
                session.heartRates.append(.init(time: start + Double(second) + Double(below(9)) / 10, beatsPerMinute: rate))
                if chance(5) {
                    session.heartRates.append(.init(time: start + Double(second) + 0.95, beatsPerMinute: rate + 1))
                }
            }
            if hasBeats {
                for _ in 0..<below(chance(5) ? 9 : 4) {
                    session.beats.append(.init(time: start + Double(second) + 0.5, milliseconds: 250 + below(1500)))
                }
            }
        }
        for _ in 0..<below(5) {
            let from = Double(below(10 * length)) / 10
            session.pauses.append(.init(start: start + from, end: start + from + Double(below(2000)) / 10))
        }
        return session
    }
}
