/// Parts of one tile by kind, while its layers are read.
struct TileContent {
    private var shapes: [MapKind: ShapeSection] = [:]
    private var names: [MapKind: [MapName]] = [:]
    private var nameCount = 0
    /// Smallest distance between two points of a part, in units of the tile.
    private let tolerance: Int32

    /// - Parameter zoom: lower levels have more points than a screen can show.
    init(zoom: Int) { tolerance = zoom < CompactTile.buildingZoom ? 4 : 1 }

    /// Attributes of a layer that decide what its features are.
    private struct Keys {
        var kind: Int?
        var detail: Int?
        var level: Int?
        var link: Int?
        var tunnel: Int?
        var maritime: Int?
        var population: Int?
        var populationRank: Int?
        var rank: Int?
        var names: [Int]

        init(_ layer: TileLayer, _ language: NameLanguage) {
            kind = layer.key(MapSchema.kindKeys)
            detail = layer.key(MapSchema.detailKeys)
            level = layer.key(MapSchema.levelKeys)
            link = layer.key(["is_link", "link", "ramp"])
            tunnel = layer.key(["is_tunnel", "tunnel", "brunnel"])
            maritime = layer.key(["maritime"])
            population = layer.key(["population"])
            populationRank = layer.key(["population_rank", "pmap:population_rank"])
            rank = layer.key(["rank"])
            names = layer.allKeys(language.keys)
        }
    }

    /// Adds the features of a layer.
    mutating func add(
        _ layer: TileLayer, named layerName: String, about subject: MapSchema.Subject, _ language: NameLanguage
    ) throws(MapTileError) {
        let keys = Keys(layer, language)
        for range in layer.features {
            let feature = try layer.feature(range)
            guard let shape = feature.shape else { continue }
            guard let kind = TileContent.kind(of: feature, shape, layer, layerName, subject, keys) else { continue }
            switch (shape, kind.form) {
            case (.areas, .area), (.lines, .line):
                let geometry = try TileGeometry(layer, feature)
                let isArea = shape == .areas
                for index in 0..<geometry.count {
                    shapes[kind, default: ShapeSection()].add(geometry.part(index), isArea: isArea, tolerance)
                }
            case (.points, .name): try addName(kind, feature, layer, keys)
            default: break
            }
        }
    }

    private static func kind(
        of feature: TileFeature, _ shape: TileFeature.Shape, _ layer: TileLayer, _ layerName: String,
        _ subject: MapSchema.Subject, _ keys: Keys
    ) -> MapKind? {
        let kind = layer.text(of: keys.kind, in: feature)
        switch subject {
        case .land:
            // The layer `park` of OpenMapTiles has national parks and the like, whatever their class.
            guard let kind else { return layerName == "park" ? .grass : nil }
            return MapSchema.land(kind) ?? (layerName == "park" ? .grass : nil)
        case .water:
            switch shape {
            case .areas: return MapSchema.waterArea(kind)
            case .lines: return isTunnel(feature, layer, keys) ? nil : .waterway
            case .points: return .waterName
            }
        case .buildings: return kind == "address" ? nil : .building
        case .roads:
            let detail = layer.text(of: keys.detail, in: feature)
            guard let road = kind.flatMap({ MapSchema.road($0, detail: detail) }) else { return nil }
            if road == .rail, isTunnel(feature, layer, keys) { return nil }
            return road == .motorway && layer.isSet(keys.link, in: feature) ? .major : road
        case .borders:
            if layer.isSet(keys.maritime, in: feature) { return nil }
            return MapSchema.border(kind, level: layer.number(of: keys.level, in: feature))
        case .places:
            return MapSchema.place(
                kind, detail: layer.text(of: keys.detail, in: feature), level: layer.number(of: keys.level, in: feature),
                isPopulated: layerName == "places")
        case .waterNames: return layerName == "physical_point" ? waterPoint(kind) : .waterName
        }
    }

    /// Points of Protomaps before version 4 are seas, lakes and mountains.
    private static func waterPoint(_ kind: String?) -> MapKind? {
        switch kind {
        case "sea", "ocean", "lake", "water", "bay", "strait", "fjord", "reservoir": .waterName
        default: nil
        }
    }

    private static func isTunnel(_ feature: TileFeature, _ layer: TileLayer, _ keys: Keys) -> Bool {
        layer.isSet(keys.tunnel, ["tunnel", "yes", "true", "culvert"], in: feature)
    }

    private mutating func addName(
        _ kind: MapKind, _ feature: TileFeature, _ layer: TileLayer, _ keys: Keys
    ) throws(MapTileError) {
        guard nameCount < CompactTile.nameLimit else { return }
        for key in keys.names {
            guard let text = layer.text(of: key, in: feature) else { continue }
            let geometry = try TileGeometry(layer, feature)
            guard let point = geometry.points.first else { return }
            names[kind, default: []].append(
                MapName(text: text, point: point, rank: TileContent.rank(of: feature, layer, keys)))
            nameCount += 1
            return
        }
    }

    /// Returns the importance among names of a kind: 0 for the most important one.
    private static func rank(of feature: TileFeature, _ layer: TileLayer, _ keys: Keys) -> UInt8 {
        if let population = layer.number(of: keys.population, in: feature), population >= 1 {
            // Three for each doubling: 255 for one inhabitant, 180 for 33 million.
            let doublings = min(60, population.exponent)
            return UInt8(clamping: 255 - 3 * Int(doublings))
        }
        if let rank = layer.number(of: keys.populationRank, in: feature), rank >= 0 {
            return UInt8(clamping: 255 - 5 * Int((min(rank, 40)).rounded(.down)))
        }
        if let rank = layer.number(of: keys.rank, in: feature), rank >= 0 {
            return UInt8(clamping: 100 + 5 * Int((min(rank, 40)).rounded(.down)))
        }
        return 255
    }

    /// Returns the parts of a kind as bytes; nil without any.
    func section(of kind: MapKind) -> [UInt8]? {
        if kind.form != .name { return shapes[kind]?.bytes }
        guard let names = names[kind] else { return nil }
        var out: [UInt8] = []
        out.append(number: names.count)
        var last = TilePoint(x: 0, y: 0)
        for name in names.sorted(by: { ($0.rank, $0.text) < ($1.rank, $1.text) }) {
            out.append(name.rank)
            out.append(signed: name.point.x - last.x)
            out.append(signed: name.point.y - last.y)
            last = name.point
            let text = Array(name.text.utf8)
            out.append(number: text.count)
            out += text
        }
        return out
    }
}

/// A name and its place.
struct MapName {
    var text: String
    var point: TilePoint
    var rank: UInt8
}

/// Rings or lines of one kind as bytes.
struct ShapeSection {
    private var content: [UInt8] = []
    private var count = 0
    private var last = TilePoint(x: 0, y: 0)

    /// Adds a part without points that are close to the one before. A part that becomes too small is left out.
    mutating func add(_ points: ArraySlice<TilePoint>, isArea: Bool, _ tolerance: Int32) {
        guard var previous = points.first else { return }
        var kept = [previous]
        for point in points.dropFirst() {
            let isFar = abs(point.x - previous.x) >= tolerance || abs(point.y - previous.y) >= tolerance
            guard isFar else { continue }
            kept.append(point)
            previous = point
        }
        // A line ends where the next one may begin.
        if !isArea, let end = points.last, end != previous { kept.append(end) }
        guard kept.count >= (isArea ? 3 : 2) else { return }
        content.append(number: kept.count)
        for point in kept {
            content.append(signed: point.x - last.x)
            content.append(signed: point.y - last.y)
            last = point
        }
        count += 1
    }

    /// Nil without a part.
    var bytes: [UInt8]? {
        guard count > 0 else { return nil }
        var out: [UInt8] = []
        out.append(number: count)
        return out + content
    }
}
