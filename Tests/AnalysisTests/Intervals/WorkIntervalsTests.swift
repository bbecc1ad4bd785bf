import Measures
import Testing
import Training

@testable import Analysis

struct WorkIntervalsTests {
    private func find(_ session: SteppedSession) -> WorkIntervals? { workIntervals(of: session.recording).value }

    private func isNothing(_ session: SteppedSession) -> Bool {
        workIntervals(of: session.recording) == .absent(.nothingFound)
    }

    @Test func `five times three minutes are found with their pace, distance and recovery`() throws {
        let found = try #require(find(.repetitions(5, of: 180, at: 4, recovery: 120, at: 2.2)))
        #expect(found.origin == .samples && found.basis == .speed && found.sets.count == 1)
        #expect(found.sets.first == .init(repetitions: 0..<5, length: .seconds(180)))
        for (index, repetition) in found.repetitions.enumerated() {
            #expect(abs(repetition.start - (600 + 300 * Double(index))) <= 2, "\(repetition)")
            #expect(abs(repetition.seconds - 180) <= 3 && abs(repetition.end - repetition.start - 180) <= 3)
            #expect(abs(try #require(repetition.speed) - 4) < 0.05 && repetition.heartRate == nil && repetition.power == nil)
            if index < 4 { #expect(abs(try #require(repetition.recovery) - 120) <= 3) }
        }
        #expect(found.repetitions.last?.recovery == nil)
        #expect(abs(try #require(found.trend)) < 1)
    }

    @Test func `repetitions of one distance are named by it, and those that slow down have a falling trend`() throws {
        // 1000 m each, 2 % slower from one to the next.
        var steps: [(seconds: Int, level: Double)] = [(900, 2.8)]
        for index in 0..<5 {
            steps += [(Int(1000 / (4.5 * (1 - 0.02 * Double(index))) + 0.5), 4.5 * (1 - 0.02 * Double(index))), (90, 2)]
        }
        let found = try #require(find(SteppedSession(steps: steps + [(600, 2.6)])))
        #expect(found.sets.map { $0.length } == [.metres(1000)] && found.repetitions.count == 5)
        #expect(abs(try #require(found.trend) + 8) < 1)
    }

    @Test func `the trend needs a change of 1 %, a common direction and little scatter`() throws {
        #expect(WorkIntervals.trend([4]) == nil && WorkIntervals.trend([4, nil, 4.1]) == nil)
        #expect(abs(try #require(WorkIntervals.trend([4, 4.03, 4.06, 4.09, 4.12])) - 3) < 1e-9)
        #expect(abs(try #require(WorkIntervals.trend([4, 4.01, 4, 4.01, 4]))) < 1)
        // Level, but the values are more than 3 % apart.
        #expect(WorkIntervals.trend([4, 4.2, 4, 3.9, 4]) == nil)
        // The last is no faster than the first.
        #expect(WorkIntervals.trend([4, 3.8, 3.9, 4, 4.1, 4]) == nil)
        // The line rises by 2 %, the values lie 3 % beside it.
        #expect(WorkIntervals.trend([4, 4.25, 3.85, 4.3, 3.95, 4.2]) == nil)
    }

    @Test func `laps decide to the second where they mark the repetitions`() throws {
        var session = SteppedSession.repetitions(6, of: 90, at: 4.4, recovery: 60, at: 2.4)
        var ends = [600]
        for index in 0..<6 { ends += [600 + 150 * index + 90] + (index < 5 ? [600 + 150 * (index + 1)] : []) }
        session.laps = ends + [ends[ends.count - 1] + 600]
        let found = try #require(find(session))
        #expect(found.origin == .laps && found.sets.map { $0.length } == [.seconds(90)])
        #expect(found.repetitions.map { $0.start } == (0..<6).map { 600 + 150 * Double($0) })
        #expect(found.repetitions.allSatisfy { $0.seconds == 90 })
    }

    @Test func `a kilometre lap of the device does not hide repetitions`() throws {
        var session = SteppedSession.repetitions(5, of: 180, at: 4, recovery: 120, at: 2.2)
        session.laps = stride(from: 350, through: 2500, by: 350).map { $0 }
        #expect(try #require(find(session)).origin == .samples)
    }

    @Test func `two long repetitions count where laps mark them, and not without laps`() throws {
        var session = SteppedSession.repetitions(2, of: 900, at: 3.8, recovery: 180, at: 2.4)
        #expect(isNothing(session))
        session.laps = [600, 1500, 1680, 2580, 3180]
        let found = try #require(find(session))
        #expect(found.sets == [.init(repetitions: 0..<2, length: .seconds(900))], "\(found)")
    }

    @Test func `standing recoveries count between equal repetitions only`() throws {
        func session(_ lengths: [Int]) -> SteppedSession {
            SteppedSession(steps: [(600, 2.8)] + lengths.flatMap { [($0, 4.2), (75, 0)] } + [(600, 2.6)])
        }
        #expect(find(session([120, 120, 120, 120, 120]))?.repetitions.count == 5)
        // As between traffic lights.
        #expect(isNothing(session([150, 121, 176, 133, 160])))
    }

    @Test func `traffic lights on a steady run are no repetitions`() {
        var steps: [(seconds: Int, level: Double)] = []
        for seconds in [412, 380, 395, 455, 360, 402] { steps += [(seconds, 3), (45, 0)] }
        #expect(isNothing(SteppedSession(steps: steps, wobble: 0.03)))
    }

    @Test func `a stop of the watch within a repetition is not part of it`() throws {
        let steps: [(seconds: Int, level: Double)] = [
            (600, 2.7), (180, 4), (120, 2.2), (80, 4), (40, 0), (100, 4), (120, 2.2), (180, 4), (120, 2.2), (180, 4),
            (600, 2.6),
        ]
        var recording = SteppedSession(steps: steps).recording
        recording.pauses = [Pause(start: 980, end: 1020)]
        let found = try #require(workIntervals(of: recording).value)
        #expect(found.repetitions.count == 4)
        #expect(
            abs(found.repetitions[1].seconds - 180) <= 4
                && abs(found.repetitions[1].end - found.repetitions[1].start - 220) <= 4)
    }

    @Test func `hills are no repetitions, although the speed alternates`() {
        /// Up and down every 400 m; the level effort gives 2.2 m/s uphill and 3.2 downhill.
        let hill = { (metres: Double) in
            let place = metres.truncatingRemainder(dividingBy: 800)
            return 24 - abs(place - 400) * 0.06
        }
        var steps: [(seconds: Int, level: Double)] = []
        for _ in 0..<8 { steps += [(182, 2.2), (125, 3.2)] }
        #expect(isNothing(SteppedSession(steps: steps, height: hill)))
        // The same speeds on level ground are.
        #expect(find(SteppedSession(steps: steps, height: { _ in 10 }))?.repetitions.count ?? 0 >= 7)
    }

    @Test func `a heart rate that does not fall in the slow parts shows that they were no recovery`() {
        var session = SteppedSession.repetitions(5, of: 180, at: 4, recovery: 120, at: 2.2)
        session.pulse = (60, 30)
        #expect(find(session)?.repetitions.count == 5)
        session.pulse = (150, 0)
        #expect(isNothing(session))
    }

    @Test func `progression runs, tempo runs, ladders and fartlek have none`() {
        #expect(isNothing(SteppedSession(steps: (0..<6).map { (600, 2.5 + 0.3 * Double($0)) })))
        #expect(isNothing(SteppedSession(steps: [(900, 2.7), (1200, 3.9), (600, 2.5)])))
        #expect(
            isNothing(
                SteppedSession(steps: [(600, 2.7), (60, 4), (60, 2), (120, 4), (60, 2), (180, 4), (60, 2), (300, 4), (600, 2.6)]
                ))
        )
        let parts = [45, 130, 70, 200, 95, 30, 160]
        #expect(isNothing(SteppedSession(steps: [(600, 2.7)] + parts.flatMap { [($0, 4), (80, 2.4)] } + [(600, 2.6)])))
    }

    @Test func `a walk at two speeds, a race with drink stops and another sport have none`() {
        #expect(isNothing(.repetitions(5, of: 180, at: 1.8, recovery: 120, at: 1)))
        #expect(isNothing(SteppedSession(steps: (0..<4).flatMap { _ in [(1500, 3.4), (20, 1.2)] })))
        var walk = SteppedSession.repetitions(5, of: 180, at: 4, recovery: 120, at: 2.2)
        walk.sport = .walking
        #expect(workIntervals(of: walk.recording) == .absent(.outOfRange))
    }

    @Test func `a ride is judged by its power`() throws {
        var ride = SteppedSession(
            steps: [(600, 140)] + (0..<4).flatMap { _ in [(240, 290), (180, 120)] } + [(600, 130)], sport: .cycling,
            wobble: 0.08)
        let found = try #require(find(ride))
        #expect(found.basis == .power && found.sets.map { $0.length } == [.seconds(240)])
        #expect(found.repetitions.allSatisfy { abs(($0.power ?? 0) - 290) < 30 })
        ride.steps = [(3600, 200)]
        #expect(isNothing(ride))
    }

    @Test func `without distance the laps and the heart rate decide`() throws {
        var session = SteppedSession.repetitions(5, of: 180, at: 4, recovery: 120, at: 1.5)
        session.pulse = (60, 28)
        session.laps = [600, 780, 900, 1080, 1200, 1380, 1500, 1680, 1800, 1980, 2580]
        var recording = session.recording
        recording.channels.removeAll { $0.kind == .distance }
        recording.distance = nil
        let found = try #require(workIntervals(of: recording).value)
        #expect(found.basis == .heartRate && found.repetitions.count == 5 && found.trend == nil)
        #expect(found.repetitions.allSatisfy { $0.speed == nil && $0.metres == nil })
        recording.laps = []
        #expect(workIntervals(of: recording) == .absent(.noData))
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `a steady run or ride gives nothing, however it fluctuates`(seed: UInt64) {
        let wobble = 0.02 + 0.003 * Double(seed % 20)
        #expect(isNothing(SteppedSession(steps: [(2400 + 60 * Int(seed), 2.9)], wobble: wobble, seed: seed)))
        #expect(isNothing(SteppedSession(steps: [(3600, 190)], sport: .cycling, wobble: 4 * wobble, seed: seed)))
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `repetitions are found through noise, and no value is NaN`(seed: UInt64) throws {
        var session = SteppedSession.repetitions(4 + Int(seed % 5), of: 90 + 15 * Int(seed), at: 4.1, recovery: 90, at: 2.3)
        session.wobble = 0.04
        session.seed = seed
        let found = try #require(find(session))
        #expect(found.repetitions.count == 4 + Int(seed % 5))
        for repetition in found.repetitions {
            #expect(repetition.seconds.isFinite && (repetition.speed ?? 0).isFinite && repetition.start >= 0)
        }
    }

    @Test func `damaged laps and times neither trap nor count`() {
        var recording = SteppedSession.repetitions(5, of: 180, at: 4, recovery: 120, at: 2.2).recording
        recording.laps = [
            Lap(start: -.infinity, elapsed: .nan), Lap(start: .nan, elapsed: 5), Lap(start: 1e300, elapsed: 1e300),
            Lap(start: 100, elapsed: -50), Lap(start: 100, elapsed: .infinity),
        ]
        recording.pauses = [Pause(start: .nan, end: 10), Pause(start: 50, end: .infinity), Pause(start: 90, end: 20)]
        _ = workIntervals(of: recording)
        recording.pauses = []
        #expect(workIntervals(of: recording).value?.repetitions.count == 5)
        recording.channels = []
        #expect(workIntervals(of: recording) == .absent(.noData))
    }
}
