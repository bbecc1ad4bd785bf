/// The parts of a vector tile that Hearth's map draws, in a form that a script reads quickly.
///
/// One byte 1 for the version, then a section for each kind that the tile has, in the order of `MapKind`: the byte of the kind,
/// the number of bytes that follow, the number of parts, and the parts. Numbers have seven bits a byte, the lowest first;
/// signed ones are in zigzag form.
/// - An area's ring or a line: the number of points, and for each point its distance east and south from the one before in the
///   section.
/// - A name: its rank as a byte, the distance of its point from the one before, the number of bytes of its text, and the text
///   in UTF-8.
///
/// Points are in units of 1/4096 of the tile from its north-western corner.
public struct CompactTile: Sendable {
    public static let version: UInt8 = 1
    /// Zoom level from which on buildings are drawn.
    public static let buildingZoom = 14
    /// Names of a tile. More cannot be read on it.
    public static let nameLimit = 500

    public let bytes: [UInt8]

    /// A tile without any part.
    public static let empty = CompactTile(bytes: [version])

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// - Parameters:
    ///   - tile: tile without compression.
    ///   - zoom: its zoom level, which decides about details.
    ///   - language: language of the names.
    public init(_ tile: VectorTile, zoom: Int, in language: NameLanguage) throws(MapTileError) {
        var content = TileContent(zoom: zoom)
        for layer in tile.layers {
            guard let subject = MapSchema.subject(ofLayer: layer.name) else { continue }
            if subject == .buildings, zoom < CompactTile.buildingZoom { continue }
            try content.add(TileLayer(layer, of: tile), named: layer.name, about: subject, language)
        }
        var out = [CompactTile.version]
        for kind in MapKind.allCases {
            guard let section = content.section(of: kind) else { continue }
            out.append(kind.rawValue)
            out.append(number: section.count)
            out += section
        }
        bytes = out
    }
}

extension [UInt8] {
    /// Appends a number of seven bits a byte, the lowest first.
    mutating func append(number: Int) {
        var rest = UInt64(clamping: number)
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(truncatingIfNeeded: rest))
    }

    /// Appends a signed number in zigzag form.
    mutating func append(signed value: Int32) { append(number: Int(UInt32(bitPattern: (value << 1) ^ (value >> 31)))) }
}
