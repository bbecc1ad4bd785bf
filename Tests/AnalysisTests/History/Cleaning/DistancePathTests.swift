import Measures
import Testing
import Training

@testable import Analysis

/// The way of a run whose counter jumps, stands and is silent for a while.
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

    @Test func `the earliest doubts judge every window as going through the stretches does`() throws {
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

    @Test func `a step that nobody takes on foot counts nothing and is doubted`() throws {
        let path = try path(gapAt: 0..<0, jumpAt: 120, sprint: 0..<0)
        let covered: Double = 298 * 3
        #expect(path.metres.last == covered)
        #expect(path.doubtful.contains { $0.start == 119.25 && $0.end == 120.25 })
    }
}
