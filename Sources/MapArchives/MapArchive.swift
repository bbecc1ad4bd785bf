import Archives
import Foundation
public import MapTiles

/// An open archive of map tiles. It reads directories and tiles by position, and keeps the last ones in memory.
public final class MapArchive: Sendable {
    public let header: ArchiveHeader
    /// Differs between versions of the file.
    public let version: String
    /// Credit that the makers of the archive ask for, as text; nil without one.
    public let attribution: String?

    let identity: PositionedFile.Identity
    private let file: PositionedFile
    private let root: TileDirectory
    private let directories = ByteCache<UInt64, TileDirectory>(limit: 16 << 20)
    private let tiles = ByteCache<TileKey, [UInt8]>(limit: 8 << 20)

    private struct TileKey: Hashable {
        var coordinate: TileCoordinate
        var language: NameLanguage
    }

    /// Bytes of a directory or of the metadata with compression. A root directory has less than 16 KB.
    private static let packedLimit: UInt64 = 1 << 20

    /// Opens an archive and reads its header, root directory and metadata.
    public init(path: String) throws(MapArchiveError) {
        do throws(ArchiveError) { file = try PositionedFile(path: path) } catch { throw .file(error) }
        identity = file.identity
        version = file.identity.text
        let start = try MapArchive.bytes(
            of: file, ArchiveSection(offset: 0, length: UInt64(ArchiveHeader.byteCount)), isExact: false)
        do throws(MapTileError) {
            header = try ArchiveHeader(start, fileSize: UInt64(file.size))
        } catch { throw .content(error) }
        root = try MapArchive.directory(file, header.root, header.directoryCompression)
        // A map without readable metadata is shown too.
        attribution = try? MapArchive.attribution(file, header)
    }

    /// Returns a tile as the map of a page draws it; nil when the archive does not have it.
    public func tile(_ coordinate: TileCoordinate, in language: NameLanguage) throws(MapArchiveError) -> [UInt8]? {
        guard header.zooms.contains(coordinate.zoom) else { return nil }
        let key = TileKey(coordinate: coordinate, language: language)
        if let known = tiles[key] { return known }
        guard let section = try section(of: coordinate) else { return nil }
        let bytes = try MapArchive.expanded(
            file, section, header.tileCompression, packedLimit: UInt64(VectorTile.byteLimit), limit: VectorTile.byteLimit,
            tooLarge: .tile(.tooLarge, offset: VectorTile.byteLimit))
        do throws(MapTileError) {
            let compact = try CompactTile(VectorTile(bytes), zoom: coordinate.zoom, in: language).bytes
            tiles.store(compact, for: key, size: compact.count)
            return compact
        } catch { throw .content(error) }
    }

    /// Follows the directories to a tile.
    private func section(of coordinate: TileCoordinate) throws(MapArchiveError) -> ArchiveSection? {
        var directory = root
        for _ in 0..<TileDirectory.depthLimit {
            switch directory.entry(of: coordinate) {
            case nil: return nil
            case .tile(let offset, let length):
                guard let section = header.tiles.part(offset: offset, length: length) else { throw .truncated }
                return section
            case .leaf(let offset, let length):
                if let known = directories[offset] {
                    directory = known
                    continue
                }
                guard let section = header.leaves.part(offset: offset, length: length) else { throw .truncated }
                directory = try MapArchive.directory(file, section, header.directoryCompression)
                // An entry has 24 bytes.
                directories.store(directory, for: offset, size: 24 * directory.count)
            }
        }
        throw .content(.directory(.tooDeep, offset: 0))
    }

    private static func directory(
        _ file: PositionedFile, _ section: ArchiveSection, _ compression: ArchiveCompression
    ) throws(MapArchiveError) -> TileDirectory {
        let bytes = try expanded(
            file, section, compression, packedLimit: packedLimit, limit: TileDirectory.byteLimit,
            tooLarge: .directory(.tooLarge, offset: TileDirectory.byteLimit))
        do throws(MapTileError) { return try TileDirectory(bytes) } catch { throw .content(error) }
    }

    /// - Parameters:
    ///   - packedLimit: bytes of the section.
    ///   - limit: bytes without compression.
    private static func expanded(
        _ file: PositionedFile, _ section: ArchiveSection, _ compression: ArchiveCompression, packedLimit: UInt64, limit: Int,
        tooLarge: MapTileError
    ) throws(MapArchiveError) -> [UInt8] {
        guard section.length <= packedLimit else { throw .content(tooLarge) }
        let bytes = try bytes(of: file, section)
        guard compression == .gzip else { return bytes }
        do throws(ArchiveError) {
            return try Compression.expanded(bytes, limit: limit)
        } catch {
            if case .tooLargeToHold = error { throw .content(tooLarge) }
            throw .file(error)
        }
    }

    /// - Parameter isExact: whether fewer bytes than the section has are an error.
    private static func bytes(
        of file: PositionedFile, _ section: ArchiveSection, isExact: Bool = true
    ) throws(MapArchiveError) -> [UInt8] {
        guard let offset = Int(exactly: section.offset), let count = Int(exactly: section.length) else { throw .truncated }
        let bytes: [UInt8]
        do throws(ArchiveError) { bytes = try file.bytes(at: offset, count: count) } catch { throw .file(error) }
        guard bytes.count == count || !isExact else { throw .truncated }
        return bytes
    }

    private struct Metadata: Decodable { var attribution: String? }

    private static func attribution(_ file: PositionedFile, _ header: ArchiveHeader) throws -> String? {
        let bytes = try expanded(
            file, header.metadata, header.directoryCompression, packedLimit: packedLimit, limit: Int(packedLimit),
            tooLarge: .directory(.tooLarge, offset: 0))
        return try JSONDecoder().decode(Metadata.self, from: Data(bytes)).attribution.flatMap { CreditText.plain($0) }
    }
}
