public import Archives
public import MapTiles

/// Reason why a file of map tiles cannot be used.
public enum MapArchiveError: Error, Equatable, Sendable {
    /// The file cannot be read, or a part of it is no valid gzip data.
    case file(ArchiveError)
    case content(MapTileError)
    /// The file ends within a part that its directory names. Another program may be writing it.
    case truncated
}
