/// Mapbox Vector Tile of version 1 or 2.
public struct VectorTile: Sendable {
    /// Bytes of a tile without compression. Tiles of the usual tools have less than one megabyte.
    public static let byteLimit = 4 << 20
    /// Units across a tile.
    public static let extentLimit = 65_536

    /// A layer whose features have not been read.
    public struct Layer: Sendable {
        public let name: String
        let range: Range<Int>
    }

    let bytes: [UInt8]
    public let layers: [Layer]

    /// Reads the names of the layers.
    public init(_ bytes: [UInt8]) throws(MapTileError) {
        guard bytes.count <= VectorTile.byteLimit else { throw .tile(.tooLarge, offset: VectorTile.byteLimit) }
        self.bytes = bytes
        var layers: [Layer] = []
        var tile = ProtobufReader(bytes, bytes.indices)
        while let field = try tile.field() {
            guard field.number == 3 else { continue }
            let range = try field.content.range(at: tile.position)
            var layer = ProtobufReader(bytes, range)
            while let field = try layer.field() {
                guard field.number == 1 else { continue }
                let name = try field.content.range(at: layer.position)
                layers.append(Layer(name: VectorTile.text(bytes, name), range: range))
                break
            }
        }
        self.layers = layers
    }

    /// Texts that are longer are empty: no name of a layer, a key or a place has so many bytes.
    static let longestText = 200

    static func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
        range.count <= longestText ? String(decoding: bytes[range], as: UTF8.self) : ""
    }
}

/// Value of a feature's attribute.
public enum TileValue: Equatable, Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
    /// A value of a type that the format does not have.
    case unknown

    init(_ bytes: [UInt8], _ range: Range<Int>) throws(MapTileError) {
        self = .unknown
        var value = ProtobufReader(bytes, range)
        while let field = try value.field() {
            switch (field.number, field.content) {
            case (1, .bytes(let range)): self = .text(VectorTile.text(bytes, range))
            case (2, .float(let bits)): self = .number(Double(Float(bitPattern: bits)))
            case (3, .double(let bits)): self = .number(Double(bitPattern: bits))
            case (4, .number(let number)): self = .number(Double(Int64(bitPattern: number)))
            case (5, .number(let number)): self = .number(Double(number))
            case (6, .number(let number)): self = .number(Double(number.signed))
            case (7, .number(let number)): self = .flag(number != 0)
            default: break
            }
        }
    }
}
