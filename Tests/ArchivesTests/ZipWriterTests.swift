import Archives
import Testing

struct ZipWriterTests {
    @Test func `an archive that was written can be walked`() throws {
        let scratch = try Scratch()
        var bytes: [UInt8] = []
        let writer = ZipWriter { bytes.append(contentsOf: $0) }
        var dice = Dice(state: 1)
        let large = (0..<3_000_000).map { _ in UInt8(dice.roll(20)) }
        try writer.add("notes/一.txt") { try $0(Array("eins".utf8)) }
        try writer.add("empty") { _ in }
        try writer.add("large.bin") { put in
            for start in stride(from: 0, to: large.count, by: 700_001) {
                try put(Array(large[start..<min(large.count, start + 700_001)]))
            }
        }
        try writer.finish()
        let path = try scratch.write(bytes, to: "a.zip")
        let found = try visits(path)
        #expect(found.map(\.label) == ["a.zip/empty", "a.zip/large.bin", "a.zip/notes/一.txt"])
        #expect(found.map(\.content) == [[], large, Array("eins".utf8)])
        #expect(found.allSatisfy { $0.damage == nil && $0.failure == nil })
    }

    @Test func `more entries than the old format can count are written as zip64`() throws {
        let scratch = try Scratch()
        var bytes: [UInt8] = []
        let writer = ZipWriter { bytes.append(contentsOf: $0) }
        for number in 0..<65_600 { try writer.add(String(number)) { _ in } }
        try writer.finish()
        let path = try scratch.write(bytes, to: "many.zip")
        var count = 0
        try walk(path) { _ in count += 1 }
        #expect(count == 65_600)
    }
}
