import Measures
import TestKit
import Testing
import Training
import TrainingLog

struct RecordingEncodingTests {
    private let start = Moment(secondsSince1970: 1_714_545_000)

    @Test func `a recording comes back, full or bare`() throws {
        var full = ExampleRecordings.fullRecording(start: start)
        full.channels = []
        let bare = Recording(source: Source(name: "", origin: .csv), sport: .other, start: start, elapsed: 0)
        for each in [full, bare] { #expect(try recording(from: encoded(each)) == each) }
    }

    @Test func `damaged bytes are refused, never a crash`() throws {
        let good = encoded(ExampleRecordings.fullRecording(start: start))
        for end in 0..<good.count { #expect(throws: StoreError.self) { try recording(from: Array(good[..<end])) } }
        for _ in 0..<5000 {
            var bytes = good
            bytes[Int.random(in: bytes.indices)] = UInt8.random(in: 0...255)
            // Either is right: some damage gives another recording. It must only come to an end.
            do { _ = try recording(from: bytes) } catch { #expect(error == .damaged(what: "recording")) }
        }
    }

    @Test func `a recording's name is made of all its content`() {
        let original = ExampleRecordings.fullRecording(start: start)
        let id = StoredRecording(original).id
        #expect(id.utf8.count == 20)
        #expect(StoredRecording(original).id == id)
        var changed = [original, original, original, original]
        changed[0].title = "Another"
        changed[1].start = start + 1
        changed[2].channels[3].values[0] += 1
        changed[3].channels.removeLast()
        for each in changed { #expect(StoredRecording(each).id != id) }
    }
}
