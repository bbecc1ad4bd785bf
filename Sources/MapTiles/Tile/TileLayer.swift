/// A layer of a vector tile with its keys and values. Its features are read one by one.
struct TileLayer {
    let bytes: [UInt8]
    private(set) var extent: Int64 = 4096
    private(set) var keys: [String] = []
    private(set) var values: [TileValue] = []
    private(set) var features: [Range<Int>] = []

    init(_ layer: VectorTile.Layer, of tile: VectorTile) throws(MapTileError) {
        bytes = tile.bytes
        var reader = ProtobufReader(bytes, layer.range)
        while let field = try reader.field() {
            switch field.number {
            case 2: features.append(try field.content.range(at: reader.position))
            case 3: keys.append(VectorTile.text(bytes, try field.content.range(at: reader.position)))
            case 4: values.append(try TileValue(bytes, try field.content.range(at: reader.position)))
            case 5:
                let stated = try field.content.number(at: reader.position)
                guard (1...UInt64(VectorTile.extentLimit)).contains(stated) else {
                    throw .tile(.extentInvalid, offset: reader.position)
                }
                extent = Int64(stated)
            default: break
            }
        }
    }

    /// Returns the number of the first of these keys that the layer has.
    func key(_ names: [String]) -> Int? {
        for name in names {
            if let index = keys.firstIndex(of: name) { return index }
        }
        return nil
    }

    /// Returns the numbers of all of these keys that the layer has, in the order of the names.
    func allKeys(_ names: [String]) -> [Int] { names.compactMap { keys.firstIndex(of: $0) } }

    func feature(_ range: Range<Int>) throws(MapTileError) -> TileFeature {
        var feature = TileFeature()
        var reader = ProtobufReader(bytes, range)
        while let field = try reader.field() {
            switch field.number {
            case 2: feature.tags = try field.content.range(at: reader.position)
            case 3: feature.shape = TileFeature.Shape(rawValue: try field.content.number(at: reader.position))
            case 4: feature.geometry = try field.content.range(at: reader.position)
            default: break
            }
        }
        return feature
    }

    /// Returns the value of a key; nil without one, and for a number that no value has.
    func value(of key: Int?, in feature: TileFeature) -> TileValue? {
        guard let key else { return nil }
        var tags = ByteCursor(bytes, feature.tags)
        while let found = tags.number(), let value = tags.number() {
            guard found == UInt64(key) else { continue }
            guard let index = Int(exactly: value), index < values.count else { return nil }
            return values[index]
        }
        return nil
    }

    func text(of key: Int?, in feature: TileFeature) -> String? {
        guard case .text(let text) = value(of: key, in: feature), !text.isEmpty else { return nil }
        return text
    }

    /// Returns a finite number, which some tiles have as text.
    func number(of key: Int?, in feature: TileFeature) -> Double? {
        switch value(of: key, in: feature) {
        case .number(let number): number.isFinite ? number : nil
        case .text(let text): Int(text).map { Double($0) }
        default: nil
        }
    }

    /// Whether the value of a key is true, the number 1 or one of these texts.
    func isSet(_ key: Int?, _ texts: [String] = [], in feature: TileFeature) -> Bool {
        switch value(of: key, in: feature) {
        case .flag(let flag): flag
        case .number(let number): number == 1
        case .text(let text): texts.contains(text)
        default: false
        }
    }
}

/// Where the parts of a feature are.
struct TileFeature {
    enum Shape: UInt64 { case points = 1, lines, areas }

    var shape: Shape?
    /// Pairs of numbers: of a key, and of a value.
    var tags = 0..<0
    var geometry = 0..<0
}
