public import Measures
public import Training

/// Measurements of the body, and what each source counted on each day.
public protocol BodyStore: Sendable {
    /// Samples of these kinds that started in `from..<to`, ascending by start, then end, kind and source.
    func samples(_ kinds: [BodySampleKind], from: Moment, to: Moment, athlete: String) async throws -> [BodySample]
    /// Totals of these kinds from the first to the last day, both included, the parts of a day put together; ascending by day, kind
    /// and source.
    func totals(_ kinds: [DailyTotalKind], from: Day, through: Day, athlete: String) async throws -> [DailyTotal]
    /// The same in the parts in which they were read; ascending by day, kind, source and part.
    func parts(_ kinds: [DailyTotalKind], from: Day, through: Day, athlete: String) async throws -> [DailyTotal]
    func sampleCount(of athlete: String) async throws -> Int
}

extension BodySample {
    /// The order in which stores hand samples out: total, but for samples that are equal in all that identifies them.
    public func comesBefore(_ other: BodySample) -> Bool {
        if start != other.start { return start < other.start }
        if end != other.end { return end < other.end }
        if kind != other.kind { return kind.rawValue < other.kind.rawValue }
        if source != other.source { return source.comesBefore(other.source) }
        return value < other.value
    }
}

extension [BodySample] {
    /// Each measurement once, of samples in their order.
    ///
    /// Who changes kilograms to pounds gets a history in which every weight is written anew with six digits: what one source says of
    /// one moment twice, to a ten-thousandth, is one measurement.
    var eachOnce: [BodySample] {
        var result: [BodySample] = []
        result.reserveCapacity(count)
        for sample in self {
            if let last = result.last, last.start == sample.start, last.end == sample.end, last.kind == sample.kind,
                last.source == sample.source, abs(last.value - sample.value) <= 1e-4 * abs(last.value)
            {
                continue
            }
            result.append(sample)
        }
        return result
    }
}

extension DailyTotal {
    /// The order in which stores hand totals out, and in which they put the parts of a day together.
    public func comesBefore(_ other: DailyTotal) -> Bool {
        if day != other.day { return day < other.day }
        if kind != other.kind { return kind.rawValue < other.kind.rawValue }
        if source != other.source { return source.comesBefore(other.source) }
        return part < other.part
    }

    /// Days as a whole, of parts in their order: sums and counts are added up, and of a minute in two parts the first one tells.
    /// What an app says of the whole day beside its parts is the same said twice: the greater counts.
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
    /// How many days are told, each once for a kind and a source.
    public var daysCounted: Int { DailyTotal.whole(sorted { $0.comesBefore($1) }).count }
}
