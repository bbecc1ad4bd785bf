import Measures
import Testing
import Training

@testable import Contract

struct ChannelsPayloadTests {
    private static func recording() -> Recording {
        var recording = Recording(
            source: Source(name: "Watch", origin: .fit), sport: .running, start: Moment(secondsSince1970: 1_700_000_000),
            elapsed: 10)
        recording.channels = [
            Channel(kind: .latitude, seconds: [0, 2], values: [52.123_456_789, 52.2]),
            Channel(kind: .heartRate, seconds: [0, 1, 1], values: [100, 101, 102]),
            Channel(kind: .beatInterval, seconds: [0.5], values: [0.6]),
        ]
        recording.customChannels = [CustomChannel(name: "Lactate ü", units: "mmol/l", seconds: [2], values: [0])]
        return recording
    }

    @Test func `a missing sample is null, and a zero stays a zero`() {
        let payload = ChannelsPayload(activity: "a", Self.recording(), kinds: nil, in: 0...10)
        #expect(payload.seconds == [0, 1, 2])
        #expect(payload.channels.map(\.name) == ["latitude", "heart_rate", "Lactate ü"])
        #expect(payload.channels.map(\.values) == [[52.123_456_789, nil, 52.2], [100, 102, nil], [nil, nil, 0]])
        #expect(payload.channels.map(\.isCustom) == [false, false, true])
        let beats = ChannelsPayload(activity: "a", Self.recording(), kinds: [.beatInterval], in: 0...10)
        #expect(beats.seconds == [0.5] && beats.channels.count == 1)
        #expect(ChannelsPayload(activity: "a", Self.recording(), kinds: [.heartRate], in: 1...1).channels[0].values == [102])
    }

    @Test func `the binary form holds the same`() throws {
        var payload = ChannelsPayload(activity: "a", Self.recording(), kinds: nil, in: 0...10)
        payload.nextFrom = 77
        #expect(try ChannelsPayload(binary: payload.binary) == payload)
        // Little-endian: the number of rows follows the mark.
        #expect(payload.binary.prefix(12) == [0x48, 0x43, 0x48, 0x31, 3, 0, 0, 0, 3, 0, 0, 0])
    }

    @Test func `every truncated and every changed binary form is refused or read, and never trusted`() {
        let whole = ChannelsPayload(activity: "a", Self.recording(), kinds: nil, in: 0...10).binary
        for length in 0..<whole.count {
            #expect(throws: ChannelsPayload.BinaryFlaw.self) { try ChannelsPayload(binary: Array(whole.prefix(length))) }
        }
        #expect(throws: ChannelsPayload.BinaryFlaw.tooLong) { try ChannelsPayload(binary: whole + [0]) }
        #expect(throws: ChannelsPayload.BinaryFlaw.noMark) { try ChannelsPayload(binary: [0] + whole.dropFirst()) }
        for index in whole.indices {
            for value: UInt8 in [0, 0x7F, 0xFF] {
                var changed = whole
                changed[index] = value
                _ = try? ChannelsPayload(binary: changed)  // must not trap
            }
        }
    }

    @Test func `a long activity comes in parts, each row once`() {
        var recording = Self.recording()
        let count = ChannelsPayload.mostRows + 20_000
        let seconds = (0..<count).map { Double($0) / 2 }
        recording.elapsed = 60_000
        recording.channels = [Channel(kind: .heartRate, seconds: seconds, values: seconds)]
        recording.customChannels = []
        let first = ChannelsPayload(activity: "a", recording, kinds: nil, in: 0...100_000)
        #expect(first.nextFrom == 50_000)
        let second = ChannelsPayload(activity: "a", recording, kinds: nil, in: Double(first.nextFrom ?? 0)...100_000)
        #expect(second.nextFrom == nil)
        #expect(first.seconds + second.seconds == seconds)
    }
}
