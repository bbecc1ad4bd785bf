import Measures
import TestKit
import Testing
import Training
import TrainingLog

struct RecordingPartTests {
    private let morning = Moment(secondsSince1970: 1_714_545_000)

    private func parts(_ recording: Recording, at seconds: [Int]) throws -> [Recording] {
        try StoredRecording(recording).parts(cutAt: seconds).map { try $0.withChannels() }
    }

    @Test func `two parts of a steady run are two steady runs`() throws {
        let run = ExampleRecordings.steadyRun(start: morning, minutes: 60)
        let parts = try parts(run, at: [2400])
        #expect(parts.map(\.start) == [morning, morning + 2400])
        #expect(parts.map(\.elapsed) == [2400, 1200])
        #expect(parts.map(\.timer) == [2400, 1200])
        #expect(parts.map { $0.meanHeartRate?.beatsPerMinute } == [150, 150])
        #expect(parts.map(\.points) == [2400, 1201])
        let metres = parts.map { $0.distance?.metres ?? 0 }
        // The last second before the cut belongs to the second part, in which it ends.
        #expect(abs(metres[0] - 2399 / 0.36) < 1e-6)
        #expect(abs(metres[0] + metres[1] - 10_000) < 1e-6)
        #expect(parts[1].channel(.heartRate)?.seconds.first == 0)
        #expect(abs((parts[1].channel(.distance)?.values.last ?? 0) - metres[1]) < 1e-6)
    }

    @Test func `every sample belongs to exactly one part`() throws {
        var random = SystemRandomNumberGenerator()
        let whole = ExampleRecordings.fullRecording(start: morning)
        for _ in 0..<50 {
            let cuts = (0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 1...301, using: &random) }
            let parts = try parts(whole, at: cuts)
            #expect(parts.count == Set(cuts).count + 1)
            #expect(parts.map(\.elapsed).reduce(0, +) == whole.elapsed)
            for channel in whole.channels {
                let pieces = parts.compactMap { part in part.channel(channel.kind).map { ($0, part.start) } }
                #expect(pieces.flatMap(\.0.values) == channel.values)
                let seconds = pieces.flatMap { piece in
                    piece.0.seconds.map { $0 + (piece.1.secondsSince1970 - morning.secondsSince1970) }
                }
                #expect(zip(seconds, channel.seconds).allSatisfy { abs($0 - $1) < 1e-6 })
            }
            for (place, channel) in whole.customChannels.enumerated() {
                #expect(
                    parts.flatMap { part in part.customChannels.filter { $0.name == channel.name }.flatMap(\.values) }
                        == whole.customChannels[place].values)
            }
            #expect(parts.compactMap(\.timer).reduce(0, +) <= whole.elapsed)
        }
    }

    @Test func `laps and pauses are cut with the recording`() throws {
        var run = ExampleRecordings.steadyRun(start: morning, minutes: 10)
        run.timer = 540
        run.pauses = [Pause(start: 270, end: 330)]
        run.laps = [
            Lap(start: 0, elapsed: 240, timer: 240, distance: Distance(metres: 700), meanHeartRate: HeartRate(151)),
            Lap(start: 240, elapsed: 360, timer: 300, distance: Distance(metres: 900), maximumHeartRate: HeartRate(160)),
            Lap(start: 600, elapsed: 0),
        ]
        let parts = try parts(run, at: [300])
        #expect(parts[0].pauses == [Pause(start: 270, end: 300)])
        #expect(parts[1].pauses == [Pause(start: 0, end: 30)])
        #expect(parts.map(\.timer) == [270, 270])
        // The device's values of a complete lap stay; those of a cut one are computed.
        #expect(parts[0].laps[0] == run.laps[0])
        #expect(parts[0].laps.map(\.start) == [0, 240])
        #expect(parts[0].laps[1].elapsed == 60)
        #expect(parts[0].laps[1].timer == 30)
        #expect(abs((parts[0].laps[1].distance?.metres ?? 0) - 60 / 0.36) < 1e-6)
        #expect(parts[0].laps[1].maximumHeartRate == HeartRate(150))
        #expect(parts[1].laps.map(\.start) == [0, 300])
        #expect(parts[1].laps.map(\.elapsed) == [300, 0])
    }

    @Test func `totals that only the device knew are absent, and so are unmeasured values`() throws {
        let whole = ExampleRecordings.fullRecording(start: morning)
        for part in try parts(whole, at: [150]) {
            #expect(part.ascent == nil)
            #expect(part.descent == nil)
            #expect(part.distance == nil, "it has no channel of distance")
            #expect(part.activeEnergy == nil)
            #expect(part.title == whole.title)
            #expect(part.offset == whole.offset)
        }
        var odd = ExampleRecordings.steadyRun(start: morning, minutes: 10)
        odd.timer = 300
        #expect(try parts(odd, at: [60]).map(\.timer) == [nil, nil], "it is unknown when the timer stood still")
    }

    @Test func `cuts outside a recording have no effect`() throws {
        let run = ExampleRecordings.steadyRun(start: morning, minutes: 1)
        #expect(try StoredRecording(run).parts(cutAt: []).isEmpty)
        #expect(try StoredRecording(run).parts(cutAt: [60, 9000, 0, -5]).isEmpty)
        #expect(try StoredRecording(run).parts(cutAt: [30, 30, 60]).count == 2)
    }

    @Test func `the id of a part contains its start`() throws {
        let cut = try #require(RecordingCut("0123456789abcdef0123", at: 1800))
        #expect(RecordingCut("x", at: 0) == nil)
        #expect(RecordingCut.origin(of: cut.part) == (cut.recording, 1800))
        for id in ["0123456789abcdef0123", "", "-", "x-", "x-0", "x--5", "x-1-2", "x-99999999999999999999"] {
            #expect(RecordingCut.origin(of: id) == (id, 0), "\(id)")
        }
        let heir = try #require(RecordingCut("heir", at: 1800))
        let other = try #require(RecordingCut("other", at: 7))
        #expect([cut, other].renamed([cut.recording: "heir"]) == [heir, other])
        #expect([cut, other].namesOfParts([cut.recording: "heir"]) == [cut.recording: "heir", cut.part: heir.part])
        #expect([cut].revised(by: [cut, other], forgetting: [cut]) == [cut, other].sorted { $0.comesBefore($1) })
        #expect([cut, other].revised(by: [], forgetting: [cut]) == [other])
    }
}
