/// The directory at the end of a zip, with Zip64 (PKWARE APPNOTE 6.3.10, sections 4.3 and 4.5).
struct ZipDirectory {
    /// In the order of the directory, without folders.
    private(set) var entries: [ZipEntry] = []
    private let file: OpenFile
    private let label: String

    /// - Parameter limit: highest number of entries to accept.
    init(of file: OpenFile, label: String, limit: Int) throws(ArchiveError) {
        self.file = file
        self.label = label
        // The end record is the last record, before a comment of at most 65,535 bytes.
        let tailStart = max(0, file.size - 65_557)
        let tail = try file.bytes(at: tailStart, count: 65_557)
        guard let end = ZipDirectory.endRecord(in: tail) else {
            // The end is missing, as after an interrupted download.
            entries = try ZipDirectory.entriesWithoutDirectory(of: file, label: label, limit: limit)
            if entries.isEmpty { throw .directoryMissing(label: label) }
            return
        }
        var count = tail.number(at: end + 10, bytes: 2)
        var size = tail.number(at: end + 12, bytes: 4)
        var start = tail.number(at: end + 16, bytes: 4)
        var directoryEnd = tailStart + end
        if count == 0xFFFF || size == 0xFFFF_FFFF || start == 0xFFFF_FFFF,
            let locator = end >= 20 ? end - 20 : nil, tail.number(at: locator, bytes: 4) == 0x0706_4B50
        {
            // At the offset in the locator or, when data precedes the zip, right before the locator.
            let stated = tail.number(at: locator + 8, bytes: 8)
            var found: (offset: Int, record: [UInt8])?
            for offset in [stated, tailStart + locator - 56] where found == nil && offset >= 0 && offset < file.size {
                let record = try file.bytes(at: offset, count: 56)
                if record.count == 56, record.number(at: 0, bytes: 4) == 0x0606_4B50 { found = (offset, record) }
            }
            guard let (offset, record) = found else { throw .directoryDamaged(label: label, offset: tailStart + locator) }
            count = record.number(at: 32, bytes: 8)
            size = record.number(at: 40, bytes: 8)
            start = record.number(at: 48, bytes: 8)
            directoryEnd = offset
        }
        guard size >= 0, size <= directoryEnd, start >= 0, count >= 0 else {
            throw .directoryDamaged(label: label, offset: directoryEnd)
        }
        guard count <= limit else { throw .limitReached(.entries, label: label) }
        // If data precedes the zip (a self-extractor), all offsets are shifted by its length.
        let shift = directoryEnd - size - start
        guard shift >= 0 else { throw .directoryDamaged(label: label, offset: directoryEnd) }
        // A genuine entry has 46 bytes and a name; 64 MB hold the directory of a million files.
        guard size <= 64 << 20 else { throw .limitReached(.entries, label: label) }
        try readLines(of: file.bytes(at: directoryEnd - size, count: size), from: directoryEnd - size, shift: shift)
        if entries.isEmpty, count == 0 { throw .emptyArchive(label: label) }
        try checkOverlap(upTo: directoryEnd - size)
    }

    /// Whether a file that does not begin like a zip ends with the directory of one.
    /// - Parameter isProgram: programs are searched for an end record before a comment; for other files the last bytes decide.
    static func endsWithOne(_ file: OpenFile, isProgram: Bool) throws(ArchiveError) -> Bool {
        let tailStart = max(0, file.size - (isProgram ? 65_557 : 22))
        let tail = try file.bytes(at: tailStart, count: 65_557)
        guard let end = endRecord(in: tail) else { return false }
        let size = tail.number(at: end + 12, bytes: 4)
        let directory = tailStart + end - size
        guard tail.number(at: end + 10, bytes: 2) > 0, directory > 0 else { return false }
        return try file.bytes(at: directory, count: 4).number(at: 0, bytes: 4) == 0x0201_4B50
    }

    /// The last possible position of an end record in `tail`: its comment must reach the end, apart from padding.
    private static func endRecord(in tail: [UInt8]) -> Int? {
        var position = tail.count - 22
        while position >= 0 {
            if tail[position] == 0x50, tail.number(at: position, bytes: 4) == 0x0605_4B50,
                position + 22 + tail.number(at: position + 20, bytes: 2) <= tail.count
            {
                return position
            }
            position -= 1
        }
        return nil
    }

    private mutating func readLines(of lines: [UInt8], from start: Int, shift: Int) throws(ArchiveError) {
        var position = 0
        while position + 46 <= lines.count {
            guard lines.number(at: position, bytes: 4) == 0x0201_4B50 else {
                throw .directoryDamaged(label: label, offset: start + position)
            }
            let flags = lines.number(at: position + 8, bytes: 2)
            let nameLength = lines.number(at: position + 28, bytes: 2)
            let extraLength = lines.number(at: position + 30, bytes: 2)
            let next = position + 46 + nameLength + extraLength + lines.number(at: position + 32, bytes: 2)
            guard next <= lines.count else { throw .directoryDamaged(label: label, offset: start + position) }
            let nameEnd = position + 46 + nameLength
            let (name, remarks) = ZipEntry.name(of: lines[position + 46..<nameEnd], statedUTF8: flags & 0x800 != 0)
            var entry = ZipEntry(
                name: name, remarks: remarks, method: lines.number(at: position + 10, bytes: 2), isEncrypted: flags & 1 != 0,
                checksum: UInt32(truncatingIfNeeded: lines.number(at: position + 16, bytes: 4)),
                compressedSize: lines.number(at: position + 20, bytes: 4), size: lines.number(at: position + 24, bytes: 4),
                offset: lines.number(at: position + 42, bytes: 4))
            entry.widen(with: lines[nameEnd..<nameEnd + extraLength])
            let (offset, overflow) = entry.offset.addingReportingOverflow(shift)
            guard !overflow, entry.compressedSize >= 0, entry.size >= 0, offset >= 0 else {
                throw .directoryDamaged(label: label, offset: start + position)
            }
            entry.offset = offset
            // The directory is untrusted: no entry exceeds the file, and sums of sizes must not overflow.
            entry.compressedSize = min(entry.compressedSize, file.size)
            if !entry.isFolder { entries.append(entry) }
            position = next
        }
    }

    /// In bombs without nesting, many entries share one block of data (D. Fifield, "A better zip bomb", WOOT 2019).
    private func checkOverlap(upTo end: Int) throws(ArchiveError) {
        let inOrder = entries.sorted { $0.offset < $1.offset }
        var free = 0
        for entry in inOrder {
            let (data, overflow) = entry.offset.addingReportingOverflow(30)
            let (stop, overflowing) = data.addingReportingOverflow(entry.compressedSize)
            guard !overflow, !overflowing else { throw .directoryDamaged(label: label, offset: end) }
            guard entry.offset >= free else { throw .overlappingEntries(label: label, offset: entry.offset) }
            free = stop
        }
    }

    /// Returns the uncompressed content of an entry.
    func stream(_ entry: ZipEntry, label: String, budget: InflationBudget) throws(ArchiveError) -> ByteStream {
        if entry.isEncrypted { throw .encrypted(label: label) }
        try budget.check(size: entry.size, from: entry.compressedSize, label: label)
        let header = try file.bytes(at: entry.offset, count: 30)
        guard header.count == 30, header.number(at: 0, bytes: 4) == 0x0403_4B50 else {
            throw .directoryDamaged(label: label, offset: entry.offset)
        }
        let start = entry.offset + 30 + header.number(at: 26, bytes: 2) + header.number(at: 28, bytes: 2)
        let packed = FileStream(file, from: start, count: entry.compressedSize, label: label)
        let content: ByteStream
        switch entry.method {
        case 0: content = packed
        case 8:
            content = InflatingStream(
                packed, wrapper: .none, budget: budget, label: label, inputSize: entry.compressedSize)
        default: throw .unsupportedMethod(label: label, method: entry.method)
        }
        if entry.remarks.contains(.directoryRebuilt) { return UncheckedEnd(content, label: label) }
        return CheckedStream(content, size: entry.size, checksum: entry.checksum, label: label)
    }
}

extension ZipEntry {
    /// Reads sizes and offset from the zip64 field if the 32-bit values refer to it.
    fileprivate mutating func widen(with extra: ArraySlice<UInt8>) {
        var position = extra.startIndex
        while position + 4 <= extra.endIndex {
            let length = extra.number(at: position + 2, bytes: 2)
            let end = position + 4 + length
            guard end <= extra.endIndex else { return }
            if extra.number(at: position, bytes: 2) == 1 {
                var field = position + 4
                func next(_ value: Int) -> Int {
                    guard value == 0xFFFF_FFFF, field + 8 <= end else { return value }
                    defer { field += 8 }
                    return extra.number(at: field, bytes: 8)
                }
                size = next(size)
                compressedSize = next(compressedSize)
                offset = next(offset)
                return
            }
            position = end
        }
    }
}

extension RandomAccessCollection<UInt8> where Index == Int {
    /// Returns a little-endian number of up to eight bytes; 0 beyond the end, negative when it does not fit an `Int`.
    func number(at position: Int, bytes count: Int) -> Int {
        guard position >= startIndex, count <= endIndex - position else { return 0 }
        var value: UInt64 = 0
        for index in 0..<count { value |= UInt64(self[position + index]) << UInt64(8 * index) }
        return Int(truncatingIfNeeded: value)
    }
}
