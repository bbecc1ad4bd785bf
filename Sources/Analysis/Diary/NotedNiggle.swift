import Measures
public import Training

/// A niggle with the training load at its time. Hearth draws no conclusion from the two.
///
/// Formula: the load of the day, Σ of the 7 days until it, and Σ of 28 days / 4.
/// Units: load; intensity 0…10 as the athlete felt it.
/// Source: our own, as a note and three sums.
/// Grade: own definition.
public struct NotedNiggle: Equatable, Sendable {
    public static let card = ModelCard(
        id: "niggles", name: "Niggles beside load", alsoKnownAs: ["pain log"],
        formula: "what was noted, beside the load of its day, Σ load of the 7 days until it, and Σ load of 28 days / 4",
        units: "load; intensity 0…10",
        source:
            "our own, because a look back should show what went before",
        grade: .ownDefinition,
        limits:
            "Says what was noted and what the load was then. It finds no cause, gives no probability and no medical advice. Days "
            + "without a note are days without a note.")

    /// Days to look back.
    public static let window = 365

    public var niggle: Niggle
    /// Load of the day; nil before the first session, and on a day without data.
    public var dayLoad: Double?
    /// Load of the seven days up to it; nil with less data.
    public var weekLoad: Double?
    /// A week's share of the four weeks up to it; nil with less data.
    public var usualWeek: Double?

    public init(niggle: Niggle, dayLoad: Double? = nil, weekLoad: Double? = nil, usualWeek: Double? = nil) {
        self.niggle = niggle
        self.dayLoad = dayLoad
        self.weekLoad = weekLoad
        self.usualWeek = usualWeek
    }

    /// Returns the niggles of a year, newest first.
    static func all(asOf day: Day, history: History) -> [NotedNiggle] {
        let noted = history.diary.niggles.filter { $0.day <= day && day - $0.day < window }
        if noted.isEmpty { return [] }
        let daily = history.dailyLoads(through: day)
        return noted.reversed().map { niggle in
            guard let daily, niggle.day >= daily.first else { return NotedNiggle(niggle: niggle) }
            let index = niggle.day - daily.first
            func sum(_ days: Int) -> Double? {
                guard index + 1 >= days else { return nil }
                return daily.loads[(index + 1 - days)...index].reduce(0, +)
            }
            return NotedNiggle(
                niggle: niggle, dayLoad: daily.known[index] ? daily.loads[index] : nil, weekLoad: sum(7),
                usualWeek: sum(28).map { $0 / 4 })
        }
    }
}
