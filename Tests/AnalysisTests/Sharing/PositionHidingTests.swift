import Measures
import Testing
import Training

@testable import Analysis

struct PositionHidingTests {
    /// A run with 3 m/s straight to the north, one position a second.
    private static func run(seconds count: Int = 1000, hasDistance: Bool = true) -> Recording {
        let seconds = (0...count).map { Double($0) }
        func channel(_ kind: ChannelKind, _ value: (Double) -> Double) -> Channel {
            Channel(kind: kind, seconds: seconds, values: seconds.map(value))
        }
        var channels = [
            channel(.latitude) { 25.03 + 3 * $0 / 111_195 }, channel(.longitude) { _ in 121.56 },
            channel(.positionAccuracy) { 1 + $0 / 1e6 }, channel(.altitude) { $0 / 10 }, channel(.heartRate) { _ in 150 },
        ]
        if hasDistance { channels.append(channel(.distance) { 3 * $0 }) }
        return Recording(
            source: Source(name: "Watch", origin: .fit), sport: .running, start: Moment(secondsSince1970: 1_717_137_000),
            offset: .utc, elapsed: Double(count), timer: Double(count), distance: Distance(metres: 3 * Double(count)),
            channels: channels.sorted { $0.kind.rawValue < $1.kind.rawValue },
            customChannels: [CustomChannel(name: "Grid", units: "", seconds: seconds, values: seconds)], points: count + 1)
    }

    private static func zone(metresNorth: Double, radius: Double = 300) throws -> PrivacyZone {
        let place = try #require(Coordinate(latitude: 25.03, longitude: 121.56)).moved(metres: metresNorth, bearing: 0)
        return try #require(PrivacyZone(id: UniqueID(high: 1, low: 1), name: "", place: place, centre: place, radius: radius))
    }

    @Test func `without zones nothing changes`() {
        let shown = PositionHiding(Self.run(), outside: [])
        #expect(shown.recording == Self.run() && shown.hidden.isEmpty)
    }

    @Test(arguments: [0.0, 1500, 3000]) func `no position is inside a zone, and everything else stays`(metresNorth: Double) throws
    {
        let (whole, zone) = (Self.run(), try Self.zone(metresNorth: metresNorth))
        let shown = PositionHiding(whole, outside: [zone])
        let latitudes = try #require(shown.recording.channel(.latitude))
        #expect(latitudes.values.count < whole.points - 90)
        for value in latitudes.values {
            let place = try #require(Coordinate(latitude: value, longitude: 121.56))
            #expect(place.metres(to: zone.centre) > zone.radius)
        }
        for kind in [ChannelKind.longitude, .positionAccuracy] {
            #expect(shown.recording.channel(kind)?.seconds == latitudes.seconds, "\(kind)")
        }
        for kind in [ChannelKind.altitude, .heartRate, .distance] {
            #expect(shown.recording.channel(kind) == whole.channel(kind), "\(kind)")
        }
        #expect(shown.recording.elapsed == whole.elapsed && shown.recording.distance == whole.distance)
        #expect(shown.recording.customChannels.isEmpty, "what an app defines could be a position")
        // A zone in the middle interrupts the line; one at an end does not.
        #expect(shown.hidden.count == (metresNorth == 1500 ? 1 : 0))
        let breaks = PositionHiding.breaks(shown.hidden, at: latitudes.seconds)
        #expect(breaks.count == shown.hidden.count)
        for index in breaks { #expect(latitudes.seconds[index] - latitudes.seconds[index - 1] > 190) }
    }

    @Test func `distances that come from positions are those of the whole way`() throws {
        let whole = Self.run(hasDistance: false)
        let path = try #require(DistancePath(of: whole))
        let shown = PositionHiding(whole, outside: [try Self.zone(metresNorth: 1500)]).recording
        #expect(shown.channel(.distance)?.values == path.metres)
        #expect(shown.channels.map(\.kind.rawValue) == shown.channels.map(\.kind.rawValue).sorted())
    }

    @Test func `positions that cannot be checked are all hidden`() throws {
        let zone = try Self.zone(metresNorth: 90_000)
        #expect(PositionHiding(Self.run(), outside: [zone]).recording.channels == Self.run().channels)
        var odd = Self.run()
        odd.channels.removeAll { $0.kind == .longitude }
        #expect(PositionHiding(odd, outside: [zone]).recording.channels.allSatisfy { $0.kind.family != .position })
        odd = Self.run()
        for index in odd.channels.indices where odd.channels[index].kind == .positionAccuracy {
            odd.channels[index] = Channel(kind: .positionAccuracy, seconds: [1], values: [1])
        }
        let near = PositionHiding(odd, outside: [try Self.zone(metresNorth: 0)]).recording
        #expect(near.channel(.positionAccuracy) == nil && near.channel(.latitude) != nil)
        var none = Self.run()
        none.channels = [.latitude, .longitude].map { Channel(kind: $0, seconds: [], values: []) }
        #expect(PositionHiding(none, outside: [zone]).recording.channels.isEmpty)
        let everywhere = PositionHiding(Self.run(seconds: 50), outside: [try Self.zone(metresNorth: 0)])
        #expect(everywhere.recording.channel(.latitude) == nil && everywhere.hidden.isEmpty)
    }

    @Test func `a route has no line across what is hidden`() throws {
        let route = try #require(
            RouteTrack(
                sport: .running, day: Day(number: 0), latitudes: [25, 25.001, 25.0011, 25.002], longitudes: [121, 121, 121, 121],
                breaks: [2]))
        #expect(route.breaks == [2] && route.latitudes.count == 4, "the first position after a break stays, however near")
        #expect(PositionHiding.breaks([3...7, 8...9], at: [1, 2, 3, 7, 9]) == [3, 4])
        #expect(PositionHiding.breaks([0...1, 20...30], at: [1, 2]) == [])
    }
}
