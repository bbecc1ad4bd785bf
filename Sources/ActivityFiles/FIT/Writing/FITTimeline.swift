import Measures

/// A session in FIT's whole seconds, sorted, without values that a file cannot state.
struct FITTimeline {
    /// Seconds since 1989-12-31T00:00:00Z, like all times below.
    let start: UInt32
    let end: UInt32
    /// One a second, ascending.
    private(set) var heartRates: [(time: UInt32, beatsPerMinute: UInt8)] = []
    /// Ascending.
    private(set) var beats: [(time: UInt32, milliseconds: UInt16)] = []
    /// Ascending; none touches another.
    private(set) var pauses: [(start: UInt32, end: UInt32)] = []

    /// Seconds whose milliseconds fit into 32 bits.
    static let secondsLimit: UInt32 = 4_294_967

    /// Seconds from start to end.
    var elapsed: UInt32 { end - start }

    /// Seconds while the timer ran.
    var timer: UInt32 {
        var seconds = elapsed
        for pause in pauses { seconds -= pause.end - pause.start }
        return seconds
    }

    init(_ session: FITSession) throws(FITWriteError) {
        guard let first = FITTimeline.second(session.start), let last = FITTimeline.second(session.end) else {
            throw .timeNotSupported
        }
        guard session.start <= session.end else { throw .endBeforeStart }
        guard last - first <= FITTimeline.secondsLimit else { throw .tooLong(limit: Int(FITTimeline.secondsLimit)) }
        start = first
        end = last
        takeHeartRates(session.heartRates)
        takeBeats(session.beats)
        takePauses(session.pauses)
    }

    private mutating func takeHeartRates(_ samples: [FITSession.HeartRateSample]) {
        heartRates.reserveCapacity(samples.count)
        for index in FITTimeline.order(samples.count, { samples[$0].time }) {
            let sample = samples[index]
            guard FITSession.plausibleHeartRates.contains(sample.beatsPerMinute), let time = secondInside(sample.time) else {
                continue
            }
            let rate = UInt8(truncatingIfNeeded: sample.beatsPerMinute)
            if heartRates.last?.time == time {
                heartRates[heartRates.count - 1].beatsPerMinute = rate
            } else {
                heartRates.append((time, rate))
            }
        }
    }

    private mutating func takeBeats(_ intervals: [FITSession.BeatInterval]) {
        beats.reserveCapacity(intervals.count)
        for index in FITTimeline.order(intervals.count, { intervals[$0].time }) {
            let interval = intervals[index]
            guard FITSession.plausibleBeats.contains(interval.milliseconds), let time = secondInside(interval.time) else {
                continue
            }
            beats.append((time, UInt16(truncatingIfNeeded: interval.milliseconds)))
        }
    }

    private mutating func takePauses(_ periods: [FITSession.Pause]) {
        for index in FITTimeline.order(periods.count, { periods[$0].start }) {
            guard let from = limited(periods[index].start), let to = limited(periods[index].end), from < to else { continue }
            if let last = pauses.last, from <= last.end {
                pauses[pauses.count - 1].end = max(last.end, to)
            } else {
                pauses.append((from, to))
            }
        }
    }

    /// Returns the second of a moment within the session; nil outside of it.
    private func secondInside(_ moment: Moment) -> UInt32? {
        guard let second = FITTimeline.second(moment), second >= start, second <= end else { return nil }
        return second
    }

    /// Returns the second of the session that is nearest to a moment; nil for a moment that is not a number.
    private func limited(_ moment: Moment) -> UInt32? {
        guard !moment.secondsSince1970.isNaN else { return nil }
        if let second = FITTimeline.second(moment) { return min(max(second, start), end) }
        return moment.secondsSince1970 < FITActivity.epoch + Double(FITActivity.firstDate) ? start : end
    }

    /// Returns the second that contains a moment; nil beyond FIT's dates. `Int` would have 32 bits in a browser.
    private static func second(_ moment: Moment) -> UInt32? {
        let second = (moment.secondsSince1970 - FITActivity.epoch).rounded(.down)
        guard second >= Double(FITActivity.firstDate), second < 4_294_967_295 else { return nil }
        return UInt32(second)
    }

    /// Returns the indices in order of time; equal times keep their order. Moments that are not numbers are omitted.
    private static func order(_ count: Int, _ time: (Int) -> Moment) -> [Int] {
        var indices: [Int] = []
        indices.reserveCapacity(count)
        var isAscending = true
        for index in 0..<count where !time(index).secondsSince1970.isNaN {
            if let last = indices.last, time(index) < time(last) { isAscending = false }
            indices.append(index)
        }
        if !isAscending { indices.sort { time($0) != time($1) ? time($0) < time($1) : $0 < $1 } }
        return indices
    }
}
