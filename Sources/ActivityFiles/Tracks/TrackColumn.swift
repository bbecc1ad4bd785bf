/// Values of one kind for many points; uses no storage before the first value.
struct TrackColumn {
    private(set) var values: [Double] = []
    private(set) var present = 0

    /// - Parameter index: number of points before this one.
    @inline(__always)
    mutating func append(_ value: Double, at index: Int) {
        if value.isNaN {
            if present > 0 { values.append(.nan) }
            return
        }
        if present == 0, index > 0 { values = [Double](repeating: .nan, count: index) }
        values.append(value)
        present += 1
    }

    /// Removes the value of one point.
    mutating func clear(_ index: Int) {
        guard index < values.count, !values[index].isNaN else { return }
        values[index] = .nan
        present -= 1
    }

    /// Gives one point another value, where it has one.
    mutating func replace(_ index: Int, by value: Double) {
        guard index < values.count, !values[index].isNaN, !value.isNaN else { return }
        values[index] = value
    }

    /// Appends the values of further points.
    /// - Parameters:
    ///   - index: how many points came before them.
    ///   - count: how many points they are of.
    mutating func append(_ other: TrackColumn, at index: Int, count: Int) {
        guard present > 0 || other.present > 0 else { return }
        if present == 0 { values = [] }
        while values.count < index { values.append(.nan) }
        values += other.values.prefix(count)
        while values.count < index + count { values.append(.nan) }
        present += other.present
    }

    /// Puts the values into a new order.
    /// - Parameter chosen: places, each at most once.
    mutating func pick(_ chosen: [Int]) {
        guard present > 0 else { return }
        var picked: [Double] = []
        picked.reserveCapacity(chosen.count)
        present = 0
        for index in chosen {
            let value = self[index]
            if !value.isNaN { present += 1 }
            picked.append(value)
        }
        values = present > 0 ? picked : []
    }

    subscript(index: Int) -> Double { index < values.count ? values[index] : .nan }

    mutating func scale(by factor: Double) {
        for index in values.indices { values[index] *= factor }
    }

    mutating func shift(by amount: Double) {
        for index in values.indices { values[index] += amount }
    }

    var mean: Double? {
        guard present > 0 else { return nil }
        var sum = 0.0
        for value in values where !value.isNaN { sum += value }
        return sum / Double(present)
    }

    var maximum: Double? {
        var greatest: Double?
        for value in values where !value.isNaN && value > (greatest ?? -.infinity) { greatest = value }
        return greatest
    }
}
