public import Measures
public import Training

/// Nights, combined from the sleep stages of devices, by the day of waking.
///
/// A night runs from 18 to 18 h local time. The longest block of sleep of the source with the most sleep counts; naps and other sources are
/// ignored. Overlapping stages count once. Time in bed may come from another source, such as the phone on the bedside table beside the
/// watch.
///
/// A source with nightly sums states the length of each stage, but only the time of the whole night; such lengths are added.
public struct SleepNights: Equatable, Sendable {
    public var nights: [Day: Night]

    public struct Night: Equatable, Sendable {
        public var start: Moment
        public var end: Moment
        public var asleepHours: Double
        public var inBedHours: Double
        /// Nil if the source has no stages.
        public var deepAndREMShare: Double?
        /// Times of sleep in minutes from midnight of the waking day in local time; ascending and disjoint.
        public var asleep: [Span]

        public init(
            start: Moment, end: Moment, asleepHours: Double, inBedHours: Double, deepAndREMShare: Double?, asleep: [Span]
        ) {
            self.start = start
            self.end = end
            self.asleepHours = asleepHours
            self.inBedHours = inBedHours
            self.deepAndREMShare = deepAndREMShare
            self.asleep = asleep
        }
    }

    /// Minutes from `start` to `end`.
    public struct Span: Equatable, Sendable {
        public var start: Double
        public var end: Double

        public init(start: Double, end: Double) {
            self.start = start
            self.end = end
        }
    }

    /// - Parameters:
    ///   - samples: samples of any kind; only sleep is used.
    ///   - home: the athlete's usual clock.
    public init(samples: [BodySample], home: LocalOffset) {
        nights = [:]
        var grouped: [Day: [SleepSource: [BodySample]]] = [:]
        var inBed: [Day: [BodySample]] = [:]
        for sample in samples where sample.kind.isSleep {
            let offset = sample.offset ?? home
            let length = sample.end - sample.start
            guard length > 0, length < 86_400, let day = Day(of: sample.start + 21_600, at: offset) else { continue }
            if sample.kind == .inBed {
                inBed[day, default: []].append(sample)
            } else {
                let teller = SleepSource(name: sample.source.name, isSum: sample.isShorterThanItsSpan)
                grouped[day, default: [:]][teller, default: []].append(sample)
            }
        }
        for (day, tellers) in grouped {
            var best: Night?
            for teller in tellers.keys.sorted() {
                guard let samples = tellers[teller],
                    let night = SleepNights.night(of: samples, inBed: inBed[day] ?? [], on: day, home: home)
                else { continue }
                if night.isBetter(than: best) { best = night }
            }
            if let best { nights[day] = best }
        }
    }

    /// A source, separately for single stages and for nightly sums.
    private struct SleepSource: Hashable, Comparable {
        var name: String
        var isSum: Bool

        /// Stages before sums: of two equal nights the first counts.
        static func < (left: Self, right: Self) -> Bool {
            left.isSum == right.isSum ? left.name < right.name : right.isSum
        }
    }

    private static func night(of samples: [BodySample], inBed: [BodySample], on day: Day, home: LocalOffset) -> Night? {
        let block = longestBlock(samples.filter { $0.kind != .awake })
        guard let first = block.first else { return nil }
        let asleepSeconds = seconds(block)
        var end = first.end
        for sample in block { end = max(end, sample.end) }
        // Lying awake before and after belongs to the night, as does the time "in bed" of the athlete or the phone.
        var bedStart = first.start
        var bedEnd = end
        var longestInBed = 0.0
        for sample in samples + inBed where sample.start < end + 7200 && sample.end > first.start + -7200 {
            guard sample.kind == .inBed || sample.kind == .awake else { continue }
            if sample.kind == .inBed, sample.isShorterThanItsSpan || sample.isLongerThanItsSpan {
                longestInBed = max(longestInBed, sample.value * 60)
                continue
            }
            bedStart = min(bedStart, sample.start)
            bedEnd = max(bedEnd, sample.end)
        }
        let inBedSeconds = max(bedEnd - bedStart, longestInBed)
        let deep = block.filter { $0.kind == .asleepDeep || $0.kind == .asleepREM }
        let staged = deep.isEmpty ? nil : seconds(deep) / asleepSeconds
        let midnight = day.start(at: first.offset ?? home)
        guard asleepSeconds > 0, inBedSeconds < 86_400 else { return nil }
        return Night(
            start: bedStart, end: bedEnd, asleepHours: asleepSeconds / 3600, inBedHours: inBedSeconds / 3600,
            deepAndREMShare: staged.map { min(1, $0) }, asleep: spans(block, from: midnight))
    }

    /// - Parameter samples: ascending by start.
    private static func spans(_ samples: [BodySample], from midnight: Moment) -> [Span] {
        var spans: [Span] = []
        for sample in samples {
            let start = (sample.start - midnight) / 60
            let end = (sample.end - midnight) / 60
            if let last = spans.indices.last, start <= spans[last].end {
                spans[last].end = max(spans[last].end, end)
            } else {
                spans.append(Span(start: start, end: end))
            }
        }
        return spans
    }

    /// Returns the longest block; blocks are separated by more than two hours without sleep.
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

    /// Returns the seconds of sleep: those covered by the samples, or the sum of their lengths if that is less.
    private static func seconds(_ samples: [BodySample]) -> Double {
        let covered = covered(samples)
        guard samples.contains(where: { $0.isShorterThanItsSpan }) else { return covered }
        return min(covered, samples.reduce(0) { $0 + min($1.end - $1.start, $1.value * 60) })
    }

    /// Returns the seconds covered by the samples, which are ascending by start.
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
    /// Whether this night is preferable: one with stages, then the longer one.
    func isBetter(than other: Self?) -> Bool {
        guard let other else { return true }
        if (deepAndREMShare != nil) != (other.deepAndREMShare != nil) { return deepAndREMShare != nil }
        return asleepHours > other.asleepHours
    }
}

extension BodySample {
    /// Whether the sample is shorter than its span by more than a minute: a stage in a nightly sum.
    fileprivate var isShorterThanItsSpan: Bool { value > 0 && value * 60 < end - start - 60 }
    fileprivate var isLongerThanItsSpan: Bool { value * 60 > end - start + 60 }
}
