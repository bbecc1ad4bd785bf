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

    /// The row of a kind with a unit; always the same one for the same bytes.
    mutating func row(kind: Span<UInt8>, unit: Span<UInt8>) -> Int {
        for index in rows.indices where kind.isEqual(to: rows[index].kind) && unit.isEqual(to: rows[index].unit) { return index }
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
                // A sum beyond every number, of values that make no sense, is not told.
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
