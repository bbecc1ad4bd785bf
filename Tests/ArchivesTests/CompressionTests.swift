import Archives
import Testing

struct CompressionTests {
    @Test(arguments: [0, 1, 100, 65_536, 1_000_003])
    func `what was compressed comes back`(count: Int) throws {
        var dice = Dice(state: UInt64(count))
        let bytes = (0..<count).map { _ in UInt8(dice.roll(7)) }
        let gzip = Compression.compressed(bytes)
        #expect(try Compression.expanded(gzip, limit: count) == bytes)
        let plain = Compression.compressed(bytes, as: .none)
        #expect(try Compression.expanded(plain, from: .none, limit: count) == bytes)
        if count > 1000 { #expect(gzip.count < count / 2) }
    }

    @Test func `the same bytes always give the same bytes`() {
        let bytes = Array(repeating: UInt8(9), count: 5000)
        #expect(Compression.compressed(bytes) == Compression.compressed(bytes))
    }

    @Test func `a limit holds, and damage is never passed over`() {
        let gzip = Compression.compressed(Array(repeating: 7, count: 100_000))
        #expect(throws: ArchiveError.tooLargeToHold(label: "", limit: 99_999)) {
            try Compression.expanded(gzip, limit: 99_999)
        }
        #expect(throws: ArchiveError.notDeflated(label: "")) { try Compression.expanded(Array(gzip.dropLast(3)), limit: 100_000) }
        var wrong = gzip
        wrong[wrong.count - 6] ^= 1
        #expect(throws: ArchiveError.notDeflated(label: "")) { try Compression.expanded(wrong, limit: 100_000) }
        #expect(throws: ArchiveError.notDeflated(label: "")) { try Compression.expanded([1, 2, 3], limit: 10) }
    }
}
