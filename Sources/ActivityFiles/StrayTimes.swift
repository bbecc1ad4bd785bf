import Measures

/// Finds the points of a recording with impossible times, from a lost byte or a clock that was not yet set.
///
/// Times fall into groups with more than a day between them. A point of a small group is stray in two cases: the nearest points of large
/// groups around it are less than a day apart, or it is ten days away from all large groups, which exceeds any session. The rule is the
/// same for all formats.
enum StrayTimes {
    /// Shortest gap between two groups of times, in seconds.
    static let day = 86_400.0

    /// - Parameter time: seconds, in the order of the file; NaN for a point without a time.
    /// - Returns: the indices of stray points, ascending; empty for nearly every file.
    static func places(count: Int, time: (Int) -> Double) -> [Int] {
        var (least, greatest) = (Double.infinity, -Double.infinity)
        for index in 0..<count {
            let time = time(index)
            if time < least { least = time }
            if time > greatest { greatest = time }
        }
        guard greatest - least > day else { return [] }
        let large = largeGroups(count, time)
        guard let first = large.first, let last = large.last else { return [] }
        let earliest = first.lowerBound - 10 * day
        let latest = last.upperBound + 10 * day

        // The next time of a large group, computed from the end of the file.
        var after = [Double](repeating: .nan, count: count + 1)
        for index in stride(from: count - 1, through: 0, by: -1) {
            after[index] = isInside(time(index), large) ? time(index) : after[index + 1]
        }
        var strays: [Int] = []
        var before = Double.nan
        for index in 0..<count {
            let time = time(index)
            if time.isNaN { continue }
            if isInside(time, large) {
                before = time
            } else if abs(after[index] - before) < day || time < earliest || time > latest {
                strays.append(index)
            }
        }
        return strays
    }

    /// Returns the groups of more than one point in small files, and of more than 1 % in large ones: long groups are genuine recordings.
    /// Empty if they contain less than half of all points, since the wrong times are then unknown.
    private static func largeGroups(_ count: Int, _ time: (Int) -> Double) -> [ClosedRange<Double>] {
        var times: [Double] = []
        for index in 0..<count where !time(index).isNaN { times.append(time(index)) }
        times.sort()
        let limit = max(1, min(10, count / 100))
        var groups: [ClosedRange<Double>] = []
        var points = 0
        var start = 0
        for index in times.indices where index + 1 == times.count || times[index + 1] - times[index] > day {
            if index + 1 - start > limit {
                groups.append(times[start]...times[index])
                points += index + 1 - start
            }
            start = index + 1
        }
        return points * 2 > times.count ? groups : []
    }

    /// - Parameter groups: ascending and disjoint, so that a binary search finds the only candidate.
    private static func isInside(_ time: Double, _ groups: [ClosedRange<Double>]) -> Bool {
        if time.isNaN { return false }
        let index = groups.count.first { groups[$0].upperBound >= time }
        return index < groups.count && groups[index].lowerBound <= time
    }
}
