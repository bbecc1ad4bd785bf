public import Measures

/// Consecutive days with a run.
///
/// Formula: the longest stretch of neighbouring local days each with a run.
/// Units: days.
/// Source: counting.
/// Grade: established.
public struct Streak: Equatable, Sendable {
    public static let card = ModelCard(
        id: "streak", name: "Days in a row with a run", alsoKnownAs: ["run streak"],
        formula: "last − first + 1 of neighbouring local days each with a run; the present one may end yesterday", units: "days",
        source: "counting, by the athlete's own days", grade: .established,
        limits: "A day is the athlete's own local day. Rest days make runners faster; a streak does not.")

    public var first: Day
    public var last: Day
    public var days: Int { last - first + 1 }

    /// Returns all streaks, oldest first.
    /// - Parameter days: ascending; repeated ones count once.
    public static func all(_ days: [Day]) -> [Streak] {
        var streaks: [Streak] = []
        for day in days {
            if let open = streaks.last, day - open.last <= 1 {
                if day > open.last { streaks[streaks.count - 1].last = day }
            } else {
                streaks.append(Streak(first: day, last: day))
            }
        }
        return streaks
    }
}
