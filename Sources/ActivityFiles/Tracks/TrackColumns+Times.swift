import Measures

extension TrackColumns {
    /// Makes one clock of times that contradict the order of the points.
    ///
    /// Within a segment the points stay in the order of the file, which is the path. Then:
    ///
    /// - A point that repeats another one in everything, its time too, is left out.
    /// - A segment that was written backwards is turned round.
    /// - Where the clock was set back on the way, the later times follow the earlier ones (`TimeOrder.steadied`).
    /// - A block of points moves to where its times belong, where that makes the path shorter.
    /// - Of what is left, the longest run of times that never goes back stays. The other points lose their time and keep their place.
    ///
    /// Finally the segments are put into order of time (`orderSegments`). Where no segment has two points, they are one. Takes n log n steps.
    mutating func settleTimes() {
        let parts = segments
        // A program wrote each point as a segment.
        if parts.count > 2, parts.allSatisfy({ $0.count == 1 }) { joinSegments() }
        guard stepsBack > 0 else { return }
        keepWrittenClock()
        let isRepeat = exactRepeats()
        var orders: [[Int]] = []
        for segment in segments { orders.append(segment.filter { !isRepeat[$0] }) }
        var lost: [Int] = []
        for index in orders.indices { settle(&orders[index], lost: &lost) }
        contradicting += lost.count
        clearTimes(lost)
        var chosen: [Int] = []
        var breaks: [Int] = []
        for order in orders where !order.isEmpty {
            breaks.append(chosen.count)
            chosen += order
        }
        if chosen.count != count || chosen.indices.contains(where: { chosen[$0] != $0 }) { pick(chosen, breaks: breaks) }
        orderSegments()
    }

    /// Which points repeat an earlier one in everything.
    private func exactRepeats() -> [Bool] {
        var isRepeat = [Bool](repeating: false, count: count)
        var order: [Int] = []
        for index in 0..<count where !times[index].isNaN { order.append(index) }
        order.sort { (times[$0], $0) < (times[$1], $1) }
        for (position, index) in order.enumerated() {
            // The last few of the same time: more would take quadratic time in a file whose clock stands still.
            for earlier in order[max(0, position - 8)..<position].reversed() {
                guard times[earlier] == times[index] else { break }
                // Neighbours are left to the channels, which leave them out as well: they add nothing to the path.
                guard earlier + 1 < index, self.isRepeat(index, of: earlier) else { continue }
                isRepeat[index] = true
                break
            }
        }
        return isRepeat
    }

    /// Settles the times of one segment.
    /// - Parameters:
    ///   - order: the places of its points.
    ///   - lost: gets the points that lose their time.
    private mutating func settle(_ order: inout [Int], lost: inout [Int]) {
        var timed = order.filter { !times[$0].isNaN }
        if TimeOrder.isOrdered(timed.map { times[$0] }) { return }
        var run = TimeOrder.longestRun(timed.map { times[$0] })
        let backwards = TimeOrder.longestRun(timed.reversed().map { times[$0] })
        if backwards.count > run.count {
            order.reverse()
            timed.reverse()
            run = backwards
        }
        if run.count == timed.count { return }
        let reach = longestStep(timed)
        var isNear = [true]
        for position in timed.indices.dropFirst() { isNear.append(metres(timed[position - 1], timed[position]) ?? 0 <= reach) }
        if let steady = TimeOrder.steadied(timed.map { times[$0] }, isNear: { isNear[$0] }) {
            for (position, time) in steady.enumerated() { setTime(of: timed[position], to: time) }
            run = TimeOrder.longestRun(steady)
        }
        if let inOrder = withBlocksMoved(order, timed, run) {
            order = inOrder
            timed = order.filter { !times[$0].isNaN }
            run = TimeOrder.longestRun(timed.map { times[$0] })
        }
        var next = 0
        for position in timed.indices {
            if next < run.count, run[next] == position { next += 1 } else { lost.append(timed[position]) }
        }
    }

    /// Metres within which two points that follow each other are as near as usual.
    private func longestStep(_ timed: [Int]) -> Double {
        var steps: [Double] = []
        for position in timed.indices.dropFirst() {
            if let step = metres(timed[position - 1], timed[position]) { steps.append(step) }
        }
        steps.sort()
        return max(30, 10 * (steps.isEmpty ? 0 : steps[steps.count / 2]))
    }

    /// Metres between two points; nil where one has no place.
    private func metres(_ one: Int, _ other: Int) -> Double? {
        guard let from = Coordinate(latitude: latitude[one], longitude: longitude[one]),
            let to = Coordinate(latitude: latitude[other], longitude: longitude[other])
        else { return nil }
        return from.metres(to: to)
    }

    /// The points with the blocks outside of the run where their times belong; nil when all stay.
    /// - Parameters:
    ///   - timed: the places of the points with times, of `order`.
    ///   - run: positions in `timed`.
    private func withBlocksMoved(_ order: [Int], _ timed: [Int], _ run: [Int]) -> [Int]? {
        var isInRun = [Bool](repeating: false, count: timed.count)
        for position in run { isInRun[position] = true }
        var leaving = Set<Int>()
        var arriving: [Int: [Range<Int>]] = [:]
        var start = 0
        while start < timed.count {
            var end = start + 1
            if isInRun[start] {
                start = end
                continue
            }
            while end < timed.count, !isInRun[end], times[timed[end]] >= times[timed[end - 1]] { end += 1 }
            if let target = target(of: start..<end, timed, run) {
                for position in start..<end { leaving.insert(timed[position]) }
                arriving[target, default: []].append(start..<end)
            }
            start = end
        }
        if leaving.isEmpty { return nil }
        var result: [Int] = []
        result.reserveCapacity(order.count)
        func insert(after place: Int) {
            for block in (arriving[place] ?? []).sorted(by: { times[timed[$0.lowerBound]] < times[timed[$1.lowerBound]] }) {
                for position in block { result.append(timed[position]) }
            }
        }
        insert(after: -1)
        for place in order where !leaving.contains(place) {
            result.append(place)
            insert(after: place)
        }
        return result
    }

    /// After which point of the run a block belongs by its times: -1 before the first; nil when it stays.
    ///
    /// It moves when all of its times fit between two neighbours of the run, and the path becomes shorter by more than a fifth of the
    /// steps that change.
    private func target(of block: Range<Int>, _ timed: [Int], _ run: [Int]) -> Int? {
        let (first, last) = (timed[block.lowerBound], timed[block.upperBound - 1])
        let next = run.count.first { times[timed[run[$0]]] > times[first] }
        let before = next > 0 ? timed[run[next - 1]] : nil
        let after = next < run.count ? timed[run[next]] : nil
        if let after, times[last] > times[after] { return nil }
        let left = block.lowerBound > 0 ? timed[block.lowerBound - 1] : nil
        let right = block.upperBound < timed.count ? timed[block.upperBound] : nil
        guard metres(first, last) != nil, left != before || right != after else { return nil }
        func way(_ one: Int?, _ other: Int?) -> Double {
            guard let one, let other else { return 0 }
            return metres(one, other) ?? 0
        }
        let staying = way(left, first) + way(last, right) + way(before, after)
        let moving = way(left, right) + way(before, first) + way(last, after)
        return moving < 0.8 * staying ? before ?? -1 : nil
    }
}
