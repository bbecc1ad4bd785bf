import Testing

@testable import ActivityFiles

struct RawSpanComparisonTests {
    /// Whether a range of the pattern equals the bytes at a position; the macros accept no spans.
    func stands(_ pattern: [UInt8], _ stretch: Range<Int>, in bytes: [UInt8], at start: Int) -> Bool {
        bytes.span.bytes.holds(pattern.span.bytes, stretch, at: start)
    }

    @Test func `ranges of any length match if every byte is equal`() {
        let pattern = (0..<70).map { UInt8(truncatingIfNeeded: $0 &* 91 &+ 3) }
        for length in 0..<60 {
            let stretch = 7..<7 + length
            let bytes = [1, 2, 3] + pattern[stretch] + [9]
            #expect(stands(pattern, stretch, in: bytes, at: 3))
            for wrong in 0..<length {
                var other = bytes
                other[3 + wrong] ^= 0x40
                #expect(!stands(pattern, stretch, in: other, at: 3), "byte \(wrong) of \(length)")
            }
        }
    }

    @Test func `a range beyond the end does not match`() {
        let bytes = Array("abcdefghijkl".utf8)
        #expect(stands(bytes, 0..<12, in: bytes, at: 0))
        #expect(!stands(bytes, 0..<12, in: bytes, at: 1))
        #expect(!stands(bytes, 0..<3, in: bytes, at: 10))
        #expect(stands(bytes, 4..<4, in: bytes, at: 12))
    }

    @Test func `bytes are appended after the existing ones`() {
        let bytes = Array("abc".utf8)
        var copy = [UInt8](copying: bytes.span)
        #expect(copy == bytes)
        copy.append(copying: bytes.span.extracting(1..<3))
        #expect(copy == Array("abcbc".utf8))
    }
}
