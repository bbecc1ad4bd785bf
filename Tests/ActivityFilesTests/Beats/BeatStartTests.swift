import Measures
import Testing
import Training

@testable import ActivityFiles

struct BeatStartTests {
    private let start = Moment(secondsSince1970: 1_714_543_200)
    private let offset = LocalOffset(secondsAheadOfUTC: 7200)

    private func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    @Test(arguments: ["800\n810\n790\n805\n", "rr\n800\n810\n790\n805\n", "RR [ms]\n800\n810\n790\n805\n"])
    func `intervals without a date use the start in the first line`(_ list: String) throws {
        #expect(throws: FileError.startMissing) { try read(list) }
        let recording = try #require(try read(BeatStart.line(start, at: offset) + list).recordings.first)
        #expect(recording.start == start)
        #expect(recording.offset == offset)
        #expect(recording.channel(.beatInterval)?.values == [0.8, 0.81, 0.79, 0.805])
        #expect(abs(recording.elapsed - 3.205) < 1e-9)
    }

    @Test func `a date in the file takes precedence over the first line`() throws {
        let text = BeatStart.line(start, at: offset) + "date,rr\n2024-06-01 06:00:01,800\n2024-06-01 06:00:02,800\n"
        let recording = try #require(try read(text).recordings.first)
        #expect(recording.start == ISO8601.stamp("2024-06-01T06:00:00.200Z")?.moment)
    }

    @Test(arguments: ["hearth start \n800\n810\n", "hearth start soon\n800\n", "hearth start 2024-05-01T06:00:00Z"])
    func `a first line without a valid start is ignored`(_ text: String) {
        #expect(throws: FileError.self) { try read(text) }
    }
}
