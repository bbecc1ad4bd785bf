extension ZipDirectory {
    /// Finds entries by their own headers, front to back, in a zip whose end is missing.
    ///
    /// If a header omits the sizes, which would follow the content, the entry extends to the next header.
    static func entriesWithoutDirectory(of file: OpenFile, label: String, limit: Int) throws(ArchiveError) -> [ZipEntry] {
        var entries: [ZipEntry] = []
        var position = 0
        while position + 30 <= file.size {
            let header = try file.bytes(at: position, count: 30)
            guard header.number(at: 0, bytes: 4) == 0x0403_4B50 else { break }
            guard entries.count < limit else { throw .limitReached(.entries, label: label) }
            let nameLength = header.number(at: 26, bytes: 2)
            let start = position + 30 + nameLength + header.number(at: 28, bytes: 2)
            let bytes = try file.bytes(at: position + 30, count: nameLength)
            guard bytes.count == nameLength, nameLength > 0, start < file.size else { break }
            let flags = header.number(at: 6, bytes: 2)
            var length = header.number(at: 18, bytes: 4)
            if flags & 8 != 0 || length == 0xFFFF_FFFF {
                length = try nextHeader(in: file, from: start) - start
            }
            let (name, found) = ZipEntry.name(of: bytes[...], statedUTF8: flags & 0x800 != 0)
            let entry = ZipEntry(
                name: name, remarks: found + [.directoryRebuilt], method: header.number(at: 8, bytes: 2),
                isEncrypted: flags & 1 != 0, checksum: 0,
                compressedSize: min(length, file.size - start), size: 0, offset: position)
            if !entry.isFolder { entries.append(entry) }
            position = start + length
        }
        return entries
    }

    /// Returns the offset of the next entry's header, or of the end of the file.
    private static func nextHeader(in file: OpenFile, from start: Int) throws(ArchiveError) -> Int {
        var position = start
        while position < file.size {
            // Pieces overlap by three bytes so that no signature is split.
            let piece = try file.bytes(at: position, count: 256 << 10)
            var index = 0
            while index + 4 <= piece.count {
                if piece[index] == 0x50, piece[index + 1] == 0x4B, piece.number(at: index, bytes: 4) == 0x0403_4B50 {
                    return position + index
                }
                index += 1
            }
            if piece.count < 256 << 10 { break }
            position += piece.count - 3
        }
        return file.size
    }
}

/// A stream of unknown length. Deflated content marks its end; stored content does not.
final class UncheckedEnd: ByteStream {
    private let input: ByteStream

    init(_ input: ByteStream, label: String) {
        self.input = input
        super.init(label: label)
    }

    override func read(into buffer: inout [UInt8]) throws(ArchiveError) -> Int {
        let count = try input.read(into: &buffer)
        if count == 0 { damage = input.damage }
        return count
    }
}
