import Testing
import Training

@testable import ActivityFiles

/// Notes of an older Polar monitor, line by line.
struct PolarNotesTests {
    @Test func `every line of the note is kept, with its line ends`() throws {
        let head = "[Params]\nVersion=106\nDate=20240501\nStartTime=09:00:00.0\nInterval=5\nSMode=00000000\n"
        let bytes = Array((head + "[Note]\nfirst\nsecond\n[HRData]\n120\n121\n").utf8)
        #expect(try readFile(bytes.span).recordings.first?.notes == "first\nsecond")
    }

    @Test func `extending appends the pieces of a text`() {
        var text: String?
        for piece in ["a", "", "b"] { text.extend(with: piece) }
        #expect(text == "ab")
    }
}
