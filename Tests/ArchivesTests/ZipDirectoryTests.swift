import Archives
import Testing

struct ZipDirectoryTests {
    private func walked(_ zip: ZipBytes, limits: ArchiveLimits = ArchiveLimits()) throws -> [Visit] {
        let scratch = try Scratch()
        return try visits(try scratch.write(zip.bytes, to: "z"), limits: limits)
    }

    @Test func `stored entries are read from plain, zip64, commented and prefixed archives`() throws {
        var zip = ZipBytes()
        zip.add("a", [1, 2])
        zip.add("b/", [])
        zip.add("b/c", [3])
        let expected = [Visit(label: "z/a", content: [1, 2]), Visit(label: "z/b/c", content: [3])]
        #expect(try walked(zip) == expected)
        zip.comment = Array("PK\u{5}\u{6} this is no end record".utf8)
        #expect(try walked(zip) == expected)
        zip.isZip64 = true
        #expect(try walked(zip) == expected)
        zip.prefix = [0x50, 0x4B, 3, 4, 9, 9, 9]
        #expect(try walked(zip) == expected)
    }

    @Test func `names that climb are labels with a remark, and odd encodings are guessed`() throws {
        var zip = ZipBytes()
        zip.add("../../tmp/evil", [1])
        zip.add("/etc/evil", [2])
        zip.add("C:\\evil", [3])
        zip.entries.append(ZipBytes.Entry(name: [0xB5, 0xBC, 0xB3, 0xF6, 0x2E, 0x78], data: [4]))
        let found = try walked(zip)
        #expect(found.count == 4)
        #expect(found.filter { $0.remarks == [.unsafeName] }.count == 3)
        #expect(found.filter { $0.remarks == [.nameGuessed] }.map(\.content) == [[4]])
    }

    @Test func `damage and refusals are reported entry by entry`() throws {
        var zip = ZipBytes()
        zip.entries = [
            ZipBytes.Entry(name: [0x31], data: [1], checksum: 77),
            ZipBytes.Entry(name: [0x32], data: [1, 2], size: 3),
            ZipBytes.Entry(name: [0x33], data: [1], flags: 1),
            ZipBytes.Entry(name: [0x34], data: [1], method: 12),
            ZipBytes.Entry(name: [0x35], data: [0xFF, 0xFF], method: 8),
            ZipBytes.Entry(name: [0x36], data: [6]),
        ]
        let found = try walked(zip)
        #expect(found[0] == Visit(label: "z/1", content: [1], damage: .checksumMismatch))
        #expect(found[1] == Visit(label: "z/2", content: [1, 2], damage: .truncated(offset: 2)))
        #expect(found[2].failure == .encrypted(label: "z/3"))
        #expect(found[3].failure == .unsupportedMethod(label: "z/4", method: 12))
        #expect(found[4].failure == .notDeflated(label: "z/5"))
        #expect(found[5].content == [6])
    }

    @Test func `an entry that claims to reach the end of all numbers ends with its file`() throws {
        var zip = ZipBytes()
        zip.add("a", [1, 2])
        zip.isZip64 = true
        var bytes = zip.bytes
        // The packed size in the zip64 field of the directory: with header and name it would not fit into 63 bits.
        let field: [UInt8] = [1, 0, 24, 0, 2, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]
        let place = try #require((0..<bytes.count - field.count).first { bytes[$0..<$0 + field.count].elementsEqual(field) })
        bytes.replaceSubrange(place + 12..<place + 20, with: withUnsafeBytes(of: (Int.max - 30).littleEndian) { Array($0) })
        let scratch = try Scratch()
        let found = try visits(try scratch.write(bytes, to: "z"), limits: ArchiveLimits())
        #expect(found.map(\.damage) == [.sizeMismatch(stated: 2, actual: bytes.count - 31)])
    }

    @Test func `entries that share bytes are refused`() throws {
        var zip = ZipBytes()
        zip.add("a", Array(repeating: 7, count: 100))
        zip.entries.append(ZipBytes.Entry(name: [0x62], data: [7], localOffset: 10))
        #expect(throws: ArchiveError.overlappingEntries(label: "z", offset: 10)) { try walked(zip) }
    }

    @Test func `a bomb is refused before it goes off, also when it lies about its size`() throws {
        // The highest level reaches the highest ratio, whichever library the others use. A header of 10 bytes, a trailer of 8.
        let bomb = GzipStream.smallest([UInt8](repeating: 0, count: 40_000_000))
        let zeros = Array(bomb.dropFirst(10).dropLast(8))
        for size in [40_000_000, 100] {
            var zip = ZipBytes()
            zip.entries.append(ZipBytes.Entry(name: [0x61], data: zeros, method: 8, size: size))
            let found = try walked(zip)
            #expect(found.map(\.failure) == [.limitReached(.ratio, label: "z/a")])
        }
        let scratch = try Scratch()
        let path = try scratch.write(bomb, to: "bomb.gz")
        #expect(try visits(path).map(\.failure) == [.limitReached(.ratio, label: "bomb.gz")])
    }

    @Test func `an archive whose end is missing gives what its headers say`() throws {
        let scratch = try Scratch()
        var written: [UInt8] = []
        let writer = ZipWriter { written.append(contentsOf: $0) }
        var dice = Dice(state: 3)
        let large = (0..<300_000).map { _ in UInt8(dice.roll(256)) }
        try writer.add("one.txt") { try $0(Array("eins".utf8)) }
        try writer.add("two.bin") { try $0(large) }
        try writer.finish()
        let cut = try scratch.write(Array(written[..<200_000]), to: "z")
        let found = try visits(cut)
        #expect(found.map(\.label) == ["z/one.txt", "z/two.bin"])
        #expect(found.map(\.remarks) == [[.directoryRebuilt], [.directoryRebuilt]])
        #expect(found[0].content == Array("eins".utf8))
        let part = try #require(found[1].content)
        #expect(part.count > 150_000 && part == Array(large[..<part.count]))
        #expect(found.map(\.damage) == [nil, .truncated(offset: part.count)])
        var stored = ZipBytes()
        stored.add("a", [1, 2, 3])
        stored.add("b", [4])
        let plain = try scratch.write(Array(stored.bytes.prefix(66)), to: "y")
        #expect(try visits(plain).map(\.content) == [[1, 2, 3], [4]])
    }

    @Test func `more entries than allowed are refused`() throws {
        var zip = ZipBytes()
        for number in 0..<20 { zip.add(String(number), []) }
        var limits = ArchiveLimits()
        limits.entries = 19
        #expect(throws: ArchiveError.limitReached(.entries, label: "z")) { try walked(zip, limits: limits) }
    }

    /// Every reading ends, in bounded time, with items or a typed error: that is what is tested here.
    @Test func `a thousand damaged archives are survived`() throws {
        let scratch = try Scratch()
        var zip = ZipBytes()
        zip.add("a.txt", Array("hello".utf8))
        let text = Array(repeating: Array("the same again, ".utf8), count: 500).flatMap { $0 }
        let deflated = Compression.compressed(text, as: .none)
        zip.entries.append(
            ZipBytes.Entry(name: Array("b".utf8), data: deflated, method: 8, checksum: ZipBytes.checksum(text), size: text.count))
        var dice = Dice(state: 42)
        var read = 0
        var refused = 0
        for round in 0..<1000 {
            zip.isZip64 = round % 2 == 0
            var bytes = zip.bytes
            for _ in 0...dice.roll(4) {
                let position = dice.roll(bytes.count)
                bytes[position] = UInt8(truncatingIfNeeded: [0, 0xFF, 0x80, dice.roll(256)][dice.roll(4)])
            }
            if dice.roll(5) == 0 { bytes.removeLast(dice.roll(bytes.count)) }
            let path = try scratch.write(bytes, to: "x")
            do {
                for visit in try visits(path) where visit.content != nil { read += 1 }
            } catch is ArchiveError {
                refused += 1
            }
        }
        #expect(read > 500)
        #expect(refused > 50)
    }
}
