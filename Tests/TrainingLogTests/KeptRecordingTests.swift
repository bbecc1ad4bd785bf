import ActivityFiles
import Measures
import TestKit
import Testing
import Training

@testable import TrainingLog

struct KeptRecordingTests {
    private let full = ExampleRecordings.fullRecording(start: Moment(secondsSince1970: 1_714_545_000))

    @Test func `a recording round-trips bit by bit with the same id`() throws {
        let bytes = KeptRecording.bytes(of: full)
        #expect(FileKind.sniff(bytes.span) == .keptRecording)
        let back = try KeptRecording.read(bytes)
        #expect(back == full)
        #expect(StoredRecording(back) == StoredRecording(full))
    }

    @Test func `truncated, changed or invented bytes throw instead of crashing`() throws {
        let bytes = KeptRecording.bytes(of: full)
        for count in stride(from: 0, to: bytes.count, by: 7) {
            #expect(throws: FileError.malformed(what: "kept recording", offset: 0)) {
                try KeptRecording.read(Array(bytes.prefix(count)))
            }
        }
        for index in stride(from: 0, to: min(bytes.count, 3000), by: 3) {
            var changed = bytes
            changed[index] ^= 0xFF
            if let read = try? KeptRecording.read(changed) { #expect(read.elapsed.isFinite) }
        }
        var endless = full
        endless.elapsed = .infinity
        #expect(throws: FileError.self) { try KeptRecording.read(KeptRecording.bytes(of: endless)) }
        var falling = full
        falling.channels[0].seconds.reverse()
        #expect(throws: FileError.self) { try KeptRecording.read(KeptRecording.bytes(of: falling)) }
    }
}
