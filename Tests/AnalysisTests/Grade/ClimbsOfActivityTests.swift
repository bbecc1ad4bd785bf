import Analysis
import Measures
import Testing
import Training

struct ClimbsOfActivityTests {
    /// A kilometre on level ground, one at 6 %, one on level ground, at 3 m/s.
    private func hill(_ sport: Sport = .running, grade: Double = 0.06) -> Recording {
        let seconds = stride(from: 0.0, through: 1000, by: 5).map { $0 }
        let metres = seconds.map { 3 * $0 }
        let heights = metres.map { 100 + grade * min(1000, max(0, $0 - 1000)) }
        var recording = Recording(
            source: Source(name: "T", origin: .fit), sport: sport, start: Moment(secondsSince1970: 1_700_000_000), elapsed: 1000)
        recording.channels = [
            Channel(kind: .distance, seconds: seconds, values: metres),
            Channel(kind: .altitude, seconds: seconds, values: heights),
        ]
        return recording
    }

    @Test func `a climb has its place, length, grade and level pace`() throws {
        let found = climbs(of: hill())
        #expect(found.count == 1)
        let climb = try #require(found.first)
        #expect(abs(climb.from - 1000) < 80 && abs(climb.climb.metres - 1000) < 150 && abs(climb.climb.gain - 60) < 4)
        #expect(abs(climb.climb.grade - 0.06) < 0.01)
        // Uphill the same speed gives a higher level speed, by the effort factor of that grade.
        let factor = GradeCost.effortFactor(grade: 0.06)
        #expect(abs(try #require(climb.climb.levelSpeed) / 3 - factor) < 0.06 && factor > 1.2)
    }

    @Test func `level ground, rooms and rides have no climbs`() {
        #expect(climbs(of: hill(grade: 0)).isEmpty)
        #expect(climbs(of: hill(.cycling)).isEmpty)
        var room = hill()
        room.isIndoor = true
        #expect(climbs(of: room).isEmpty)
    }
}
