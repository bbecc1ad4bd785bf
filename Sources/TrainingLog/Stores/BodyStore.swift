public import Measures
public import Training

/// Store of body measurements, and of the daily totals of each source.
public protocol BodyStore: Sendable {
    /// Returns samples of these kinds that started in `from..<to`, ascending by start, then end, kind and source.
    func samples(_ kinds: [BodySampleKind], from: Moment, to: Moment, athlete: String) async throws -> [BodySample]
    /// Returns totals of these kinds from the first to the last day, both included, with the parts of a day added up. Ascending by day,
    /// kind and source.
    func totals(_ kinds: [DailyTotalKind], from: Day, through: Day, athlete: String) async throws -> [DailyTotal]
    /// Returns the same totals in their parts, ascending by day, kind, source and part.
    func parts(_ kinds: [DailyTotalKind], from: Day, through: Day, athlete: String) async throws -> [DailyTotal]
    func sampleCount(of athlete: String) async throws -> Int
}

extension BodySample {
    /// Order in which stores return samples. It is total except for samples that are identical.
    public func comesBefore(_ other: BodySample) -> Bool {
        if start != other.start { return start < other.start }
        if end != other.end { return end < other.end }
        if kind != other.kind { return kind.rawValue < other.kind.rawValue }
        if source != other.source { return source.comesBefore(other.source) }
        return value < other.value
    }
}

extension [BodySample] {
    /// Each measurement once; the samples must be in order.
    ///
    /// After a switch from kilograms to pounds, a health app writes every earlier weight again with six digits. Two samples of one source
    /// and moment that agree to a ten-thousandth are one measurement.
    var eachOnce: [BodySample] {
        // Ten years are some hundred thousand samples, usually without a repeated one: they are not copied.
        guard let first = indices.dropFirst().first(where: { self[$0].repeats(self[$0 - 1]) }) else { return self }
        var result = Array(self[..<first])
        for sample in self[first...] {
            if let last = result.last, sample.repeats(last) { continue }
            result.append(sample)
        }
        return result
    }
}

extension BodySample {
    fileprivate func repeats(_ last: BodySample) -> Bool {
        last.start == start && last.end == end && last.kind == kind && last.source == source
            && abs(last.value - value) <= 1e-4 * abs(last.value)
    }
}

extension DailyTotal {
    /// Order in which stores return totals, and in which they add up the parts of a day.
    public func comesBefore(_ other: DailyTotal) -> Bool {
        if day != other.day { return day < other.day }
        if kind != other.kind { return kind.rawValue < other.kind.rawValue }
        if source != other.source { return source.comesBefore(other.source) }
        return part < other.part
    }

    /// Adds up the parts of days; the parts must be in order.
    ///
    /// Sums and counts are added. A minute in two parts has the value of the first. A total of the whole day beside its parts repeats them,
    /// so the greater one counts.
    public static func whole(_ parts: [DailyTotal]) -> [DailyTotal] {
        var days: [DailyTotal] = []
        days.reserveCapacity(parts.count)
        var stated: (total: DailyTotal, isAlone: Bool)?
        func settle() {
            guard let whole = stated?.total, let last = days.indices.last else { return }
            if whole.sum > days[last].sum { days[last].replace(by: whole) }
            stated = nil
        }
        for part in parts {
            if let last = days.indices.last, days[last].kind == part.kind, days[last].day == part.day,
                days[last].source == part.source
            {
                if stated?.isAlone == true { days[last] = part } else { days[last].add(part) }
                stated?.isAlone = false
            } else {
                settle()
                if part.isOfWholeDay { stated = (part, true) }
                days.append(part)
            }
            days[days.count - 1].part = 0
        }
        settle()
        return days
    }

    private mutating func replace(by whole: DailyTotal) {
        (sum, count) = (whole.sum, whole.count)
        (minimum, maximum) = (min(minimum, whole.minimum), max(maximum, whole.maximum))
    }

    private mutating func add(_ other: DailyTotal) {
        sum += other.sum
        minimum = min(minimum, other.minimum)
        maximum = max(maximum, other.maximum)
        count += other.count
        if let further = other.minutes { minutes = minutes?.filled(from: further) ?? further }
    }
}

extension [DailyTotal] {
    /// Number of days, each counted once for a kind and a source.
    public var daysCounted: Int { DailyTotal.whole(sorted { $0.comesBefore($1) }).count }
}
