/// Directory of an archive: where tiles and further directories are.
public struct TileDirectory: Sendable {
    /// Place of a tile, or of a directory that has it.
    public enum Entry: Equatable, Sendable {
        /// Relative to the tiles.
        case tile(offset: UInt64, length: UInt64)
        /// Relative to the leaf directories.
        case leaf(offset: UInt64, length: UInt64)
    }

    /// Levels of directories from the root to a tile.
    public static let depthLimit = 4
    /// Bytes of a directory without compression.
    public static let byteLimit = 2 << 20

    private var ids: [UInt64] = []
    /// Number of tiles with the same content; 0 for a directory.
    private var runs: [UInt32] = []
    private var lengths: [UInt32] = []
    private var offsets: [UInt64] = []

    /// Number of entries.
    public var count: Int { ids.count }

    /// Reads a directory without compression.
    public init(_ bytes: [UInt8]) throws(MapTileError) {
        guard bytes.count <= TileDirectory.byteLimit else { throw .directory(.tooLarge, offset: TileDirectory.byteLimit) }
        var cursor = ByteCursor(bytes)
        let stated = try TileDirectory.number(&cursor)
        guard stated > 0 else { throw .directory(.empty, offset: 0) }
        // Each entry has four numbers of at least one byte.
        guard let count = Int(exactly: stated), count <= cursor.remaining / 4 else {
            throw .directory(.tooManyEntries, offset: 0)
        }
        try readIDs(count, &cursor)
        runs = try TileDirectory.column(count, least: 0, &cursor)
        lengths = try TileDirectory.column(count, least: 1, &cursor)
        try readOffsets(count, &cursor)
    }

    private mutating func readIDs(_ count: Int, _ cursor: inout ByteCursor) throws(MapTileError) {
        ids.reserveCapacity(count)
        var id: UInt64 = 0
        for index in 0..<count {
            let start = cursor.position
            let step = try TileDirectory.number(&cursor)
            let (sum, overflow) = id.addingReportingOverflow(step)
            guard !overflow, index == 0 || step > 0 else { throw .directory(.notAscending, offset: start) }
            id = sum
            ids.append(id)
        }
    }

    private mutating func readOffsets(_ count: Int, _ cursor: inout ByteCursor) throws(MapTileError) {
        offsets.reserveCapacity(count)
        // End of the entry before, where an entry without an offset begins.
        var end: UInt64?
        for index in 0..<count {
            let start = cursor.position
            let stated = try TileDirectory.number(&cursor)
            guard let offset = stated > 0 ? stated - 1 : end else { throw .directory(.offsetInvalid, offset: start) }
            let (sum, overflow) = offset.addingReportingOverflow(UInt64(lengths[index]))
            guard !overflow else { throw .directory(.offsetInvalid, offset: start) }
            end = sum
            offsets.append(offset)
        }
    }

    private static func column(_ count: Int, least: UInt64, _ cursor: inout ByteCursor) throws(MapTileError) -> [UInt32] {
        var values: [UInt32] = []
        values.reserveCapacity(count)
        for _ in 0..<count {
            let start = cursor.position
            let stated = try number(&cursor)
            guard stated >= least, let value = UInt32(exactly: stated) else { throw .directory(.lengthInvalid, offset: start) }
            values.append(value)
        }
        return values
    }

    private static func number(_ cursor: inout ByteCursor) throws(MapTileError) -> UInt64 {
        let start = cursor.position
        guard let number = cursor.number() else { throw .directory(.numberInvalid, offset: start) }
        return number
    }

    /// Returns the entry of a tile; nil when the archive does not have the tile.
    public func entry(of coordinate: TileCoordinate) -> Entry? {
        let id = coordinate.archiveID
        // The last entry that does not begin after the tile.
        var (low, high) = (0, ids.count)
        while low < high {
            let middle = low + (high - low) / 2
            if ids[middle] <= id { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let index = low - 1
        let length = UInt64(lengths[index])
        if runs[index] == 0 { return .leaf(offset: offsets[index], length: length) }
        guard id - ids[index] < UInt64(runs[index]) else { return nil }
        return .tile(offset: offsets[index], length: length)
    }
}
