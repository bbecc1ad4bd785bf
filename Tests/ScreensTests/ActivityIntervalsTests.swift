import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct ActivityIntervalsTests {
    /// Ten minutes easy, `count` repetitions of 180 s with 120 s between them, ten minutes easy; one sample a second.
    private func run(_ speeds: [Double], laps: Bool = false) -> Recording {
        var levels = [Double](repeating: 2.7, count: 600)
        var ends = [600]
        for (index, speed) in speeds.enumerated() {
            levels += [Double](repeating: speed, count: 180)
            ends.append(levels.count)
            if index < speeds.count - 1 {
                levels += [Double](repeating: 2.2, count: 120)
                ends.append(levels.count)
            }
        }
        levels += [Double](repeating: 2.6, count: 600)
        ends.append(levels.count)
        var (metres, distances) = (0.0, [Double]())
        for level in levels {
            distances.append(metres)
            metres += level
        }
        let seconds = levels.indices.map { Double($0) }
        var parts: [Lap] = []
        if laps {
            for (start, end) in zip([0] + ends, ends) {
                let covered = (end < distances.count ? distances[end] : metres) - distances[start]
                parts.append(Lap(start: Double(start), elapsed: Double(end - start), distance: Distance(metres: covered)))
            }
        }
        return Recording(
            source: Source(name: "T", origin: .fit), sport: .running, start: Moment(secondsSince1970: 1_700_000_000),
            elapsed: Double(levels.count), distance: Distance(metres: metres), laps: parts,
            channels: [Channel(kind: .distance, seconds: seconds, values: distances)])
    }

    private func screen(
        _ recording: Recording, digest: ActivityDigest? = nil, _ language: Language = .english
    ) -> ActivityScreen {
        ActivityScreen(
            recording: recording, id: "x", digest: digest, athlete: Example.athlete, context: Example.context(language))
    }

    @Test func `a sentence names the repetitions, their pace and the change`() throws {
        let even = try #require(screen(run([4, 4, 4, 4, 4])).intervals)
        #expect(even.sentence == "5 × 3:00 at 4:10 /km, even to the end")
        let faster = try #require(screen(run([3.8, 3.9, 4, 4.1, 4.2])).intervals)
        #expect(faster.sentence.hasSuffix("11 % faster at the end"), "\(faster.sentence)")
        let slower = try #require(screen(run([4.2, 4.1, 4, 3.9, 3.8]), .german).intervals)
        #expect(slower.sentence.hasSuffix("am Ende 10 % langsamer"), "\(slower.sentence)")
    }

    @Test func `each repetition has a row with its pace, recovery and a bar by its speed`() throws {
        let table = try #require(screen(run([3.8, 3.9, 4, 4.1, 4.3])).intervals?.table)
        #expect(table.headers == ["Rep", "Time", "Pace (/km)", "Rest"])
        #expect(table.rows.count == 5)
        #expect(table.rows.map { $0.cells.count } == [4, 4, 4, 4, 4])
        #expect(table.rows[2].cells == ["3", "3:00", "4:10", "2:00"] && table.rows[4].cells[3] == "–")
        #expect(table.rows.map { $0.step } == [1, 2, 3, 4, 5], "\(table.rows)")
        let lengths = table.rows.compactMap { $0.fraction }
        #expect(lengths == lengths.sorted() && lengths.last == 1 && lengths.allSatisfy { $0 > 0.1 })
    }

    @Test func `laps that are the repetitions are folded`() {
        let lapped = screen(run([4, 4, 4, 4, 4], laps: true))
        #expect(lapped.intervals?.table.rows.count == 5 && lapped.laps != nil && lapped.lapsFold != nil)
        // Laps of other lengths stay.
        var other = run([4, 4, 4, 4, 4])
        other.laps = (0..<4).map { Lap(start: Double($0) * 600, elapsed: 600, distance: Distance(metres: 1700)) }
        #expect(screen(other).laps != nil && screen(other).lapsFold == nil && screen(other).intervals != nil)
    }

    @Test func `steady runs and races have no repetitions`() throws {
        #expect(screen(run([2.7, 2.7, 2.7])).intervals == nil)
        var race = try #require(Example.recordingDigest)
        race.isRace = true
        #expect(screen(run([4, 4, 4, 4, 4]), digest: race).intervals == nil)
    }

    @Test func `sets are named by count, length and repetition`() {
        func text(_ sets: [(Int, WorkIntervals.Length)]) -> String {
            var (groups, first) = ([WorkIntervals.Group](), 0)
            for (count, length) in sets {
                groups.append(WorkIntervals.Group(repetitions: first..<(first + count), length: length))
                first += count
            }
            let found = WorkIntervals(repetitions: [], sets: groups, origin: .laps, trend: nil, basis: .power)
            return ActivityScreen.setsText(found, Example.context(.english))
        }
        #expect(text([(3, .seconds(720))]) == "3 × 12:00")
        #expect(text([(4, .metres(400)), (4, .metres(400))]) == "2 × 4 × 400 m")
        #expect(text([(3, .metres(1000)), (6, .seconds(30))]) == "3 × 1,000 m + 6 × 0:30")
        let pyramid = [60.0, 120, 180, 120, 60].map { (1, WorkIntervals.Length.seconds($0)) }
        #expect(text(pyramid) == "1:00 + 2:00 + 3:00 + 2:00 + 1:00")
    }
}

struct SpeedScaleTests {
    @Test func `the slowest is the first of five colours and the fastest the last`() throws {
        let scale = try #require(SpeedScale([2, 3, 4]))
        #expect([2, 2.5, 3, 3.5, 4].map { scale.step($0) } == [1, 2, 3, 4, 5])
        #expect(scale.fraction(4) == 1 && abs(scale.fraction(2) - 0.12) < 1e-12)
    }

    @Test func `nearly even parts have nearly even bars`() throws {
        let scale = try #require(SpeedScale([4, 3.96]))
        #expect(scale.fraction(3.96) > 0.9 && scale.step(3.96) == 5)
    }

    @Test func `values without meaning have the shortest bar, and none have no scale`() throws {
        #expect(SpeedScale([]) == nil && SpeedScale([0, -1, Double.nan, Double.infinity]) == nil)
        let scale = try #require(SpeedScale([3, Double.nan, 4]))
        for value in [Double.nan, -Double.infinity, 0] { #expect(scale.step(value) == 1 && scale.fraction(value) == 0.12) }
    }
}
