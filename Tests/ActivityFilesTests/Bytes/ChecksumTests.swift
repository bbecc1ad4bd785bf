import Testing

@testable import ActivityFiles

struct ChecksumTests {
    @Test func `the checksum of the digits 1 to 9 is the published one`() {
        // CRC-16/ARC in the catalogue of parametrised CRC algorithms (G. Cook): check value 0xBB3D.
        let digits = Array("123456789".utf8)
        #expect(Checksum().of(digits.span.bytes, 0..<9) == 0xBB3D)
    }

    @Test func `eight bytes at a time give the same checksum as bit by bit`() {
        let bytes = (0..<100).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ $0 / 7) }
        for length in 0..<100 {
            #expect(Checksum().of(bytes.span.bytes, 0..<length) == FITBuilder.checksum(bytes.prefix(length)))
        }
    }
}
