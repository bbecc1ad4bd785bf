import CISAL

/// CRC-32 of zip and gzip, by ISA-L.
enum Checksum {
    /// Returns the checksum of everything so far and `bytes`. It begins with 0.
    static func adding(_ bytes: UnsafeBufferPointer<UInt8>, to checksum: UInt32) -> UInt32 {
        crc32_gzip_refl(checksum, bytes.baseAddress, UInt64(bytes.count))
    }
}
