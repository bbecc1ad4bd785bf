import Measures
import Testing
import Training

@testable import Analysis

/// Sessions whose speed alternates although the athlete did no repetitions.
struct FalseRepetitionsTests {
    private typealias Steps = [(seconds: Int, level: Double)]

    private func isNothing(_ session: SteppedSession) -> Bool {
        workIntervals(of: session.recording) == .absent(.nothingFound)
    }

    /// The same session without altitude and heart rate, on level ground, and with a heart rate that follows the speed.
    private func variants(_ steps: Steps, seed: UInt64 = 1) -> [SteppedSession] {
        var session = SteppedSession(steps: steps, wobble: 0.03, seed: seed)
        let bare = session
        session.height = { _ in 10 }
        let level = session
        session.pulse = (60, 32)
        return [bare, level, session]
    }

    // MARK: Stops

    @Test(arguments: [15, 20, 30, 45, 60, 90])
    func `stops at lights each 500 m are no recoveries`(stop: Int) {
        let steps: Steps = (0..<14).flatMap { [(165 + $0 % 3, 3), (stop, 0)] }
        for session in variants(steps) { #expect(isNothing(session)) }
        // Slower kilometres at the beginning are no warm-up.
        for session in variants([(420, 2.75)] + steps) { #expect(isNothing(session)) }
    }

    @Test(arguments: [30, 60, 120])
    func `walking breaks at each kilometre are no recoveries`(walk: Int) {
        let steps: Steps = (0..<8).flatMap { _ in [(320, 3.1), (walk, 1.4)] }
        for session in variants(steps) { #expect(isNothing(session)) }
        for session in variants([(600, 3)] + steps) { #expect(isNothing(session)) }
    }

    @Test func `walking breaks are no recoveries either if the athlete ends a lap at each`() {
        let steps: Steps = (0..<8).flatMap { [(320 + 5 * ($0 % 3), 3.1), (60, 1.4)] }
        for var session in variants(steps) {
            session.laps = session.ends
            #expect(isNothing(session))
        }
    }

    @Test func `work between stops counts if the athlete ran clearly slower before it`() throws {
        func count(_ warmUp: Double) -> Int? {
            let steps: Steps = [(600, warmUp)] + (0..<8).flatMap { _ in [(88, 4.5), (90, 0)] } + [(500, warmUp)]
            return workIntervals(of: SteppedSession(steps: steps, height: { _ in 10 }).recording).value?.repetitions.count
        }
        #expect(count(2.8) == 8 && count(3.8) == 8 && count(4.2) == nil)
    }

    // MARK: Laps of devices

    /// Ends of laps of a length in metres, as the device measured it.
    private func ends(of session: SteppedSession, every metres: Double) -> [Int] {
        let distances = session.recording.channel(.distance)?.values ?? []
        var ends: [Int] = []
        for (second, distance) in distances.enumerated() where distance >= metres * Double(ends.count + 1) {
            ends.append(second)
        }
        return ends + [distances.count]
    }

    @Test(arguments: [[259, 275, 270, 262, 261], [259, 275, 270, 262, 261, 255, 240], [250, 280, 250, 280, 250, 280, 250]])
    func `kilometre laps of an ordinary run are no repetitions`(times: [Int]) {
        let steps: Steps = times.map { ($0, 1000 / Double($0)) }
        for var session in variants(steps) {
            session.laps = session.ends
            #expect(isNothing(session))
        }
    }

    @Test(arguments: [400.0, 500, 1000, 1609.344])
    func `laps that a device makes each kilometre or mile of a steady run are no repetitions`(metres: Double) {
        let steady: Steps = [(3600, 2.9)]
        let walking: Steps = (0..<9).flatMap { _ in [(310, 3), (60, 1.2)] }
        for steps in [steady, walking] {
            for var session in variants(steps) {
                session.laps = ends(of: session, every: metres)
                #expect(isNothing(session))
            }
        }
    }

    @Test func `laps of a device have one distance or one duration, except for the last`() throws {
        let steps: Steps = [(300, 3), (300, 4), (300, 3), (300, 4), (300, 3), (300, 4), (100, 3)]
        let session = SteppedSession(steps: steps, height: { _ in 10 })
        let recording = session.recording
        let effort = try #require(SessionEffort(of: recording, SessionTrack(of: recording), by: .speed))
        func laps(_ ends: [Int]) -> [Lap] {
            zip([0] + ends, ends).map { Lap(start: Double($0), elapsed: Double($1 - $0)) }
        }
        #expect(effort.periods(of: laps([300, 600, 900, 1200, 1500, 1800, 1900])).isEmpty)
        #expect(effort.periods(of: laps([300, 600, 900, 1205, 1500, 1800, 1900])).count == 7)
        #expect(effort.periods(of: laps([300, 1900])).isEmpty)
        // More than 400 laps are made by a device.
        #expect(effort.periods(of: laps((1...401).map { 4 * $0 + $0 % 3 })).isEmpty)
    }

    // MARK: Hills, fartlek and progression

    @Test(arguments: [(60, 45), (120, 90), (182, 125), (300, 240), (600, 420)])
    func `hills are no repetitions, although neither altitude nor heart rate shows them`(hill: (up: Int, down: Int)) {
        let loops: Steps = (0..<8).flatMap { _ in [(hill.up, 2.2), (hill.down, 3.2)] }
        for steps in [loops, [(700, 2.75)] + loops + [(500, 2.7)]] {
            #expect(isNothing(SteppedSession(steps: steps, wobble: 0.03)))
        }
        // A heart rate that is highest uphill shows them too.
        var session = SteppedSession(steps: loops, wobble: 0.03)
        session.pulse = (180, -12)
        #expect(hill.down < 60 || isNothing(session))
    }

    @Test func `few random fartleks have parts that are equal by chance`() {
        var found = 0
        for seed in 1...60 as ClosedRange<UInt64> {
            var random = Dice(seed: seed)
            var steps: Steps = [(600, 2.8)]
            for _ in 0..<10 {
                steps.append((random.between(20, 240), 0.01 * Double(random.between(340, 460))))
                steps.append((random.between(30, 180), 0.01 * Double(random.between(220, 290))))
            }
            found += variants(steps + [(600, 2.7)], seed: seed).count { !isNothing($0) }
        }
        #expect(found <= 3, "\(found) of 180")
    }

    @Test(arguments: [0.06, 0.1, 0.15, 0.2, 0.3])
    func `a progressive run has no repetitions, with or without stops`(step: Double) {
        for pause: Steps in [[], [(50, 0)], [(60, 1.4)]] {
            let steps: Steps = (0..<8).flatMap { [(300, 2.5 + step * Double($0))] + pause }
            for session in variants(steps) { #expect(isNothing(session), "\(pause)") }
        }
    }

    @Test func `parts that get faster by more than 15 % are a progressive run`() {
        func count(_ step: Double) -> Int? {
            let steps: Steps = [(600, 2.4)] + (0..<5).flatMap { [(240, 3.2 + step * Double($0)), (60, 2.3)] }
            return workIntervals(of: SteppedSession(steps: steps, height: { _ in 10 }).recording).value?.repetitions.count
        }
        #expect(count(0) == 5 && count(0.08) == 5 && count(0.17) == nil)
    }

    // MARK: Long sessions

    @Test func `runs above four hours and rides above eight have none, with laps or without`() {
        /// 60 loops of 783 m at most, with a drink after each.
        func loops(_ seconds: Int) -> SteppedSession {
            let steps: Steps = (0..<60).flatMap { [(seconds - 30 + $0 % 4, 3), (30, 1.2)] }
            return SteppedSession(steps: [(900, 2.8)] + steps)
        }
        for seconds in [180, 262, 291] {
            var session = loops(seconds)
            #expect(workIntervals(of: session.recording).value == nil)
            session.laps = session.ends
            #expect(workIntervals(of: session.recording).value == nil)
        }
        let work: Steps = (0..<4).flatMap { _ in [(600, 260), (300, 120)] }
        var run = SteppedSession(steps: [(10_700, 2.7)] + work.map { ($0.seconds, $0.level / 60) })
        #expect(workIntervals(of: run.recording).value?.repetitions.count == 4)
        run.steps[0].seconds = 10_900
        #expect(workIntervals(of: run.recording) == .absent(.outOfRange))
        var ride = SteppedSession(steps: [(20_000, 140)] + work, sport: .cycling)
        #expect(workIntervals(of: ride.recording).value?.repetitions.count == 4)
        ride.steps[0].seconds = 28_000
        #expect(workIntervals(of: ride.recording) == .absent(.outOfRange))
    }
}

/// Pseudo-random whole numbers.
struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 7919 &+ 13 }

    mutating func between(_ least: Int, _ most: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return least + Int(state >> 33) % (most - least + 1)
    }
}
