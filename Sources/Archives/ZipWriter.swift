/// Writes a zip from front to back to a target without seeking: a download, a pipe or a file.
///
/// Entries are deflated while they are written, and their sizes follow them in data descriptors, so neither an entry nor the archive needs
/// to fit into memory. Sizes beyond 4 GB use zip64. Equal content gives equal bytes: every entry has the format's first date, 1980-01-01.
public final class ZipWriter {
    private let write: (ArraySlice<UInt8>) throws -> Void
    private var position = 0
    private var directory: [UInt8] = []
    private var count = 0
    private var entry: Entry?

    /// The entry being written.
    private struct Entry {
        var name: [UInt8]
        var offset: Int
        var start: Int
        var checksum: UInt32 = 0
        var size = 0
        let deflater = Deflater(.none)
    }

    /// - Parameter write: receives the archive's next bytes.
    public init(write: @escaping (ArraySlice<UInt8>) throws -> Void) { self.write = write }

    /// Adds an entry under `name`, with `/` between folders. `content` passes its bytes to the given closure.
    public func add(_ name: String, content: ((_ bytes: [UInt8]) throws -> Void) throws -> Void) throws {
        try begin(name)
        try content { try self.append($0) }
        try end()
    }

    /// Begins an entry under `name`. Its bytes are appended piece by piece, for writers that wait between pieces.
    public func begin(_ name: String) throws {
        let name = Array(name.utf8)
        let offset = position
        var header: [UInt8] = []
        header.append(0x0403_4B50, bytes: 4)
        header.append(contentsOf: ZipWriter.versionFlagsMethodTime)
        header.append(0, bytes: 4)  // checksum: follows in the descriptor
        header.append(0xFFFF_FFFF, bytes: 4)
        header.append(0xFFFF_FFFF, bytes: 4)
        header.append(name.count, bytes: 2)
        header.append(20, bytes: 2)
        header.append(contentsOf: name)
        header.append(0x0010_0001, bytes: 4)  // zip64 field of 16 bytes: announces 8-byte sizes in the descriptor
        header.append(0, bytes: 8)
        header.append(0, bytes: 8)
        try put(header[...])

        entry = Entry(name: name, offset: offset, start: position)
    }

    /// Adds bytes to the current entry.
    public func append(_ bytes: [UInt8]) throws {
        guard let entry else { return }
        self.entry?.checksum = bytes.withUnsafeBufferPointer { Checksum.adding($0, to: entry.checksum) }
        self.entry?.size += bytes.count
        try entry.deflater.add(bytes, isLast: false) { try self.put($0) }
    }

    /// Ends the current entry.
    public func end() throws {
        guard let entry else { return }
        self.entry = nil
        try entry.deflater.add([], isLast: true) { try self.put($0) }
        let compressed = position - entry.start

        var descriptor: [UInt8] = []
        descriptor.append(0x0807_4B50, bytes: 4)
        descriptor.append(Int(entry.checksum), bytes: 4)
        descriptor.append(compressed, bytes: 8)
        descriptor.append(entry.size, bytes: 8)
        try put(descriptor[...])
        addLine(
            name: entry.name, checksum: entry.checksum, compressed: compressed, size: entry.size, offset: entry.offset)
    }

    private func addLine(name: [UInt8], checksum: UInt32, compressed: Int, size: Int, offset: Int) {
        let needsZip64 = compressed >= 0xFFFF_FFFF || size >= 0xFFFF_FFFF || offset >= 0xFFFF_FFFF
        directory.append(0x0201_4B50, bytes: 4)
        directory.append(45, bytes: 2)
        directory.append(contentsOf: ZipWriter.versionFlagsMethodTime)
        directory.append(Int(checksum), bytes: 4)
        directory.append(needsZip64 ? 0xFFFF_FFFF : compressed, bytes: 4)
        directory.append(needsZip64 ? 0xFFFF_FFFF : size, bytes: 4)
        directory.append(name.count, bytes: 2)
        directory.append(needsZip64 ? 28 : 0, bytes: 2)
        directory.append(0, bytes: 10)  // comment length, disk, attributes inside (2 each), attributes outside (4)
        directory.append(needsZip64 ? 0xFFFF_FFFF : offset, bytes: 4)
        directory.append(contentsOf: name)
        if needsZip64 {
            directory.append(0x0018_0001, bytes: 4)
            directory.append(size, bytes: 8)
            directory.append(compressed, bytes: 8)
            directory.append(offset, bytes: 8)
        }
        count += 1
    }

    /// Writes the directory. Nothing may be added afterwards.
    public func finish() throws {
        let start = position
        let size = directory.count
        try put(directory[...])
        var end: [UInt8] = []
        if count >= 0xFFFF || start >= 0xFFFF_FFFF || size >= 0xFFFF_FFFF {
            end.append(0x0606_4B50, bytes: 4)
            end.append(44, bytes: 8)
            end.append(0x002D_002D, bytes: 4)
            end.append(0, bytes: 8)  // disks
            end.append(count, bytes: 8)
            end.append(count, bytes: 8)
            end.append(size, bytes: 8)
            end.append(start, bytes: 8)
            end.append(0x0706_4B50, bytes: 4)
            end.append(0, bytes: 4)
            end.append(start + size, bytes: 8)
            end.append(1, bytes: 4)
        }
        end.append(0x0605_4B50, bytes: 4)
        end.append(0, bytes: 4)
        end.append(min(count, 0xFFFF), bytes: 2)
        end.append(min(count, 0xFFFF), bytes: 2)
        end.append(min(size, 0xFFFF_FFFF), bytes: 4)
        end.append(min(start, 0xFFFF_FFFF), bytes: 4)
        end.append(0, bytes: 2)
        try put(end[...])
    }

    private func put(_ bytes: ArraySlice<UInt8>) throws {
        try write(bytes)
        position += bytes.count
    }

    /// Version 4.5; flags: sizes follow, UTF-8 name; deflated; midnight; 1980-01-01.
    private static let versionFlagsMethodTime: [UInt8] = [45, 0, 0x08, 0x08, 8, 0, 0, 0, 0x21, 0]
}

extension [UInt8] {
    fileprivate mutating func append(_ value: Int, bytes count: Int) {
        for index in 0..<count { append(index < 8 ? UInt8(truncatingIfNeeded: value >> (8 * index)) : 0) }
    }
}
