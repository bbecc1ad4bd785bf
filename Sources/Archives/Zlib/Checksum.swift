import CZlib

/// CRC-32 of zip and gzip, by zlib.
enum Checksum {
    /// Returns the checksum of everything so far and `bytes`. It begins with 0.
    static func adding(_ bytes: UnsafeBufferPointer<UInt8>, to checksum: UInt32) -> UInt32 {
        // Without an address zlib returns the checksum of nothing.
        guard bytes.baseAddress != nil else { return checksum }
        return UInt32(truncatingIfNeeded: crc32_z(UInt(checksum), bytes.baseAddress, bytes.count))
    }
}
