import Archives
import Testing

struct GzipStreamTests {
    private static let text = Array(String(repeating: "Heart, heat, home. ", count: 5000).utf8) + Array(0...255)

    @Test func `what was packed is read again, whatever the pieces`() throws {
        for size in [1000, 7, 100_000] {
            let stream = GzipStream(level: 6)
            var packed: [UInt8] = []
            var rest = Self.text[...]
            while !rest.isEmpty {
                packed += stream.add(rest.prefix(size), flushes: size == 7)
                rest = rest.dropFirst(size)
            }
            packed += stream.add([], isLast: true)
            #expect(try Compression.expanded(packed, limit: 1 << 20) == Self.text)
        }
        #expect(try Compression.expanded(GzipStream.smallest([]), limit: 10) == [])
    }

    @Test func `after a flush everything so far is there`() throws {
        let stream = GzipStream(level: 6)
        let first = stream.add(Array("<main>".utf8), flushes: true)
        // A flush ends with an empty stored block (RFC 1951).
        #expect(first.suffix(4) == [0, 0, 0xFF, 0xFF])
        #expect(stream.add(Array("and more".utf8)).isEmpty)
    }

    @Test func `it is smaller than what is made for speed, and the same every time`() {
        let words = ["heart", "heat", "home", "load", "run", "rest", "pace", "form"]
        let varied = Array((0..<20_000).map { words[$0 * $0 % 61 % 8] }.joined(separator: " ").utf8)
        #expect(GzipStream.smallest(varied).count < Compression.compressed(varied).count)
        #expect(GzipStream.smallest(varied) == GzipStream.smallest(varied))
    }
}
