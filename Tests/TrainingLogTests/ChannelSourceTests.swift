import ActivityFiles
import Analysis
import Archives
import Measures
import TestKit
import Testing
import Training

@testable import TrainingLog

struct ChannelSourceTests {
    private let start = Moment(secondsSince1970: 1_714_545_000)

    private func channel(_ kind: ChannelKind, _ seconds: [Int], _ value: (Int) -> Double) -> Channel {
        Channel(kind: kind, seconds: seconds.map(Double.init), values: seconds.map(value))
    }

    /// Half an hour with one sample a second.
    private func recording(_ name: String, _ origin: Source.Origin, from: Moment, _ channels: [Channel]) -> Recording {
        Recording(
            source: Source(name: name, origin: origin), sport: .running, start: from, elapsed: 1800, channels: channels,
            points: 1801)
    }

    private func all(_ from: Int = 0, _ to: Int = 1800) -> [Int] { Array(from...to) }

    private var phone: Recording {
        recording(
            "Phone", .gpx, from: start,
            [
                channel(.latitude, all()) { 25 + Double($0) * 1e-5 }, channel(.longitude, all()) { _ in 121.5 },
                channel(.altitude, all()) { _ in 10 },
            ])
    }

    /// Starts twenty seconds later, by another clock.
    private var strap: Recording {
        recording(
            "Strap", .fit, from: start + 20, [channel(.heartRate, all()) { 140 + Double($0 % 5) }])
    }

    @Test func `heart rate comes from the strap and the track from the phone, aligned by their starts`() throws {
        let members = [phone, strap]
        let chosen = channelSources(of: members)
        #expect(
            chosen == [
                ChannelSource(kind: .latitude, source: 0, others: []), ChannelSource(kind: .longitude, source: 0, others: []),
                ChannelSource(kind: .altitude, source: 0, others: []), ChannelSource(kind: .heartRate, source: 1, others: []),
            ])
        let channels = channels(of: members, chosen: chosen)
        #expect(Array(channels.prefix(3)) == phone.channels)
        let rate = try #require(channels.last)
        #expect(rate.seconds.first == 20)
        #expect(rate.seconds.last == 1800)  // the strap kept recording beyond the activity
        #expect(rate.values.first == 140)
        #expect(rate.values.count == 1781)
    }

    @Test func `custom channels of all recordings are shown, and the first of each name counts`() {
        var (winner, other) = (phone, strap)
        winner.customChannels = [CustomChannel(name: "A", units: "W", seconds: [1], values: [7])]
        other.customChannels = [
            CustomChannel(name: "A", units: "kW", seconds: [1], values: [8]),
            CustomChannel(name: "B", units: "", seconds: [0, 1780, 1790], values: [1, 2, 3]),
            CustomChannel(name: "C", units: "", seconds: [1795], values: [4]),
        ]
        #expect(
            customChannels(of: [winner, other]) == [
                winner.customChannels[0], CustomChannel(name: "B", units: "", seconds: [20, 1800], values: [1, 2]),
            ])
    }

    @Test func `a complete channel takes precedence over one with a gap, which is kept`() {
        var watch = phone
        watch.channels.append(channel(.heartRate, all(0, 600)) { _ in 150 })
        let chosen = channelSources(of: [watch, strap])
        #expect(chosen.last == ChannelSource(kind: .heartRate, source: 1, others: [0]))
        watch.channels[3] = channel(.heartRate, all()) { _ in 150 }
        #expect(channelSources(of: [watch, strap]).last == ChannelSource(kind: .heartRate, source: 0, others: [1]))
    }

    @Test func `channels of the same sensor stay together`() {
        var lame = phone
        lame.channels = [channel(.latitude, all(0, 900)) { _ in 1 }, channel(.longitude, all(0, 900)) { _ in 1 }]
        var other = phone
        other.channels.removeAll { $0.kind == .altitude }
        let chosen = channelSources(of: [lame, other])
        #expect(chosen.map(\.source) == [1, 1])
        // Distance and speed come from the same recording if it has both.
        var runner = phone
        runner.channels = [channel(.distance, all(0, 400)) { Double($0) }]
        var pod = phone
        pod.channels = [channel(.distance, all()) { Double($0) }, channel(.speed, all()) { _ in 1 }]
        #expect(channelSources(of: [runner, pod]).map(\.source) == [1, 1])
    }

    @Test func `cumulative values count from the first remaining one`() throws {
        var short = phone
        short.channels = []
        let early = recording("Pod", .fit, from: start + (-60), [channel(.distance, all()) { Double($0) * 3 }])
        let chosen = channelSources(of: [short, early])
        let distance = try #require(channels(of: [short, early], chosen: chosen).first)
        #expect(distance.seconds.first == 0 && distance.values.first == 0)
        #expect(distance.seconds.last == 1740 && distance.values.last == 5220)
    }

    @Test func `a channel outside the activity's time is not used`() {
        let late = recording("Strap", .fit, from: start + 5000, [channel(.heartRate, all()) { _ in 140 }])
        #expect(channelSources(of: [phone, late]).map(\.kind) == [.latitude, .longitude, .altitude])
        #expect(channelSources(of: []).isEmpty)
    }

    @Test func `the order of imports has no effect, and the digest uses the combined recording`() async throws {
        var activities: [Activity] = []
        for order in [[phone, strap], [strap, phone]] {
            let journal = Journal(stores: MemoryStores().stores, now: { Moment(secondsSince1970: 1_717_200_000) })
            for recording in order {
                let name = recording.source.name
                try await journal.add(
                    FileReading(kind: .fit, recordings: [recording]), path: name, hash: ContentHash(of: Array(name.utf8)))
            }
            #expect(try await journal.activityCount() == 1)
            let id = try #require(try await journal.activities().first?.id)
            activities.append(try #require(try await journal.activity(id)))
        }
        #expect(activities[0] == activities[1])
        #expect(activities[0].sources.map(\.source.name) == ["Phone", "Strap"])
        #expect(activities[0].sourceIDs.count == 2)
        let mean = try #require(activities[0].digest.meanHeartRate)
        #expect((140...144).contains(mean.beatsPerMinute))
    }
}
