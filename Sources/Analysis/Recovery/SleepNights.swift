public import Measures
public import Training

/// Nights put together from sleep stages as devices wrote them, by the day on which the person woke.
///
/// A night runs from 18 to 18 h on the wall clock; naps and a second source are left out: the longest block of sleep of the source
/// that saw most of it counts. Overlapping stages count once.
public struct SleepNights: Equatable, Sendable {
    public var nights: [Day: Night]

    public struct Night: Equatable, Sendable {
        public var start: Moment
        public var end: Moment
        public var asleepHours: Double
        public var inBedHours: Double
        /// Nil when the source tells no stages.
        public var deepAndREMShare: Double?
        /// Minutes from midnight of the waking day to the middle of sleep; negative before midnight.
        public var midpoint: Double
    }

    /// - Parameter samples: of any kind; only sleep is looked at.
    public init(samples: [BodySample], home: LocalOffset) {
        nights = [:]
        var grouped: [Day: [String: [BodySample]]] = [:]
        for sample in samples where sample.kind.isSleep {
            let offset = sample.offset ?? home
            let length = sample.end - sample.start
            guard length > 0, length < 86_400, let day = Day(of: sample.start + 21_600, at: offset) else { continue }
            grouped[day, default: [:]][sample.source.name, default: []].append(sample)
        }
        for (day, sources) in grouped {
            var best: Night?
            for name in sources.keys.sorted() {
                guard let samples = sources[name], let night = SleepNights.night(of: samples, on: day, home: home) else {
                    continue
                }
                if night.isBetter(than: best) { best = night }
            }
            if let best { nights[day] = best }
        }
    }

    /// Standard deviation of the middle of sleep over the two weeks up to a day, in minutes; nil with fewer than five nights.
    public func midpointDeviation(upTo day: Day) -> Double? {
        var midpoints: [Double] = []
        for ago in 0..<14 {
            if let night = nights[day - ago] { midpoints.append(night.midpoint) }
        }
        return midpoints.count >= 5 ? Moments.deviation(midpoints) : nil
    }

    private static func night(of samples: [BodySample], on day: Day, home: LocalOffset) -> Night? {
        let asleep = samples.filter { $0.kind != .inBed && $0.kind != .awake }
        let block = longestBlock(asleep)
        guard let first = block.first, !block.isEmpty else { return nil }
        let asleepSeconds = covered(block)
        var end = first.end
        for sample in block { end = max(end, sample.end) }
        // Lying awake before and after belongs to the night; so does what the person or the phone called "in bed".
        var bedStart = first.start
        var bedEnd = end
        for sample in samples where sample.start < end + 7200 && sample.end > first.start + -7200 {
            guard sample.kind == .inBed || sample.kind == .awake else { continue }
            bedStart = min(bedStart, sample.start)
            bedEnd = max(bedEnd, sample.end)
        }
        let deep = block.filter { $0.kind == .asleepDeep || $0.kind == .asleepREM }
        let staged = deep.isEmpty ? nil : covered(deep) / asleepSeconds
        let midnight = day.start(at: first.offset ?? home)
        let middle = (first.start - midnight + (end - midnight)) / 120
        guard asleepSeconds > 0, bedEnd - bedStart < 86_400 else { return nil }
        return Night(
            start: bedStart, end: bedEnd, asleepHours: asleepSeconds / 3600, inBedHours: (bedEnd - bedStart) / 3600,
            deepAndREMShare: staged.map { min(1, $0) }, midpoint: middle)
    }

    /// Blocks are parted by more than two hours without sleep.
    private static func longestBlock(_ samples: [BodySample]) -> [BodySample] {
        let sorted = samples.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
        var best: [BodySample] = []
        var block: [BodySample] = []
        var end: Moment?
        for sample in sorted {
            if let last = end, sample.start - last > 7200 {
                if covered(block) > covered(best) { best = block }
                block = []
                end = nil
            }
            block.append(sample)
            end = max(end ?? sample.end, sample.end)
        }
        return covered(block) > covered(best) ? block : best
    }

    /// Seconds that the samples cover together, ascending by start.
    private static func covered(_ samples: [BodySample]) -> Double {
        var sum = 0.0
        var end: Moment?
        for sample in samples {
            let from = max(sample.start, end ?? sample.start)
            if sample.end > from {
                sum += sample.end - from
                end = sample.end
            }
        }
        return sum
    }
}

extension SleepNights.Night {
    /// Stages tell more than their absence; then the longer sleep wins.
    func isBetter(than other: Self?) -> Bool {
        guard let other else { return true }
        if (deepAndREMShare != nil) != (other.deepAndREMShare != nil) { return deepAndREMShare != nil }
        return asleepHours > other.asleepHours
    }
}
