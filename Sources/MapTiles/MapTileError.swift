/// Reason why an archive of map tiles, or a part of it, is refused.
public enum MapTileError: Error, Equatable, Sendable {
    /// The file does not begin with `PMTiles`.
    case notArchive
    /// The file ends within the header, after `count` bytes.
    case headerTruncated(count: Int)
    case unsupportedVersion(Int)
    /// Directories or tiles are compressed with the method of this number: 3 is Brotli, 4 is Zstandard.
    case unsupportedCompression(Int)
    /// The tiles are no vector tiles; the number is that of the format.
    case unsupportedTileType(Int)
    /// A section lies outside of the file.
    case sectionOutside(ArchiveSection, fileSize: UInt64)
    /// The lowest zoom level is above the highest one, or the highest one is above `TileCoordinate.zoomLimit`.
    case zoomsInvalid(lowest: Int, highest: Int)
    /// The bounds are no part of the Earth.
    case boundsInvalid
    case directory(DirectoryFlaw, offset: Int)
    case tile(TileFlaw, offset: Int)
}

/// Reason why a directory is refused.
public enum DirectoryFlaw: Equatable, Sendable {
    /// The bytes end within a number, or a number has more than 64 bits.
    case numberInvalid
    /// No entry.
    case empty
    /// More entries than the bytes can hold.
    case tooManyEntries
    /// Entries are not in ascending order of their ids.
    case notAscending
    /// A length is zero, or a length or run has more than 32 bits.
    case lengthInvalid
    /// An offset is missing, or has more than 64 bits.
    case offsetInvalid
    /// More levels of directories than `TileDirectory.depthLimit`.
    case tooDeep
    /// More bytes than `TileDirectory.byteLimit`.
    case tooLarge
}

/// Reason why a vector tile is refused.
public enum TileFlaw: Equatable, Sendable {
    /// The bytes end within a field, or a number has more than 64 bits.
    case truncated
    /// A field has a wire type that does not exist, or another one than the format requires.
    case fieldInvalid
    /// The number of units across is zero or above `VectorTile.extentLimit`.
    case extentInvalid
    /// A command does not exist, has no points, or lacks some.
    case geometryInvalid
    /// More bytes than `VectorTile.byteLimit`.
    case tooLarge
}
