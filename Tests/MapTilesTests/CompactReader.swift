import MapTiles

/// Reads a compact tile as a script does, and records an issue for bytes that break its form.
struct CompactReader {
    struct Name: Equatable {
        var text: String
        var rank: UInt8
        var x: Int
        var y: Int
    }

    var shapes: [MapKind: [[(x: Int, y: Int)]]] = [:]
    var names: [MapKind: [Name]] = [:]
    /// Kinds in the order of their sections.
    var order: [MapKind] = []

    /// Nil for bytes of another form.
    init?(_ bytes: [UInt8]) {
        guard bytes.first == CompactTile.version else { return nil }
        var at = 1
        func number() -> Int? {
            var (result, shift) = (0, 0)
            while at < bytes.count, shift < 63 {
                let byte = Int(bytes[at])
                at += 1
                result |= (byte & 127) << shift
                if byte < 128 { return result }
                shift += 7
            }
            return nil
        }
        func signed() -> Int? { number().map { ($0 >> 1) ^ -($0 & 1) } }
        while at < bytes.count {
            guard let kind = MapKind(rawValue: bytes[at]), kind.rawValue > order.last?.rawValue ?? 0 else { return nil }
            at += 1
            order.append(kind)
            guard let length = number(), at + length <= bytes.count else { return nil }
            let end = at + length
            guard let count = number(), count > 0 else { return nil }
            var (x, y) = (0, 0)
            func step() -> (x: Int, y: Int)? {
                guard let across = signed(), let down = signed() else { return nil }
                (x, y) = (x + across, y + down)
                return (x, y)
            }
            for _ in 0..<count {
                if kind.form == .name {
                    guard at < end else { return nil }
                    let rank = bytes[at]
                    at += 1
                    guard let point = step(), let length = number(), at + length <= end else { return nil }
                    let text = String(decoding: bytes[at..<at + length], as: UTF8.self)
                    at += length
                    names[kind, default: []].append(Name(text: text, rank: rank, x: point.x, y: point.y))
                } else {
                    guard let points = number(), points >= (kind.form == .area ? 3 : 2) else { return nil }
                    var part: [(x: Int, y: Int)] = []
                    for _ in 0..<points {
                        guard let point = step() else { return nil }
                        part.append(point)
                    }
                    shapes[kind, default: []].append(part)
                }
            }
            guard at == end else { return nil }
        }
    }
}
