import Analysis
import DemoAthletes
import Measures
import Testing
import Training

private let lastDay = Day(number: 20_413)  // 2025-11-21

struct DemoAthleteTests {
    static let demo = demoAthlete(seed: 7, endingOn: lastDay, days: 120, fine: 4)

    @Test func `the same seed gives a bit-identical history`() {
        let again = demoAthlete(seed: 7, endingOn: lastDay, days: 120, fine: 4)
        #expect(again == DemoAthleteTests.demo)
        #expect(demoAthlete(seed: 8, endingOn: lastDay, days: 28, fine: 0).truth != again.truth)
    }

    @Test func `shoes and a diary change nothing else of the athlete`() {
        var sum: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(_ value: Double) { sum = (sum ^ value.bitPattern) &* 0x100_0000_01b3 }
        let demo = DemoAthleteTests.demo
        for recording in demo.recordings {
            add(recording.start.secondsSince1970)
            add(recording.elapsed)
            add(recording.distance?.metres ?? -1)
            add(recording.conditions?.temperature?.celsius ?? -100)
            for channel in recording.channels { for value in channel.seconds + channel.values { add(value) } }
        }
        for sample in demo.samples { for value in [sample.start.secondsSince1970, sample.value] { add(value) } }
        for total in demo.totals { add(total.sum) }
        for dated in demo.truth.vdot + demo.truth.acclimation { add(dated.value) }
        for race in demo.truth.races { add(race.seconds) }
        #expect(sum == 6_348_250_817_406_071_191)
    }

    @Test func `every channel is finite, in order, and within what a sensor can say`() {
        for recording in DemoAthleteTests.demo.recordings {
            #expect(!recording.channels.isEmpty)
            var previous: UInt8 = 0
            for channel in recording.channels {
                #expect(channel.kind.rawValue > previous)
                previous = channel.kind.rawValue
                #expect(channel.seconds.count == channel.values.count)
                #expect(channel.values.allSatisfy { $0.isFinite })
                #expect(isRising(channel.seconds))
                #expect((channel.seconds.last ?? 0) <= recording.elapsed)
                let range = plausible(channel.kind)
                let wrong = channel.values.first { !range.contains($0) }
                #expect(wrong == nil, "\(channel.kind) is \(wrong ?? 0) in \(recording.sport)")
            }
        }
    }

    @Test func `no kilometre of any run is faster than the athlete races 1500 m, downhill neither`() throws {
        let demo = DemoAthleteTests.demo
        let best = try #require(demo.truth.vdot.map { $0.value }.max())
        let raced = try #require(DanielsGilbert.time(metres: 1500, vdot: best)) / 1.5
        for recording in demo.recordings where recording.sport == .running {
            guard let track = recording.channel(.distance) else { continue }
            let fastest = FastestStretch.find(seconds: track.seconds, metres: track.values, length: 1000)
            #expect(fastest?.seconds ?? .infinity > raced, "\(recording.title ?? "") in \(fastest?.seconds ?? 0) s")
        }
    }

    private func isRising(_ values: [Double]) -> Bool {
        for index in values.indices.dropFirst() where values[index] <= values[index - 1] { return false }
        return true
    }

    private func plausible(_ kind: ChannelKind) -> ClosedRange<Double> {
        switch kind {
        case .latitude: -46...44
        case .longitude: 121...169
        case .altitude: -10...500
        case .distance: 0...60_000
        case .speed: 1...18
        case .heartRate: 40...205
        case .cadence: 60...230
        case .power: 15...700
        case .stepLength: 0.5...2.2
        case .verticalOscillation: 0.03...0.16
        case .groundContactTime: 0.12...0.4
        default: -1e9...1e9
        }
    }

    @Test func `totals agree with the channels`() throws {
        for recording in DemoAthleteTests.demo.recordings where recording.sport == .running {
            let track = try #require(recording.channel(.distance))
            let distance = try #require(recording.distance)
            let last = try #require(track.values.last)
            #expect(abs(last - distance.metres) < 40)
            let paused = recording.pauses.reduce(0) { $0 + $1.end - $1.start }
            let timer = try #require(recording.timer)
            #expect(abs(recording.elapsed - timer - paused) < 1e-6)
            let beats = try #require(recording.channel(.heartRate)).values
            let mean = try #require(recording.meanHeartRate).beatsPerMinute
            #expect(abs(beats.reduce(0, +) / Double(beats.count) - mean) <= 0.5)
            for pause in recording.pauses {
                #expect(!track.seconds.contains { $0 > pause.start && $0 < pause.end })
            }
        }
    }

    @Test func `the story has all that a history can have`() {
        let story = demoAthlete(seed: 3, endingOn: lastDay, days: 200, fine: 0)
        let sports = Set(story.recordings.map { $0.sport })
        #expect(sports.isSuperset(of: [.running, .cycling, .hotYoga, .yoga, .pilates, .treadmillRunning, .strength]))
        let classes = story.recordings.filter { $0.isIndoor == true && $0.conditions?.temperature != nil }
        #expect(classes.count >= 25 && Set(classes.map { $0.timer }).count >= 4)
        #expect(Set(classes.compactMap { $0.conditions?.temperature?.celsius }).count >= 10)
        #expect(Set(classes.compactMap { $0.title }) == ["Power", "Yin"])
        #expect(story.truth.races.count >= 4)
        #expect(Set(story.recordings.compactMap { $0.offset }).count == 2)
        #expect(story.recordings.contains { !$0.pauses.isEmpty })
        #expect(story.truth.illness.count == 3)
        let kinds = Set(story.samples.map { $0.kind })
        #expect(
            kinds.isSuperset(of: [.sdnn, .restingHeartRate, .respiratoryRate, .asleepDeep, .asleepREM, .oxygenUptake, .bodyMass]))
        #expect(story.samples.allSatisfy { $0.value.isFinite && $0.end >= $0.start })
        #expect(story.totals.count >= 200 * 8)
        #expect(story.truth.acclimation.allSatisfy { (0...1).contains($0.value) })
        #expect(story.truth.vdot.count == 200)
        #expect(story.recordings.allSatisfy { $0.conditions?.humidityPercent ?? 50 <= 100 })
    }

    @Test func `shoes are worn in rotation, one pair is retired, and niggles begin and end`() throws {
        let story = demoAthlete(seed: 3, endingOn: lastDay, days: 200, fine: 0)
        let diary = Diary(story.diary)
        let retired = try #require(diary.retiredShoes.first)
        #expect(diary.retiredShoes.count == 1)
        var uses: [String: Int] = [:]
        for recording in story.recordings {
            #expect((recording.shoes != nil) == recording.sport.isOnFoot)
            guard let shoes = recording.shoes, let day = recording.offset.flatMap({ Day(of: recording.start, at: $0) }) else {
                continue
            }
            uses[shoes, default: 0] += 1
            #expect(shoes != retired.name || day < retired.day)
        }
        #expect(uses.count == 3 && uses.values.allSatisfy { $0 >= 15 })
        #expect(Set(diary.niggles.map { $0.place }) == [.calf, .achilles] && diary.niggles.count == 8)
        for place in [Niggle.Place.calf, .achilles] {
            let notes = diary.niggles.filter { $0.place == place }.map { $0.intensity }
            #expect(notes.first != 0 && notes.last == 0)
        }
        // A short story has no old pair, and no niggle of a time that it does not tell.
        let short = demoAthlete(seed: 3, endingOn: lastDay, days: 60, fine: 0)
        #expect(Diary(short.diary).retiredShoes.isEmpty && Diary(short.diary).niggles.count == 4)
        #expect(Set(short.recordings.compactMap { $0.shoes }).count == 2)
    }

    @Test func `nothing is generated of the days after the last one`() throws {
        for recording in DemoAthleteTests.demo.recordings {
            let offset = try #require(recording.offset)
            let day = try #require(Day(of: recording.start, at: offset))
            #expect(day <= lastDay)
        }
    }
}
