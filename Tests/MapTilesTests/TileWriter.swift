/// Writes vector tiles for tests.
enum TileWriter {
    enum Shape: UInt64 { case points = 1, lines, areas }

    struct Feature {
        var shape: Shape
        var attributes: [(String, Value)] = []
        /// Parts of points in units of the extent.
        var parts: [[(Int, Int)]]
    }

    enum Value {
        case text(String)
        case number(Int)
        case double(Double)
        case flag(Bool)
    }

    static func tile(_ layers: [(String, [Feature])], extent: Int? = 4096) -> [UInt8] {
        layers.flatMap { field(3, layer($0.0, $0.1, extent: extent)) }
    }

    static func layer(_ name: String, _ features: [Feature], extent: Int? = 4096) -> [UInt8] {
        var (keys, values): ([String], [[UInt8]]) = ([], [])
        var out = number(15 << 3) + number(2) + field(1, Array(name.utf8))
        for feature in features {
            var tags: [UInt8] = []
            for (key, value) in feature.attributes {
                if !keys.contains(key) { keys.append(key) }
                values.append(content(of: value))
                tags += number(UInt64(keys.firstIndex(of: key) ?? 0)) + number(UInt64(values.count - 1))
            }
            out += field(2, field(2, tags) + number(3 << 3) + number(feature.shape.rawValue) + field(4, commands(feature)))
        }
        out += keys.flatMap { field(3, Array($0.utf8)) } + values.flatMap { field(4, $0) }
        if let extent { out += number(5 << 3) + number(UInt64(extent)) }
        return out
    }

    static func commands(_ feature: Feature) -> [UInt8] {
        var out: [UInt8] = []
        var (x, y) = (0, 0)
        func add(_ point: (Int, Int)) {
            out += number(zigzag(point.0 - x)) + number(zigzag(point.1 - y))
            (x, y) = point
        }
        for part in feature.parts {
            guard let first = part.first else { continue }
            out += number(1 << 3 | 1)
            add(first)
            if part.count > 1 { out += number(UInt64(part.count - 1) << 3 | 2) }
            part.dropFirst().forEach(add)
            if feature.shape == .areas { out += number(1 << 3 | 7) }
        }
        return out
    }

    private static func content(of value: Value) -> [UInt8] {
        switch value {
        case .text(let text): field(1, Array(text.utf8))
        case .number(let value): number(6 << 3) + number(zigzag(value))
        case .double(let value): number(3 << 3 | 1) + (0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> (8 * $0)) }
        case .flag(let value): number(7 << 3) + number(value ? 1 : 0)
        }
    }

    static func field(_ field: UInt64, _ bytes: [UInt8]) -> [UInt8] {
        number(field << 3 | 2) + number(UInt64(bytes.count)) + bytes
    }

    static func number(_ value: UInt64) -> [UInt8] {
        var (rest, out): (UInt64, [UInt8]) = (value, [])
        while rest > 127 {
            out.append(UInt8(rest & 127) | 128)
            rest >>= 7
        }
        return out + [UInt8(rest)]
    }

    static func zigzag(_ value: Int) -> UInt64 { UInt64(bitPattern: Int64((value << 1) ^ (value >> 63))) }
}
