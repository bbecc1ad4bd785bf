import Analysis
import Measures
import Testing
import Training

struct RepairedRecordingTests {
    static func track(_ places: [(second: Double, north: Double)], accuracy: [Double]? = nil) -> Recording {
        let seconds = places.map { $0.second }
        var channels = [
            Channel(kind: .latitude, seconds: seconds, values: places.map { $0.north / 111_195 }),
            Channel(kind: .longitude, seconds: seconds, values: places.map { _ in 10 }),
        ]
        if let accuracy { channels.append(Channel(kind: .positionAccuracy, seconds: seconds, values: accuracy)) }
        return Recording(
            source: Source(name: "test", origin: .demo), sport: .running, start: Moment(secondsSince1970: 0),
            elapsed: seconds.last ?? 0, channels: channels, points: seconds.count)
    }

    @Test func `a clean run is unchanged`() {
        let recording = SyntheticRun(cadence: { _ in 172 }).recording
        #expect(repaired(recording) == RepairedRecording(recording: recording, repairs: []))
    }

    @Test func `heart-rate spikes are removed, reported together when near, and nothing else changes`() throws {
        var run = SyntheticRun()
        run.heartRate = { [600, 610, 2000].contains($0) ? 240 : ($0 == 620 ? 200 : 150) }
        let recording = run.recording
        let result = repaired(recording)
        #expect(
            result.repairs == [
                Repair(kind: .heartRateSpikes, channel: .heartRate, start: 600, end: 620, count: 3),
                Repair(kind: .heartRateSpikes, channel: .heartRate, start: 2000, end: 2000, count: 1),
            ])
        let rates = try #require(result.recording.channel(.heartRate))
        #expect(rates.values.count == 3601 - 4)
        #expect(rates.values.allSatisfy { $0 == 150 })
        #expect(result.recording.channel(.altitude) == recording.channel(.altitude))
        #expect(recording.channel(.heartRate)?.values[600] == 240)
        #expect(repaired(result.recording).repairs.isEmpty)
    }

    @Test func `data that the athlete keeps as recorded are unchanged in charts and figures`() throws {
        var run = SyntheticRun()
        run.heartRate = { (600...900).contains($0) ? 240 : 150 }
        run.grade = { $0 == 1800 ? 160 : 0 }
        var recording = run.recording
        #expect(!repaired(recording).repairs.isEmpty)
        let athlete = Athlete(name: "x")
        func digest() -> ActivityDigest {
            Analysis.digest(of: recording, id: "a", athlete: athlete, profile: AthleteProfile())
        }
        let before = digest()
        recording.unrepaired = [.heartRate, .elevation]
        #expect(repaired(recording).repairs.isEmpty && repaired(recording).recording == recording)
        let after = digest()
        #expect(try #require(after.meanHeartRate).amount > #require(before.meanHeartRate).amount)
        #expect(after.ascent != before.ascent)
    }

    @Test func `positions confirmed by the athlete stay on the map`() throws {
        var recording = Self.track((0..<30).map { (Double($0), $0 == 15 ? 5000 : Double($0) * 3) })
        #expect(repaired(recording).repairs.map { $0.kind } == [.positionJumps])
        recording.unrepaired = [.positions]
        #expect(repaired(recording).repairs.isEmpty)
        #expect(try #require(DistancePath(of: recording)?.metres.last) > 9000)
    }

    @Test func `a heart rate of zeros only is no channel`() {
        let result = repaired(SyntheticRun(heartRate: { _ in 0 }).recording)
        #expect(result.recording.channel(.heartRate) == nil)
        #expect(result.repairs.map { $0.count } == [3601])
    }

    @Test func `heart rate that follows cadence is reported, not changed`() throws {
        let run = SyntheticRun(heartRate: { (1000...1400).contains($0) ? 171 : 150 }, cadence: { _ in 172 })
        let result = repaired(run.recording)
        #expect(
            result.repairs == [
                Repair(kind: .heartRateLockedToCadence, channel: .heartRate, start: 1000, end: 1400, count: 401)
            ])
        #expect(result.recording == run.recording)
        let short = SyntheticRun(heartRate: { (1000...1299).contains($0) ? 171 : 150 }, cadence: { _ in 172 })
        #expect(repaired(short.recording).repairs.isEmpty)
    }

    @Test func `a barometer jump is removed from the chart and reported, and on skis it may be a slope`() throws {
        var recording = SyntheticRun().recording
        let index = try #require(recording.channels.firstIndex { $0.kind == .altitude })
        for second in 1800...3600 { recording.channels[index].values[second] += 60 }
        let result = repaired(recording)
        #expect(result.repairs == [Repair(kind: .altitudeJumps, channel: .altitude, start: 1800, end: 1800, count: 1)])
        #expect(Set(result.recording.channel(.altitude)?.values ?? []).count == 1)
        recording.sport = .alpineSkiing
        #expect(repaired(recording).repairs.isEmpty)
    }

    @Test func `steps derived from step length also reveal a sensor that counts them`() {
        var recording = SyntheticRun(heartRate: { _ in 171 }).recording
        let seconds = (0...3600).map { Double($0) }
        recording.channels.append(Channel(kind: .speed, seconds: seconds, values: seconds.map { _ in 3 }))
        #expect(repaired(recording).repairs.isEmpty)
        // 60 · 3 / 1.047 are 171.9 steps per minute.
        recording.channels.append(Channel(kind: .stepLength, seconds: seconds, values: seconds.map { _ in 1.047 }))
        #expect(repaired(recording).repairs.map { $0.kind } == [.heartRateLockedToCadence])
    }

    @Test func `an unreachable position and an inaccurate one are removed`() throws {
        var places = (0...100).map { (second: Double($0), north: 3 * Double($0)) }
        places[50].north = 5000
        var accuracy = [Double](repeating: 5, count: 101)
        accuracy[70] = 80
        let result = repaired(RepairedRecordingTests.track(places, accuracy: accuracy))
        #expect(
            result.repairs == [Repair(kind: .positionJumps, channel: .latitude, start: 50, end: 70, count: 2)])
        for kind in [ChannelKind.latitude, .longitude, .positionAccuracy] {
            #expect(try #require(result.recording.channel(kind)).values.count == 99)
        }
    }

    @Test func `ten unreachable positions in a row are the athlete's real place`() throws {
        let places = (0...100).map { (second: Double($0), north: 3 * Double($0) + ($0 >= 50 ? 5000 : 0)) }
        let result = repaired(RepairedRecordingTests.track(places))
        #expect(result.repairs.map { $0.count } == [10])
        #expect(try #require(result.recording.channel(.latitude)).values.count == 91)
    }
}
