import Measures
import Sync
import Testing
import Training

struct RecordVersionTests {
    @Test func `versions are ordered by counter, then by device`() {
        #expect(Sample.version(1, by: 2) < Sample.version(2, by: 1))
        #expect(Sample.version(2, by: 1) < Sample.version(2, by: 2))
        #expect(RecordVersion.first(by: Sample.device(1)) == Sample.version(1))
    }

    @Test func `the last counter has no successor`() {
        #expect(Sample.version(1).next == Sample.version(2))
        #expect(Sample.version(RecordVersion.counters.upperBound).next == nil)
        #expect(RecordVersion(device: Sample.device(1), counter: 0) == nil)
        #expect(RecordVersion(device: Sample.device(1), counter: .max) == nil)
    }

    @Test func `texts are cleaned, bounded, and equal by their bytes`() {
        #expect(BoundedText("a\u{1B}[2Jb", longest: 10)?.text == "a[2Jb")
        #expect(BoundedText("äöü", longest: 5) == nil)
        #expect(BoundedText("äöü", longest: 6) != nil)
        #expect(BoundedText("\u{1B}", longest: 6) == nil)
        #expect(BoundedText("\u{E9}", longest: 6) != BoundedText("e\u{301}", longest: 6))
    }

    @Test func `a session that ends before it starts is refused`() {
        let start = Moment(secondsSince1970: 1000)
        #expect(throws: RecordError.invalid(.end)) { try SessionDetails(start: start, end: start + -1, offset: .utc) }
        #expect(throws: RecordError.invalid(.start)) {
            try SessionDetails(start: Moment(secondsSince1970: .nan), end: start, offset: .utc)
        }
    }
}
