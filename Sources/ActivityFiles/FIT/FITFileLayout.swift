/// Actual locations of the parts of one file in a chain, regardless of its header.
struct FITFileLayout {
    var start: Int
    var header: FITHeader
    var messages: Range<Int>
    /// Offset of the two bytes of the file's checksum; nil if they are missing.
    var checksumOffset: Int?
    /// Earliest start of the next file in the chain.
    var end: Int
    /// Whether the data size in the header is plausible.
    var isSizeTrusted: Bool

    init(_ bytes: RawSpan, _ header: FITHeader, at start: Int) {
        self.start = start
        self.header = header
        let first = start + header.size
        let room = bytes.byteCount - first
        isSizeTrusted = header.dataSize > 0 && header.dataSize <= room
        if isSizeTrusted {
            messages = first..<first + header.dataSize
            checksumOffset = room - header.dataSize >= 2 ? messages.upperBound : nil
            end = checksumOffset.map { $0 + 2 } ?? bytes.byteCount
        } else {
            // The recorder crashed (0), the file was cut off, or its header was overwritten: read to the last byte. If the size is 0 and
            // the rest of the file is finished, the last two bytes are the checksum.
            let isUnfinished = header.dataSize == 0 && room > 2
            messages = first..<(isUnfinished ? bytes.byteCount - 2 : bytes.byteCount)
            checksumOffset = isUnfinished ? bytes.byteCount - 2 : nil
            end = bytes.byteCount
        }
    }

    /// Adds findings about the header and the checksums.
    func report(_ bytes: RawSpan, _ checksum: Checksum, _ findings: inout FITFindings) {
        if let stated = header.checksum {
            if stated == 0 {
                findings.add(.note, .checksumMissing, at: start + 12)  // the protocol permits it
            } else if stated != checksum.of(bytes, start..<start + 12) {
                findings.add(.warning, .checksumMismatch, at: start + 12)
            }
        }
        if !isSizeTrusted {
            findings.add(.warning, .headerSizeWrong(stated: header.dataSize, actual: messages.count), at: start + 4)
        }
        guard let checksumOffset else {
            findings.add(.warning, .checksumMissing, at: bytes.byteCount)
            return
        }
        let stated = bytes.short(at: checksumOffset)
        if stated != checksum.of(bytes, start..<checksumOffset) {
            findings.add(.warning, stated == 0 ? .checksumMissing : .checksumMismatch, at: checksumOffset)
        }
    }
}
