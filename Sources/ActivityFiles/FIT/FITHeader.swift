/// The first 12 or 14 bytes of each FIT file in a chain.
struct FITHeader {
    var size: Int
    /// Number of message bytes as stated by the header; 0 after a crash of the recorder.
    var dataSize: Int
    /// Nil in a 12-byte header.
    var checksum: UInt16?

    static let signature: UInt32 = 0x5449_462E  // ".FIT", little-endian

    /// Nil if no FIT header is at `offset`.
    init?(_ bytes: RawSpan, at offset: Int) {
        guard offset >= 0, bytes.byteCount - offset >= 12 else { return nil }
        let stated = Int(bytes.byte(at: offset))
        guard stated >= 12, bytes.byteCount - offset >= stated, bytes.long(at: offset + 8) == FITHeader.signature else {
            return nil
        }
        size = stated
        dataSize = Int(bytes.long(at: offset + 4))
        checksum = stated >= 14 ? bytes.short(at: offset + 12) : nil
    }
}
