/// Part of an archive's file.
public struct ArchiveSection: Equatable, Sendable {
    /// Bytes from the start of the file.
    public let offset: UInt64
    public let length: UInt64

    public init(offset: UInt64, length: UInt64) {
        self.offset = offset
        self.length = length
    }

    /// Returns a part of the section; nil for one that is not inside.
    public func part(offset: UInt64, length: UInt64) -> ArchiveSection? {
        guard offset <= self.length, length <= self.length - offset else { return nil }
        // The section ends within the file, so the sum has no overflow.
        return ArchiveSection(offset: self.offset + offset, length: length)
    }

    fileprivate func isInside(_ fileSize: UInt64) -> Bool { offset <= fileSize && length <= fileSize - offset }
}

/// How an archive compresses its directories or its tiles.
public enum ArchiveCompression: Equatable, Sendable { case none, gzip }

/// Header of a PMTiles archive of version 3.
public struct ArchiveHeader: Equatable, Sendable {
    public static let byteCount = 127

    public let root: ArchiveSection
    /// JSON text, compressed like the directories.
    public let metadata: ArchiveSection
    public let leaves: ArchiveSection
    public let tiles: ArchiveSection
    public let directoryCompression: ArchiveCompression
    public let tileCompression: ArchiveCompression
    public let zooms: ClosedRange<Int>
    public let bounds: MapBounds

    /// - Parameters:
    ///   - bytes: start of the file; further bytes are ignored.
    ///   - fileSize: size of the file in bytes.
    public init(_ bytes: [UInt8], fileSize: UInt64) throws(MapTileError) {
        guard bytes.starts(with: Array("PMTiles".utf8)) else { throw .notArchive }
        guard bytes.count >= ArchiveHeader.byteCount else { throw .headerTruncated(count: bytes.count) }
        let version = Int(bytes[7])
        guard version == 3 else { throw .unsupportedVersion(version) }
        root = try ArchiveHeader.section(bytes, at: 8, fileSize)
        metadata = try ArchiveHeader.section(bytes, at: 24, fileSize)
        leaves = try ArchiveHeader.section(bytes, at: 40, fileSize)
        tiles = try ArchiveHeader.section(bytes, at: 56, fileSize)
        directoryCompression = try ArchiveHeader.compression(bytes[97])
        tileCompression = try ArchiveHeader.compression(bytes[98])
        guard bytes[99] == 1 else { throw .unsupportedTileType(Int(bytes[99])) }
        let (lowest, highest) = (Int(bytes[100]), Int(bytes[101]))
        guard lowest <= highest, highest <= TileCoordinate.zoomLimit else {
            throw .zoomsInvalid(lowest: lowest, highest: highest)
        }
        zooms = lowest...highest
        // Four zeros are the bounds of a writer that does not know them.
        guard bytes[102..<118].contains(where: { $0 != 0 }) else {
            bounds = .earth
            return
        }
        guard
            let stated = MapBounds(
                west: ArchiveHeader.degrees(bytes, at: 102), south: ArchiveHeader.degrees(bytes, at: 106),
                east: ArchiveHeader.degrees(bytes, at: 110), north: ArchiveHeader.degrees(bytes, at: 114))
        else { throw .boundsInvalid }
        bounds = stated
    }

    private static func section(_ bytes: [UInt8], at offset: Int, _ fileSize: UInt64) throws(MapTileError) -> ArchiveSection {
        var cursor = ByteCursor(bytes, offset..<offset + 16)
        guard let start = cursor.fixed(8), let length = cursor.fixed(8) else { throw .headerTruncated(count: bytes.count) }
        let section = ArchiveSection(offset: start, length: length)
        guard section.isInside(fileSize) else { throw .sectionOutside(section, fileSize: fileSize) }
        return section
    }

    private static func compression(_ byte: UInt8) throws(MapTileError) -> ArchiveCompression {
        switch byte {
        case 1: .none
        case 2: .gzip
        default: throw .unsupportedCompression(Int(byte))
        }
    }

    private static func degrees(_ bytes: [UInt8], at offset: Int) -> Double {
        var cursor = ByteCursor(bytes, offset..<offset + 4)
        let number = cursor.fixed(4) ?? 0
        return Double(Int32(truncatingIfNeeded: number)) / 1e7
    }
}

/// Rectangle on the Earth, in degrees.
public struct MapBounds: Equatable, Sendable {
    public let west: Double
    public let south: Double
    public let east: Double
    public let north: Double

    public static let earth = MapBounds(unchecked: -180, -90, 180, 90)

    private init(unchecked west: Double, _ south: Double, _ east: Double, _ north: Double) {
        self.west = west
        self.south = south
        self.east = east
        self.north = north
    }

    /// Nil for a rectangle that is empty or not on the Earth.
    public init?(west: Double, south: Double, east: Double, north: Double) {
        guard west >= -180, east <= 180, south >= -90, north <= 90, west < east, south < north else { return nil }
        self.init(unchecked: west, south, east, north)
    }

    /// Whether a rectangle of a drawing, in degrees, shares a part with this one.
    public func overlaps(west: Double, south: Double, east: Double, north: Double) -> Bool {
        west < self.east && east > self.west && south < self.north && north > self.south
    }
}
