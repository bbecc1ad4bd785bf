import Measures
import TestKit
import Testing
import Training
import TrainingLog

struct RecordingEncodingTests {
    private let start = Moment(secondsSince1970: 1_714_545_000)

    @Test func `recordings round-trip with all or no fields`() throws {
        var full = ExampleRecordings.fullRecording(start: start)
        full.channels = []
        full.customChannels = full.customChannels.map {
            CustomChannel(name: $0.name, units: $0.units, seconds: [], values: [])
        }
        let bare = Recording(source: Source(name: "", origin: .csv), sport: .other, start: start, elapsed: 0)
        for each in [full, bare] { #expect(try recording(from: encoded(each)) == each) }
    }

    @Test func `damaged bytes throw instead of crashing`() throws {
        let good = encoded(ExampleRecordings.fullRecording(start: start))
        for end in 0..<good.count { #expect(throws: StoreError.self) { try recording(from: Array(good[..<end])) } }
        for _ in 0..<5000 {
            var bytes = good
            bytes[Int.random(in: bytes.indices)] = UInt8.random(in: 0...255)
            // Damage may also give another recording. Decoding must only end without a crash.
            do { _ = try recording(from: bytes) } catch { #expect(error == .damaged(what: "recording")) }
        }
    }

    @Test func `bytes and id of a recording without notes and custom channels are unchanged`() {
        var plain = ExampleRecordings.fullRecording(start: start)
        #expect(encoded(plain).first == 2)
        (plain.notes, plain.customChannels) = (nil, [])
        #expect(encoded(plain).first == 1)
        #expect(StoredRecording(plain).id == "72a18fae0f2c972b4976")
    }

    @Test func `cloud cover round-trips, with and without wind`() throws {
        var clouded = ExampleRecordings.fullRecording(start: start)
        clouded.channels = []
        clouded.customChannels = []
        for wind in [nil, Speed(metresPerSecond: 3.25)] {
            for shoes in [nil, "Old pair"] {
                clouded.conditions = Conditions(temperature: Temperature(celsius: 20), wind: wind, cloudCover: 0.75)
                clouded.shoes = shoes
                #expect(encoded(clouded).first == 5)
                #expect(try recording(from: encoded(clouded)) == clouded)
            }
        }
    }

    @Test func `wind round-trips, with and without shoes`() throws {
        var windy = ExampleRecordings.fullRecording(start: start)
        windy.channels = []
        windy.customChannels = []
        windy.conditions = Conditions(humidityPercent: 61, wind: Speed(metresPerSecond: 3.25))
        for shoes in [nil, "Old pair"] {
            windy.shoes = shoes
            #expect(encoded(windy).first == 4)
            #expect(try recording(from: encoded(windy)) == windy)
        }
    }

    @Test func `custom channels round-trip bit by bit beside the others`() throws {
        let original = ExampleRecordings.fullRecording(start: start)
        let stored = StoredRecording(original)
        #expect(try stored.withChannels() == original)
        #expect(stored.recording.customChannels.map(\.name) == ["Form Power", "肌氧"])
        #expect(stored.columns.count { (64..<128).contains($0.number) } == 2)
        #expect(throws: StoreError.damaged(what: "column")) {
            try customChannels(in: stored.columns.filter { $0.number != 65 }, named: original.customChannels)
        }
    }

    @Test func `the id of a recording depends on all its content`() {
        let original = ExampleRecordings.fullRecording(start: start)
        let id = StoredRecording(original).id
        #expect(id.utf8.count == 20)
        #expect(StoredRecording(original).id == id)
        var changed = Array(repeating: original, count: 7)
        changed[0].title = "Another"
        changed[1].start = start + 1
        changed[2].channels[3].values[0] += 1
        changed[3].channels.removeLast()
        changed[4].notes = nil
        changed[5].customChannels[1].values[0] += 1
        changed[6].customChannels[0].units = "kW"
        for each in changed { #expect(StoredRecording(each).id != id) }
    }
}
