import Measures

/// Which times of a sequence of points are consistent with the order of the points.
enum TimeOrder {
    /// Places of a longest run of times that never goes back, ascending.
    ///
    /// Where several first or last times are possible, the one nearest to its neighbour in the run is chosen.
    /// - Parameter times: seconds without NaN. Takes n log n steps.
    static func longestRun(_ times: [Double]) -> [Int] {
        if isOrdered(times) { return Array(times.indices) }
        // For each length, the place of the least time that ends a run of it, and for each place the one before it in its run.
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: times.count)
        for index in times.indices {
            let length = ends.count.first { times[ends[$0]] > times[index] }
            if length > 0 { previous[index] = ends[length - 1] }
            if length == ends.count { ends.append(index) } else { ends[length] = index }
        }
        var run: [Int] = []
        var place = ends.last ?? -1
        while place >= 0 {
            run.append(place)
            place = previous[place]
        }
        run.reverse()
        return tightened(run, times)
    }

    static func isOrdered(_ times: [Double]) -> Bool {
        for index in times.indices.dropFirst() where times[index] < times[index - 1] { return false }
        return true
    }

    private static func tightened(_ run: [Int], _ times: [Double]) -> [Int] {
        guard run.count > 2 else { return run }
        var run = run
        let last = run.count - 1
        for place in 0..<run[1] where times[place] <= times[run[1]] && times[place] > times[run[0]] { run[0] = place }
        for place in (run[last - 1] + 1)..<times.count
        where times[place] >= times[run[last - 1]] && times[place] < times[run[last]] {
            run[last] = place
        }
        return run
    }

    /// Points on either side of a change of the clock that must follow each other evenly.
    private static let leastEven = 5

    /// The times of one clock, where a clock was set back on the way or was wrong for a while; nil where neither shows.
    ///
    /// A step back between two stretches of even steps is a change of the clock. It undoes an earlier leap ahead of the same size: the
    /// times in between were wrong. Otherwise all later times move on, until a leap ahead undoes the change.
    /// - Parameters:
    ///   - times: seconds without NaN.
    ///   - isNear: whether a point lies where the one before it was, as far as it goes in a step.
    static func steadied(_ times: [Double], isNear: (_ index: Int) -> Bool) -> [Double]? {
        guard times.count >= 4 * leastEven, let step = medianStep(times) else { return nil }
        let longest = max(10 * step, 10)
        let before = evenSteps(times, longest)
        let after = Array(evenSteps(times.reversed().map { -$0 }, longest).reversed())
        var result = times
        var shift = 0.0
        var leap: (index: Int, seconds: Double)?
        var isChanged = false
        for index in times.indices.dropFirst() {
            let change = times[index] - times[index - 1]
            if change > longest {
                let unshifted = times[index] - result[index - 1]
                if shift > 0, unshifted >= 0, unshifted <= 2 * longest {
                    shift = 0
                } else if before[index - 1] >= leastEven, isNear(index) {
                    leap = (index, change)
                }
            } else if change < 0, before[index - 1] >= leastEven, after[index] >= leastEven, isNear(index) {
                isChanged = true
                if let leap, abs(leap.seconds + change) <= 2 * longest {
                    for place in leap.index..<index { result[place] -= leap.seconds - step }
                } else {
                    shift += step - change
                }
                leap = nil
            }
            result[index] = times[index] + shift
        }
        return isChanged ? result : nil
    }

    /// For each place, how many even steps in a row lead to it.
    private static func evenSteps(_ times: [Double], _ longest: Double) -> [Int] {
        var steps = [Int](repeating: 0, count: times.count)
        for index in times.indices.dropFirst() {
            let change = times[index] - times[index - 1]
            steps[index] = change >= 0 && change <= longest ? steps[index - 1] + 1 : 0
        }
        return steps
    }

    private static func medianStep(_ times: [Double]) -> Double? {
        var steps: [Double] = []
        for index in times.indices.dropFirst() where times[index] > times[index - 1] {
            steps.append(times[index] - times[index - 1])
        }
        if steps.isEmpty { return nil }
        steps.sort()
        return steps[steps.count / 2]
    }
}
