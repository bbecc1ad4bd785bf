/// Builds zips byte by byte, honest and otherwise, without the code under test.
struct ZipBytes {
    struct Entry {
        var name: [UInt8]
        var data: [UInt8]
        var method = 0
        var flags = 0
        var checksum: UInt32?
        var size: Int?
        var localOffset: Int?
    }

    var entries: [Entry] = []
    var comment: [UInt8] = []
    var prefix: [UInt8] = []
    /// Writes sizes, offsets and counts only into zip64 records.
    var isZip64 = false

    mutating func add(_ name: String, _ data: [UInt8]) { entries.append(Entry(name: Array(name.utf8), data: data)) }

    var bytes: [UInt8] {
        var result = prefix
        var directory: [UInt8] = []
        for entry in entries {
            let offset = entry.localOffset ?? (result.count - prefix.count)
            let checksum = entry.checksum ?? Self.checksum(entry.data)
            let size = entry.size ?? entry.data.count
            let version = le(45, 2) + le(entry.flags, 2) + le(entry.method, 2) + le(0, 2) + le(0x21, 2)
            let large = 0xFFFF_FFFF
            let extra = isZip64 ? le(1, 2) + le(24, 2) + le(size, 8) + le(entry.data.count, 8) + le(offset, 8) : []
            let sizes = le(Int(checksum), 4) + le(isZip64 ? large : entry.data.count, 4) + le(isZip64 ? large : size, 4)
            if entry.localOffset == nil {
                result += le(0x0403_4B50, 4) + version + sizes + le(entry.name.count, 2) + le(0, 2) + entry.name + entry.data
            }
            directory += le(0x0201_4B50, 4) + le(45, 2) + version + sizes + le(entry.name.count, 2) + le(extra.count, 2)
            directory += le(0, 10) + le(isZip64 ? large : offset, 4) + entry.name + extra
        }
        let start = result.count - prefix.count
        result += directory
        if isZip64 {
            let record = result.count - prefix.count
            result += le(0x0606_4B50, 4) + le(44, 8) + le(45, 2) + le(45, 2) + le(0, 8) + le(entries.count, 8)
            result += le(entries.count, 8) + le(directory.count, 8) + le(start, 8)
            result += le(0x0706_4B50, 4) + le(0, 4) + le(record, 8) + le(1, 4)
        }
        result +=
            le(0x0605_4B50, 4) + le(0, 4) + le(isZip64 ? 0xFFFF : entries.count, 2) + le(isZip64 ? 0xFFFF : entries.count, 2)
        result += le(isZip64 ? 0xFFFF_FFFF : directory.count, 4) + le(isZip64 ? 0xFFFF_FFFF : start, 4)
        return result + le(comment.count, 2) + comment
    }

    private func le(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * $0)) : 0 }
    }

    /// CRC-32 as the standard describes it, one bit at a time.
    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 != 0 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }
}
