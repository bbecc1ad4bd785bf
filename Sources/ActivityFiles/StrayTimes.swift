import Measures

/// Which points of a recording carry a time that cannot be theirs: a byte was lost on the way, or a clock was not yet set.
///
/// Times fall into groups with more than a day between them. A point of a small group is stray when the points around it, those of
/// small groups aside, are less than a day apart, or when it is ten days away from all large groups: no session lasts that long.
/// One rule for all formats.
enum StrayTimes {
    /// Seconds between two groups of times, at least.
    static let day = 86_400.0

    /// - Parameter time: seconds, in the order of the file; NaN for a point without a time.
    /// - Returns: the places of stray points, ascending; none in nearly every file.
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

        // The next times of large groups, from the end of the file on.
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

    /// Groups of more than one point among few, and of more than a hundredth of many: what is longer somebody recorded. None where
    /// they hold less than half of all points: then nothing says which of the others is wrong.
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

    /// - Parameter groups: ascending and apart, so that a search by halves finds the only one that can hold the time.
    private static func isInside(_ time: Double, _ groups: [ClosedRange<Double>]) -> Bool {
        if time.isNaN { return false }
        let index = groups.count.first { groups[$0].upperBound >= time }
        return index < groups.count && groups[index].lowerBound <= time
    }
}
