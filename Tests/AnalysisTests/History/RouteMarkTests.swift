import Measures
import Testing
import Training

@testable import Analysis

struct RouteMarkTests {
    /// North along a meridian and back, `metres` in total, `aside` metres east of it, a position every ten seconds.
    private func run(_ metres: Double, aside: Double = 0, turned: Bool = false, noise: Double = 0) -> Recording {
        var random = SplitMix(state: UInt64(metres + aside * 7))
        let count = 200
        var (latitudes, longitudes): ([Double], [Double]) = ([], [])
        for index in 0...count {
            let along = metres * Double(index) / Double(count)
            let north = (along <= metres / 2 ? along : metres - along) * (turned ? -1 : 1)
            latitudes.append(25 + (north + noise * (random.unit() - 0.5)) / 111_195)
            longitudes.append(121.5 + aside / (111_195 * Double.cos(25 * .pi / 180)))
        }
        let seconds = (0...count).map { 10 * Double($0) }
        return Recording(
            source: Source(name: "test", origin: .demo), sport: .running, start: Moment(secondsSince1970: 1_700_000_000),
            elapsed: 2000,
            channels: [
                Channel(kind: .latitude, seconds: seconds, values: latitudes),
                Channel(kind: .longitude, seconds: seconds, values: longitudes),
            ], points: count + 1)
    }

    private func mark(_ recording: Recording) throws -> RouteMark { try #require(RouteMark(of: recording)) }

    @Test func `a route is recognised despite satellite errors, and another route is not`() throws {
        let usual = try mark(run(6000))
        #expect(abs(usual.metres - 6000) < 10)
        #expect(try usual.isSameWay(as: mark(run(6000, noise: 12))))
        #expect(try usual.isSameWay(as: mark(run(6100, aside: 60))))
        #expect(try !usual.isSameWay(as: mark(run(6000, aside: 400))))
        #expect(try !usual.isSameWay(as: mark(run(6400))))
        #expect(try !usual.isSameWay(as: mark(run(6000, turned: true))))
    }

    @Test func `equal routes have equal numbers`() throws {
        let (one, other) = (try mark(run(6000)), try mark(run(9000)))
        #expect(try RouteMark.ways([one, nil, other, mark(run(6020)), other]) == [0, nil, 1, 0, 1])
        #expect(RouteMark.ways([]) == [])
    }

    @Test func `a run without positions, or inside a room, has no mark`() throws {
        #expect(RouteMark(of: SyntheticRun().recording) == nil)
        #expect(RouteMark(of: run(400)) == nil)
        #expect(RouteMark(latitudes: [0, 0, 0, 0, 9_000_001], longitudes: [0, 0, 0, 0, 0], metres: 5000) == nil)
        #expect(RouteMark(latitudes: [0], longitudes: [0], metres: 5000) == nil)
        #expect(RouteMark(latitudes: [0, 0, 0, 0, 0], longitudes: [0, 0, 0, 0, 0], metres: .nan) == nil)
    }

    @Test func `a digest stores the mark for outdoor runs only`() throws {
        let profile = AthleteProfile()
        let athlete = Athlete(name: "T")
        #expect(digest(of: run(6000), id: "a", athlete: athlete, profile: profile).traits?.route != nil)
        var room = run(6000)
        room.isIndoor = true
        #expect(digest(of: room, id: "a", athlete: athlete, profile: profile).traits?.route == nil)
        var ride = run(6000)
        ride.sport = .cycling
        #expect(digest(of: ride, id: "a", athlete: athlete, profile: profile).traits?.route == nil)
    }
}
