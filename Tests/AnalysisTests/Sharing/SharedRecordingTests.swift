import Measures
import Testing
import Training

@testable import Analysis

struct SharedRecordingTests {
    private static let start = Moment(secondsSince1970: 1_717_137_000)

    /// A run with 3 m/s straight to the north, with every channel, from `latitude` on.
    private func run(seconds count: Int = 1800, latitude: Double = 25.03, turnsBack: Bool = false) -> Recording {
        let seconds = (0...count).map { Double($0) }
        let metres = seconds.map { second in turnsBack && second > Double(count) / 2 ? 3 * (Double(count) - second) : 3 * second }
        func channel(_ kind: ChannelKind, _ value: (Double) -> Double) -> Channel {
            Channel(kind: kind, seconds: seconds, values: seconds.map(value))
        }
        return Recording(
            source: Source(name: "Watch", origin: .fit), sport: .running, title: "Secret", notes: "From home", start: Self.start,
            offset: .utc, elapsed: Double(count), timer: Double(count), distance: Distance(metres: 3 * Double(count)),
            ascent: Distance(metres: 50), meanHeartRate: HeartRate(150), maximumHeartRate: HeartRate(160),
            activeEnergy: Energy(400), conditions: Conditions(temperature: Temperature(20)), perceivedEffort: 5,
            laps: [Lap(start: 0, elapsed: 600, distance: Distance(metres: 1800))], pauses: [Pause(start: 100, end: 110)],
            channels: [
                Channel(kind: .latitude, seconds: seconds, values: metres.map { latitude + $0 / 111_195 }),
                channel(.longitude) { _ in 121.56 }, channel(.altitude) { $0 / 10 }, channel(.distance) { 3 * $0 },
                channel(.speed) { _ in 3 }, channel(.heartRate) { _ in 150 }, channel(.cadence) { _ in 170 },
                channel(.temperature) { _ in 20 }, channel(.respiration) { _ in 30 }, channel(.beatInterval) { _ in 0.4 },
                channel(.activeEnergy) { $0 / 5 },
            ], customChannels: [CustomChannel(name: "Glucose", units: "", seconds: seconds, values: seconds)], points: count + 1)
    }

    private func zone(metresNorth: Double, radius: Double = 400) throws -> PrivacyZone {
        let place = try #require(Coordinate(latitude: 25.03, longitude: 121.56)).moved(metres: metresNorth, bearing: 0)
        return try #require(PrivacyZone(id: UniqueID(high: 1, low: 1), name: "", place: place, centre: place, radius: radius))
    }

    @Test func `without zones the route stays whole, and nothing of the body is shared`() {
        let whole = run()
        let shared = SharedRecording(whole, outside: [], showsHeartRate: false)
        #expect(!shared.isCut && shared.breaks.isEmpty)
        #expect(shared.recording.channels.map { $0.kind } == [.latitude, .longitude, .altitude, .distance, .speed, .cadence])
        #expect(shared.recording.channel(.latitude) == whole.channel(.latitude))
        let kept = shared.recording
        #expect(kept.title == nil && kept.notes == nil && kept.laps.isEmpty && kept.customChannels.isEmpty)
        #expect(kept.meanHeartRate == nil && kept.maximumHeartRate == nil && kept.activeEnergy == nil)
        #expect(kept.conditions == nil && kept.perceivedEffort == nil && kept.shoes == nil)
        let withHeart = SharedRecording(whole, outside: [], showsHeartRate: true).recording
        #expect(withHeart.channel(.heartRate) != nil && withHeart.channel(.beatInterval) == nil)
    }

    @Test func `a zone far away changes nothing`() throws {
        let shared = SharedRecording(run(), outside: [try zone(metresNorth: -30_000)], showsHeartRate: true)
        #expect(shared == SharedRecording(run(), outside: [], showsHeartRate: true))
    }

    @Test func `a hidden start leaves no trace in times, distances and totals`() throws {
        let whole = run()
        let shared = SharedRecording(whole, outside: [try zone(metresNorth: 0)], showsHeartRate: true)
        #expect(shared.isCut && shared.breaks.isEmpty)
        let recording = shared.recording
        // 400 m at 3 m/s.
        #expect(recording.start - whole.start == 134)
        #expect(recording.elapsed == 1800 - 134)
        #expect(recording.distance == nil && recording.timer == nil && recording.ascent == nil && recording.pauses.isEmpty)
        for channel in recording.channels {
            #expect(channel.seconds.first == 0 && channel.seconds.last == 1666, "\(channel.kind)")
        }
        #expect(recording.channel(.distance)?.values.first == 0)
        let last = try #require(recording.channel(.distance)?.values.last)
        #expect(abs(last - 3 * 1666) < 0.01)
        // The same run from another door of the zone is the same for the page: what was before is not recoverable from numbers.
        let later = SharedRecording(
            whole.part(from: 60, to: nil), outside: [try zone(metresNorth: 0)], showsHeartRate: true)
        #expect(later.recording.channels == recording.channels && later.recording.elapsed == recording.elapsed)
    }

    @Test func `a zone in the middle joins the parts without time, distance or a line between them`() throws {
        let zone = try zone(metresNorth: 2700)
        let shared = SharedRecording(run(), outside: [zone], showsHeartRate: false)
        let latitudes = try #require(shared.recording.channel(.latitude))
        let longitudes = try #require(shared.recording.channel(.longitude))
        let position = try #require(shared.breaks.first)
        #expect(shared.breaks.count == 1)
        #expect(latitudes.seconds[position] == latitudes.seconds[position - 1])
        #expect((latitudes.values[position] - latitudes.values[position - 1]) * 111_195 > 800)
        for index in latitudes.values.indices {
            let place = try #require(Coordinate(latitude: latitudes.values[index], longitude: longitudes.values[index]))
            #expect(zone.centre.metres(to: place) > zone.radius)
        }
        // 800 m and 267 s are missing.
        #expect(abs(shared.recording.elapsed - (1800 - 267)) <= 2)
        let path = try #require(shared.recording.channel(.distance))
        #expect(abs((path.values.last ?? 0) - (5400 - 800)) < 6)
        #expect(path.values == path.values.sorted() && path.seconds == path.seconds.sorted())
        let steps = zip(path.values, path.values.dropFirst()).map { $1 - $0 }
        #expect((steps.max() ?? 9) <= 3.01)
        // Splits, speeds and totals follow from the joined parts alone.
        let made = digest(
            of: shared.recording, id: "", athlete: Athlete(name: ""), profile: AthleteProfile(), isRace: false)
        #expect(abs((made.distance?.metres ?? 0) - (path.values.last ?? 0)) < 0.01)
        // The first kilometre has the pause of the example, in which the athlete goes on.
        #expect(Splits.rows(of: shared.recording, unit: 1000).dropFirst().allSatisfy { abs($0.speed - 3) < 0.05 })
    }

    @Test func `start and finish at the same hidden place are both hidden`() throws {
        let shared = SharedRecording(run(turnsBack: true), outside: [try zone(metresNorth: 0)], showsHeartRate: false)
        #expect(shared.isCut && shared.breaks.isEmpty)
        #expect(abs(shared.recording.elapsed - (1800 - 2 * 134)) <= 1)
    }

    @Test func `a recording within a zone has nothing left but its day and sport`() throws {
        let shared = SharedRecording(run(seconds: 60), outside: [try zone(metresNorth: 0)], showsHeartRate: true)
        #expect(shared.isCut && shared.recording.channels.isEmpty && shared.recording.elapsed == 0)
        #expect(shared.recording.points == 0 && shared.recording.distance == nil)
    }

    @Test func `what was recorded before the first position is hidden when a zone is within reach`() throws {
        var late = run()
        // The receiver found its position after 300 s, 900 m from the start.
        for index in late.channels.indices where late.channels[index].kind.family == .position {
            let channel = late.channels[index]
            late.channels[index] = Channel(
                kind: channel.kind, seconds: Array(channel.seconds.dropFirst(300)), values: Array(channel.values.dropFirst(300)))
        }
        let near = SharedRecording(late, outside: [try zone(metresNorth: 0)], showsHeartRate: false)
        #expect(near.isCut && near.recording.start - late.start == 300)
        #expect(near.recording.channel(.distance)?.seconds.first == 0)
        let far = SharedRecording(late, outside: [try zone(metresNorth: -30_000)], showsHeartRate: false)
        #expect(!far.isCut && far.recording.channel(.distance)?.values.last == 5400)
    }

    @Test func `positions that do not pair are not shared`() throws {
        var odd = run()
        odd.channels[1] = Channel(kind: .longitude, seconds: [0], values: [121.56])
        let shared = SharedRecording(odd, outside: [try zone(metresNorth: 0)], showsHeartRate: false)
        #expect(shared.recording.channel(.latitude) == nil && shared.recording.channel(.longitude) == nil)
    }
}
