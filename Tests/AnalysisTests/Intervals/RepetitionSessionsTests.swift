import ActivityFiles
import Measures
import Testing
import Training

@testable import Analysis

/// Sessions that a coach would call repetitions.
struct RepetitionSessionsTests {
    typealias Steps = [(seconds: Int, level: Double)]

    struct Session: Sendable, CustomTestStringConvertible {
        var name: String
        var count: Int
        var steps: Steps
        var testDescription: String { name }

        init(_ name: String, _ count: Int, _ steps: Steps) { (self.name, self.count, self.steps) = (name, count, steps) }
    }

    static let sessions: [Session] = [
        Session("5 × 3 min", 5, (0..<5).flatMap { _ in [(180, 4), (120, 2.3)] }),
        Session("8 × 400 m, standing", 8, (0..<8).flatMap { [(88 + $0 % 3, 4.5), (90, 0)] }),
        Session("8 × 400 m, walking", 8, (0..<8).flatMap { [(88 + $0 % 3, 4.5), (90 + 4 * ($0 % 2), 1.3)] }),
        Session("10 × 1 min on, 1 min off", 10, (0..<10).flatMap { _ in [(60, 4.2), (60, 2.5)] }),
        Session("3 × 10 min threshold", 3, (0..<3).flatMap { _ in [(600, 3.7), (120, 2.4)] }),
        Session("20 × 30 s", 20, (0..<20).flatMap { _ in [(30, 4.6), (30, 2.4)] }),
        Session("pyramid", 7, [1, 2, 3, 4, 3, 2, 1].flatMap { [(60 * $0, 4.1), (90, 2.3)] }),
        Session("pyramid with proportional recoveries", 7, [1, 2, 3, 4, 3, 2, 1].flatMap { [(60 * $0, 4.1), (30 * $0, 2.3)] }),
    ]

    private func session(_ steps: Steps, seed: UInt64 = 1) -> SteppedSession {
        SteppedSession(steps: [(660, 2.8)] + steps + [(500, 2.6)], wobble: 0.03, seed: seed)
    }

    private func count(_ session: SteppedSession) -> Int? {
        workIntervals(of: session.recording).value?.repetitions.count
    }

    @Test(arguments: sessions)
    func `repetitions are found without laps, whether altitude and heart rate are known or not`(_ given: Session) {
        for seed in 1...5 as ClosedRange<UInt64> {
            var session = session(given.steps, seed: seed)
            #expect(count(session) == given.count, "seed \(seed)")
            session.height = { _ in 10 }
            #expect(count(session) == given.count, "seed \(seed), with altitude")
            session.pulse = (60, 32)
            #expect(count(session) == given.count, "seed \(seed), with heart rate")
        }
    }

    @Test(arguments: sessions)
    func `repetitions are found by laps`(_ given: Session) throws {
        var session = session(given.steps)
        session.laps = session.ends
        let found = try #require(workIntervals(of: session.recording).value)
        #expect(found.origin == .laps && found.repetitions.count == given.count)
    }

    @Test(arguments: sessions)
    func `a longer warm-up or a faster athlete does not change the number`(_ given: Session) {
        for warmUp in [660, 700, 1013, 1800] {
            var session = session(given.steps)
            session.steps[0].seconds = warmUp
            #expect(count(session) == given.count, "warm-up of \(warmUp) s")
        }
        for factor in [0.95, 1.05, 1.2] {
            var session = session(given.steps)
            session.steps = session.steps.map { ($0.seconds, factor * $0.level) }
            #expect(count(session) == given.count, "\(factor) times as fast")
        }
    }

    @Test(arguments: sessions)
    func `a longer time scale does not change the number`(_ given: Session) {
        for factor in [1.1, 1.25, 1.5] {
            var session = session(given.steps)
            session.steps = session.steps.map { (Int(factor * Double($0.seconds)), $0.level) }
            #expect(count(session) == given.count, "\(factor) times as long")
        }
    }

    @Test(arguments: sessions)
    func `the result is the same each time, and all of its numbers are finite`(_ given: Session) throws {
        let recording = session(given.steps).recording
        let found = try #require(workIntervals(of: recording).value)
        #expect(workIntervals(of: recording) == .known(found))
        for repetition in found.repetitions {
            let values = [
                repetition.start, repetition.seconds, repetition.end, repetition.metres ?? 0, repetition.speed ?? 0,
                repetition.recovery ?? 0, found.trend ?? 0,
            ]
            #expect(values.allSatisfy { $0.isFinite && $0 >= -100 })
            #expect(repetition.end > repetition.start && repetition.seconds > 0)
        }
        #expect(found.sets.flatMap { Array($0.repetitions) } == Array(found.repetitions.indices))
    }

    @Test func `a pyramid names each repetition, and has no trend`() throws {
        let lengths = [1, 2, 3, 4, 3, 2, 1]
        let found = try #require(workIntervals(of: session(lengths.flatMap { [(60 * $0, 4.1), (90, 2.3)] }).recording).value)
        #expect(found.sets.map { $0.length } == lengths.map { .seconds(60 * Double($0)) })
        #expect(found.sets.map { $0.repetitions } == (0..<7).map { $0..<($0 + 1) } && found.trend == nil)
        // 400, 800, 1200, 800 and 400 m, each slower than the one before.
        let work: Steps = [(87, 4.6), (178, 4.5), (273, 4.4), (182, 4.4), (93, 4.3)]
        let steps: Steps = work.flatMap { [$0, (90, 2.3)] }
        let metres = try #require(workIntervals(of: session(steps).recording).value)
        #expect(metres.sets.map { $0.length } == [400, 800, 1200, 800, 400].map { .metres($0) })
    }

    @Test func `what rises without falling, or falls first, is no pyramid`() {
        for lengths in [[1, 2, 3, 4, 5], [4, 3, 2, 1, 2, 3, 4], [1, 3, 2, 4, 2, 3, 1], [1, 2, 3, 2]] {
            #expect(count(session(lengths.flatMap { [(60 * $0, 4.1), (90, 2.3)] })) == nil, "\(lengths)")
        }
    }

    @Test func `without laps, recoveries of many lengths are no plan`() {
        func count(_ recoveries: [Int]) -> Int? {
            self.count(session(recoveries.flatMap { [(120, 4.1), ($0, 2.3)] }))
        }
        #expect(count([90, 100, 80, 95, 90, 85]) == 6)
        #expect(count([45, 200, 70, 240, 60, 150]) == nil)
    }

    @Test func `a file with one track for each lap has its repetitions`() throws {
        var (laps, clock, metres) = ("", 0, 0.0)
        func time(_ second: Int) -> String {
            func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
            return "2026-05-02T\(two(6 + second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))Z"
        }
        let steps: Steps = [(600, 2.7)] + (0..<6).flatMap { _ in [(200, 4), (120, 2.3)] } + [(600, 2.6)]
        for step in steps {
            // The last second of each lap has no point.
            let points = (0..<(step.seconds - 1)).map { second in
                "<Trackpoint><Time>\(time(clock + second))</Time><DistanceMeters>\(metres + step.level * Double(second))"
                    + "</DistanceMeters></Trackpoint>"
            }
            laps +=
                "<Lap StartTime=\"\(time(clock))\"><TotalTimeSeconds>\(step.seconds)</TotalTimeSeconds><DistanceMeters>"
                + "\(step.level * Double(step.seconds))</DistanceMeters><TriggerMethod>Manual</TriggerMethod><Track>"
                + points.joined() + "</Track></Lap>"
            (clock, metres) = (clock + step.seconds, metres + step.level * Double(step.seconds))
        }
        let text =
            "<?xml version=\"1.0\"?><TrainingCenterDatabase xmlns=\"http://www.garmin.com/xmlschemas/"
            + "TrainingCenterDatabase/v2\"><Activities><Activity Sport=\"Running\"><Id>\(time(0))</Id>\(laps)</Activity>"
            + "</Activities></TrainingCenterDatabase>"
        let recording = try #require(readFile(Array(text.utf8).span).recordings.first)
        #expect(recording.laps.count == steps.count)
        let found = try #require(workIntervals(of: recording).value)
        #expect(found.origin == .laps && found.repetitions.map { $0.seconds } == [200, 200, 200, 200, 200, 200])
        #expect(found.sets.map { $0.length } == [.metres(800)])
    }
}
