/// The highest mean over each duration, which outlines an athlete's ability.
///
/// Formula: for each duration the largest mean over any window of that many seconds; pace from the distance covered, pauses included; heart
/// rate and power only over windows without gaps.
/// Units: seconds in; metres per second, beats per minute or watts out.
/// Source: the mean-maximal curve of cycling science; durations at 1.1 times the one before are ours.
/// Grade: established.
public enum MeanMaximal {
    public static let card = ModelCard(
        id: "mean_maximal", name: "Best means by duration", alsoKnownAs: ["mean-maximal curve", "power curve", "critical curve"],
        formula: "max over t of the mean over [t, t + d], d = 10 s · 1.1ⁿ to six hours; pace = distance / d, pauses included",
        units: "m/s, bpm, W",
        source:
            "the mean-maximal curve as cycling science draws it; the spacing is our own, because neighbours a tenth apart differ by "
            + "less than a curve can show",
        grade: .established,
        limits:
            "Shows what was done, not what could be: a curve without a hard effort sags. Windows over gaps of a track, "
            + "or over speeds that no runner reaches, are left out.")

    /// Whole seconds, each about 1.1 times the one before.
    public static let durations: [Int] = {
        var durations: [Int] = []
        var exact = 10.0
        while exact <= 21_600 {
            let whole = Int(exact + 0.5)
            if durations.last != whole { durations.append(whole) }
            exact *= 1.1
        }
        return durations
    }()

    /// Returns one value for each duration that fits, in the order of `durations`. A duration without an allowed window has zero, which is
    /// no real mean.
    /// - Parameters:
    ///   - totals: running total at each second, one more than the number of seconds; never falling.
    ///   - isAllowed: whether the window of seconds `start..<end` may count.
    static func curve(totals: [Double], isAllowed: (Int, Int) -> Bool) -> [Double] {
        var curve: [Double] = []
        for duration in durations {
            guard duration < totals.count else { break }
            var best = 0.0
            var start = 0
            while start + duration < totals.count {
                let sum = totals[start + duration] - totals[start]
                if sum > best, isAllowed(start, start + duration) { best = sum }
                start += 1
            }
            curve.append(best / Double(duration))
        }
        while curve.last == 0 { curve.removeLast() }
        return curve
    }
}

extension SessionTrack {
    /// Curve of speed in metres per second over elapsed time.
    var speedCurve: [Double] {
        guard let path, metres.count > 10 else { return [] }
        let doubts = path.earliestDoubts(seconds: metres.count)
        return MeanMaximal.curve(totals: metres) { start, end in doubts[start] >= Double(end) }
    }

    /// Returns the curve of a column of seconds; windows with an unknown second do not count.
    static func curve(of column: SecondColumn) -> [Double] {
        var totals: [Double] = [0]
        var unknown: [Int] = [0]
        totals.reserveCapacity(column.count + 1)
        unknown.reserveCapacity(column.count + 1)
        var total = 0.0
        var holes = 0
        for second in 0..<column.count {
            if let value = column[second], value > 0 { total += value } else if column[second] == nil { holes += 1 }
            totals.append(total)
            unknown.append(holes)
        }
        return MeanMaximal.curve(totals: totals) { start, end in unknown[end] == unknown[start] }
    }
}
