public import Measures

/// The heart rate of one day as it was read, minute by minute. How long a reading holds where the next minutes have none is for
/// models to say.
public struct HeartRateMinutes: Equatable, Sendable {
    /// The first minute with a reading, counted from 1970-01-01T00:00Z.
    public let first: Int
    /// From there on a byte a minute: the mean of its readings in whole beats per minute, 0 where there is none. Neither end is 0.
    public let rates: [UInt8]

    /// Minutes that a day can lie in, on any wall clock: a day before and after that of UTC.
    public static func range(of day: Day) -> Range<Int> { (day.number - 1) * 1440..<(day.number + 2) * 1440 }

    /// What was read in each minute, with 0 where nothing was.
    /// - Returns: nil where nothing was read at all.
    public init?(first: Int, rates: [UInt8]) {
        guard let start = rates.firstIndex(where: { $0 > 0 }), let end = rates.lastIndex(where: { $0 > 0 }) else { return nil }
        self.first = first + start
        self.rates = rates.count == end + 1 - start ? rates : [UInt8](rates[start...end])
    }

    /// Both together; where both have read, what this one has.
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
    /// Puts readings together in whatever order they come, and says the same for each.
    public struct Gathering: Sendable {
        private struct Entry: Sendable {
            var minute: Int32
            /// Sixteenths of beats: whole numbers have one sum in every order.
            var sum: Int32
            var count: UInt16
        }

        private var entries: [Entry] = []
        private var isAscending = true

        public init() {}

        /// - Parameters:
        ///   - rate: beats per minute; one that no byte holds is left out.
        ///   - second: since 1970-01-01T00:00Z.
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

        /// What was read on a day; nil where nothing was.
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
                // Half up, in whole numbers.
                rates[Int(minute - first)] = UInt8(clamping: (sum + 8 * count) / (16 * count))
            }
            return HeartRateMinutes(first: Int(first), rates: rates)
        }
    }
}
