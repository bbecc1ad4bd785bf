import Measures
import Testing

@testable import ActivityFiles

/// `ISO8601.stamp` is the slow reference.
struct StampReaderTests {
    @Test func `successive timestamps are read like single ones`() {
        var random = SeededBytes(seed: 5)
        func two(_ limit: UInt64) -> String { String(String(100 + random.next() % limit).dropFirst()) }
        var text = ""
        var ranges: [Range<Int>] = []
        for _ in 0..<2000 {
            var stamp = "2024-05-0\(1 + random.next() % 2)T1\(random.next() % 2):\(two(62)):\(two(62))"
            if random.next() % 2 == 0 { stamp += "." + String(random.next()).prefix(Int(random.next() % 9)) }
            stamp += ["Z", "Z", "Z", "Z", "+02:00", "", "z"][Int(random.next() % 7)]
            ranges.append(text.utf8.count..<text.utf8.count + stamp.utf8.count)
            text += stamp + "<"
        }
        let bytes = Array(text.utf8)
        let scanner = XMLScanner(bytes.span)
        var reader = StampReader()
        var next = StampReader()
        var readable = 0
        for range in ranges {
            let alone = ISO8601.stamp(bytes.span.extracting(range))
            let expected = alone?.moment.secondsSince1970
            let before = next
            let time = reader.read(range, in: scanner)
            let nextTime = next.readNext(range, in: scanner)
            #expect(time.isNaN == (expected == nil) && nextTime == (time.isNaN ? nil : time))
            if let expected, let alone {
                readable += 1
                #expect(abs(time - expected) < 1e-6)
                let isAhead = alone.offset.map { $0.secondsAheadOfUTC != 0 } ?? false
                #expect(reader.offset == (isAhead ? alone.offset : nil) && next.offset == reader.offset)
            } else {
                #expect(next.withoutZone == before.withoutZone && next.offset == before.offset)
            }
        }
        #expect(readable > 1500)
        #expect(reader.withoutZone == next.withoutZone)
    }
}
