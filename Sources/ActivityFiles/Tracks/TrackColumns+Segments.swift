extension TrackColumns {
    /// Sorts the segments by time, so that no path connects two of them.
    ///
    /// - Segments that were written in another order change places; a segment without times follows the one before it.
    /// - A few times, one in a hundred, that contradict this order are removed; their points stay.
    /// - Where segments overlap by more, all stay as the file has them: an overlap must not remove what was recorded.
    ///
    /// Each segment must have a clock that never goes back.
    mutating func orderSegments() {
        let segments = self.segments
        guard segments.count > 1, stepsBack > 0 else { return }
        var middles: [Double] = []
        for segment in segments {
            let timed = segment.filter { !times[$0].isNaN }
            middles.append(timed.isEmpty ? middles.last ?? -.infinity : times[timed[timed.count / 2]])
        }
        let order = segments.indices.sorted { (middles[$0], $0) < (middles[$1], $1) }
        var chosen: [Int] = []
        var breaks: [Int] = []
        for place in order {
            breaks.append(chosen.count)
            chosen += segments[place]
        }
        let timed = chosen.filter { !times[$0].isNaN }
        let run = TimeOrder.longestRun(timed.map { times[$0] })
        guard timed.count - run.count <= max(1, timed.count / 100) else { return }
        var lost = Set(timed)
        for position in run { lost.remove(timed[position]) }
        contradicting += lost.count
        if !lost.isEmpty { clearTimes(lost.sorted()) }
        if order.indices.contains(where: { order[$0] != $0 }) { pick(chosen, breaks: breaks) }
    }

    /// The points of each segment that has any, in the order of the file.
    var segments: [Range<Int>] {
        var segments: [Range<Int>] = []
        var start = 0
        for end in breaks + [count] where end > start {
            segments.append(start..<end)
            start = end
        }
        return segments
    }
}
