public import Measures

/// Coming back after an illness, an injury or a holiday: for four weeks the ratio compares with weeks in which nothing was done, and
/// says nothing.
///
/// Formula: seven days or more without load, after two weeks of training, that ended within the last 28 days.
/// Units: days.
/// Source: our own rule.
/// Grade: own definition.
public struct Returning: Equatable, Sendable {
    public static let card = ModelCard(
        id: "returning", name: "Returning after a break", alsoKnownAs: [],
        formula:
            "a break is ≥ 7 days in a row without load, with at least 14 days of history and some load in the 28 days before it; "
            + "returning: the break ended within the last 28 days",
        units: "days",
        source: "our own, because after a break acute over chronic load compares with nothing and jumps whatever one does",
        grade: .ownDefinition,
        limits: "Days of which nothing is known count as a break too: a watch that stayed at home looks like rest.")

    public static let shortestBreak = 7

    /// Days without load.
    public var days: Int
    /// The first day with load after them.
    public var since: Day

    /// The latest break that still matters; nil while training went on.
    public init?(_ daily: DailyLoads) {
        let loads = daily.loads
        var end = loads.count - 1
        let oldest = max(0, loads.count - 28)
        while end >= oldest {
            // `end` is a day with load whose day before had none: a break may have ended there.
            guard loads[end] > 0, end > 0, loads[end - 1] == 0 else {
                end -= 1
                continue
            }
            var start = end - 1
            while start > 0, loads[start - 1] == 0 { start -= 1 }
            let length = end - start
            if length >= Returning.shortestBreak, start >= 14, loads[max(0, start - 28)..<start].contains(where: { $0 > 0 }) {
                days = length
                since = daily.first + end
                return
            }
            end = start - 1
        }
        return nil
    }
}

extension LoadState {
    var returning: Returning? { Returning(daily) }
}
