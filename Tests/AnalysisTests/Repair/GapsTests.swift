import Measures
import Testing
import Training

@testable import Analysis

/// Gaps of a run with their handling; nothing is ever inserted.
struct GapsTests {
    /// Three metres per second, without data in some seconds.
    private func run(
        _ kinds: [ChannelKind], silent: Range<Int>, standing: Bool = false, pauses: [Pause] = []
    ) -> Recording {
        let seconds = (0...1800).filter { !silent.contains($0) }
        let moments = seconds.map { Double($0) }
        func metres(_ second: Int) -> Double {
            3 * Double(standing && second >= silent.upperBound ? second - silent.count : second)
        }
        let channels = kinds.sorted { $0.rawValue < $1.rawValue }.map { kind in
            Channel(
                kind: kind, seconds: moments,
                values: seconds.map { second in
                    switch kind {
                    case .latitude: metres(second) / 111_195
                    case .longitude: 10
                    case .distance: metres(second)
                    case .heartRate: 150
                    default: 3
                    }
                })
        }
        return Recording(
            source: Source(name: "test", origin: .demo), sport: .running, start: Moment(secondsSince1970: 0), offset: .utc,
            elapsed: 1800, pauses: pauses, channels: channels, points: seconds.count)
    }

    @Test func `a path covered without records is reported with its seconds, and standing still is no gap`() {
        let track: [ChannelKind] = [.latitude, .longitude]
        #expect(
            repaired(run(track, silent: 601..<660)).repairs == [
                Repair(kind: .trackGaps, channel: .latitude, start: 600, end: 660, count: 1)
            ])
        #expect(repaired(run(track, silent: 601..<660)).repairs.map(\.seconds) == [60])
        #expect(repaired(run(track, silent: 601..<660, standing: true)).repairs.isEmpty)
        #expect(repaired(run(track, silent: 601..<604)).repairs.isEmpty)
        // A counter continues: it needs more than 20 s without data.
        #expect(repaired(run([.distance], silent: 601..<615)).repairs.isEmpty)
        #expect(repaired(run([.distance], silent: 601..<640)).repairs.map(\.kind) == [.trackGaps])
    }

    @Test func `a path covered during a pause is another kind of repair`() {
        let pause = Pause(start: 605, end: 655)
        // A counter includes the distance; a track of positions has a gap.
        let counted = run([.distance], silent: 601..<660, pauses: [pause])
        #expect(repaired(counted).repairs.map(\.kind) == [.pausedGaps])
        let track = run([.latitude, .longitude], silent: 601..<660, pauses: [pause])
        #expect(
            repaired(track).repairs == [Repair(kind: .pausedMoves, channel: .latitude, start: 600, end: 660, count: 1)])
        #expect(repaired(track).repairs.map(\.repairable) == [nil])
    }

    @Test func `short gaps of heart rate are interpolated, long ones stay empty, and a pause is neither`() {
        let way = [ChannelKind.distance, .heartRate]
        #expect(repaired(run(way, silent: 601..<612)).repairs.map(\.kind) == [.heartRateBridged])
        #expect(repaired(run([.heartRate], silent: 601..<660)).repairs.map(\.kind) == [.heartRateGaps])
        let pause = Pause(start: 602, end: 659)
        #expect(repaired(run([.heartRate], silent: 601..<660, pauses: [pause])).repairs.isEmpty)
        #expect(SessionTrack(of: run(way, silent: 601..<612)).heartRate?[606] == 150)
        #expect(SessionTrack(of: run(way, silent: 601..<640)).heartRate?[606] == nil)
    }

    @Test func `a device with a sample every ten seconds has no gaps`() {
        let seconds = stride(from: 0, through: 1800, by: 10).map { Double($0) }
        var recording = run([.distance], silent: 0..<0)
        recording.channels.append(Channel(kind: .heartRate, seconds: seconds, values: seconds.map { _ in 150 }))
        #expect(repaired(recording).repairs.isEmpty)
        recording.unrepaired = [.gaps]
        #expect(SessionTrack(of: recording).heartRate?[605] == 150)
    }

    @Test func `without speed no distance is counted, and no setting changes this`() throws {
        var recording = run([.speed], silent: 601..<660)
        #expect(repaired(recording).repairs == [Repair(kind: .speedGaps, channel: .speed, start: 600, end: 660, count: 1)])
        #expect(repaired(recording).repairs.map(\.repairable) == [nil])
        #expect(try #require(DistancePath(of: recording)?.metres.last) == 3 * 1740)
        recording.unrepaired = [.gaps]
        #expect(repaired(recording).repairs.count == 1)
    }

    @Test func `gaps confirmed by the athlete count as path, and heart rate is not interpolated`() throws {
        var recording = run([.latitude, .longitude, .heartRate], silent: 601..<626)
        #expect(repaired(recording).repairs.map(\.kind) == [.trackGaps, .heartRateBridged])
        #expect(try #require(DistancePath(of: recording)).isClean(from: 500, to: 700) == false)
        #expect(SessionTrack(of: recording).heartRate?[610] == 150)
        let before = repaired(recording).recording
        recording.unrepaired = [.gaps]
        #expect(repaired(recording).repairs.isEmpty)
        #expect(try #require(DistancePath(of: recording)).isClean(from: 500, to: 700))
        #expect(SessionTrack(of: recording).heartRate?[610] == nil)
        #expect(before.channels == recording.channels)
    }
}
