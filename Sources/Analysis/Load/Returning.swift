public import Measures

/// Return after an illness, an injury or a holiday. For four weeks the ratio compares with weeks without training and is meaningless.
///
/// Formula: at least seven days without load, and at least twice the usual gap between training days, after two weeks of training, ending
/// within the last 28 days.
/// Units: days.
/// Source: our own rule.
/// Grade: own definition.
public struct Returning: Equatable, Sendable {
    public static let card = ModelCard(
        id: "returning", name: "Returning after a break", alsoKnownAs: [],
        formula:
            "a break is ≥ {shortestBreak} days in a row without load, at least twice the median gap between the training days of the {usualDays} days before "
            + "it, with at least {historyNeeded} days of history and some load in the {reach} days before it; returning: the break ended within the last "
            + "{beginning} days, or within {reach} while the ratio is hidden or ≥ {elevated}",
        units: "days",
        source: "our own, because after a break acute over chronic load compares with nothing and jumps whatever one does",
        grade: .ownDefinition,
        limits:
            "Days without any data count as a break too: a watch left at home looks like rest. After more than {longGap} such "
            + "days a new history begins, and returning no longer applies.",
        constants: [
            CardConstant("shortestBreak", Returning.shortestBreak),
            CardConstant("usualDays", Returning.usualDays),
            CardConstant("historyNeeded", Returning.historyNeeded),
            CardConstant("reach", Returning.reach),
            CardConstant("beginning", Returning.beginning),
            CardConstant("elevated", LoadRatioBounds.elevated, decimals: 1),
            CardConstant("longGap", DailyLoads.longGap),
        ])

    public static let shortestBreak = 7
    /// Days from the first one with load for which half of the usual load is sufficient.
    public static let beginning = 10

    /// Times the usual gap between training days that a break lasts at least.
    static let gaps = 2
    /// Days before a break in which the usual gap is looked for.
    static let usualDays = 56
    /// Days of history that come before a break.
    static let historyNeeded = 14
    /// Days since a break in which it still matters, and days before it that need some load: those of the chronic load.
    static let reach = LoadRatio.chronicDays

    /// Days without load.
    public var days: Int
    /// The first day with load after them.
    public var since: Day

    /// Creates the latest relevant break; nil while training continued.
    public init?(_ daily: DailyLoads) { self.init(daily, within: Returning.reach, least: Returning.shortestBreak) }

    /// - Parameters:
    ///   - reach: days since the break, at most.
    ///   - shortest: days of the break, at least.
    ///   - last: the last day that is known; nil for that of the loads.
    init?(_ daily: DailyLoads, within reach: Int, least shortest: Int, until last: Day? = nil) {
        let loads = daily.loads.prefix(max(0, (last ?? daily.last) - daily.first + 1))
        var end = loads.count - 1
        let oldest = max(0, loads.count - reach)
        let begin = daily.loads.count - daily.length
        while end >= oldest {
            // `end` has load and the day before has none, so a break may have ended there.
            guard loads[end] > 0, end > 0, loads[end - 1] == 0 else {
                end -= 1
                continue
            }
            var start = end - 1
            while start > 0, loads[start - 1] == 0 { start -= 1 }
            let length = end - start
            if Returning.isBreak(length, after: loads[..<start], least: shortest), start >= Returning.historyNeeded,
                start > begin,
                loads[max(0, start - Returning.reach)..<start].contains(where: { $0 > 0 })
            {
                days = length
                since = daily.first + end
                return
            }
            end = start - 1
        }
        return nil
    }

    /// Whether so many days without load are a break.
    /// - Parameters:
    ///   - loads: loads by day until it, oldest first.
    ///   - shortest: days of a break, at least.
    static func isBreak(_ length: Int, after loads: ArraySlice<Double>, least shortest: Int) -> Bool {
        length >= max(shortest, gaps * usualGap(loads.suffix(usualDays)))
    }

    /// Returns the median number of days without load between two days with load; 0 with fewer than two of those.
    private static func usualGap(_ loads: ArraySlice<Double>) -> Int {
        var gaps: [Double] = []
        var last: Int?
        for index in loads.indices where loads[index] > 0 {
            if let last { gaps.append(Double(index - last - 1)) }
            last = index
        }
        return Int(Robust.median(gaps) ?? 0)
    }
}

extension LoadState {
    /// Nil again once the first days are over and the ratio is normal.
    var returning: Returning? {
        guard let found = Returning(daily) else { return nil }
        return day - found.since < Returning.beginning || (shownRatio ?? .infinity) >= LoadRatioBounds.elevated ? found : nil
    }
}
