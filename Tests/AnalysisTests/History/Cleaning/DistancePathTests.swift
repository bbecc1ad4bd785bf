import Measures
import Testing
import Training

@testable import Analysis

/// The path of a run whose counter jumps, stops and has gaps.
struct DistancePathTests {
    private func path(gapAt gap: Range<Int>, jumpAt jump: Int, sprint: Range<Int>) throws -> DistancePath {
        var seconds: [Double] = []
        var metres: [Double] = []
        var covered = 0.0
        for second in 0..<300 {
            covered += second == jump ? 500 : sprint.contains(second) ? 9.5 : 3
            guard !gap.contains(second) else { continue }
            seconds.append(Double(second) + 0.25)
            metres.append(covered)
        }
        let recording = Recording(
            source: Source(name: "test", origin: .demo), sport: .running, start: Moment(secondsSince1970: 1_700_000_000),
            offset: .utc,
            elapsed: 300, channels: [Channel(kind: .distance, seconds: seconds, values: metres)], points: seconds.count)
        return try #require(DistancePath(of: recording))
    }

    @Test func `the earliest doubts classify every window like a search of the periods`() throws {
        for (gap, jump, sprint) in [
            (50..<90, 120, 150..<170), (0..<1, 299, 5..<30), (10..<250, 4, 255..<299), (200..<201, 0, 0..<0),
        ] {
            let path = try path(gapAt: gap, jumpAt: jump, sprint: sprint)
            #expect(!path.doubtful.isEmpty || sprint.isEmpty)
            let doubts = path.earliestDoubts(seconds: 301)
            for start in 0..<301 {
                for end in start..<301 where end > start {
                    #expect(
                        (doubts[start] >= Double(end)) == path.isClean(from: Double(start), to: Double(end)), "\(start)–\(end)")
                }
            }
        }
    }

    /// Two kilometres north in 600 s, with a walk of 400 m in the middle during a pause of the track.
    private func segments(pauses: [Pause], jump: Double = 400) -> Recording {
        let moments = (0...300).map { Double($0) } + (500...800).map { Double($0) }
        let latitudes = moments.map { second in (second <= 300 ? second : second - 200) * 10 / 3 }
        let metres = zip(moments, latitudes).map { $0 <= 300 ? $1 : $1 + jump }
        return Recording(
            source: Source(name: "test", origin: .gpx), sport: .walking, start: Moment(secondsSince1970: 1_700_000_000),
            offset: .utc, elapsed: 800, distance: Distance(metres: 2000), pauses: pauses,
            channels: [
                Channel(kind: .latitude, seconds: moments, values: metres.map { $0 / 111_195 }),
                Channel(kind: .longitude, seconds: moments, values: moments.map { _ in 10 }),
            ], points: moments.count)
    }

    @Test func `the distance between two segments is not part of the track`() throws {
        let paused = try #require(DistancePath(of: segments(pauses: [Pause(start: 300, end: 500)])))
        #expect(abs(try #require(paused.metres.last) - 2000) < 3)
        #expect(!paused.isClean(from: 200, to: 600))
        // Without a pause the period is a gap, and its distance counts.
        let silent = try #require(DistancePath(of: segments(pauses: [])))
        #expect(abs(try #require(silent.metres.last) - 2400) < 3)
    }

    @Test func `a segment with a distant start is kept from its first point on`() throws {
        let path = try #require(DistancePath(of: segments(pauses: [Pause(start: 300, end: 500)], jump: 50_000)))
        #expect(abs(try #require(path.metres.last) - 2000) < 3)
    }

    @Test func `each step finds its own pause among many`() {
        let pauses = (0..<50).reversed().map { Pause(start: Double($0) * 20 + 10, end: Double($0) * 20 + 18) }
        var cursor = PauseCursor(pauses + [Pause(start: 5, end: 5)])
        var paused: [Int] = []
        for start in stride(from: 0, to: 1000, by: 5) where cursor.isPaused(from: Double(start), to: Double(start + 5)) {
            paused.append(start)
        }
        let slow = stride(from: 0, to: 1000, by: 5).filter {
            2 * Pause.seconds(of: pauses, from: Double($0), to: Double($0 + 5)) >= 5
        }
        #expect(paused == slow && paused.count == 100)
    }

    @Test func `an impossible step on foot adds nothing and is doubtful`() throws {
        let path = try path(gapAt: 0..<0, jumpAt: 120, sprint: 0..<0)
        let covered: Double = 298 * 3
        #expect(path.metres.last == covered)
        #expect(path.doubtful.contains { $0.start == 119.25 && $0.end == 120.25 })
    }
}
