/// Where the parts of one file of a chain lie, whatever its header says.
struct FITFileLayout {
    var start: Int
    var header: FITHeader
    var messages: Range<Int>
    /// Where the two bytes of the file's checksum are; nil when they are missing.
    var checksumOffset: Int?
    /// Where the next file of the chain may begin.
    var end: Int
    /// Whether the data size in the header can be right.
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
            // The recorder crashed (0), or the file was cut off or its header overwritten: read on to the last byte. The size
            // is 0 only where the rest of the file was finished, and then its last two bytes are the checksum.
            let isUnfinished = header.dataSize == 0 && room > 2
            messages = first..<(isUnfinished ? bytes.byteCount - 2 : bytes.byteCount)
            checksumOffset = isUnfinished ? bytes.byteCount - 2 : nil
            end = bytes.byteCount
        }
    }

    /// Adds what is wrong with the header and the checksums.
    func report(_ bytes: RawSpan, _ checksum: Checksum, _ findings: inout FITFindings) {
        if let stated = header.checksum {
            if stated == 0 {
                findings.add(.note, .checksumMissing, at: start + 12)  // the protocol allows it
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
