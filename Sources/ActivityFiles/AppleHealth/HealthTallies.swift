/// Counts and sums of a Health export's records by kind and unit, in order of appearance.
struct HealthTallies {
    private struct Row {
        var kind: [UInt8]
        var unit: [UInt8]
        var count = 0
        var sum = 0.0
        var minimum = Double.infinity
        var maximum = -Double.infinity
    }

    private var rows: [Row] = []
    /// Rows after the first hundred, by kind and unit.
    private var places: [[UInt8]: Int] = [:]
    private static let looked = 100

    /// Returns the row of a kind with a unit; equal bytes give the same row.
    mutating func row(kind: Span<UInt8>, unit: Span<UInt8>) -> Int {
        for index in rows.indices.prefix(Self.looked)
        where kind.isEqual(to: rows[index].kind) && unit.isEqual(to: rows[index].unit) { return index }
        // A real export has about a hundred kinds. A damaged file may have as many kinds as records.
        if rows.count >= Self.looked {
            let name = [UInt8](copying: kind) + [0] + [UInt8](copying: unit)
            if let index = places[name] { return index }
            places[name] = rows.count
        }
        rows.append(Row(kind: [UInt8](copying: kind), unit: [UInt8](copying: unit)))
        return rows.count - 1
    }

    @inline(__always)
    mutating func count(_ value: Double?, in row: Int) {
        rows[row].count &+= 1
        guard let value, value.isFinite else { return }
        rows[row].sum += value
        if value < rows[row].minimum { rows[row].minimum = value }
        if value > rows[row].maximum { rows[row].maximum = value }
    }

    var all: [RecordTally] {
        rows.map { row in
            RecordTally(
                kind: String(decoding: row.kind, as: UTF8.self),
                unit: row.unit.isEmpty ? nil : String(decoding: row.unit, as: UTF8.self), count: row.count,
                // An infinite sum of senseless values is omitted.
                values: row.minimum <= row.maximum && row.sum.isFinite
                    ? RecordTally.Values(sum: row.sum, minimum: row.minimum, maximum: row.maximum) : nil)
        }
    }
}

extension Span<UInt8> {
    fileprivate func isEqual(to bytes: [UInt8]) -> Bool {
        guard count == bytes.count else { return false }
        for index in 0..<count where self[index] != bytes[index] { return false }
        return true
    }
}
