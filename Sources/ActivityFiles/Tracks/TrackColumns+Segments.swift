extension TrackColumns {
    /// Sorts the segments by time, so that no path connects two of them.
    ///
    /// - Segments in another order change places; a segment without times follows the one before it.
    /// - If segments overlap by a second or more, all keep the order of the file: one wrong time in a segment looks like an overlap, and
    ///   must not remove recorded data.
    /// - If no segment has two points, a program wrote each point as a segment. They become one.
    ///
    /// Passes through the points once and sorts the segments.
    mutating func orderSegments() {
        let segments = self.segments
        guard segments.count > 1 else { return }
        if segments.count > 2, segments.allSatisfy({ $0.count == 1 }) { return joinSegments() }
        guard stepsBack > 0 else { return }
        var starts: [Double] = []
        for segment in segments {
            let first = segment.first { !times[$0].isNaN }
            starts.append(first.map { times[$0] } ?? starts.last ?? -.infinity)
        }
        let order = segments.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
        if order.indices.allSatisfy({ order[$0] == $0 }) { return }
        var chosen: [Int] = []
        var breaks: [Int] = []
        var reached = -Double.infinity
        for place in order {
            breaks.append(chosen.count)
            let end = reached - TrackColumns.leastOverlap
            for index in segments[place] {
                let time = times[index]
                if time < end { return }
                if !time.isNaN { reached = max(reached, time) }
            }
            chosen += segments[place]
        }
        pick(chosen, breaks: breaks)
    }

    /// Tolerance in seconds for overlaps of two segments.
    private static let leastOverlap = 1.0

    /// The points of each non-empty segment, in the order of the file.
    private var segments: [Range<Int>] {
        var segments: [Range<Int>] = []
        var start = 0
        for end in breaks + [count] where end > start {
            segments.append(start..<end)
            start = end
        }
        return segments
    }
}
