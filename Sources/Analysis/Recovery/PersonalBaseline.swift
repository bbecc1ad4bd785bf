public import Measures

/// A person's usual value: centre and spread of the last two months, robust against a few outliers.
///
/// Formula: median of up to 60 days before; standard deviation from 1.4826 · MAD, shrunk with ν₀ = 10 towards the usual one.
/// Source: our own choice of robust statistics; ν₀ and the usual spreads are product definitions.
/// Grade: own definition.
public struct PersonalBaseline: Equatable, Sendable {
    public static let restingHeartRateCard = ModelCard(
        id: "resting_heart_rate", name: "Resting heart rate", alsoKnownAs: ["RHR"],
        formula: "today's value against the median of 60 days ± the shrunk standard deviation (1.4826 MAD, ν₀ = 10, 3 bpm usual)",
        units: "bpm",
        source:
            "our own, because makers publish no bands; robust statistics after P. Rousseeuw and C. Croux, JASA 88:1273 (1993)",
        grade: .ownDefinition,
        limits:
            "At least 7 days of one device: another one starts anew. A watch is about 6 % off (O'Grady, Sensors 24:6220, 2024). "
            + "Cycle phase and illness shift it: where an export says when periods began, mornings of the same half of the cycle are compared, from "
            + "7 of them on.")

    /// Length in days before the evaluated day.
    public static let length = 60
    /// Days that an evaluation requires.
    static let daysNeeded = 7

    public var median: Double
    public var deviation: Double
    public var count: Int

    /// - Parameters:
    ///   - values: by day, in any order.
    ///   - day: the evaluated day, which is not part of its own baseline.
    ///   - usual: usual standard deviation of people.
    public init?(values: [Day: Double], before day: Day, usual: Double) {
        var column: [Double] = []
        for ago in 1...PersonalBaseline.length {
            if let value = values[day - ago] { column.append(value) }
        }
        guard let median = Robust.median(column), let spread = Robust.deviation(column),
            let shrunk = Robust.shrunkDeviation(spread, count: column.count, usual: usual), shrunk > 0
        else { return nil }
        self.median = median
        deviation = shrunk
        count = column.count
    }

    /// Returns the standard deviations above the usual value, limited to ±3.
    public func score(_ value: Double) -> Double? {
        Robust.winsorisedScore(value, centre: median, deviation: deviation)
    }
}
