public import Measures

/// Measured heart rate of one day, minute by minute. Models decide how long a reading holds when the next minutes have none.
public struct HeartRateMinutes: Equatable, Sendable {
    /// The first minute with a reading, in minutes since 1970-01-01T00:00Z.
    public let first: Int
    /// One byte per minute from `first`: the mean of its readings in whole beats per minute, 0 without a reading. The first and last are
    /// not 0.
    public let rates: [UInt8]

    /// Returns the minutes that a local day can contain in any time zone: the UTC day with a day before and after.
    public static func range(of day: Day) -> Range<Int> { (day.number - 1) * 1440..<(day.number + 2) * 1440 }

    /// Creates minutes from rates, where 0 means no reading.
    /// - Returns: nil if there is no reading.
    public init?(first: Int, rates: [UInt8]) {
        guard let start = rates.firstIndex(where: { $0 > 0 }), let end = rates.lastIndex(where: { $0 > 0 }) else { return nil }
        self.first = first + start
        self.rates = rates.count == end + 1 - start ? rates : [UInt8](rates[start...end])
    }

    /// Returns the readings of both; `self` takes precedence.
    public func filled(from other: HeartRateMinutes) -> HeartRateMinutes {
        let start = min(first, other.first)
        let end = max(first + rates.count, other.first + other.rates.count)
        var together = [UInt8](repeating: 0, count: end - start)
        for (index, rate) in other.rates.enumerated() { together[other.first - start + index] = rate }
        for (index, rate) in rates.enumerated() where rate > 0 { together[first - start + index] = rate }
        return HeartRateMinutes(first: start, rates: together) ?? self
    }
}

extension HeartRateMinutes {
    /// Collects readings. The result does not depend on their order.
    public struct Gathering: Sendable {
        private struct Entry: Sendable {
            var minute: Int32
            /// Sixteenths of beats: sums of integers do not depend on order.
            var sum: Int32
            var count: UInt16
        }

        private var entries: [Entry] = []
        private var isAscending = true

        public init() {}

        /// - Parameters:
        ///   - rate: beats per minute; a value that does not fit a byte is ignored.
        ///   - second: seconds since 1970-01-01T00:00Z.
        @inline(__always)
        public mutating func add(_ rate: Double, at second: Int) {
            let minute = second >= 0 ? second / 60 : (second - 59) / 60
            guard rate >= 1, rate <= 255, let minute = Int32(exactly: minute) else { return }
            let sum = Int32((rate * 16).rounded(.toNearestOrEven))
            if let last = entries.indices.last, entries[last].minute == minute, entries[last].count < .max {
                entries[last].sum += sum
                entries[last].count += 1
            } else {
                if let last = entries.last, last.minute > minute { isAscending = false }
                entries.append(Entry(minute: minute, sum: sum, count: 1))
            }
        }

        /// Returns the readings of a day; nil without any.
        public func minutes(of day: Day) -> HeartRateMinutes? {
            let range = HeartRateMinutes.range(of: day)
            var known = entries.filter { range.contains(Int($0.minute)) }
            if !isAscending { known.sort { $0.minute < $1.minute } }
            guard let first = known.first?.minute, let last = known.last?.minute else { return nil }
            var rates = [UInt8](repeating: 0, count: Int(last - first) + 1)
            var index = 0
            while index < known.count {
                let minute = known[index].minute
                var (sum, count): (Int64, Int64) = (0, 0)
                while index < known.count, known[index].minute == minute {
                    sum += Int64(known[index].sum)
                    count += Int64(known[index].count)
                    index += 1
                }
                // Rounds half up in integers.
                rates[Int(minute - first)] = UInt8(clamping: (sum + 8 * count) / (16 * count))
            }
            return HeartRateMinutes(first: Int(first), rates: rates)
        }
    }
}
